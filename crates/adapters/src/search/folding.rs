//! When the small part becomes part of the large one: when it has grown, or when some time has passed, so that whoever
//! opens the index later has little to read. A thread of its own does it; nobody who asks waits for it.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use tantivy::TantivyError;

use super::fresh::Fresh;
use super::state::{Folding, Inner, Last, State, lock};

/// Changed products from which the small part is folded: a part of all …
const SHARE: usize = 20;
/// … at least …
const LEAST: usize = 2_000;
/// … and at most.
const MOST: usize = 10_000;
/// New words from which it is folded: each search with typos looks at all of them.
const NEW_WORDS: usize = 1_000;
/// How often more than that it may grow while a large part is being made.
const OVERDUE: usize = 4;
/// How long a change stays out of the files, and how long nothing is tried after a fault.
const PAUSE: Duration = Duration::from_secs(60);

impl Last {
    fn is_long_ago(self) -> bool {
        self.at.is_none_or(|at| at.elapsed() > PAUSE)
    }
}

/// Changed products that are many.
fn many(state: &State) -> usize {
    (state.base.table.len() / SHARE).clamp(LEAST, MOST)
}

impl Folding {
    /// Says that the large part is new.
    pub fn is_done(&self) {
        *lock(&self.last) = Last { at: Some(Instant::now()), failed: false };
    }

    /// Whether so much has changed that whoever brings more waits until it is folded.
    pub fn is_overdue(state: &State) -> bool {
        state.fresh.len() >= OVERDUE * many(state)
    }

    fn is_due(&self, state: &State, on_disk: bool) -> bool {
        let last = *lock(&self.last);
        let is_large = state.fresh.len() >= many(state) || state.fresh.new_words() >= NEW_WORDS;
        let is_old = on_disk && state.fresh.len() > 0 && last.is_long_ago();
        (is_large || is_old) && (!last.failed || last.is_long_ago())
    }
}

impl Inner {
    /// Starts folding where it is due and nobody does it already.
    pub fn fold_if_due(self: &Arc<Self>) {
        let due = self.read(|state| self.folding.is_due(state, self.directory.is_some()));
        if due != Some(true) || self.folding.runs.swap(true, Ordering::AcqRel) {
            return;
        }
        let inner = Arc::clone(self);
        let work = move || {
            let folded = inner.fold();
            inner.folding.runs.store(false, Ordering::Release);
            if let Err(cause) = folded {
                // It stays where it is, and is found there.
                tracing::warn!(%cause, "what has changed could not be folded into the search index");
            }
        };
        if let Err(cause) = std::thread::Builder::new().name("search".to_owned()).spawn(work) {
            self.folding.runs.store(false, Ordering::Release);
            tracing::warn!(%cause, "there is no thread to fold what has changed into the search index");
        }
    }

    /// Makes the next large part of the last and what has changed since, and puts it in its place.
    pub fn fold(&self) -> Result<(), TantivyError> {
        let folded = self.fold_all();
        *lock(&self.folding.last) = Last { at: Some(Instant::now()), failed: folded.is_err() };
        folded
    }

    fn fold_all(&self) -> Result<(), TantivyError> {
        let held = lock(&self.held);
        let Some(store) = &held.store else { return Ok(()) };
        let known = self.read(|state| (state.fresh.after(0), state.progress.mark()));
        let Some(((changes, number), mark)) = known.filter(|((changes, _), _)| !changes.is_empty()) else {
            return Ok(());
        };
        store.fold(&changes, &mark)?;
        let base = Arc::new(store.base()?);
        // What changed meanwhile stays beside it; most of it is put there while nobody waits.
        let Some((changes, number)) = self.read(|state| state.fresh.after(number)) else { return Ok(()) };
        let mut later = Fresh::default();
        changes.into_iter().for_each(|change| later.put(&base, change));
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let before = state.as_mut().map(|state| {
            state.fresh.after(number).0.into_iter().for_each(|change| later.put(&base, change));
            (std::mem::replace(&mut state.base, base), std::mem::replace(&mut state.fresh, later))
        });
        drop(state);
        // Much to be given back, while others ask.
        drop(before);
        Ok(())
    }
}
