//! CSRF protection: changes with a session cookie must come from our own pages (product.md §2).
//!
//! Browsers send the origin: `Sec-Fetch-Site`, or `Origin` in older ones. Non-browser clients send neither and cannot
//! be tricked into sending cookies, so they are allowed. So are requests without the cookie: they are unauthenticated.

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::{Error, ResponseError, web};

use crate::session_store::has_session;
use crate::{App, Problem};

/// The middleware.
pub(crate) async fn same_origin(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let public_url = request.app_data::<web::Data<App>>().map(|app| app.services.public_url.clone());
    if !request.method().is_safe() && has_session(request.request()) {
        let text = |name| request.headers().get(name).and_then(|value: &header::HeaderValue| value.to_str().ok());
        let source = Source {
            site: text(header::HeaderName::from_static("sec-fetch-site")),
            origin: text(header::ORIGIN),
            host: text(header::HOST).or_else(|| request.uri().authority().map(|authority| authority.as_str())),
            public_url: public_url.as_deref().unwrap_or_default(),
        };
        if !source.is_ours() {
            let refusal = Problem::forbidden("Cross-site request rejected.");
            return Ok(request.into_response(refusal.error_response()));
        }
    }
    next.call(request).await.map(ServiceResponse::map_into_boxed_body)
}

/// Origin of a request.
struct Source<'r> {
    site: Option<&'r str>,
    origin: Option<&'r str>,
    host: Option<&'r str>,
    public_url: &'r str,
}

impl Source<'_> {
    fn is_ours(&self) -> bool {
        match (self.site, self.origin) {
            (Some(site), _) => matches!(site, "same-origin" | "none"),
            (None, Some(origin)) => self.is_our_origin(origin),
            (None, None) => true,
        }
    }

    fn is_our_origin(&self, origin: &str) -> bool {
        let authority = origin.split_once("://").map(|(_, authority)| authority);
        let of_host = authority.is_some() && authority == self.host;
        of_host || (!self.public_url.is_empty() && origin == self.public_url)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(site: Option<&str>, origin: Option<&str>) -> bool {
        Source { site, origin, host: Some("10.0.0.5:8080"), public_url: "https://shop.example" }.is_ours()
    }

    #[test]
    fn browsers_must_come_from_our_pages() {
        assert!(ours(Some("same-origin"), Some("https://shop.example")));
        assert!(ours(Some("none"), None));
        assert!(!ours(Some("same-site"), None));
        assert!(!ours(Some("cross-site"), Some("https://shop.example")));
    }

    #[test]
    fn older_browsers_are_known_by_their_origin() {
        assert!(ours(None, Some("http://10.0.0.5:8080")));
        assert!(ours(None, Some("https://shop.example")));
        assert!(!ours(None, Some("https://evil.example")));
        assert!(!ours(None, Some("https://shop.example.evil.example")));
        assert!(!ours(None, Some("null")));
    }

    #[test]
    fn programs_send_neither() {
        assert!(ours(None, None));
    }
}
