//! The warehouse's figures and reports on the wire.

use tierway_application::analytics::RecentWork;
use tierway_application::orders::WarehouseReportView;
use tierway_orders::{Courier, OrderStatus, WarehouseFigures};

use super::work_dto::RecentWorkResponse;
use crate::dto::*;
use crate::routes::orders::names::{CourierName, OrderStatusName};

/// The warehouse's counters; quote requests are in none of them.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WarehouseFiguresResponse {
    /// Orders that are pending.
    #[schema(example = 12)]
    pub pending: u64,
    /// Orders that are paid.
    pub paid: u64,
    /// Orders in processing.
    pub processing: u64,
    /// Orders that are ready.
    #[schema(example = 8)]
    pub ready: u64,
    /// Orders that are shipped.
    #[schema(example = 15)]
    pub shipped: u64,
    /// Orders that are delivered.
    #[schema(example = 23)]
    pub delivered: u64,
    /// All orders there ever were, completed and cancelled ones too.
    #[schema(example = 140)]
    pub total: u64,
    /// Orders that were packed, shipped, delivered or completed today, a business day.
    #[schema(example = 12)]
    pub processed_today: u64,
    /// Orders that are ready to be shipped.
    #[schema(example = 8)]
    pub ready_to_ship: u64,
    /// Orders on their way.
    #[schema(example = 15)]
    pub in_transit: u64,
    /// Orders that were delivered or completed today, a business day.
    #[schema(example = 23)]
    pub delivered_today: u64,
    /// Undelivered orders by courier.
    pub by_courier: CourierFigures,
    /// What was done in the last seven days.
    pub recent: RecentWorkResponse,
}

/// Number of orders by courier.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CourierFigures {
    /// Express.
    #[schema(example = 4)]
    pub express: u64,
    /// Standard.
    #[schema(example = 9)]
    pub standard: u64,
    /// Economy.
    #[schema(example = 2)]
    pub economy: u64,
    /// Collected by the buyer, or no courier assigned yet.
    #[schema(example = 1)]
    pub none: u64,
}

/// A warehouse report about an order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WarehouseReportResponse {
    /// Identity.
    #[schema(example = 5)]
    pub id: i64,
    /// The order.
    #[schema(example = 17)]
    pub order_id: i64,
    /// Its status, as reported.
    pub status: OrderStatusName,
    /// A free text.
    #[schema(example = "Two boxes, one of them wet")]
    pub notes: Option<String>,
    /// The reporter.
    pub processed_by: Option<i64>,
    /// Their name.
    #[schema(example = "Willi Wang")]
    pub processed_by_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Orders that were given to a courier.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourierAssignment {
    /// The courier.
    pub courier: CourierName,
    /// The orders that were newly assigned.
    #[schema(example = json!([17, 18]))]
    pub order_ids: Vec<i64>,
}

/// Parameters of the list of reports.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListWarehouseReportsParams {
    /// Only this order's.
    pub order_id: Option<i64>,
}

impl From<(WarehouseFigures, RecentWork)> for WarehouseFiguresResponse {
    fn from((figures, recent): (WarehouseFigures, RecentWork)) -> WarehouseFiguresResponse {
        WarehouseFiguresResponse {
            pending: figures.of(OrderStatus::Pending),
            paid: figures.of(OrderStatus::Paid),
            processing: figures.of(OrderStatus::Processing),
            ready: figures.of(OrderStatus::Ready),
            shipped: figures.of(OrderStatus::Shipped),
            delivered: figures.of(OrderStatus::Delivered),
            total: figures.total(),
            processed_today: figures.processed_today,
            ready_to_ship: figures.of(OrderStatus::Ready),
            in_transit: figures.of(OrderStatus::Shipped),
            delivered_today: figures.delivered_today,
            by_courier: CourierFigures {
                express: figures.carried_by(Courier::Express),
                standard: figures.carried_by(Courier::Standard),
                economy: figures.carried_by(Courier::Economy),
                none: figures.carried_by(Courier::None),
            },
            recent: recent.into(),
        }
    }
}

impl From<WarehouseReportView> for WarehouseReportResponse {
    fn from(view: WarehouseReportView) -> WarehouseReportResponse {
        let entry = view.report.entry;
        WarehouseReportResponse {
            id: view.report.id.0,
            order_id: entry.order_id.0,
            status: entry.status.into(),
            notes: entry.notes,
            processed_by: entry.processed_by.map(|id| id.0),
            processed_by_name: view.processed_by_name,
            created_at: view.report.created_at,
        }
    }
}
