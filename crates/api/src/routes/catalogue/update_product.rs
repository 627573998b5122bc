//! `PUT /api/products/{id}`.

use actix_web::{HttpResponse, put};
use tierway_application::catalogue::update_product as update;
use tierway_kernel::{Permission, ProductId};

use super::dto::ProductDetailsResponse;
use super::image::take_images;
use super::request::ProductRequest;
use crate::body::LargeBody;
use crate::list::Id;
use crate::{Call, Problem};

/// Update a product
///
/// For admin and manufacturer. Replaces the fields; `sku`, `isActive`, `barcode`, `needsLots`, pictures and each of the
/// `attributes` stay when they are left out.
#[utoipa::path(
    operation_id = "updateProduct",
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    request_body = ProductRequest,
    responses(
        (status = 200, description = "The product as it is now.", body = ProductDetailsResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[put("/api/products/{id}")]
pub async fn update_product(call: Call, id: Id, body: LargeBody<ProductRequest>) -> Result<HttpResponse, Problem> {
    let mut form = body.0;
    call.context().require(Permission::UpdateProduct)?;
    let images = take_images(&call, &mut form).await?;
    let change = form.into_change(images)?;
    let view = call.write(move |tx, context| update(tx, context, ProductId(id.0), &change)).await?;
    Ok(HttpResponse::Ok().json(ProductDetailsResponse::from(view)))
}
