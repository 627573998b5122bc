//! Promises the pieces of an order to it.

use tierway_inventory::{StockError, StockLevel};
use tierway_kernel::ProductId;
use tierway_orders::NewLine;

use super::pricing::pieces_by_product;
use crate::inventory::tell_all_turned;
use crate::{Context, Failure, Transaction};

/// Reserves the pieces of each product, in ascending id. The guarded update decides; nothing is read before it.
/// `field` says which field of the request complains when there are too few of a product.
pub(crate) fn reserve(
    tx: &mut dyn Transaction,
    context: &Context,
    lines: &[NewLine],
    field: impl Fn(ProductId) -> String,
) -> Result<(), Failure> {
    let wanted = pieces_by_product(lines.iter().map(|line| (line.product_id, line.pieces)))?;
    for (product, pieces) in &wanted {
        if !tx.stock().reserve(*product, *pieces, context.now)? {
            let available = tx.stock().level(*product)?.map_or(0, |level| level.available());
            return Err(Failure::field(field(*product), StockError::Insufficient { available }.to_string()));
        }
    }
    let ids: Vec<_> = wanted.iter().map(|(product, _)| *product).collect();
    let with_before = |level: StockLevel| {
        let taken = wanted.iter().find(|(product, _)| *product == level.product_id).map_or(0, |(_, n)| n.get());
        (level.available() + taken, level)
    };
    let changed: Vec<(i64, StockLevel)> = tx.stock().levels(&ids)?.into_iter().map(with_before).collect();
    tell_all_turned(tx, context, &changed)
}
