//! How long things may take.

use std::time::Duration;

/// How long a work that somebody waits for may wait for a thread.
pub(crate) const QUEUE_PATIENCE: Duration = Duration::from_secs(3);

/// How long a statement, or a lock it needs, may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Haste {
    /// Somebody waits for the answer.
    Served,
    /// A job: nobody waits, but it may not hold up others for long.
    Patient,
    /// As long as it needs: a command that goes through everything there is.
    Thorough,
}
