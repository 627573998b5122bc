//! `PUT /api/products/{id}/supplier`.

use tierway_application::purchasing::set_product_supplier as set;
use tierway_kernel::{ProductId, SupplierId};

use super::request::not_negative;
use super::supply_dto::SourceResponse;
use crate::dto::*;
use crate::prelude::*;

/// The supplier a product is ordered from first.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "supplierId": 3, "cost": "2.50" }))]
pub struct ProductSupplierRequest {
    /// The supplier; an active one.
    pub supplier_id: WireInt,
    /// Unit cost there; the listed cost if omitted, else the product's.
    #[validate(custom(function = not_negative, code = "negative"))]
    pub cost: Option<WireMoney>,
}

/// Set a product's supplier
///
/// For purchasers, admin and manufacturer: the product is ordered from this supplier first, and suggestions and purchase orders
/// without a supplier name it. Terms that are known there stay; a supplier that did not sell it does so by the piece.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    request_body = ProductSupplierRequest,
    responses(
        (status = 200, description = "The supplier with its terms.", body = SourceResponse),
        (status = 409, description = "Conflicts with the current state; see `detail`."),
    ),
)]
#[put("/api/products/{id}/supplier")]
pub async fn set_product_supplier(call: Call, id: Id, body: Body<ProductSupplierRequest>) -> HandlerResult {
    let (supplier, cost) = (SupplierId(body.0.supplier_id.0), body.0.cost.map(|cost| cost.0));
    call.changed_ids().note([supplier.0]);
    let source = call.write(move |tx, context| set(tx, context, ProductId(id.0), supplier, cost)).await?;
    // Whoever buys sees costs.
    Ok(HttpResponse::Ok().json(SourceResponse::new(source, true)))
}
