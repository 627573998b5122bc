//! Effects of stock changes: notices, webhooks, and invalidation of cached responses about stock (product.md §9).

use tierway_catalogue::Product;
use tierway_inventory::{StockCount, StockLevel, falls_low, turns};
use tierway_kernel::{Message, ProductId, ToValue, message};
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use super::back_in_stock::announce_returns;
use crate::catalogue::products_changed;
use crate::webhooks::{stock_changed, stock_low};
use crate::{Context, Failure, Transaction};

/// Notifies manager, supervisor and purchaser of a manual stock change.
pub(super) fn notify_stock_update(
    tx: &mut dyn Transaction,
    context: &Context,
    product: &Product,
    balance: i64,
    reason: impl ToValue,
) -> Result<(), Failure> {
    let message = message!(
        "{name} ({sku}) now has {balance} in stock. Reason: {reason}",
        name = product.name,
        sku = product.sku,
        balance,
        reason
    );
    notify(
        tx,
        context,
        &["manager", "supervisor", "purchaser"],
        NoticeKind::StockUpdate,
        about(product),
        message!("Stock updated"),
        message,
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
    let (name, sku) = (&product.name, &product.sku);
    let message = message!("{name} ({sku}) is down to {balance} in stock.", name, sku, balance = after);
    let groups = ["purchaser", "manufacturer"];
    notify(tx, context, &groups, NoticeKind::LowStock, about(product), message!("Low stock"), message)
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

/// Effects of level changes, each with the previously available pieces: emits webhook events, and for products that
/// come into stock or run out invalidates search index and cached responses, and enqueues back-in-stock notices.
pub(crate) fn notify_stock_changes(
    tx: &mut dyn Transaction,
    context: &Context,
    changed: &[(i64, StockLevel)],
) -> Result<(), Failure> {
    let levels: Vec<StockLevel> = changed.iter().map(|(_, level)| *level).collect();
    stock_changed(tx, context, &levels)?;
    let turned = changed.iter().filter(|(before, level)| turns(*before, level.available()));
    let turned: Vec<ProductId> = turned.map(|(_, level)| level.product_id).collect();
    if turned.is_empty() {
        return Ok(());
    }
    products_changed(tx, &turned, context.now)?;
    announce_returns(tx, context, changed)
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
    let message = message!(
        "Batch {code} of {name} ({sku}) is on hold: {reason}.",
        code = code.to_owned(),
        name = product.name,
        sku = product.sku,
        reason = reason.to_owned()
    );
    let message = message.followed_by(match short {
        0 => None,
        pieces => Some(message!("{pieces} reserved units cannot be shipped.", pieces)),
    });
    notify(
        tx,
        context,
        &["warehouse", "manager", "manufacturer"],
        NoticeKind::LotHold,
        about(product),
        message!("Batch on hold"),
        message,
    )
}

/// Notifies the same roles of expired lots.
pub(super) fn notify_expired(tx: &mut dyn Transaction, context: &Context, lots: u64) -> Result<(), Failure> {
    let message = match lots {
        1 => message!("A batch has expired and is on hold."),
        count => message!("{count} batches have expired and are on hold.", count),
    };
    notify(
        tx,
        context,
        &["warehouse", "manager", "manufacturer"],
        NoticeKind::LotExpired,
        None,
        message!("Batches expired"),
        message,
    )
}

/// Notifies manager, supervisor and purchaser of a stock count.
pub(super) fn notify_count(tx: &mut dyn Transaction, context: &Context, count: &StockCount) -> Result<(), Failure> {
    let sums = &count.entry.sums;
    let message = message!(
        "Stock count #{number}: {differences} of {lines} lines differed, {over} units over and {short} short. \
         Reason: {reason}",
        number = count.id,
        differences = sums.differences,
        lines = sums.lines,
        over = sums.pieces_in,
        short = sums.pieces_out,
        reason = count.entry.reason
    );
    notify(
        tx,
        context,
        &["manager", "supervisor", "purchaser"],
        NoticeKind::StockUpdate,
        None,
        message!("Stock counted"),
        message,
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
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    let to_group = |group: &&str| NewNotice {
        audience: Audience::Group((*group).to_owned()),
        kind: kind.into(),
        subject,
        title: title.clone(),
        message: message.clone(),
    };
    let notices: Vec<NewNotice> = groups.iter().map(to_group).collect();
    Ok(tx.notices().add_many(&notices, context.now)?)
}
