//! A response, with assertions.

use actix_web::HttpResponse;
use actix_web::body::{BoxBody, to_bytes};
use actix_web::cookie::Cookie;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Bytes;
use serde_json::Value;

/// A whole answer.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Answer {
    pub(super) async fn of(response: HttpResponse<BoxBody>) -> Answer {
        let (status, headers) = (response.status(), response.headers().clone());
        // A stream of events does not end.
        let is_stream = headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        let body = if is_stream { Bytes::new() } else { to_bytes(response.into_body()).await.unwrap_or_default() };
        Answer { status, headers, body }
    }

    /// One header as text; empty when absent.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The cookies it sets.
    pub fn cookies(&self) -> impl Iterator<Item = Cookie<'static>> + '_ {
        let texts = self.headers.get_all(header::SET_COOKIE).filter_map(|value| value.to_str().ok());
        texts.filter_map(|text| Cookie::parse_encoded(text.to_owned()).ok())
    }

    /// The body as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap_or("(not text)")
    }

    /// The body as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON ({}): {}", self.status, self.text()))
    }

    /// Asserts the status and gives the body as JSON (`null` when it is empty).
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// Asserts a refusal of this status as the product's problems are, and gives it.
    #[track_caller]
    pub fn problem(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        assert_eq!(self.header("content-type"), "application/problem+json");
        let problem = self.json();
        assert_eq!(problem["status"], status);
        assert_eq!(problem["detail"], problem["error"]);
        assert_eq!(problem["requestId"], self.header("x-request-id"));
        for name in ["type", "title", "detail"] {
            assert!(problem[name].as_str().is_some_and(|text| !text.is_empty()), "{name} in {problem}");
        }
        assert!(problem["errors"].is_array());
        problem
    }

    /// Asserts a refusal with exactly this sentence.
    #[track_caller]
    pub fn refused(&self, status: u16, sentence: &str) {
        assert_eq!(self.problem(status)["detail"], sentence);
    }

    /// Asserts a 422 about one field, with this sentence beside it.
    #[track_caller]
    pub fn field_refused(&self, field: &str, sentence: &str) {
        let problem = self.problem(422);
        let errors = problem["errors"].as_array().cloned().unwrap_or_default();
        let found = errors.iter().any(|error| error["field"] == field && error["message"] == sentence);
        assert!(found, "no complaint about {field} ({sentence}) in {problem}");
    }

    /// The number of items under the filter of a list.
    #[track_caller]
    pub fn total(&self) -> u64 {
        self.header("x-total-count").parse().unwrap()
    }

    /// The address of the next page of a list.
    pub fn next(&self) -> Option<String> {
        let link = self.header("link").strip_suffix(">; rel=\"next\"")?;
        link.strip_prefix('<').map(str::to_owned)
    }
}
