//! Why an import ends at a row.

use tierway_kernel::{Message, message};

use crate::Failure;

/// A failure of one row, by its number.
pub(super) fn in_row(number: u32, sentence: impl Into<Message>) -> Failure {
    Failure::Rule(message!("Row {number}: {sentence}", number, sentence = sentence.into()))
}
