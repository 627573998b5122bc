//! `POST /api/products`.

use tierway_application::catalogue::create_product as create;
use tierway_kernel::Permission;

use super::dto::ProductDetailsResponse;
use super::image::take_images;
use super::request::ProductRequest;
use crate::body::LargeBody;
use crate::prelude::*;

/// Create a product
///
/// For admin and manufacturer. Stock starts at zero: record a movement to add pieces. Pictures can be sent as `data:`
/// URLs; upload them first to show progress.
#[utoipa::path(
    tag = "Catalogue",
    request_body = ProductRequest,
    responses((status = 201, description = "The product.", body = ProductDetailsResponse)),
)]
#[post("/api/products")]
pub async fn create_product(call: Call, body: LargeBody<ProductRequest>) -> HandlerResult {
    let mut form = body.0;
    call.context().require(Permission::CreateProduct)?;
    let images = take_images(&call, &mut form).await?;
    let change = form.change(images);
    let tax_class = change.tax_class.flatten();
    let draft = change.into_draft();
    let view = call.write(move |tx, context| create(tx, context, &draft, tax_class)).await?;
    Ok(HttpResponse::Created().json(ProductDetailsResponse::from(view)))
}
