//! `GET /api/exports/dealer-prices.{format}`.

use tierway_application::Failure;
use tierway_application::exports::DealerPriceTable;
use tierway_kernel::UserId;

use super::download::download;
use super::format::{Format, FormatName};
use crate::dto::*;
use crate::prelude::*;
use crate::routes::pricing::ListDealerPricesParams;

/// Whose prices.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ExportDealerPricesParams {
    /// The dealer; the caller if omitted.
    #[param(example = 7)]
    pub user_id: Option<i64>,
}

/// Export a dealer's own prices
///
/// For the dealer, wholesalers, admin and manufacturer: the prices under the filters of the list and in its order, a row
/// each.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ExportDealerPricesParams, ListDealerPricesParams, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/dealer-prices.{format}")]
pub async fn export_dealer_prices(
    call: Call,
    format: Format,
    of: Params<ExportDealerPricesParams>,
    params: Params<ListDealerPricesParams>,
) -> HandlerResult {
    let dealer = of.0.user_id.map(UserId).or(call.actor().id()).ok_or(Failure::NotSignedIn)?;
    let filter = params.0.filter();
    download(&call, DealerPriceTable { dealer, filter }, format.0, "dealer-prices").await
}
