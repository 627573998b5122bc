//! Timeouts.

use std::time::Duration;

use crate::settings::Pooler;

/// How long work with a waiting caller may wait for a thread.
pub(crate) const QUEUE_TIMEOUT: Duration = Duration::from_secs(3);

/// Timeout of statements and their locks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum StatementTimeout {
    /// A caller is waiting.
    Served,
    /// A job: no caller is waiting, but it must not block others for long.
    Patient,
    /// Unlimited: a long-running command.
    Unlimited,
}

/// How a store uses its connections.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ConnectionMode {
    /// Timeouts.
    pub(crate) statement_timeout: StatementTimeout,
    /// Pooler in front of the server.
    pub(crate) pooler: Pooler,
    /// The threshold of slow statements.
    pub(crate) slow: Option<Duration>,
}

impl ConnectionMode {
    /// For waiting callers, without a pooler.
    pub(crate) const PLAIN: ConnectionMode =
        ConnectionMode { statement_timeout: StatementTimeout::Served, pooler: Pooler::None, slow: None };

    /// The same for jobs.
    pub(crate) fn for_jobs(self) -> ConnectionMode {
        ConnectionMode { statement_timeout: self.statement_timeout.max(StatementTimeout::Patient), ..self }
    }
}
