//! The numbers of records that a request changes, where only its outcome names them.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// A set of numbers; the work of a transaction that runs again may note them repeatedly.
#[derive(Debug, Clone, Default)]
pub(crate) struct ChangedIds(Arc<Mutex<BTreeSet<i64>>>);

impl ChangedIds {
    /// Notes records by their numbers; of which kind they are is a matter of the operation.
    pub(crate) fn note(&self, ids: impl IntoIterator<Item = i64>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(ids);
    }

    /// What was noted since the last time.
    pub(crate) fn take(&self) -> BTreeSet<i64> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
