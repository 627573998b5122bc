//! Why an import ends at a row.

use crate::Failure;

/// A failure of one row, by its number.
pub(super) fn in_row(number: u32, sentence: impl std::fmt::Display) -> Failure {
    Failure::Rule(format!("Row {number}: {sentence}"))
}
