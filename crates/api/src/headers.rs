//! Security headers of every response.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// Defaults for every response.
const ALWAYS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::CROSS_ORIGIN_OPENER_POLICY, "same-origin"),
    (header::PERMISSIONS_POLICY, "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

/// CSP of data responses: no loading, framing or forms.
const DATA_POLICY: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// For Swagger UI, whose own pages set styles in their markup. It alone gets this allowance.
pub(crate) const SWAGGER_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'; \
     object-src 'none'";

/// CSP of the front end: own scripts only, own styles and those with this response's nonce, pictures from here and from
/// the hosts of external product pictures.
pub(crate) fn page_policy(nonce: &str, picture_hosts: &[String]) -> String {
    let hosts: String = picture_hosts.iter().map(|host| format!(" https://{host}")).collect();
    format!(
        "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:{hosts}; \
         connect-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'"
    )
}

/// Permissions of pages: as `ALWAYS`, but they may open the camera to scan codes.
pub(crate) const PAGE_PERMISSIONS: &str = "camera=(self), microphone=(), geolocation=(), payment=(), usb=()";

/// The service worker; it opens the application without a connection.
const WORKER: &str = "/sw.js";

/// CSP of the service worker: it fetches files of the application and nothing else.
const WORKER_POLICY: &str = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds missing headers.
pub(crate) fn complete(headers: &mut HeaderMap, path: &str, hsts: bool) {
    for (name, value) in ALWAYS {
        set_missing(headers, name, value);
    }
    let policy = match path {
        WORKER => WORKER_POLICY,
        _ if path.starts_with("/swagger-ui/") => SWAGGER_POLICY,
        _ => DATA_POLICY,
    };
    set_missing(headers, header::CONTENT_SECURITY_POLICY, policy);
    if path.starts_with("/api/") || path.starts_with("/health/") {
        set_missing(headers, header::CACHE_CONTROL, "no-store");
    }
    if hsts {
        set_missing(headers, header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
}

fn set_missing(headers: &mut HeaderMap, name: HeaderName, value: &'static str) {
    if !headers.contains_key(&name) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// The API token that the headers of a request name.
pub(crate) fn token_of(headers: &HeaderMap) -> Option<&str> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?.trim();
    let (scheme, key) = text.split_once(' ').unwrap_or((text, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| key.trim())
}
