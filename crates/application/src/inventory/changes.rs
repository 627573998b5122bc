//! Effects of stock changes: notices, webhooks, and invalidation of cached responses about stock (product.md §9).

use tierway_catalogue::Product;
use tierway_inventory::{StockCount, StockLevel, falls_low, turns};
use tierway_kernel::ProductId;
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use crate::catalogue::products_changed;
use crate::webhooks::{stock_changed, stock_low};
use crate::{Context, Failure, Transaction};

/// Notifies manager, supervisor and purchaser of a manual stock change.
pub(super) fn notify_stock_update(
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

/// Warns purchaser and manufacturer when the balance falls to the low stock threshold in the settings.
pub(crate) fn notify_low_stock(
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

/// Effects of one level change; see [`notify_stock_changes`].
pub(crate) fn notify_stock_change(
    tx: &mut dyn Transaction,
    context: &Context,
    available_before: i64,
    level: Option<&StockLevel>,
) -> Result<(), Failure> {
    level.map_or(Ok(()), |level| notify_stock_changes(tx, context, &[(available_before, *level)]))
}

/// Effects of level changes, each with the previously available pieces: emits webhook events, and invalidates search
/// index and cached responses for products that come into stock or run out.
pub(crate) fn notify_stock_changes(
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

/// Notifies warehouse, manager and manufacturer of a lot on hold.
pub(super) fn notify_hold(
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

/// Notifies the same roles of expired lots.
pub(super) fn notify_expired(tx: &mut dyn Transaction, context: &Context, lots: u64) -> Result<(), Failure> {
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

/// Notifies manager, supervisor and purchaser of a stock count.
pub(super) fn notify_count(tx: &mut dyn Transaction, context: &Context, count: &StockCount) -> Result<(), Failure> {
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
