//! `GET /api/products/{id}/costs`.

use actix_web::{HttpResponse, get};
use serde::Deserialize;
use tierway_application::purchasing::list_costs as list;
use tierway_kernel::ProductId;
use utoipa::IntoParams;

use super::supply_dto::CostResponse;
use crate::list::{Id, Params, list_response, page_request};
use crate::{Call, Problem};

/// Parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct CostParams {
    /// Most items in the answer.
    #[param(minimum = 1, maximum = 200, default = 200)]
    limit: Option<i64>,
    /// Where to go on, from the `Link` header.
    cursor: Option<String>,
}

/// List what a product has cost
///
/// From the goods that were taken in, newest first. For managers, purchasers and the owners.
#[utoipa::path(
    operation_id = "listCostHistory",
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The product.", example = 42), CostParams),
    responses(
        (status = 200, description = "What it cost.", body = Vec<CostResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/products/{id}/costs")]
pub async fn list_costs(call: Call, id: Id, params: Params<CostParams>) -> Result<HttpResponse, Problem> {
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let page = call.read(move |tx, context| list(tx, context, ProductId(id.0), &page)).await?;
    Ok(list_response(&call, page.map(CostResponse::from)))
}
