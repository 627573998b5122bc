//! What every request may use: the store, the outside ports, the settings of this process, cached responses.

use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_application::{Services, Store};

use crate::cache::AnswerCache;
use crate::draining::Draining;
use crate::hashing::Hashing;
use crate::hub::Hub;
use crate::intake::{Intake, IntakeRules};
use crate::known_sessions::KnownSessions;
use crate::lookups::Lookups;
use crate::media::MediaCache;
use crate::metrics::{Metrics, MetricsToken};
use crate::picture_hosts::KnownHosts;
use crate::proxies::TrustedProxies;
use crate::session_limits::KnownLimits;
use crate::site::Site;
use crate::token_uses::TokenUses;
use crate::viewing::KnownRegions;

/// Settings of the HTTP side.
#[derive(Debug, Clone)]
pub struct ApiConfig {
    /// Whether the session cookie is `Secure`: everywhere but on loopback.
    pub secure_cookie: bool,
    /// Whether to send HSTS; only if the public URL is https.
    pub hsts: bool,
    /// Whose `X-Forwarded-For` is believed.
    pub trusted_proxies: TrustedProxies,
    /// A directory whose files are served instead of the embedded front end, for working on it.
    pub frontend_dir: Option<PathBuf>,
    /// Whether there is a mail server; without one, mail stays in the outbox.
    pub sends_mail: bool,
    /// Number of concurrent password hashes; each takes 19 MiB and a core.
    pub hashing_slots: usize,
    /// What an admin who does not sign up from this machine must know.
    pub setup_code: Option<String>,
    /// Token for `/metrics` from other machines.
    pub metrics_token: Option<MetricsToken>,
    /// What bodies of requests may take.
    pub intake: IntakeRules,
}

impl ApiConfig {
    /// The settings for a product reached at `public_url`: cookies are `Secure` unless that is loopback over plain
    /// HTTP, HSTS is on when it is `https`.
    pub fn for_public_url(public_url: &str) -> ApiConfig {
        let https = public_url.starts_with("https://");
        ApiConfig {
            secure_cookie: https || !is_loopback(public_url),
            hsts: https,
            trusted_proxies: TrustedProxies::default(),
            frontend_dir: None,
            sends_mail: false,
            hashing_slots: std::thread::available_parallelism().map_or(1, usize::from),
            setup_code: None,
            metrics_token: None,
            intake: IntakeRules::default(),
        }
    }
}

/// Whether the host of a URL, or a bare host with or without a port, is this machine.
pub(crate) fn is_loopback(url: &str) -> bool {
    let authority = url.split_once("://").map_or(url, |(_, rest)| rest);
    let authority = authority.split(['/', '?']).next().unwrap_or_default();
    let host = match authority.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    host == "localhost" || host.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
}

/// Shared by all workers.
pub struct App {
    /// The database.
    pub store: Arc<dyn Store>,
    /// The outside ports.
    pub services: Arc<Services>,
    /// Settings.
    pub config: ApiConfig,
    /// Cached responses.
    pub(crate) answers: AnswerCache,
    /// Sessions that were read a moment ago.
    pub(crate) sessions: KnownSessions,
    /// Where people live, as far as prices care.
    pub(crate) regions: KnownRegions,
    /// Kept pictures.
    pub(crate) pictures: MediaCache,
    /// Room for bodies of requests.
    pub(crate) intake: Intake,
    /// Turns at password hashing.
    pub(crate) hashing: Hashing,
    /// Session lifetimes and rate limits of tokens.
    pub(crate) limits: KnownLimits,
    /// Hosts of external pictures.
    pub(crate) hosts: KnownHosts,
    /// Cache of the front end and public pages.
    pub(crate) site: Site,
    /// Requests by API token.
    pub(crate) token_uses: TokenUses,
    /// Look-ups of referral links by address.
    pub(crate) lookups: Lookups,
    /// Streams of notices.
    pub hub: Arc<Hub>,
    /// What this instance counts.
    pub(crate) metrics: Metrics,
    /// Whether this instance is about to stop.
    pub(crate) draining: Draining,
    /// Since when this instance runs.
    pub(crate) started_at: DateTime<Utc>,
}

impl App {
    /// Wires the HTTP side.
    pub fn new(store: Arc<dyn Store>, services: Arc<Services>, config: ApiConfig) -> App {
        crate::operations::prepare();
        let hashing = Hashing::new(config.hashing_slots);
        let intake = Intake::new(config.intake.clone());
        let started_at = services.clock.now();
        let answers = AnswerCache::new(store.is_shared());
        App {
            store,
            services,
            config,
            answers,
            sessions: KnownSessions::default(),
            regions: KnownRegions::default(),
            pictures: MediaCache::default(),
            intake,
            hashing,
            limits: KnownLimits::default(),
            hosts: KnownHosts::default(),
            site: Site::default(),
            token_uses: TokenUses::default(),
            lookups: Lookups::default(),
            hub: Arc::default(),
            metrics: Metrics::default(),
            draining: Draining::default(),
            started_at,
        }
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
    pub fn asked_while_draining(&self) -> u32 {
        self.draining.told()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_secure_outside_loopback() {
        for url in ["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080/"] {
            assert!(!ApiConfig::for_public_url(url).secure_cookie, "{url}");
        }
        for url in ["https://localhost", "http://shop.example", "https://shop.example"] {
            assert!(ApiConfig::for_public_url(url).secure_cookie, "{url}");
        }
    }
}
