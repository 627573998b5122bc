//! Error responses: `application/problem+json` (RFC 9457), product.md §2.
//!
//! A [`Problem`] contains messages for users only. Internal causes are logged under the request id in the response.

use std::borrow::Cow;
use std::ops::Deref;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, ContentType};
use actix_web::{HttpResponse, HttpResponseBuilder, ResponseError};
use serde::Serialize;
use tierway_accounts::ViewRefusal;
use tierway_application::{Failure, StaleField};
use tierway_kernel::{FieldError, Language, Message, Sentence, StoreError, Values, message};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::{language, request_id};

/// The media type of every refusal.
pub const PROBLEM_JSON: &str = "application/problem+json";

/// The problem type of an `Idempotency-Key` that came with another request before.
const KEY_REUSED: &str = "urn:tierway:problem:idempotency-key-reused";

/// Problem type of a change attempted in a view-as session.
const VIEW_READ_ONLY: &str = "urn:tierway:problem:view-as-read-only";

/// Problem type of requests in an expired view-as session.
const VIEW_OVER: &str = "urn:tierway:problem:view-as-over";

/// An error of one field of the request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProblemField {
    /// The field as the request names it; nested ones as `items[0].quantity`.
    #[schema(example = "email")]
    pub field: String,
    /// A message to show next to the input.
    #[schema(example = "This email address is already registered.")]
    pub message: String,
    /// The current value, if the field gave the previous one (409); absent if there is no longer one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "15.00")]
    pub current: Option<String>,
}

impl ProblemField {
    fn new(error: FieldError, current: Option<String>, language: Language) -> ProblemField {
        ProblemField { field: error.field, message: error.message.render(language), current }
    }
}

/// An error response (RFC 9457).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Problem)]
pub struct ProblemBody {
    /// URI of the problem type; `about:blank` if the status is enough. `urn:tierway:problem:idempotency-key-reused`:
    /// the `Idempotency-Key` was used for a different request. `urn:tierway:problem:view-as-read-only` and
    /// `urn:tierway:problem:view-as-over`: the session is viewing as another user, read-only, or that view has ended.
    #[serde(rename = "type")]
    #[schema(example = "about:blank")]
    pub kind: String,
    /// The status in words.
    #[schema(example = "Unprocessable Entity")]
    pub title: String,
    /// The HTTP status.
    #[schema(example = 422)]
    pub status: u16,
    /// A human-readable explanation, in the language that `Accept-Language` asks for (`en`, `ms`, `zh` or `th`), otherwise
    /// in English; `Content-Language` says which.
    #[schema(example = "This email address is already registered.")]
    pub detail: String,
    /// The explanation in English, with the names of its values in braces: the same for every request that is refused for
    /// this reason, so that a client can recognise it or say it in its own words. Several sentences are `{list} {next}`, and
    /// `{text}` is a text by somebody else; `values` hold them.
    #[schema(example = "You scanned {scanned}. Expected: {wanted}.")]
    pub code: String,
    /// The values of `code`: numbers, texts, or phrases with a `text` and `values` of their own.
    #[schema(value_type = Object)]
    pub values: Values,
    /// Quote it in support requests; also in the `x-request-id` header.
    pub request_id: String,
    /// Fields at fault; empty when none is.
    pub errors: Vec<ProblemField>,
    /// The same text as `detail`, for older clients.
    pub error: String,
    /// The right sign-in page, if the password was right but the page was wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "dealer")]
    pub portal: Option<&'static str>,
}

/// An error response: body and headers. The error type of handlers. Its sentences are said in the language of the request
/// in which it is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    // Boxed, to keep `Result`s of handlers small.
    body: Box<ProblemBody>,
    /// The language of its sentences; sent as `Content-Language`.
    language: Language,
    /// Seconds after which to try again; sent as `Retry-After`.
    retry_after: Option<u32>,
    /// Methods the address knows; sent as `Allow`.
    allow: Option<String>,
}

impl Deref for Problem {
    type Target = ProblemBody;

    fn deref(&self) -> &ProblemBody {
        &self.body
    }
}

impl PartialSchema for Problem {
    fn schema() -> RefOr<Schema> {
        ProblemBody::schema()
    }
}

impl ToSchema for Problem {
    fn name() -> Cow<'static, str> {
        ProblemBody::name()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        ProblemBody::schemas(schemas);
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.status, self.detail)
    }
}

impl std::error::Error for Problem {}

impl Problem {
    /// A refusal with a sentence for the person.
    pub fn new(status: StatusCode, detail: impl Into<Message>) -> Problem {
        let (language, message) = (language::current(), detail.into());
        let detail = message.render(language);
        let body = ProblemBody {
            kind: "about:blank".to_owned(),
            title: status.canonical_reason().unwrap_or("Error").to_owned(),
            status: status.as_u16(),
            error: detail.clone(),
            detail,
            code: message.text().to_owned(),
            values: message.values().clone(),
            request_id: request_id::current(),
            errors: Vec::new(),
            portal: None,
        };
        Problem { body: Box::new(body), language, retry_after: None, allow: None }
    }

    /// 400: the request cannot be read.
    pub fn malformed(detail: impl Into<Message>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, detail)
    }

    /// 404: there is no such thing, or not for this caller.
    pub fn not_found(detail: impl Into<Message>) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, detail)
    }

    /// 405: with the allowed methods, such as `GET, HEAD`.
    pub fn wrong_method(methods: &str) -> Problem {
        let text = message!("Method not allowed. Use {methods}.", methods = methods.to_owned());
        Problem { allow: Some(methods.to_owned()), ..Problem::new(StatusCode::METHOD_NOT_ALLOWED, text) }
    }

    /// 403 with a sentence.
    pub fn forbidden(detail: impl Into<Message>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, detail)
    }

    /// 422: one field is at fault.
    pub fn field(field: impl Into<String>, message: impl Into<Message>) -> Problem {
        Failure::field(field, message).into()
    }

    /// 500 without details; `cause` is logged.
    pub fn internal(cause: &dyn std::fmt::Display) -> Problem {
        tracing::error!(%cause, "request failed");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong on our side. Please try again.")
    }

    /// 429 with `Retry-After`.
    fn too_many(wait: chrono::Duration, text: Message) -> Problem {
        // Rounded up, so that a retry after it succeeds.
        let seconds = u32::try_from(wait.num_seconds()).unwrap_or_default().saturating_add(1);
        Problem { retry_after: Some(seconds), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, text) }
    }

    /// 503 with `Retry-After`.
    pub fn busy() -> Problem {
        let text = "The service is busy. Please try again in a moment.";
        Problem { retry_after: Some(1), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, text) }
    }

    /// 503: file storage is unavailable; `cause` is logged.
    pub fn no_storage(cause: &dyn std::fmt::Display) -> Problem {
        tracing::error!(%cause, "the storage of files fails");
        Problem::later("Files cannot be stored or read at the moment. Please try again later.")
    }

    /// 503 with a sentence of its own and `Retry-After`.
    pub fn later(text: &'static str) -> Problem {
        Problem { retry_after: Some(3), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, text) }
    }

    /// The same as a kind of problem of its own.
    fn of_kind(mut self, kind: &str) -> Problem {
        self.body.kind = kind.to_owned();
        self
    }

    /// The same with the fields at fault.
    #[must_use]
    pub fn with_fields(mut self, fields: Vec<FieldError>) -> Problem {
        let language = self.language;
        self.body.errors = fields.into_iter().map(|error| ProblemField::new(error, None, language)).collect();
        self
    }

    /// 409: expected values are outdated; the response has the current ones.
    fn stale(detail: Message, fields: Vec<StaleField>) -> Problem {
        let mut problem = Problem::new(StatusCode::CONFLICT, detail);
        let language = problem.language;
        let field = |StaleField { error, current }| ProblemField::new(error, current, language);
        problem.body.errors = fields.into_iter().map(field).collect();
        problem
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponseBuilder::new(self.status_code());
        if let Some(seconds) = self.retry_after {
            response.insert_header((header::RETRY_AFTER, seconds.to_string()));
        }
        if let Some(methods) = &self.allow {
            response.insert_header((header::ALLOW, methods.as_str()));
        }
        if self.status == StatusCode::REQUEST_TIMEOUT.as_u16() {
            // The rest of the body would be read as the next request.
            response.force_close();
        }
        response.insert_header((header::CONTENT_LANGUAGE, self.language.as_str()));
        response.append_header((header::VARY, "accept-language"));
        let body = serde_json::to_string(&*self.body).unwrap_or_default();
        response.insert_header(ContentType(mime_problem())).body(body)
    }
}

/// [`PROBLEM_JSON`] parsed; the fallback is never met, the text being constant.
fn mime_problem() -> actix_web::mime::Mime {
    PROBLEM_JSON.parse().unwrap_or(actix_web::mime::APPLICATION_JSON)
}

impl From<ViewRefusal> for Problem {
    fn from(refusal: ViewRefusal) -> Problem {
        let kind = match refusal {
            ViewRefusal::ReadOnly(_) => VIEW_READ_ONLY,
            ViewRefusal::Over(_) => VIEW_OVER,
        };
        Problem::forbidden(refusal).of_kind(kind)
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Problem {
        let text = failure.message();
        match failure {
            Failure::NotSignedIn | Failure::BadCredentials => Problem::new(StatusCode::UNAUTHORIZED, text),
            Failure::Forbidden(_) => Problem::forbidden(text),
            Failure::WrongPortal(_, portal) => {
                let mut problem = Problem::forbidden(text);
                problem.body.portal = Some(portal);
                problem
            }
            Failure::TooMany(wait) => Problem::too_many(wait, text),
            Failure::NotFound(_) => Problem::not_found(text),
            Failure::Conflict(_) => Problem::new(StatusCode::CONFLICT, text),
            Failure::Stale(fields) => Problem::stale(text, fields),
            Failure::Rule(_) => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text),
            Failure::KeyReused => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text).of_kind(KEY_REUSED),
            Failure::Fields(fields) => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text).with_fields(fields),
            Failure::Malformed(_) => Problem::malformed(text),
            Failure::TooLarge(_) => Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text),
            Failure::WrongType(_) => Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, text),
            Failure::Store(StoreError::Unavailable | StoreError::Contended) => {
                tracing::warn!(cause = %text, "the store is busy");
                Problem::busy()
            }
            Failure::Store(StoreError::Storage) => {
                Problem::later("Nothing can be saved at the moment. Please try again later.")
            }
            Failure::Storage(_) => Problem::no_storage(&text),
            Failure::Damaged(_) => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text),
            Failure::Store(_) | Failure::Outside(_) | Failure::Undelivered(_) => Problem::internal(&text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inside_stays_inside() {
        let problem = Problem::from(Failure::Store(StoreError::Failed("UNIQUE constraint on /var/x".to_owned())));
        assert_eq!(problem.status, 500);
        assert!(!problem.detail.contains("UNIQUE"));
    }

    #[test]
    fn detail_and_error_are_the_same_text() {
        let problem = Problem::from(Failure::field("email", "This email address is already registered."));
        assert_eq!((problem.status, &problem.detail), (422, &problem.error));
        assert_eq!(problem.errors[0].field, "email");
    }

    #[test]
    fn a_busy_store_says_when_to_come_back() {
        let response = Problem::from(Failure::Store(StoreError::Unavailable)).error_response();
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(response.headers().contains_key(header::RETRY_AFTER));
    }
}
