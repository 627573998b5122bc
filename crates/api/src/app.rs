//! Shared application state: the store, external ports, configuration, cached responses.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_application::{Services, Store};

use crate::body_intake::BodyIntake;
use crate::cache::ResponseCache;
use crate::config::ApiConfig;
use crate::draining::Draining;
use crate::freshness::Source;
use crate::hashing::Hashing;
use crate::hub::Hub;
use crate::media::MediaCache;
use crate::metrics::Metrics;
use crate::operations::Operations;
use crate::picture_hosts::HostCache;
use crate::rate_limits::AddressLimit;
use crate::region_cache::RegionCache;
use crate::session_cache::SessionCache;
use crate::session_limits::LimitsCache;
use crate::site::Site;
use crate::token_uses::TokenUses;

/// Shared by all workers.
pub struct App {
    /// The database.
    pub store: Arc<dyn Store>,
    /// The external ports.
    pub services: Arc<Services>,
    /// Settings.
    pub config: ApiConfig,
    /// The operations with their permissions.
    pub(crate) operations: &'static Operations,
    /// Cached responses.
    pub(crate) answers: ResponseCache,
    /// Sessions that were read a moment ago.
    pub(crate) sessions: SessionCache,
    /// Regions of accounts, for prices.
    pub(crate) regions: RegionCache,
    /// Kept pictures.
    pub(crate) pictures: MediaCache,
    /// Room for bodies of requests.
    pub(crate) body_intake: BodyIntake,
    /// Turns at password hashing.
    pub(crate) hashing: Hashing,
    /// Session lifetimes and rate limits of tokens.
    pub(crate) limits: LimitsCache,
    /// Hosts of external pictures.
    pub(crate) hosts: HostCache,
    /// Cache of the front end and public pages.
    pub(crate) site: Site,
    /// Requests by API token.
    pub(crate) token_uses: TokenUses,
    /// Look-ups of referral links by address.
    pub(crate) lookups: AddressLimit,
    /// Reported errors of pages by address.
    pub(crate) client_errors: AddressLimit,
    /// Streams of notices.
    pub hub: Arc<Hub>,
    /// Metrics of this instance.
    pub(crate) metrics: Metrics,
    /// Whether this instance is about to stop.
    pub(crate) draining: Draining,
    /// Since when this instance runs.
    pub(crate) started_at: DateTime<Utc>,
}

impl App {
    /// The store behind the caches.
    pub(crate) fn source(&self) -> Source<'_> {
        Source { store: &*self.store, clock: &*self.services.clock }
    }

    /// From now on the instance reports not ready and closes connections after each response.
    pub fn begin_draining(&self) {
        self.draining.begin();
    }

    /// Whether it does.
    pub fn is_draining(&self) -> bool {
        self.draining.has_begun()
    }

    /// Number of readiness checks since then.
    pub fn draining_checks(&self) -> u32 {
        self.draining.reports()
    }
}
