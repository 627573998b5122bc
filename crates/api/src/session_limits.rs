//! Session lifetimes and API token rate limits from the settings, cached until a setting changes.

use std::sync::{PoisonError, RwLock};

use tierway_accounts::SessionLimits;
use tierway_application::{Access, Failure, Settings, Topic, transact};

use crate::App;
use crate::freshness::Stamp;
use crate::hub::StreamLimits;

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
pub(crate) struct KnownLimits(RwLock<Option<(Stamp, Limits)>>);

impl KnownLimits {
    /// Taken before the settings are read.
    pub(crate) fn stamp(app: &App) -> Stamp {
        Stamp::now(app, &[Topic::Settings])
    }
}

impl App {
    /// The limits, unless they must be read (again).
    pub(crate) fn known_limits(&self) -> Option<Limits> {
        let (stamp, limits) = (*self.limits.0.read().unwrap_or_else(PoisonError::into_inner))?;
        stamp.stands(self).then_some(limits)
    }

    /// Caches limits read after the stamp was taken.
    pub(crate) fn note_limits(&self, limits: Limits, stamp: Stamp) {
        *self.limits.0.write().unwrap_or_else(PoisonError::into_inner) = Some((stamp, limits));
    }

    /// The limits, read when they must be.
    pub(crate) async fn limits(&self) -> Result<Limits, Failure> {
        if let Some(known) = self.known_limits() {
            return Ok(known);
        }
        let stamp = KnownLimits::stamp(self);
        let limits = transact(&*self.store, Access::Read, |tx| Ok(Limits::of(&Settings::load(tx)?))).await?;
        self.note_limits(limits, stamp);
        Ok(limits)
    }
}
