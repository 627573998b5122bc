//! `POST /api/stock-counts/preview`.

use tierway_inventory::{CountLine, MAX_COUNT_LINES};
use tierway_kernel::Permission;

use super::count_review::{ReviewedLine, review};
use crate::{Context, Failure, Transaction};

/// The effect of each line of a count. Writes nothing.
pub fn preview_stock_count(
    tx: &mut dyn Transaction,
    context: &Context,
    lines: &[CountLine],
) -> Result<Vec<ReviewedLine>, Failure> {
    context.require(Permission::PreviewStockCount)?;
    check_length(lines)?;
    review(tx, lines)
}

/// Whether a count that is entered by hand has a sensible length.
pub(super) fn check_length(lines: &[CountLine]) -> Result<(), Failure> {
    match lines.len() {
        0 => Err(Failure::field("lines", "Please count at least one product.")),
        1..=MAX_COUNT_LINES => Ok(()),
        _ => Err(Failure::field("lines", "Please post at most 1000 lines at once.")),
    }
}
