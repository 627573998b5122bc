//! `POST /api/products`.

use actix_web::{HttpResponse, post};
use tierway_application::catalogue::create_product as create;
use tierway_kernel::Permission;

use super::dto::ProductDetailsResponse;
use super::image::take_images;
use super::request::ProductRequest;
use crate::body::LargeBody;
use crate::{Call, Problem};

/// Create a product
///
/// For admin and manufacturer. The stock starts at nothing: record a movement to take pieces in. Pictures can be
/// sent along as `data:` URLs; uploading them first shows progress.
#[utoipa::path(
    operation_id = "createProduct",
    tag = "Catalogue",
    request_body = ProductRequest,
    responses(
        (status = 201, description = "The product.", body = ProductDetailsResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/products")]
pub async fn create_product(call: Call, body: LargeBody<ProductRequest>) -> Result<HttpResponse, Problem> {
    let mut form = body.0;
    call.context().require(Permission::CreateProduct)?;
    let images = take_images(&call, &mut form).await?;
    let draft = form.into_change(images)?.into_draft();
    let view = call.write(move |tx, context| create(tx, context, &draft)).await?;
    Ok(HttpResponse::Created().json(ProductDetailsResponse::from(view)))
}
