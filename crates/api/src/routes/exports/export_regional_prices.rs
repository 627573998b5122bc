//! `GET /api/exports/regional-prices.{format}`.

use tierway_application::exports::RegionalPriceTable;
use tierway_application::pricing::GridQuery;
use tierway_catalogue::Audience;

use super::download::download;
use super::format::{Format, FormatName};
use crate::dto::*;
use crate::prelude::*;
use crate::routes::pricing::names::PriceAudience;

/// Parameters of the table.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ExportRegionalPricesParams {
    /// The audience of the prices.
    #[param(inline)]
    audience: PriceAudience,
    /// Words of name, category, SKU or description; all must occur.
    q: Option<String>,
    /// This category exactly.
    category: Option<String>,
    /// `true`: only products with a price that is out of range.
    out_of_range: Option<bool>,
}

/// Export regional prices
///
/// For wholesalers, admin and manufacturer: one row per product, one column per region. The table can be edited and
/// uploaded again.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ExportRegionalPricesParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/regional-prices.{format}")]
pub async fn export_regional_prices(
    call: Call,
    format: Format,
    params: Params<ExportRegionalPricesParams>,
) -> HandlerResult {
    let params = params.0;
    let audience = params.audience.0;
    let out_of_range = params.out_of_range.unwrap_or(false);
    let query = GridQuery { audience, text: params.q, category: params.category, region: None, out_of_range };
    let name = match audience {
        Audience::Dealer => "dealer-prices",
        Audience::Agent => "agent-prices",
    };
    download(&call, RegionalPriceTable { query }, format.0, name).await
}
