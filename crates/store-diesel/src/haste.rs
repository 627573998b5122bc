//! Timeouts.

use std::time::Duration;

use crate::settings::Pooler;

/// How long work with a waiting caller may wait for a thread.
pub(crate) const QUEUE_PATIENCE: Duration = Duration::from_secs(3);

/// Timeout of statements and their locks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Haste {
    /// A caller is waiting.
    Served,
    /// A job: no caller is waiting, but it must not block others for long.
    Patient,
    /// Unlimited: a long-running command.
    Thorough,
}

/// How a store uses its connections.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner {
    /// Timeouts.
    pub(crate) haste: Haste,
    /// Pooler in front of the server.
    pub(crate) pooler: Pooler,
    /// What is logged as slow.
    pub(crate) slow: Option<Duration>,
}

impl Manner {
    /// For waiting callers, without a pooler.
    pub(crate) const PLAIN: Manner = Manner { haste: Haste::Served, pooler: Pooler::None, slow: None };

    /// The same for jobs.
    pub(crate) fn patient(self) -> Manner {
        Manner { haste: self.haste.max(Haste::Patient), ..self }
    }
}
