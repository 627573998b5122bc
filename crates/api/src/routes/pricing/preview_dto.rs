//! Previews of prices.

use tierway_application::pricing::{GridQuery, PreviewPrices, PricePreviewRow};
use tierway_catalogue::PriceStep;
use tierway_kernel::ProductId;

use super::names::{PriceAudience, RegionName};
use crate::Problem;
use crate::dto::*;
use crate::form::{Checked, checked};
use crate::numeric::{Numeric, money};

/// Prices to adjust together: of the named products, or of those on sale that match the filters. Send either `percent`
/// or `amount`.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = one_step))]
#[schema(example = json!({ "audience": "dealer", "regions": ["europe"], "category": "E-Liquids", "percent": "-2.5" }))]
pub struct PreviewWholesalerPricesRequest {
    /// The audience of the prices.
    audience: PriceAudience,
    /// Which regions.
    regions: Vec<RegionName>,
    /// These products.
    #[serde(default)]
    product_ids: Option<Vec<i64>>,
    /// Words of name, category, SKU or description.
    #[serde(default)]
    q: Option<String>,
    /// This category exactly.
    #[serde(default)]
    category: Option<String>,
    /// Only products with a price that is out of range.
    #[serde(default)]
    out_of_range: bool,
    /// Adjust by this percentage, at most two decimal places; rounded half up to cents.
    #[serde(default)]
    #[validate(custom(function = percentage))]
    percent: Option<Numeric>,
    /// Adjust by this amount.
    #[serde(default)]
    #[validate(custom(function = form::amount))]
    amount: Option<Numeric>,
}

/// Preview of one price.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WholesalerPricePreview {
    /// The row of the file; previews of a file only.
    pub row: Option<u32>,
    /// The product; absent when a file names one that there is not.
    #[schema(example = 42)]
    pub product_id: Option<i64>,
    /// Its SKU, or the text in the file.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: Option<String>,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: Option<String>,
    /// The region; absent when the whole row of a file is at fault.
    pub region: Option<RegionName>,
    /// The current regional price, to send as `expected`; absent if none is set.
    pub current: Option<WireMoney>,
    /// The old value: the regional price, or in the preview of a step the product's own price if none is set.
    pub from: Option<WireMoney>,
    /// The price then; absent without a `problem`: the file removes it.
    pub to: Option<WireMoney>,
    /// Why it cannot be so.
    #[schema(example = "There is no price to adjust.")]
    pub problem: Option<String>,
}

impl PreviewWholesalerPricesRequest {
    fn step(&self) -> Option<PriceStep> {
        match (money(self.percent.as_ref()), money(self.amount.as_ref())) {
            (Some(points), None) => Some(PriceStep::BasisPoints(points.minor())),
            (None, Some(amount)) => Some(PriceStep::Amount(amount)),
            _ => None,
        }
    }

    /// The query.
    pub fn input(self) -> Result<PreviewPrices, Problem> {
        let step = checked(self.step())?;
        Ok(PreviewPrices {
            query: GridQuery {
                audience: self.audience.0,
                text: self.q,
                category: self.category,
                region: None,
                out_of_range: self.out_of_range,
            },
            product_ids: self.product_ids.map(|ids| ids.into_iter().map(ProductId).collect()),
            regions: self.regions.into_iter().map(|name| name.0).collect(),
            step,
        })
    }
}

/// Hundredths of a percent read as cents do.
fn percentage(value: &Numeric) -> Checked {
    let text = "Please enter a percentage such as 5 or -2.5, with at most two decimal places.";
    form::amount(value).map_err(|_| form::sentence_error(text))
}

/// Percentage and amount are two steps.
fn one_step(request: &PreviewWholesalerPricesRequest) -> Checked {
    let is_one = request.step().is_some();
    if is_one { Ok(()) } else { Err(form::about("percent", "Please enter either a percentage or an amount.")) }
}

impl From<PricePreviewRow> for WholesalerPricePreview {
    fn from(row: PricePreviewRow) -> WholesalerPricePreview {
        let (product_id, name) = row.product.unzip();
        WholesalerPricePreview {
            row: row.row,
            product_id: product_id.map(|id| id.0),
            sku: row.sku,
            name,
            region: row.region.map(Into::into),
            current: row.current.map(WireMoney),
            from: row.from.map(WireMoney),
            to: row.to.map(WireMoney),
            problem: row.problem.map(language::render),
        }
    }
}
