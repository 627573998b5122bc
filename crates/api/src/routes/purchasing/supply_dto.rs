//! Reorder suggestions, suppliers, and cost history.

use tierway_application::purchasing::SuggestionView;
use tierway_workforce::{CostEntry, SupplierTerms};

use crate::dto::*;

/// A product that should be ordered.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestionResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub product_name: String,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub product_sku: String,
    /// On hand, neither promised to orders nor on hold.
    #[schema(example = 100)]
    pub available: i64,
    /// On order, including drafts.
    #[schema(example = 0)]
    pub on_order: i64,
    /// Sold in the period, less returns.
    #[schema(example = 360)]
    pub sold: i64,
    /// At or below this many it is time.
    #[schema(example = 192)]
    pub reorder_point: i64,
    /// Days of stock left; absent if there are no sales.
    #[schema(example = 8)]
    pub days_left: Option<i64>,
    /// How many should be ordered.
    #[schema(example = 456)]
    pub pieces: i64,
    /// Why, in a sentence or two.
    #[schema(
        example = "Sells 12 a day; 100 are free, enough for 8 days. Delivery takes 9 days, and 7 days of sales are kept in reserve: 192 in all. 456 more cover another 30 days."
    )]
    pub reason: String,
    /// The supplier; absent if none is known.
    pub source: Option<SourceResponse>,
}

/// The best supplier of a product.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SourceResponse {
    /// The supplier.
    #[schema(example = 3)]
    pub supplier_id: i64,
    /// Its name.
    #[schema(example = "Harbour Trading")]
    pub supplier_name: String,
    /// Lead time in days; absent: from the settings.
    pub lead_days: Option<i64>,
    /// Order multiple in pieces.
    #[schema(example = 24)]
    pub pack_size: i64,
    /// Unit cost. Requires permission to see costs; absent otherwise.
    pub cost: Option<WireMoney>,
}

/// A past cost of a product.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CostResponse {
    /// When it was received.
    pub at: DateTime<Utc>,
    /// The supplier.
    #[schema(example = "Harbour Trading")]
    pub supplier_name: String,
    /// Unit cost.
    #[schema(example = "2.50")]
    pub cost: WireMoney,
    /// How many were received.
    #[schema(example = 46)]
    pub pieces: i64,
    /// The purchase order.
    #[schema(example = 7)]
    pub purchase_order_id: i64,
    /// Its number.
    #[schema(example = "PO-2026-000007")]
    pub purchase_order_number: String,
}

impl SourceResponse {
    /// A supplier's terms, with or without the cost.
    pub fn new(source: SupplierTerms, sees_costs: bool) -> SourceResponse {
        SourceResponse {
            supplier_id: source.product.supplier_id.0,
            supplier_name: source.supplier_name,
            lead_days: source.lead_days,
            pack_size: source.product.pack_size.get(),
            cost: sees_costs.then_some(WireMoney(source.product.cost)),
        }
    }
}

impl From<SuggestionView> for SuggestionResponse {
    fn from(view: SuggestionView) -> SuggestionResponse {
        let (supply, suggestion, sees_costs) = (view.supply, view.suggestion, view.sees_costs);
        SuggestionResponse {
            product_id: supply.product_id.0,
            product_name: view.name,
            product_sku: view.sku,
            available: supply.available,
            on_order: supply.on_order,
            sold: supply.sold,
            reorder_point: suggestion.reorder_point,
            days_left: suggestion.days_left,
            pieces: suggestion.pieces,
            reason: language::render(suggestion.reason),
            source: view.source.map(|source| SourceResponse::new(source, sees_costs)),
        }
    }
}

impl From<CostEntry> for CostResponse {
    fn from(entry: CostEntry) -> CostResponse {
        CostResponse {
            at: entry.at,
            supplier_name: entry.supplier_name,
            cost: WireMoney(entry.cost),
            pieces: entry.pieces,
            purchase_order_id: entry.order_id.0,
            purchase_order_number: entry.number,
        }
    }
}
