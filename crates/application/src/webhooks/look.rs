//! A short memory of the fact that nobody listens, so that installations without webhooks pay nothing for them.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};

/// How long the fact is believed: a webhook that another instance makes hears of what happens a second later.
const BELIEVED: Duration = Duration::seconds(1);

/// When nobody was seen listening, last.
#[derive(Default)]
pub struct Look(Mutex<Option<DateTime<Utc>>>);

impl Look {
    /// Whether nobody listened a moment ago.
    pub(super) fn is_deserted(&self, now: DateTime<Utc>) -> bool {
        let seen = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.is_some_and(|seen| now - seen < BELIEVED && now >= seen)
    }

    /// Notes that nobody listens.
    pub(super) fn deserted(&self, now: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
    }

    /// Notes that somebody begins to listen.
    pub(super) fn frequented(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
