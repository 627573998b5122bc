//! Operations by the beginning of their addresses. A request is compared with the patterns of its group only, of which most
//! are few, and not with those of all operations one after another.

use actix_web::dev::Url;
use actix_web::guard::fn_guard;
use actix_web::http::Uri;
use actix_web::{Route, Scope, web};

/// Shared settings of a group of paths.
#[derive(Debug, PartialEq, Eq)]
struct Beginning {
    /// The first two segments, as in `/api/orders`.
    start: String,
    /// How many segments follow.
    more: usize,
}

impl Beginning {
    fn of(path: &str) -> Beginning {
        // Behind the third slash, which ends the second segment.
        let (start, rest) = path.split_at(path.match_indices('/').nth(2).map_or(path.len(), |(place, _)| place));
        Beginning { start: start.to_owned(), more: segments(rest) }
    }

    /// Whether a path has this prefix and length. Letters may be percent-encoded; `%2F` does not separate segments.
    fn fits(&self, uri: &Uri) -> bool {
        let path = uri.path();
        match path.strip_prefix(&*self.start) {
            Some(rest) if rest.is_empty() || rest.starts_with('/') => segments(rest) == self.more,
            _ => path.contains('%') && *self == Beginning::of(Url::new(uri.clone()).path()),
        }
    }
}

fn segments(rest: &str) -> usize {
    rest.bytes().filter(|byte| *byte == b'/').count()
}

/// The groups. Their order means nothing: an address belongs to one of them.
#[derive(Default)]
pub(crate) struct Groups(Vec<(Beginning, Scope)>);

impl Groups {
    /// Lets `add` put an operation into the group of its address.
    pub(crate) fn put(&mut self, template: &str, add: impl FnOnce(Scope) -> Scope) {
        let beginning = Beginning::of(template);
        let place = self.0.iter().position(|(known, _)| *known == beginning);
        let scope = place.map_or_else(|| web::scope(""), |place| self.0.swap_remove(place).1);
        self.0.push((beginning, add(scope)));
    }

    /// Puts all groups into the server. What a group has not is left to `unknown`.
    pub(crate) fn register(self, config: &mut web::ServiceConfig, unknown: impl Fn() -> Route) {
        for (beginning, scope) in self.0 {
            let guard = fn_guard(move |context| beginning.fits(&context.head().uri));
            config.service(scope.guard(guard).default_service(unknown()));
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn fits(template: &str, path: &str) -> bool {
        Beginning::of(template).fits(&path.parse().unwrap())
    }

    #[test]
    fn groups_are_told_apart_by_two_segments_and_the_length() {
        assert!(fits("/api/orders/{id}", "/api/orders/5?full=true"));
        assert!(fits("/api/orders/{id}/papers/{kind}.pdf", "/api/orders/5/papers/invoice.pdf"));
        assert!(fits("/health/ready", "/health/ready"));
        for other in ["/api/orders", "/api/orders/5/6", "/api/order/5", "/api/orders-of/5", "/api", "/"] {
            assert!(!fits("/api/orders/{id}", other), "{other}");
        }
    }

    #[test]
    fn letters_may_be_written_as_their_codes() {
        assert!(fits("/api/orders/{id}", "/api/%6frders/5"));
        assert!(fits("/api/regions/{name}", "/api/regions/S%C3%BCd%2FWest"));
        assert!(!fits("/api/orders/{id}", "/api/orders%2F5"));
        assert!(!fits("/api/orders", "/api/%6frders/5"));
    }
}
