//! Posts the figures of a file as one stock count.

use tierway_inventory::CountLine;
use tierway_kernel::{FieldError, Sentence};

use super::row_failure::in_row;
use super::{Import, ImportRow, RowOutcome};
use crate::inventory::{apply_count, check_count_reason};
use crate::{Context, Failure, Transaction};

/// Rows that are read together.
const CHUNK: u32 = 2000;

/// Does what the rows of a stock count say; figures that were found right belong to the count too.
pub(super) fn apply_stock_count(tx: &mut dyn Transaction, context: &Context, import: &Import) -> Result<(), Failure> {
    let reason = check_count_reason(import.file.reason.as_deref().unwrap_or_default());
    let reason = reason.map_err(|failure| Failure::Rule(failure.message()))?;
    let (mut lines, mut numbers, mut after) = (Vec::new(), Vec::new(), 0);
    loop {
        let rows = tx.imports().rows_after(import.id, &[RowOutcome::Update, RowOutcome::Same], after, CHUNK)?;
        let Some(last) = rows.last() else { break };
        after = last.number;
        lines.extend(rows.iter().filter_map(line));
        numbers.extend(rows.iter().map(|row| row.number));
    }
    match apply_count(tx, context, &reason, &lines) {
        Ok(_) => Ok(()),
        Err(Failure::Fields(errors)) => Err(first_row(errors.first(), &numbers)),
        Err(Failure::Stale(errors)) => Err(first_row(errors.first().map(|stale| &stale.error), &numbers)),
        Err(failure) => Err(failure),
    }
}

fn line(row: &ImportRow) -> Option<CountLine> {
    let (product_id, count) = (row.product_id?, row.plan.count?);
    Some(CountLine { product_id, lot_id: count.lot_id, expected: count.expected, counted: count.counted })
}

/// The first complaint by the number of its row; complaints name lines as `lines[3].counted`.
fn first_row(error: Option<&FieldError>, numbers: &[u32]) -> Failure {
    let place = |error: &FieldError| {
        let index = error.field.strip_prefix("lines[")?.split_once(']')?.0.parse::<usize>().ok()?;
        numbers.get(index).copied()
    };
    match error {
        Some(error) => in_row(place(error).unwrap_or_default(), error.message.clone()),
        None => Failure::Rule("The stock count cannot be posted.".into()),
    }
}
