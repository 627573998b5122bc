//! Access to metrics: this machine itself, and clients with the token.
//!
//! Behind a reverse proxy on the same machine, every request comes from loopback. So proxied requests, recognised by a
//! client header or the public host name, do not count as local. No header can make a request local.

use std::fmt;

use actix_web::HttpRequest;
use actix_web::http::header;

use crate::headers::token_of;
use crate::proxies::is_loopback;

/// Headers added by proxies.
const FORWARDED: [&str; 7] =
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-server", "x-real-ip", "via"];

/// The token for metrics from other machines. Only its hash is stored.
#[derive(Clone, Copy)]
pub struct MetricsToken(blake3::Hash);

impl MetricsToken {
    /// Reads a token; `None` when it is shorter than 16 characters, longer than 200, or not of visible ASCII.
    pub fn parse(text: &str) -> Option<MetricsToken> {
        let sane = (16..=200).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        sane.then(|| MetricsToken(blake3::hash(text.as_bytes())))
    }

    /// Whether it is this one. Hashes are compared in constant time.
    fn is(self, given: &str) -> bool {
        self.0 == blake3::hash(given.as_bytes())
    }
}

impl fmt::Debug for MetricsToken {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("MetricsToken(…)")
    }
}

/// Whether the request may read the numbers.
pub(super) fn may_read(request: &HttpRequest, token: Option<MetricsToken>) -> bool {
    let has_token = || token.zip(token_of(request.headers())).is_some_and(|(token, given)| token.is(given));
    is_local(request) || has_token()
}

fn is_local(request: &HttpRequest) -> bool {
    let peer = request.peer_addr().is_some_and(|peer| peer.ip().to_canonical().is_loopback());
    let headers = request.headers();
    peer && !FORWARDED.iter().any(|name| headers.contains_key(*name)) && asks_for_this_machine(request)
}

/// Whether the request names this machine as its host. A page of the web that had its own name lead here does not, nor
/// does a proxy that passes the name on.
fn asks_for_this_machine(request: &HttpRequest) -> bool {
    let named = request.headers().get_all(header::HOST).map(|host| host.to_str().unwrap_or_default());
    let hosts: Vec<&str> = named.chain(request.uri().host()).collect();
    !hosts.is_empty() && hosts.into_iter().all(is_loopback)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use actix_web::test::TestRequest;

    use super::*;

    fn local(peer: &str, headers: &[(&'static str, &str)]) -> bool {
        let request = TestRequest::default().peer_addr(peer.parse().unwrap());
        let request = headers.iter().fold(request, |request, header| request.append_header(*header));
        is_local(&request.to_http_request())
    }

    #[test]
    fn loopback_is_local_by_its_own_names() {
        for host in ["localhost", "localhost:8080", "127.0.0.1:8080", "127.8.8.8", "[::1]:8080"] {
            assert!(local("127.0.0.1:40000", &[("host", host)]), "{host}");
        }
        assert!(local("[::1]:40000", &[("host", "localhost")]));
        assert!(local("[::ffff:127.0.0.1]:40000", &[("host", "localhost")]));
    }

    #[test]
    fn other_machines_are_not_whatever_they_say() {
        for peer in ["192.0.2.7:40000", "10.0.0.1:40000", "[2001:db8::1]:40000", "[::ffff:192.0.2.7]:40000"] {
            assert!(!local(peer, &[("host", "localhost")]), "{peer}");
            assert!(!local(peer, &[("host", "localhost"), ("x-forwarded-for", "127.0.0.1")]), "{peer}");
        }
        assert!(!is_local(&TestRequest::default().insert_header(("host", "localhost")).to_http_request()));
    }

    #[test]
    fn what_a_proxy_passed_on_is_not_local() {
        for name in FORWARDED {
            assert!(!local("127.0.0.1:40000", &[("host", "localhost"), (name, "127.0.0.1")]), "{name}");
        }
        for host in ["shop.example", "localhost.example", "127.0.0.1.example:80", ""] {
            assert!(!local("127.0.0.1:40000", &[("host", host)]), "{host}");
        }
        assert!(!local("127.0.0.1:40000", &[]));
        assert!(!local("127.0.0.1:40000", &[("host", "localhost"), ("host", "shop.example")]));
    }

    #[test]
    fn tokens_are_checked_and_never_shown() {
        let token = MetricsToken::parse("0123456789abcdef").unwrap();
        assert!(token.is("0123456789abcdef") && !token.is("0123456789abcdeF") && !token.is(""));
        assert_eq!(format!("{token:?}"), "MetricsToken(…)");
        for text in ["", "0123456789abcde", "0123456789 abcdef", "0123456789abcdefä", &"x".repeat(201)] {
            assert!(MetricsToken::parse(text).is_none(), "{text}");
        }
    }
}
