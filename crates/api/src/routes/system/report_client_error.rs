//! `POST /api/client-errors`.

use tierway_application::Failure;
use tierway_application::system::{ClientError, report_client_error as report};

use crate::body::SmallBody;
use crate::dto::*;
use crate::prelude::*;

/// An error of a page, as a browser reports it.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClientErrorRequest {
    /// Version and build of the page.
    #[schema(example = "0.1.0+index-Bx3kQz1a")]
    pub release: String,
    /// The path as a pattern, without query; other segments than words become `:id`.
    #[schema(example = "/products/:productId")]
    pub path: String,
    /// Name and message of the error; 200 characters are logged.
    #[schema(example = "TypeError: undefined is not a function")]
    pub message: String,
    /// Where it happened; only places in our own scripts are logged.
    #[serde(default)]
    #[schema(example = "at v (https://shop.example.com/assets/product-C9dT2kLm.js:1:2045)")]
    pub stack: String,
    /// In which component; only places in our own scripts are logged.
    #[serde(default)]
    #[schema(example = "at v (https://shop.example.com/assets/product-C9dT2kLm.js:1:2045)")]
    pub component_stack: String,
}

/// Report an error of a page
///
/// Public: our pages report what broke in the browser. It is logged without personal data and not stored. At most 16 KiB.
#[utoipa::path(
    tag = "System",
    request_body = ClientErrorRequest,
    responses(
        (status = 204, description = "Logged."),
        (status = 429, description = "Too many reports from this address within a minute; `Retry-After` says when to try again."),
    )
)]
#[post("/api/client-errors")]
pub async fn report_client_error(call: Call, body: SmallBody<ClientErrorRequest>) -> HandlerResult {
    let context = call.context();
    call.app().client_errors.count(context.client.address.as_deref(), context.now).map_err(Failure::TooMany)?;
    let ClientErrorRequest { release, path, message, stack, component_stack } = body.0;
    let error = report(&context, &ClientError { release, path, message, stack, component_stack })?;
    let ClientError { release, path, message, stack, component_stack } = error;
    tracing::warn!(
        release,
        page = path,
        error = message,
        stack,
        components = component_stack,
        "a page broke in a browser"
    );
    Ok(HttpResponse::NoContent().finish())
}
