//! Back-in-stock notices. Changes of stock only enqueue the job that writes them.

use serde::{Deserialize, Serialize};
use tierway_inventory::{StockLevel, comes_back};
use tierway_kernel::{ProductId, message};
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use crate::jobs::{Done, JobKind, NewJob, Run};
use crate::{Context, Failure, Transaction};

/// Recipients per transaction; others can write in between.
const AT_ONCE: u32 = 200;

/// The payload of the job.
#[derive(Debug, Serialize, Deserialize)]
struct BackInStock {
    product: ProductId,
}

/// Enqueues the notices about products that have come back, each with the previously available pieces, if somebody waits
/// for them.
pub(super) fn announce_returns(
    tx: &mut dyn Transaction,
    context: &Context,
    changed: &[(i64, StockLevel)],
) -> Result<(), Failure> {
    let back = changed.iter().filter(|(before, level)| comes_back(*before, level.available()));
    let back: Vec<ProductId> = back.map(|(_, level)| level.product_id).collect();
    enqueue_back_in_stock(tx, context, &back)
}

/// The same for restored products that are in stock.
pub(crate) fn announce_on_sale_again(
    tx: &mut dyn Transaction,
    context: &Context,
    products: &[ProductId],
) -> Result<(), Failure> {
    if products.is_empty() {
        return Ok(());
    }
    let levels = tx.stock().levels(products)?;
    let in_stock = levels.into_iter().filter(|level| level.available() > 0);
    let in_stock: Vec<ProductId> = in_stock.map(|level| level.product_id).collect();
    enqueue_back_in_stock(tx, context, &in_stock)
}

fn enqueue_back_in_stock(tx: &mut dyn Transaction, context: &Context, products: &[ProductId]) -> Result<(), Failure> {
    if products.is_empty() {
        return Ok(());
    }
    let job = |product| {
        let payload = serde_json::json!(BackInStock { product }).to_string();
        // Without a key: a run that has just looked at the stock does not stand in for this one.
        NewJob { kind: JobKind::BackInStock, payload, run_at: context.now, dedupe_key: None }
    };
    let jobs: Vec<NewJob> = tx.stock_alerts().awaited(products)?.into_iter().map(job).collect();
    if !jobs.is_empty() {
        tx.jobs().enqueue_new(&jobs, context.now)?;
    }
    Ok(())
}

/// The job. Each transaction deletes the alerts of the people it notifies, so that nobody is notified twice.
pub(crate) fn notify_back_in_stock(run: &Run<'_>) -> Result<Done, Failure> {
    let BackInStock { product } = run.payload()?;
    while run.write(move |tx, context| notify_some(tx, context, product))? {}
    run.done(|_, _| Ok(()))
}

/// Notifies some; returns whether there may be more. Alerts for products that are sold out again or discontinued stay.
fn notify_some(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<bool, Failure> {
    context.require_system()?;
    let Some(product) = tx.products().by_id(id)?.filter(|product| product.is_active) else { return Ok(false) };
    if tx.stock().level(id)?.is_none_or(|level| level.available() <= 0) {
        return Ok(false);
    }
    let waiting = tx.stock_alerts().take(id, AT_ONCE)?;
    let notice = |user| NewNotice {
        audience: Audience::User(user),
        kind: NoticeKind::BackInStock.into(),
        subject: Some(Subject::new(SubjectKind::Product, id.0)),
        title: message!("{name} is back in stock", name = product.name),
        message: message!("You can order {name} again.", name = product.name),
    };
    let notices: Vec<NewNotice> = waiting.iter().copied().map(notice).collect();
    tx.notices().add_many(&notices, context.now)?;
    Ok(notices.len() == AT_ONCE as usize)
}
