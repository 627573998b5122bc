//! What one process holds of the search.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Instant;

use super::base::{Base, Meanings};
use super::fresh::Fresh;
use super::index::{Place, Store};
use super::progress::Progress;

#[derive(Default)]
pub(super) struct Inner {
    /// Where the index lies; `None`: in memory.
    pub(super) directory: Option<PathBuf>,
    pub(super) state: RwLock<Option<State>>,
    /// Held by whoever follows the log.
    pub(super) writing: Mutex<()>,
    /// Held by whoever writes files, after `writing` where both are needed.
    pub(super) held: Mutex<Held>,
    pub(super) folding: Folding,
    /// When the log was last followed.
    pub(super) followed: Mutex<Option<Instant>>,
    pub(super) meanings: RwLock<Meanings>,
    pub(super) preparing: AtomicUsize,
}

/// What is known at one moment.
pub(super) struct State {
    pub(super) base: Arc<Base>,
    pub(super) fresh: Fresh,
    /// What of the log is in them.
    pub(super) progress: Progress,
}

/// The files.
#[derive(Default)]
pub(super) struct Held {
    pub(super) place: Option<Place>,
    pub(super) store: Option<Store>,
}

/// What was folded.
#[derive(Default)]
pub(super) struct Folding {
    pub(super) runs: AtomicBool,
    pub(super) last: Mutex<Last>,
}

/// The last time.
#[derive(Default, Clone, Copy)]
pub(super) struct Last {
    pub(super) at: Option<Instant>,
    pub(super) failed: bool,
}

/// The lock, also after a panic of whoever held it.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
