//! Words and filters of the product list, which its facets take too.

use tierway_application::catalogue::ProductFilters;
use tierway_catalogue::Between;

use super::names::ProductStatusFilter;
use crate::dto::*;
use crate::repeated_param::Many;
use crate::wire::WireMeasure;

/// Parameters that choose products. Those that may be repeated take any of their values.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ProductFilterParams {
    /// Words of the name, SKU, barcode, category, attributes or description; all must match, exactly, as a prefix, or
    /// with one typo from four letters and two from eight. Case and accents are ignored.
    #[param(example = "mango")]
    q: Option<String>,
    /// Any of these categories, exactly; may be repeated.
    #[serde(default)]
    #[param(value_type = Option<Vec<String>>, example = json!(["E-Liquids"]))]
    category: Many,
    /// If omitted, everything the caller may see: products on sale, and for company staff discontinued ones as well.
    #[param(inline)]
    status: Option<ProductStatusFilter>,
    /// Any of these flavours, exactly; may be repeated.
    #[serde(default)]
    #[param(value_type = Option<Vec<String>>, example = json!(["Mango Ice"]))]
    flavour: Many,
    /// Any of these device types, exactly; may be repeated.
    #[serde(default)]
    #[param(value_type = Option<Vec<String>>, example = json!(["Disposable"]))]
    device_type: Many,
    /// Minimum nicotine strength in mg/ml.
    #[param(value_type = Option<f64>, example = 10)]
    nicotine_min: Option<WireMeasure>,
    /// Maximum nicotine strength in mg/ml.
    #[param(value_type = Option<f64>, example = 20)]
    nicotine_max: Option<WireMeasure>,
    /// Minimum volume in ml.
    #[param(value_type = Option<f64>, example = 2)]
    volume_min: Option<WireMeasure>,
    /// Maximum volume in ml.
    #[param(value_type = Option<f64>, example = 50)]
    volume_max: Option<WireMeasure>,
    /// Minimum number of puffs.
    #[param(example = 600)]
    puffs_min: Option<i64>,
    /// Maximum number of puffs.
    #[param(example = 10000)]
    puffs_max: Option<i64>,
    /// `true`: only products that can be ordered now.
    in_stock: Option<bool>,
}

fn between(min: Option<WireMeasure>, max: Option<WireMeasure>) -> Between {
    Between { min: min.map(|least| least.0.thousandths()), max: max.map(|most| most.0.thousandths()) }
}

impl From<ProductFilterParams> for ProductFilters {
    fn from(params: ProductFilterParams) -> ProductFilters {
        ProductFilters {
            text: params.q,
            status: params.status.map(|name| name.0),
            categories: params.category.0,
            flavours: params.flavour.0,
            device_types: params.device_type.0,
            nicotine: between(params.nicotine_min, params.nicotine_max),
            volume: between(params.volume_min, params.volume_max),
            puffs: Between { min: params.puffs_min, max: params.puffs_max },
            in_stock: params.in_stock.unwrap_or_default(),
        }
    }
}
