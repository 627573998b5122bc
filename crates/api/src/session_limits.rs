//! How long sessions live, as the settings say, without a query for each request: what was read stays known until a
//! setting changes; where other processes write to the same database, for a few seconds at most.

use std::sync::{PoisonError, RwLock};

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::SessionLimits;
use tierway_application::Topic;

use crate::App;

/// How long another process's change may go unnoticed.
const UNNOTICED: Duration = Duration::seconds(5);

/// What was read last.
#[derive(Default)]
pub(crate) struct KnownLimits(RwLock<Option<Known>>);

#[derive(Clone, Copy)]
struct Known {
    limits: SessionLimits,
    revision: u64,
    since: DateTime<Utc>,
}

impl App {
    /// The limits, unless they must be read (again).
    pub(crate) fn known_limits(&self, now: DateTime<Utc>) -> Option<SessionLimits> {
        let known = (*self.limits.0.read().unwrap_or_else(PoisonError::into_inner))?;
        let aged = self.store.is_shared() && now - known.since > UNNOTICED;
        (known.revision == self.store.revision(Topic::Settings) && !aged).then_some(known.limits)
    }

    /// Notes limits that were read while the settings had `revision`.
    pub(crate) fn note_limits(&self, limits: SessionLimits, revision: u64, now: DateTime<Utc>) {
        let known = Known { limits, revision, since: now };
        *self.limits.0.write().unwrap_or_else(PoisonError::into_inner) = Some(known);
    }
}
