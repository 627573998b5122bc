//! `POST /api/stock-counts`.

use std::collections::{BTreeMap, HashMap};

use tierway_accounts::ActivityAction;
use tierway_catalogue::Product;
use tierway_inventory::{
    CountError, CountLine, CountSums, Direction, MAX_COUNT_REASON, NewMovement, NewStockCount, Reason, StockCount,
    StockLevel,
};
use tierway_kernel::{FieldError, Message, Permission, ProductId, Quantity, StockCountId, message, too_long};

use super::changes::{notify_count, notify_low_stock, notify_stock_changes};
use super::count_review::{ReviewedLine, products_of, review};
use super::lot_steps::contradiction;
use super::preview_stock_count::check_length;
use crate::{Context, Failure, Settings, StaleField, Transaction};

/// Products locked at once.
const BATCH: usize = 500;

/// Posts what was counted on the shelf, all or nothing.
pub fn post_stock_count(
    tx: &mut dyn Transaction,
    context: &Context,
    reason: &str,
    lines: &[CountLine],
) -> Result<StockCount, Failure> {
    context.require(Permission::PostStockCount)?;
    check_length(lines)?;
    let reason = check_count_reason(reason)?;
    apply_count(tx, context, &reason, lines)
}

/// Checks the reason of a count.
pub fn check_count_reason(reason: &str) -> Result<String, Failure> {
    match reason.trim() {
        "" => Err(Failure::field("reason", "Please enter a reason for the stock count.")),
        long if long.chars().count() > MAX_COUNT_REASON => Err(Failure::field("reason", too_long(MAX_COUNT_REASON))),
        reason => Ok(reason.to_owned()),
    }
}

/// Posts a count of any length: differences become adjustments with one reason, all or nothing. The caller has checked
/// the permission.
pub(crate) fn apply_count(
    tx: &mut dyn Transaction,
    context: &Context,
    reason: &str,
    lines: &[CountLine],
) -> Result<StockCount, Failure> {
    for batch in products_of(lines).chunks(BATCH) {
        tx.stock().lock_all(batch)?;
    }
    let reviewed = review(tx, lines)?;
    refuse(&reviewed)?;
    let sums = reviewed.iter().fold(CountSums::default(), |sums, line| sums.with(line.difference));
    let new = NewStockCount { reason: reason.to_owned(), created_by: context.actor.id(), sums };
    let count = tx.stock_counts().add(&new, lines, context.now)?;
    let changed = adjust(tx, context, count.id, reason, &reviewed)?;
    notify(tx, context, reason, &changed)?;
    notify_count(tx, context, &count)?;
    let log = message!(
        "Posted stock count #{number}: {differences} of {lines} lines differed",
        number = count.id,
        differences = sums.differences,
        lines = sums.lines
    );
    context.log(tx, ActivityAction::Stock, log)?;
    Ok(count)
}

/// Names every line that cannot be posted. What has moved in between is a conflict, everything else a broken rule.
fn refuse(reviewed: &[ReviewedLine]) -> Result<(), Failure> {
    let complaint = |(index, line): (usize, &ReviewedLine)| {
        let problem = line.problem?;
        let current = if let CountError::Moved(pieces) = problem { Some(pieces.to_string()) } else { None };
        let error = FieldError::new(format!("lines[{index}].{}", problem.field()), problem);
        Some(StaleField { error, current })
    };
    let errors: Vec<StaleField> = reviewed.iter().enumerate().filter_map(complaint).collect();
    let has_moved = |line: &ReviewedLine| matches!(line.problem, Some(CountError::Moved(_)));
    match (errors.is_empty(), reviewed.iter().any(has_moved)) {
        (true, _) => Ok(()),
        (false, true) => Err(Failure::Stale(errors)),
        (false, false) => Err(Failure::Fields(errors.into_iter().map(|stale| stale.error).collect())),
    }
}

/// Moves the differences, what was found before what is missing; each changed product's level before and after.
fn adjust(
    tx: &mut dyn Transaction,
    context: &Context,
    count: StockCountId,
    reason: &str,
    reviewed: &[ReviewedLine],
) -> Result<BTreeMap<ProductId, (StockLevel, StockLevel)>, Failure> {
    let mut changed: BTreeMap<ProductId, (StockLevel, StockLevel)> = BTreeMap::new();
    for way in [Direction::In, Direction::Out] {
        for line in reviewed {
            let Some((direction, pieces)) = line.difference.filter(|(direction, _)| *direction == way) else {
                continue;
            };
            let product = line.line.product_id;
            let shift = line.shift().ok_or_else(|| contradiction(product))?;
            let after = tx.stock().shift(product, shift, context.now)?.ok_or_else(|| contradiction(product))?;
            let movement = movement(context, &line.line, direction, pieces, (count, reason));
            tx.stock().enter(&movement, after.balance(), context.now)?;
            let before = shift.before(&after);
            changed.entry(product).and_modify(|levels| levels.1 = after).or_insert((before, after));
        }
    }
    Ok(changed)
}

fn movement(
    context: &Context,
    line: &CountLine,
    direction: Direction,
    quantity: Quantity,
    (count, reason): (StockCountId, &str),
) -> NewMovement {
    NewMovement {
        product_id: line.product_id,
        direction,
        quantity,
        reason: Reason::Adjustment,
        reference: Some(message!("Stock count #{number}", number = count)),
        notes: Some(Message::verbatim(reason)),
        order_id: None,
        lot_id: line.lot_id,
        count_id: Some(count),
        created_by: context.actor.id(),
    }
}

/// Stock update records, warnings and invalidation for the changed products.
fn notify(
    tx: &mut dyn Transaction,
    context: &Context,
    reason: &str,
    changed: &BTreeMap<ProductId, (StockLevel, StockLevel)>,
) -> Result<(), Failure> {
    let ids: Vec<ProductId> = changed.keys().copied().collect();
    let mut products: HashMap<ProductId, Product> = HashMap::with_capacity(ids.len());
    for batch in ids.chunks(BATCH) {
        products.extend(tx.products().by_ids(batch)?.into_iter().map(|product| (product.id, product)));
    }
    let levels: Vec<(i64, StockLevel)> = changed.values().map(|(before, after)| (before.available(), *after)).collect();
    notify_stock_changes(tx, context, &levels)?;
    let (mark, reason) = (Settings::load(tx)?.low_stock_mark, Message::verbatim(reason));
    for (id, (before, after)) in changed {
        tx.stock().add_update(*id, after.balance(), context.actor.id(), Some(&reason), context.now)?;
        if let Some(product) = products.get(id) {
            notify_low_stock(tx, context, product, before.balance(), after.balance(), mark)?;
        }
    }
    Ok(())
}
