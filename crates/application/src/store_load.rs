//! Load of a store, for metrics.

use std::time::Duration;

/// A queue of works before the store's threads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QueueLoad {
    /// Works that wait now.
    pub waiting: u64,
    /// Age of the oldest waiting task.
    pub oldest: Duration,
    /// Works started since the start.
    pub taken: u64,
    /// How long these waited, together.
    pub waited: Duration,
    /// Works that were turned away because the queue was full, since the start.
    pub refused: u64,
}

/// The pooled connections to a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PoolLoad {
    /// Those that are open.
    pub open: u32,
    /// Those of them that work.
    pub in_use: u32,
    /// How many may be open.
    pub most: u32,
}

/// A whole store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StoreLoad {
    /// Waiting short reads.
    pub reads: QueueLoad,
    /// Waiting writes.
    pub writes: QueueLoad,
    /// Reports and exports that wait.
    pub reports: QueueLoad,
    /// The queue of jobs. On SQLite their writes are among [`StoreLoad::writes`]: it has one writer.
    pub jobs: QueueLoad,
    /// The connections. SQLite's one writer has its own and is not among them.
    pub pool: PoolLoad,
}
