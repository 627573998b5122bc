//! Responses of cohorts, conversion and stock turns.

use tierway_application::analytics::{Cohort, CohortPoint, Conversion, MOST_TURNED, ProductTurns, StockTurns};
use tierway_inventory::Turnover;
use tierway_orders::{OrderCounts, Quotations, Registrations};

use crate::dto::*;
use crate::routes::accounts::RoleName;

/// The time of a report.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReportParams {
    /// The first day; 30 days up to the last if omitted.
    #[param(example = "2026-11-01")]
    pub from: Option<NaiveDate>,
    /// The last day; today if omitted.
    #[param(example = "2026-11-30")]
    pub to: Option<NaiveDate>,
}

/// Referred customers who registered in one month.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CohortResponse {
    /// The first day of the business month.
    pub month: NaiveDate,
    /// How many registered.
    #[schema(example = 18)]
    pub customers: u64,
    /// How many of them have ordered since.
    #[schema(example = 11)]
    pub ordered: u64,
    /// Their purchases month by month until now, including months without orders.
    pub months: Vec<CohortMonthResponse>,
}

/// Purchases of a cohort in one month.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CohortMonthResponse {
    /// The first day of the month.
    pub start: NaiveDate,
    /// How many of them ordered.
    #[schema(example = 7)]
    pub customers: u64,
    /// How many orders.
    #[schema(example = 9)]
    pub orders: u64,
    /// Goods total less refunds.
    pub revenue: WireMoney,
}

/// Conversion of what started in a period.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ConversionResponse {
    /// The first day, of the business.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// Accounts registered in this period, by role; roles without any are omitted.
    pub registrations: Vec<RegistrationSteps>,
    /// Quotes requested in this period.
    pub quotations: QuotationSteps,
    /// Orders placed in this period.
    pub orders: OrderSteps,
}

/// From the registration to the first order.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RegistrationSteps {
    /// The role.
    pub role: RoleName,
    /// Registered.
    #[schema(example = 40)]
    pub registered: u64,
    /// Has an order that was not cancelled.
    #[schema(example = 23)]
    pub ordered: u64,
}

/// From the quote request to its acceptance.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct QuotationSteps {
    /// Asked for.
    #[schema(example = 12)]
    pub asked: u64,
    /// Answered with an offer.
    #[schema(example = 10)]
    pub offered: u64,
    /// Accepted.
    #[schema(example = 6)]
    pub accepted: u64,
}

/// From the order to its delivery.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OrderSteps {
    /// Placed, without quote requests.
    #[schema(example = 210)]
    pub placed: u64,
    /// Paid and not cancelled.
    #[schema(example = 190)]
    pub paid: u64,
    /// Delivered or completed.
    #[schema(example = 160)]
    pub delivered: u64,
    /// Cancelled.
    #[schema(example = 8)]
    pub cancelled: u64,
}

/// Stock turns.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockTurnsResponse {
    /// The first day, of the business.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// How many days.
    #[schema(example = 30)]
    pub days: i64,
    /// All products together.
    pub whole: StockTurnFigures,
    /// The products, the largest cost of goods first; 200 at most.
    pub products: Vec<ProductTurnsResponse>,
    /// How many products were there or were sold.
    #[schema(example = 64)]
    pub product_count: usize,
}

/// Figures of turning stock.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockTurnFigures {
    /// The cost of the sold pieces at the time of sale.
    pub cost_of_goods: WireMoney,
    /// Average stock value at current cost.
    pub average_stock: WireMoney,
    /// Its value at the end.
    pub closing_stock: WireMoney,
    /// How many times the average stock was sold; absent without stock.
    #[schema(example = 2.35)]
    pub turns: Option<f64>,
    /// For how many days the stock at the end lasts if as much is sold as in these days; absent when nothing was sold.
    #[schema(example = 12.8)]
    pub days_of_stock: Option<f64>,
}

/// One product's stock.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductTurnsResponse {
    /// The product.
    #[schema(example = 7)]
    pub product_id: i64,
    /// Its name now.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Its SKU now.
    #[schema(example = "MANGO-ICE")]
    pub sku: String,
    /// Its figures.
    #[serde(flatten)]
    pub figures: StockTurnFigures,
}

impl From<CohortPoint> for CohortMonthResponse {
    fn from(point: CohortPoint) -> CohortMonthResponse {
        let CohortPoint { start, customers, orders, revenue } = point;
        CohortMonthResponse { start, customers, orders, revenue: WireMoney(revenue) }
    }
}

impl From<Cohort> for CohortResponse {
    fn from(cohort: Cohort) -> CohortResponse {
        CohortResponse {
            month: cohort.month,
            customers: cohort.customers,
            ordered: cohort.ordered,
            months: cohort.months.into_iter().map(CohortMonthResponse::from).collect(),
        }
    }
}

impl From<Registrations> for RegistrationSteps {
    fn from(row: Registrations) -> RegistrationSteps {
        RegistrationSteps { role: row.role.into(), registered: row.registered, ordered: row.ordered }
    }
}

impl From<Conversion> for ConversionResponse {
    fn from(found: Conversion) -> ConversionResponse {
        let Quotations { asked, offered, accepted } = found.quotations;
        let OrderCounts { placed, paid, delivered, cancelled } = found.orders;
        ConversionResponse {
            from: found.from,
            to: found.to,
            registrations: found.registrations.into_iter().map(RegistrationSteps::from).collect(),
            quotations: QuotationSteps { asked, offered, accepted },
            orders: OrderSteps { placed, paid, delivered, cancelled },
        }
    }
}

impl StockTurnFigures {
    fn new(turned: &Turnover, days: i64) -> StockTurnFigures {
        StockTurnFigures {
            cost_of_goods: WireMoney(turned.cost_of_goods),
            average_stock: WireMoney(turned.average_stock),
            closing_stock: WireMoney(turned.closing_stock),
            turns: turned.turns().map(|hundredths| hundredths as f64 / 100.0),
            days_of_stock: turned.days_of_stock(days).map(|tenths| tenths as f64 / 10.0),
        }
    }
}

impl From<StockTurns> for StockTurnsResponse {
    fn from(found: StockTurns) -> StockTurnsResponse {
        let product = |row: &ProductTurns| ProductTurnsResponse {
            product_id: row.product_id.0,
            name: row.name.clone(),
            sku: row.sku.clone(),
            figures: StockTurnFigures::new(&row.turnover, found.days),
        };
        StockTurnsResponse {
            from: found.from,
            to: found.to,
            days: found.days,
            whole: StockTurnFigures::new(&found.whole, found.days),
            products: found.products.iter().take(MOST_TURNED).map(product).collect(),
            product_count: found.products.len(),
        }
    }
}
