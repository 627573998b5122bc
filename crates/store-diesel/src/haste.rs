//! How long things may take.

use std::time::Duration;

use crate::settings::Pooler;

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

/// How a store uses its connections.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner {
    /// How long things may take.
    pub(crate) haste: Haste,
    /// What stands before the server.
    pub(crate) pooler: Pooler,
    /// What is logged as slow.
    pub(crate) slow: Option<Duration>,
}

impl Manner {
    /// For those who wait, with nothing in between.
    pub(crate) const PLAIN: Manner = Manner { haste: Haste::Served, pooler: Pooler::None, slow: None };

    /// The same where nobody waits.
    pub(crate) fn patient(self) -> Manner {
        Manner { haste: self.haste.max(Haste::Patient), ..self }
    }
}
