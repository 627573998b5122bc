//! Promises the pieces of an order to it.

use tierway_inventory::{StockError, StockLevel};
use tierway_kernel::{FieldError, ProductId};
use tierway_orders::NewLine;

use super::pricing::pieces_by_product;
use crate::inventory::notify_stock_changes;
use crate::{Context, Failure, Transaction};

/// Reserves the pieces of all products at once by a guarded update, without reading first. `field` maps each product
/// with too little stock to its request field. Other transactions wait for these products until this one ends, so call
/// it as late as possible.
pub(crate) fn reserve(
    tx: &mut dyn Transaction,
    context: &Context,
    lines: &[NewLine],
    field: impl Fn(ProductId) -> String,
) -> Result<(), Failure> {
    if lines.is_empty() {
        return Ok(());
    }
    let wanted = pieces_by_product(lines.iter().map(|line| (line.product_id, line.pieces)))?;
    let levels = tx.stock().reserve_all(&wanted)?;
    if levels.len() < wanted.len() {
        return Err(too_few(tx, &wanted.iter().map(|(product, _)| *product).collect::<Vec<_>>(), &levels, field)?);
    }
    let with_before = |level: StockLevel| {
        let taken = wanted.iter().find(|(product, _)| *product == level.product_id).map_or(0, |(_, n)| n.get());
        (level.available() + taken, level)
    };
    let changed: Vec<(i64, StockLevel)> = levels.into_iter().map(with_before).collect();
    notify_stock_changes(tx, context, &changed)
}

/// Complains of each product that was not reserved.
fn too_few(
    tx: &mut dyn Transaction,
    wanted: &[ProductId],
    reserved: &[StockLevel],
    field: impl Fn(ProductId) -> String,
) -> Result<Failure, Failure> {
    let is_lacking = |product: &ProductId| !reserved.iter().any(|level| level.product_id == *product);
    let lacking: Vec<ProductId> = wanted.iter().copied().filter(is_lacking).collect();
    let levels = tx.stock().levels(&lacking)?;
    let complaint = |product: ProductId| {
        let level = levels.iter().find(|level| level.product_id == product);
        let available = level.map_or(0, StockLevel::available);
        FieldError::new(field(product), StockError::Insufficient { available })
    };
    Ok(Failure::Fields(lacking.into_iter().map(complaint).collect()))
}
