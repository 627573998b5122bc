//! What every part of the tool uses.

use std::time::Duration;

/// Any reason to stop, as a sentence.
pub(crate) type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Prints what is going on, beside the report.
#[expect(clippy::print_stderr, reason = "a command tells its user what it does")]
pub(crate) fn progress(text: &str) {
    eprintln!("{text}");
}

/// Milliseconds with a fraction.
pub(crate) fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
