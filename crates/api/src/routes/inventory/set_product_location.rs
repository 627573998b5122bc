//! `PUT /api/products/{id}/location`.

use tierway_application::inventory::set_product_location as set;
use tierway_kernel::ProductId;

use crate::dto::*;
use crate::prelude::*;
use crate::routes::catalogue::dto::ProductResponse;

/// Where a product is picked.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(default)]
#[schema(example = json!({ "location": "A-03-12-2" }))]
pub struct SetProductLocationRequest {
    /// Zone, aisle, bay and level, one to four letters or digits each, joined by hyphens; `null` or an empty text clears
    /// it.
    pub location: Option<String>,
}

/// Set the location of a product
///
/// For company staff: where the product is picked. A batch may have a location of its own (`PATCH /api/lots/{id}`).
#[utoipa::path(
    tag = "Inventory",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    request_body = SetProductLocationRequest,
    responses((status = 200, description = "The product with its new location.", body = ProductResponse)),
)]
#[put("/api/products/{id}/location")]
pub async fn set_product_location(call: Call, id: Id, body: Body<SetProductLocationRequest>) -> HandlerResult {
    let location = body.0.location.unwrap_or_default();
    let product = call.write(move |tx, context| set(tx, context, ProductId(id.0), &location)).await?;
    Ok(HttpResponse::Ok().json(ProductResponse::from(product)))
}
