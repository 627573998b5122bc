//! `PUT /api/products/{id}`.

use tierway_application::catalogue::{DetailedProduct, update_product as update};
use tierway_application::{Context, Transaction};
use tierway_kernel::{Permission, ProductId};

use super::dto::ProductDetailsResponse;
use super::image::take_images;
use super::request::ProductRequest;
use crate::body::LargeBody;
use crate::prelude::*;

/// Update a product
///
/// For admin and manufacturer. Replaces the fields; `sku`, `isActive`, `barcode`, `needsLots`, `taxClassId`, pictures
/// and each of the `attributes` stay unchanged if omitted.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    request_body = ProductRequest,
    responses(
        (status = 200, description = "The product as it is now.", body = ProductDetailsResponse),
        (status = 409, description = "It no longer matches `expected` or `version`, or its SKU or barcode is taken."),
    ),
)]
#[put("/api/products/{id}")]
pub async fn update_product(call: Call, id: Id, body: LargeBody<ProductRequest>) -> HandlerResult {
    let mut form = body.0;
    call.context().require(Permission::UpdateProduct)?;
    let images = take_images(&call, &mut form).await?;
    let expected = std::mem::take(&mut form.expected);
    let change = form.change(images);
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &DetailedProduct| expected.check(&ProductDetailsResponse::from(now.clone()));
        update(tx, context, ProductId(id.0), &change, expected.seen(&check))
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(ProductDetailsResponse::from(view)))
}
