//! `GET /api/inventory/transactions`.

use tierway_application::inventory::list_movements as list;
use tierway_inventory::MovementFilter;
use tierway_kernel::{LotId, ProductId, StockCountId};

use super::dto::MovementResponse;
use super::names::{MovementReason, MovementType};
use crate::dto::*;
use crate::prelude::*;
use crate::times::{from_time, to_time};

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListMovementsParams {
    /// Only this product.
    product_id: Option<i64>,
    /// Only this batch.
    lot_id: Option<i64>,
    /// Only this stock count.
    count_id: Option<i64>,
    /// Only stock in or only stock out.
    r#type: Option<MovementType>,
    /// Only this reason.
    reason: Option<MovementReason>,
    /// From this business day or time on.
    #[param(example = "2026-01-01")]
    #[validate(custom(function = form::time))]
    from: Option<String>,
    /// Up to and including this business day, or before this time.
    #[param(example = "2026-01-31")]
    #[validate(custom(function = form::time))]
    to: Option<String>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    sort: Option<DateSortName>,
}

impl ListMovementsParams {
    /// The filter.
    pub async fn read(self, call: &Call) -> Result<MovementFilter, Problem> {
        let zone = call.zone_of([self.from.as_deref(), self.to.as_deref()]).await?;
        Ok(MovementFilter {
            product_id: self.product_id.map(ProductId),
            lot_id: self.lot_id.map(LotId),
            count_id: self.count_id.map(StockCountId),
            direction: self.r#type.map(|name| name.0),
            reason: self.reason.map(|name| name.0),
            from: from_time(self.from.as_deref(), zone),
            to: to_time(self.to.as_deref(), zone),
            sort: self.sort.unwrap_or_default().0,
        })
    }
}

/// List stock movements
///
/// For company staff: the stock ledger, newest first unless `sort` says otherwise.
#[utoipa::path(
    tag = "Inventory",
    params(ListMovementsParams, PageParams),
    responses(
        (status = 200, description = "Movements.", body = Vec<MovementResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/inventory/transactions")]
pub async fn list_movements(call: Call, params: Params<ListMovementsParams>) -> HandlerResult {
    let (filter, page) = (params.0.read(&call).await?, call.page()?);
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(|view| MovementResponse::of(view, call.language()))))
}
