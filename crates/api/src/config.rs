//! Configuration of the HTTP server.

use std::path::PathBuf;

use crate::body_intake::BodyLimits;
use crate::metrics::MetricsToken;
use crate::proxies::{TrustedProxies, is_loopback};

/// Settings of the HTTP side.
#[derive(Debug, Clone)]
pub struct ApiConfig {
    /// Whether the session cookie is `Secure`: everywhere but on loopback.
    pub secure_cookie: bool,
    /// Whether to send HSTS; only if the public URL is https.
    pub hsts: bool,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: TrustedProxies,
    /// A directory whose files are served instead of the embedded front end, for working on it.
    pub frontend_dir: Option<PathBuf>,
    /// Whether there is a mail server; without one, mail stays in the outbox.
    pub sends_mail: bool,
    /// Number of concurrent password hashes; each takes 19 MiB and a core.
    pub hashing_slots: usize,
    /// The setup code, required to register the admin from another machine.
    pub setup_code: Option<String>,
    /// Token for `/metrics` from other machines.
    pub metrics_token: Option<MetricsToken>,
    /// Limits of request bodies.
    pub body_intake: BodyLimits,
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
            body_intake: BodyLimits::default(),
        }
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
