//! How long sessions live and how much API tokens may ask, as the settings say, without a query for each request: what
//! was read stays known until a setting changes; where other processes write to the same database and their word is lost,
//! for a second at most.

use std::sync::{PoisonError, RwLock};

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::SessionLimits;
use tierway_application::{Access, Failure, Settings, Topic, transact};

use crate::App;
use crate::hub::StreamLimits;

/// How long another process's change may go unnoticed.
const UNNOTICED: Duration = Duration::seconds(1);

/// What every request is measured by.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// How long sessions live.
    pub(crate) sessions: SessionLimits,
    /// Requests of one API token in a minute.
    pub(crate) token_requests_per_minute: u32,
    /// Streams of notices that are open at once.
    pub(crate) streams: StreamLimits,
}

impl Limits {
    /// The limits of these settings.
    pub(crate) fn of(settings: &Settings) -> Limits {
        Limits {
            sessions: settings.session_limits,
            token_requests_per_minute: settings.token_requests_per_minute,
            streams: StreamLimits { person: settings.streams_per_person, address: settings.streams_per_address },
        }
    }
}

/// What was read last.
#[derive(Default)]
pub(crate) struct KnownLimits(RwLock<Option<Known>>);

#[derive(Clone, Copy)]
struct Known {
    limits: Limits,
    revision: u64,
    since: DateTime<Utc>,
}

impl App {
    /// The limits, unless they must be read (again).
    pub(crate) fn known_limits(&self, now: DateTime<Utc>) -> Option<Limits> {
        let known = (*self.limits.0.read().unwrap_or_else(PoisonError::into_inner))?;
        let aged = self.store.is_shared() && now - known.since > UNNOTICED;
        (known.revision == self.store.revision(Topic::Settings) && !aged).then_some(known.limits)
    }

    /// Notes limits that were read while the settings had `revision`.
    pub(crate) fn note_limits(&self, limits: Limits, revision: u64, now: DateTime<Utc>) {
        let known = Known { limits, revision, since: now };
        *self.limits.0.write().unwrap_or_else(PoisonError::into_inner) = Some(known);
    }

    /// The limits, read when they must be.
    pub(crate) async fn limits(&self, now: DateTime<Utc>) -> Result<Limits, Failure> {
        if let Some(known) = self.known_limits(now) {
            return Ok(known);
        }
        let revision = self.store.revision(Topic::Settings);
        let limits = transact(&*self.store, Access::Read, |tx| Ok(Limits::of(&Settings::load(tx)?))).await?;
        self.note_limits(limits, revision, now);
        Ok(limits)
    }
}
