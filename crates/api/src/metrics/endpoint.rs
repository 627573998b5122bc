//! The address. It is no operation of the API: not for people, and not in the OpenAPI document.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, ResponseError, web};

use super::access::may_read;
use super::places::PATH;
use super::report;
use crate::{App, Problem};

/// The type of the text.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Registers the address.
pub(crate) fn configure(config: &mut web::ServiceConfig) {
    config.service(web::resource(PATH).route(web::get().to(metrics)).default_service(web::to(other_method)));
}

async fn metrics(request: HttpRequest, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    if !may_read(&request, app.config.metrics_token) {
        return Ok(refusal(&app));
    }
    let backlog = app.metrics.backlog.current(app.source()).await;
    let text = report::text(&app, backlog).map_err(|error| Problem::internal(&error))?;
    let kind = (header::CONTENT_TYPE, OPEN_METRICS);
    Ok(HttpResponse::Ok().insert_header(kind).insert_header((header::CACHE_CONTROL, "no-store")).body(text))
}

/// Without a configured token, others get 404; with one, 401.
fn refusal(app: &App) -> HttpResponse {
    if app.config.metrics_token.is_none() {
        return Problem::not_found("Not found.").error_response();
    }
    let sentence = "Metrics are available on the server itself or with the metrics token.";
    let mut response = Problem::new(StatusCode::UNAUTHORIZED, sentence).error_response();
    response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"metrics\""));
    response
}

async fn other_method(request: HttpRequest, app: web::Data<App>) -> HttpResponse {
    if may_read(&request, app.config.metrics_token) {
        Problem::wrong_method("GET, HEAD").error_response()
    } else {
        refusal(&app)
    }
}
