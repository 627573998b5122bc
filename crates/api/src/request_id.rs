//! The id of the current request: taken from `x-request-id` if valid, otherwise generated; available throughout the
//! request for problems and log lines.

use actix_web::HttpRequest;
use tierway_application::Services;
use uuid::Builder;

/// The header on both ways.
pub const HEADER: &str = "x-request-id";

tokio::task_local! {
    static CURRENT: String;
}

/// The running request's id; `-` outside of any.
pub fn current() -> String {
    CURRENT.try_with(Clone::clone).unwrap_or_else(|_| "-".to_owned())
}

/// Runs `future` as part of the request `id`.
pub async fn within<F: Future>(id: String, future: F) -> F::Output {
    CURRENT.scope(id, future).await
}

/// The caller's id when it is sane, else a new UUID (version 7, so that log lines sort by time).
pub fn choose(request: &HttpRequest, services: &Services) -> String {
    let given = request.headers().get(HEADER).and_then(|value| value.to_str().ok());
    given.filter(|text| is_sane(text)).map_or_else(|| make(services), str::to_owned)
}

/// Short and without anything that could break a log line.
fn is_sane(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b))
}

fn make(services: &Services) -> String {
    let mut random = [0; 10];
    services.random.fill(&mut random);
    let millis = u64::try_from(services.clock.now().timestamp_millis()).unwrap_or_default();
    Builder::from_unix_timestamp_millis(millis, &random).into_uuid().to_string()
}

#[cfg(test)]
mod tests {
    use super::is_sane;

    #[test]
    fn inbound_ids_are_taken_when_sane() {
        assert!(is_sane("0198-abc_D.1"));
        assert!(!is_sane(""));
        assert!(!is_sane("a b"));
        assert!(!is_sane("a\nb"));
        assert!(!is_sane(&"x".repeat(65)));
    }
}
