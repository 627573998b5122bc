//! Orders that changed since they were summed up.

use tierway_orders::SoldOrder;

use super::span::Span;
use crate::{Failure, Transaction};

/// How many orders are in memory at once.
const ORDERS_AT_ONCE: usize = 5_000;

/// Tells of orders that are not summed up as they are: those that the sums of this time hold, as they hold them, and those that
/// count in it now.
pub(super) fn for_changes(
    tx: &mut dyn Transaction,
    Span { zone, from, to }: Span,
    mut tell: impl FnMut(&[SoldOrder], &[SoldOrder]),
) -> Result<(), Failure> {
    for ids in tx.sales().unsummed(zone, from, to)?.chunks(ORDERS_AT_ONCE) {
        let (mut before, mut now) = (tx.sales().summed(ids)?, tx.sales().sold_of(zone, ids)?);
        for orders in [&mut before, &mut now] {
            orders.retain(|order| (from..=to).contains(&order.day()));
        }
        tell(&before, &now);
    }
    Ok(())
}
