//! Session lifetimes and API token rate limits from the settings, cached until a setting changes.

use std::sync::{PoisonError, RwLock};

use tierway_accounts::SessionLimits;
use tierway_application::{Access, Failure, Settings, Topic, transact};

use crate::freshness::{Source, Stamp};
use crate::hub::StreamLimits;

/// The requirements of every request.
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

/// The last result.
#[derive(Default)]
pub(crate) struct LimitsCache(RwLock<Option<(Stamp, Limits)>>);

impl LimitsCache {
    /// Taken before the settings are read.
    pub(crate) fn stamp(source: Source<'_>) -> Stamp {
        Stamp::now(source, &[Topic::Settings])
    }

    /// The limits, unless they must be read (again).
    pub(crate) fn known(&self, source: Source<'_>) -> Option<Limits> {
        let (stamp, limits) = (*self.0.read().unwrap_or_else(PoisonError::into_inner))?;
        stamp.is_valid(source).then_some(limits)
    }

    /// Caches limits read after the stamp was taken.
    pub(crate) fn note(&self, limits: Limits, stamp: Stamp) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some((stamp, limits));
    }

    /// The limits, read when they must be.
    pub(crate) async fn current(&self, source: Source<'_>) -> Result<Limits, Failure> {
        if let Some(known) = self.known(source) {
            return Ok(known);
        }
        let stamp = LimitsCache::stamp(source);
        let limits = transact(source.store, Access::Read, |tx| Ok(Limits::of(&Settings::load(tx)?))).await?;
        self.note(limits, stamp);
        Ok(limits)
    }
}
