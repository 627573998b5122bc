//! The outermost layer: gives each request its id and log span, completes the headers, and turns any failure on the way
//! (middleware, body, library extractors) into a problem.

use std::time::Instant;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{ConnectionType, Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpResponse, ResponseError, web};
use tracing::Instrument as _;

use crate::metrics::Measured;
use crate::{App, PROBLEM_JSON, Problem, head, headers, language, request_id};

/// State of a request while it is being handled.
struct Envelope {
    id: String,
    method: Method,
    path: String,
    hsts: bool,
    is_last: bool,
    started: Instant,
}

/// The middleware.
pub(crate) async fn envelope(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let Some(app) = request.app_data::<web::Data<App>>() else {
        return Err(Problem::internal(&"the application is not wired").into());
    };
    let measured = Measured::begin(app, request.method(), request.path());
    let envelope = Envelope {
        id: request_id::choose(request.request(), &app.services),
        method: request.method().clone(),
        path: request.path().to_owned(),
        hsts: app.config.hsts,
        is_last: app.draining.has_begun(),
        started: Instant::now(),
    };
    let is_head = head::take(&mut request);
    // The path only: a query may hold what does not belong into a log. At the level of errors, so that whatever is
    // logged at all carries the id.
    let span = tracing::error_span!(
        "request",
        id = %envelope.id,
        operation = measured.operation(),
        method = %envelope.method,
        path = %envelope.path
    );
    let (id, language) = (envelope.id.clone(), language::choose(request.request()));
    let answer = async move { envelope.close(next.call(request).await) };
    let answer = request_id::within(id, language::within(language, answer)).instrument(span).await;
    measured.end(match &answer {
        Ok(answer) => answer.status(),
        Err(error) => error.as_response_error().status_code(),
    });
    if is_head { answer.map(head::bare) } else { answer }
}

impl Envelope {
    fn close<B: MessageBody + 'static>(
        &self,
        answer: Result<ServiceResponse<B>, Error>,
    ) -> Result<ServiceResponse<BoxBody>, Error> {
        match answer {
            Ok(answer) => {
                let mut answer = answer.map_into_boxed_body();
                if self.is_bare_error(answer.response()) {
                    let cause = answer.response().error().map(ToString::to_string);
                    let problem = problem_for(answer.status(), cause.as_deref());
                    answer = answer.into_response(problem.error_response());
                }
                self.complete(answer.response_mut());
                Ok(answer)
            }
            // A middleware failed; the request is consumed.
            Err(error) => {
                let known = error.as_error::<Problem>().cloned();
                let status = error.as_response_error().status_code();
                let problem = known.unwrap_or_else(|| problem_for(status, Some(&error.to_string())));
                let mut response = problem.error_response();
                self.complete(&mut response);
                Err(InternalError::from_response(error, response).into())
            }
        }
    }

    /// Whether this error was created by a library and is neither a problem nor a page.
    fn is_bare_error(&self, response: &HttpResponse) -> bool {
        let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let failed = response.status().is_client_error() || response.status().is_server_error();
        let is_own = kind.starts_with(PROBLEM_JSON) || kind.starts_with("text/html");
        failed && !is_own && !self.path.starts_with("/swagger-ui/")
    }

    fn complete(&self, response: &mut HttpResponse) {
        let status = response.status();
        if self.is_last {
            response.head_mut().set_connection_type(ConnectionType::Close);
        }
        let headers: &mut HeaderMap = response.headers_mut();
        if let Ok(id) = HeaderValue::from_str(&self.id) {
            headers.insert(HeaderName::from_static(request_id::HEADER), id);
        }
        headers::complete(headers, &self.path, self.hsts);
        let millis = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        match status.as_u16() {
            500.. => tracing::warn!(status = status.as_u16(), millis, "failed"),
            400.. => tracing::info!(status = status.as_u16(), millis, "refused"),
            _ => tracing::debug!(status = status.as_u16(), millis, "answered"),
        }
    }
}

/// The sentence for an error whose own text is not meant for display.
fn problem_for(status: StatusCode, cause: Option<&str>) -> Problem {
    match status {
        StatusCode::NOT_FOUND => Problem::not_found("Not found."),
        StatusCode::METHOD_NOT_ALLOWED => Problem::new(status, "Method not allowed."),
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(status, "The request is too large."),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::new(status, "Unsupported content type."),
        StatusCode::SERVICE_UNAVAILABLE => Problem::busy(),
        status if status.is_client_error() => Problem::new(status, "The request is malformed."),
        _ => Problem::internal(&cause.unwrap_or("an answer without a cause")),
    }
}
