//! Responses of a wholesaler's figures.

use tierway_application::analytics::{PlacedOrders, RegionFigures, WholesalerFigures};

use crate::dto::*;
use crate::routes::pricing::dto::PriceChangeResponse;
use crate::routes::pricing::names::{PriceAudience, RegionName};

/// A wholesaler's dashboard.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WholesalerFiguresResponse {
    /// The first day of this month, by the clocks of the business.
    pub month: NaiveDate,
    /// The first day of the month before.
    pub month_before: NaiveDate,
    /// The four regions, then, without `region`, accounts whose profile address is in none of them.
    pub regions: Vec<RegionFiguresResponse>,
    /// Products that are sold.
    #[schema(example = 120)]
    pub products: u64,
    /// For each audience and region how many of them have no price of their own there; the base price counts.
    pub unpriced: Vec<UnpricedProducts>,
    /// For each audience how many regional prices that apply are out of range: further off the base price than the setting
    /// `priceCheckPercent`, or below the cost, which for wholesalers is what they pay.
    pub out_of_range: Vec<OutOfRangePrices>,
    /// The five newest changes of prices.
    pub newest_changes: Vec<PriceChangeResponse>,
}

/// Buyers and sales of a region.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionFiguresResponse {
    /// Which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<RegionName>,
    /// Active, approved dealers.
    #[schema(example = 8)]
    pub dealers: u64,
    /// Active, approved agents and sub-agents.
    #[schema(example = 11)]
    pub agents: u64,
    /// Purchases of dealers.
    pub dealer_trade: MonthTrade,
    /// Purchases of agents and sub-agents.
    pub agent_trade: MonthTrade,
}

/// Orders that were placed and not cancelled, by month.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthTrade {
    /// Orders this month.
    #[schema(example = 21)]
    pub orders: u64,
    /// Sum of their goods.
    pub revenue: WireMoney,
    /// Orders in the month before.
    #[schema(example = 18)]
    pub orders_before: u64,
    /// Sum of their goods.
    pub revenue_before: WireMoney,
}

/// Products without a price of their own.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UnpricedProducts {
    /// The recipient.
    pub audience: PriceAudience,
    /// Where.
    pub region: RegionName,
    /// How many.
    #[schema(example = 14)]
    pub products: u64,
}

/// Regional prices that are out of range.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OutOfRangePrices {
    /// The audience.
    pub audience: PriceAudience,
    /// How many prices.
    #[schema(example = 3)]
    pub prices: u64,
}

impl From<[PlacedOrders; 2]> for MonthTrade {
    fn from([now, before]: [PlacedOrders; 2]) -> MonthTrade {
        MonthTrade {
            orders: now.orders,
            revenue: WireMoney(now.amount),
            orders_before: before.orders,
            revenue_before: WireMoney(before.amount),
        }
    }
}

impl From<RegionFigures> for RegionFiguresResponse {
    fn from(figures: RegionFigures) -> RegionFiguresResponse {
        RegionFiguresResponse {
            region: figures.region.map(RegionName::from),
            dealers: figures.dealers,
            agents: figures.agents,
            dealer_trade: figures.dealer_trade.into(),
            agent_trade: figures.agent_trade.into(),
        }
    }
}

impl From<WholesalerFigures> for WholesalerFiguresResponse {
    fn from(figures: WholesalerFigures) -> WholesalerFiguresResponse {
        let unpriced = |(audience, region, products)| UnpricedProducts {
            audience: PriceAudience::from(audience),
            region: RegionName::from(region),
            products,
        };
        let out_of_range = |(audience, prices)| OutOfRangePrices { audience: PriceAudience::from(audience), prices };
        WholesalerFiguresResponse {
            month: figures.month,
            month_before: figures.month_before,
            regions: figures.regions.into_iter().map(RegionFiguresResponse::from).collect(),
            products: figures.products,
            unpriced: figures.unpriced.into_iter().map(unpriced).collect(),
            out_of_range: figures.out_of_range.into_iter().map(out_of_range).collect(),
            newest_changes: figures.changes.into_iter().map(PriceChangeResponse::from).collect(),
        }
    }
}
