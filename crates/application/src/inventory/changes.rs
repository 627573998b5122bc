//! What a change of the shelf sets off: notices, and stale answers about what is in stock (product.md §9).

use tierway_catalogue::Product;
use tierway_inventory::{StockCount, StockLevel, falls_low, turns};
use tierway_kernel::ProductId;
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use crate::catalogue::products_changed;
use crate::webhooks::{stock_changed, stock_low};
use crate::{Context, Failure, Transaction};

/// Tells manager, supervisor and purchaser that somebody set or moved a stock figure by hand.
pub(super) fn tell_stock_update(
    tx: &mut dyn Transaction,
    context: &Context,
    product: &Product,
    balance: i64,
    reason: &str,
) -> Result<(), Failure> {
    let message = format!("{} ({}) now has {balance} in stock. Reason: {reason}", product.name, product.sku);
    notify(
        tx,
        context,
        &["manager", "supervisor", "purchaser"],
        NoticeKind::StockUpdate,
        about(product),
        "Stock updated",
        &message,
    )
}

/// Warns purchaser and manufacturer when the balance falls to the low mark, which stands in the settings.
pub(crate) fn tell_low_stock(
    tx: &mut dyn Transaction,
    context: &Context,
    product: &Product,
    before: i64,
    after: i64,
    mark: i64,
) -> Result<(), Failure> {
    if after >= before || !falls_low(before, after, mark) {
        return Ok(());
    }
    stock_low(tx, context, product, after, mark)?;
    let message = format!("{} ({}) is down to {after} in stock.", product.name, product.sku);
    notify(tx, context, &["purchaser", "manufacturer"], NoticeKind::LowStock, about(product), "Low stock", &message)
}

/// What the change of a level sets off; see [`tell_all_turned`].
pub(crate) fn tell_turned(
    tx: &mut dyn Transaction,
    context: &Context,
    available_before: i64,
    level: Option<&StockLevel>,
) -> Result<(), Failure> {
    level.map_or(Ok(()), |level| tell_all_turned(tx, context, &[(available_before, *level)]))
}

/// What changes of levels set off, each with what was available before: webhooks are told, and the search and kept
/// answers are stale of products that come into stock or run out.
pub(crate) fn tell_all_turned(
    tx: &mut dyn Transaction,
    context: &Context,
    changed: &[(i64, StockLevel)],
) -> Result<(), Failure> {
    let levels: Vec<StockLevel> = changed.iter().map(|(_, level)| *level).collect();
    stock_changed(tx, context, &levels)?;
    let turned = changed.iter().filter(|(before, level)| turns(*before, level.available()));
    let turned: Vec<ProductId> = turned.map(|(_, level)| level.product_id).collect();
    if turned.is_empty() { Ok(()) } else { Ok(products_changed(tx, &turned, context.now)?) }
}

/// Tells warehouse, manager and manufacturer that a lot was put on hold.
pub(super) fn tell_hold(
    tx: &mut dyn Transaction,
    context: &Context,
    product: &Product,
    code: &str,
    reason: &str,
    short: i64,
) -> Result<(), Failure> {
    let short = match short {
        0 => String::new(),
        short => format!(" {short} reserved units cannot be shipped."),
    };
    let message = format!("Batch {code} of {} ({}) is on hold: {reason}.{short}", product.name, product.sku);
    notify(
        tx,
        context,
        &["warehouse", "manager", "manufacturer"],
        NoticeKind::LotHold,
        about(product),
        "Batch on hold",
        &message,
    )
}

/// Tells the same that lots have expired.
pub(super) fn tell_expired(tx: &mut dyn Transaction, context: &Context, lots: u64) -> Result<(), Failure> {
    let message = match lots {
        1 => "A batch has expired and is on hold.".to_owned(),
        _ => format!("{lots} batches have expired and are on hold."),
    };
    notify(
        tx,
        context,
        &["warehouse", "manager", "manufacturer"],
        NoticeKind::LotExpired,
        None,
        "Batches expired",
        &message,
    )
}

/// Tells manager, supervisor and purchaser that the stock was counted.
pub(super) fn tell_count(tx: &mut dyn Transaction, context: &Context, count: &StockCount) -> Result<(), Failure> {
    let sums = &count.entry.sums;
    let message = format!(
        "Stock count #{}: {} of {} lines differed, {} units over and {} short. Reason: {}",
        count.id, sums.differences, sums.lines, sums.pieces_in, sums.pieces_out, count.entry.reason
    );
    notify(
        tx,
        context,
        &["manager", "supervisor", "purchaser"],
        NoticeKind::StockUpdate,
        None,
        "Stock counted",
        &message,
    )
}

fn about(product: &Product) -> Option<Subject> {
    Some(Subject::new(SubjectKind::Product, product.id.0))
}

fn notify(
    tx: &mut dyn Transaction,
    context: &Context,
    groups: &[&str],
    kind: NoticeKind,
    subject: Option<Subject>,
    title: &str,
    message: &str,
) -> Result<(), Failure> {
    let to_group = |group: &&str| NewNotice {
        audience: Audience::Group((*group).to_owned()),
        kind: kind.into(),
        subject,
        title: title.to_owned(),
        message: message.to_owned(),
    };
    let notices: Vec<NewNotice> = groups.iter().map(to_group).collect();
    Ok(tx.notices().add_many(&notices, context.now)?)
}
