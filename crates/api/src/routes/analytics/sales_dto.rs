//! Responses of sales figures.

use tierway_application::analytics::{SalesGroup, SalesReport, SalesSort};
use tierway_orders::{Comparison, Sales, SalesDimension};

use crate::dto::*;
use crate::routes::inventory::production_dto::BucketName;

/// Dimension to group sales by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SalesSideName {
    /// The way an order came in.
    Channel,
    /// The buyer's region when they ordered.
    Region,
    /// The buyer's role when they ordered.
    Role,
    /// In whose store it was sold.
    Dealer,
    /// Who bought it: each trader, and customers together.
    Buyer,
    /// The buyer's referrer.
    Agent,
    /// By product.
    Product,
    /// The category of what was sold, as it was then.
    Category,
}

/// Period to compare with: the same number of days before, or the same days a year before.
pub type ComparisonName = Name<Comparison>;

/// Sort order of the groups.
pub type SalesSortName = Name<SalesSort>;

/// Sales of one key.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SalesFigures {
    /// Orders; of a product or category, those that hold some of it.
    #[schema(example = 42)]
    pub orders: u64,
    /// Pieces.
    #[schema(example = 380)]
    pub units: i64,
    /// Goods total without tax and shipping, less refunds.
    pub revenue: WireMoney,
    /// Refunds of goods.
    pub refunds: WireMoney,
    /// Cost of the pieces at the time of sale, except restocked ones.
    pub cost: WireMoney,
    /// Revenue less cost; below zero when they were sold at a loss.
    pub margin: WireMoney,
    /// Average revenue per order, rounded to cents; `0.00` without orders.
    pub average_order: WireMoney,
}

/// One point of the series.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SalesPoint {
    /// Its first day.
    pub start: NaiveDate,
    /// Its sales.
    #[serde(flatten)]
    pub figures: SalesFigures,
}

/// The sales of one group.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SalesGroupResponse {
    /// Key of the group: a channel, region, role or category name, or the ID of a dealer, buyer, agent or product. Absent
    /// for what belongs to none, such as the company's own store or what customers bought.
    #[schema(example = "asia")]
    pub key: Option<String>,
    /// Its name now.
    #[schema(example = "Asia")]
    pub label: String,
    /// Its sales.
    #[serde(flatten)]
    pub figures: SalesFigures,
    /// Sales of the comparison period, if requested.
    pub previous: Option<SalesFigures>,
}

/// Sales of a time.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SalesResponse {
    /// The first day, of the business.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// How long one point of the series is.
    pub step: BucketName,
    /// All days together.
    pub total: SalesFigures,
    /// The points, without gaps. The first and last may begin before and end after the time, but count only its days.
    pub series: Vec<SalesPoint>,
    /// The groups in the requested order, at most 200. Empty if not requested.
    pub groups: Vec<SalesGroupResponse>,
    /// How many groups there are.
    #[schema(example = 4)]
    pub group_count: usize,
    /// First day of the comparison period; this and the following only if requested.
    pub previous_from: Option<NaiveDate>,
    /// Its last day.
    pub previous_to: Option<NaiveDate>,
    /// All its days together.
    pub previous: Option<SalesFigures>,
    /// Its points.
    pub previous_series: Option<Vec<SalesPoint>>,
}

impl SalesSideName {
    /// The name of a dimension; `None` for that of all sales.
    pub fn of(side: SalesDimension) -> Option<SalesSideName> {
        match side {
            SalesDimension::All => None,
            SalesDimension::Channel => Some(SalesSideName::Channel),
            SalesDimension::Region => Some(SalesSideName::Region),
            SalesDimension::Role => Some(SalesSideName::Role),
            SalesDimension::Dealer => Some(SalesSideName::Dealer),
            SalesDimension::Buyer => Some(SalesSideName::Buyer),
            SalesDimension::Agent => Some(SalesSideName::Agent),
            SalesDimension::Product => Some(SalesSideName::Product),
            SalesDimension::Category => Some(SalesSideName::Category),
        }
    }
}

impl From<SalesSideName> for SalesDimension {
    fn from(name: SalesSideName) -> SalesDimension {
        match name {
            SalesSideName::Channel => SalesDimension::Channel,
            SalesSideName::Region => SalesDimension::Region,
            SalesSideName::Role => SalesDimension::Role,
            SalesSideName::Dealer => SalesDimension::Dealer,
            SalesSideName::Buyer => SalesDimension::Buyer,
            SalesSideName::Agent => SalesDimension::Agent,
            SalesSideName::Product => SalesDimension::Product,
            SalesSideName::Category => SalesDimension::Category,
        }
    }
}

impl From<Sales> for SalesFigures {
    fn from(sales: Sales) -> SalesFigures {
        SalesFigures {
            orders: sales.order_count(),
            units: sales.units,
            revenue: WireMoney(sales.revenue()),
            refunds: WireMoney(sales.refunds),
            cost: WireMoney(sales.cost),
            margin: WireMoney(sales.margin()),
            average_order: WireMoney(sales.average_order()),
        }
    }
}

impl From<(NaiveDate, Sales)> for SalesPoint {
    fn from((start, sales): (NaiveDate, Sales)) -> SalesPoint {
        SalesPoint { start, figures: sales.into() }
    }
}

impl From<SalesGroup> for SalesGroupResponse {
    fn from(group: SalesGroup) -> SalesGroupResponse {
        SalesGroupResponse {
            key: group.key,
            label: group.label,
            figures: group.sales.into(),
            previous: group.previous.map(SalesFigures::from),
        }
    }
}

fn points(series: Vec<(NaiveDate, Sales)>) -> Vec<SalesPoint> {
    series.into_iter().map(SalesPoint::from).collect()
}

impl From<SalesReport> for SalesResponse {
    fn from(report: SalesReport) -> SalesResponse {
        let previous = report.previous;
        SalesResponse {
            from: report.from,
            to: report.to,
            step: report.step.into(),
            total: report.total.into(),
            series: points(report.series),
            groups: report.groups.into_iter().map(SalesGroupResponse::from).collect(),
            group_count: report.group_count,
            previous_from: previous.as_ref().map(|previous| previous.from),
            previous_to: previous.as_ref().map(|previous| previous.to),
            previous: previous.as_ref().map(|previous| previous.total.into()),
            previous_series: previous.map(|previous| points(previous.series)),
        }
    }
}
