//! Responses of trade figures.

use tierway_application::analytics::{ProductFigures, Trade, TradeView};
use tierway_orders::{OrderStatus, Traded};

use crate::dto::*;
use crate::routes::orders::names::OrderStatusName;

/// Purchases or sales.
pub type TradeViewName = Name<TradeView>;

/// Trade totals.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeResponse {
    /// Orders.
    #[schema(example = 42)]
    pub orders: u64,
    /// Pieces in them.
    #[schema(example = 380)]
    pub units: i64,
    /// As a buyer the totals of the orders, as a seller the goods of those that were placed in the store.
    pub revenue: WireMoney,
    /// The cost of the sold pieces at the current Dealer Price; only for a dealer's store with sales.
    pub cost: Option<WireMoney>,
    /// Their margin; negative if sold at a loss.
    pub margin: Option<WireMoney>,
    /// Average revenue per order, rounded to cents; `0.00` without orders.
    pub average: WireMoney,
    /// The points, without gaps.
    pub series: Vec<TradePoint>,
    /// The ten products with the largest amounts.
    pub top_products: Vec<TradeProduct>,
    /// Orders by status, including cancelled ones; statuses without orders are omitted.
    pub by_status: Vec<TradeStatus>,
}

/// One point of the series.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TradePoint {
    /// Its first day.
    pub start: NaiveDate,
    /// Orders.
    #[schema(example = 3)]
    pub orders: u64,
    /// Pieces.
    #[schema(example = 24)]
    pub units: i64,
    /// Their value.
    pub amount: WireMoney,
}

/// The trade in one product.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeProduct {
    /// The product.
    #[schema(example = 7)]
    pub product_id: i64,
    /// Its name now.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Its SKU now.
    #[schema(example = "MANGO-ICE")]
    pub sku: String,
    /// Pieces.
    #[schema(example = 120)]
    pub units: i64,
    /// Sum of the lines.
    pub amount: WireMoney,
}

/// Number of orders with one status.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TradeStatus {
    /// The status.
    pub status: OrderStatusName,
    /// How many.
    #[schema(example = 5)]
    pub orders: u64,
}

impl From<(NaiveDate, Traded)> for TradePoint {
    fn from((start, Traded { orders, units, amount }): (NaiveDate, Traded)) -> TradePoint {
        TradePoint { start, orders, units, amount: WireMoney(amount) }
    }
}

impl From<ProductFigures> for TradeProduct {
    fn from(ProductFigures { product_id, name, sku, units, amount }: ProductFigures) -> TradeProduct {
        TradeProduct { product_id: product_id.0, name, sku, units, amount: WireMoney(amount) }
    }
}

impl From<(OrderStatus, u64)> for TradeStatus {
    fn from((status, orders): (OrderStatus, u64)) -> TradeStatus {
        TradeStatus { status: status.into(), orders }
    }
}

impl From<Trade> for TradeResponse {
    fn from(trade: Trade) -> TradeResponse {
        TradeResponse {
            orders: trade.total.orders,
            units: trade.total.units,
            revenue: WireMoney(trade.total.amount),
            cost: trade.margin.map(|(cost, _)| WireMoney(cost)),
            margin: trade.margin.map(|(_, margin)| WireMoney(margin)),
            average: WireMoney(trade.total.average()),
            series: trade.series.into_iter().map(TradePoint::from).collect(),
            top_products: trade.products.into_iter().map(TradeProduct::from).collect(),
            by_status: trade.by_status.into_iter().map(TradeStatus::from).collect(),
        }
    }
}
