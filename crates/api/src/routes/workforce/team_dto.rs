//! The team's figures on the wire.

use tierway_application::workforce::{PersonFigures, TeamFigures};

use crate::dto::*;
use crate::routes::issues::names::IssuePriorityName;
use crate::routes::orders::names::OrderStatusName;
use crate::routes::warehouse::work_dto::RecentWorkResponse;

/// The team's figures.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamFiguresResponse {
    /// Orders by status; each status once.
    pub orders_by_status: Vec<TeamStatus>,
    /// Orders that were packed, shipped, delivered or completed today.
    #[schema(example = 12)]
    pub processed_today: u64,
    /// Orders per employee in seven days including today, most first.
    pub processed_by_person: Vec<TeamPerson>,
    /// Open issues by priority; each priority once.
    pub open_issues: Vec<TeamPriority>,
    /// Issues by the day they were reported: fourteen days, oldest first.
    pub issues_per_day: Vec<TeamDay>,
    /// Hours from report to decision, over the issues decided within thirty days; absent without any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 5.4)]
    pub average_resolution_hours: Option<f64>,
    /// The same over the thirty days before; absent without any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 6.1)]
    pub average_resolution_hours_before: Option<f64>,
    /// Active products on the list of low stock.
    #[schema(example = 6)]
    pub stock_below_low: u64,
    /// Active products of which nothing is left.
    #[schema(example = 1)]
    pub stock_out: u64,
    /// Batches in stock that expire within thirty days.
    #[serde(rename = "lotsExpiring30")]
    #[schema(example = 3)]
    pub lots_expiring: u64,
    /// What was done in the last seven days.
    pub recent: RecentWorkResponse,
}

/// Number of orders with one status.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TeamStatus {
    /// The status.
    pub status: OrderStatusName,
    /// How many.
    #[schema(example = 5)]
    pub orders: u64,
}

/// The work of one person.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamPerson {
    /// The account.
    #[schema(example = 12)]
    pub user_id: i64,
    /// Their name.
    #[schema(example = "Willi Wang")]
    pub name: String,
    /// Orders they packed, shipped, delivered or completed.
    #[schema(example = 31)]
    pub orders: u64,
    /// Picks they ended, whole or short.
    #[schema(example = 118)]
    pub picks: u64,
}

/// How many open issues have one priority.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TeamPriority {
    /// The priority.
    pub priority: IssuePriorityName,
    /// How many.
    #[schema(example = 2)]
    pub issues: u64,
}

/// How many issues were reported on one day.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TeamDay {
    /// The day.
    pub day: NaiveDate,
    /// How many.
    #[schema(example = 1)]
    pub issues: u64,
}

impl From<PersonFigures> for TeamPerson {
    fn from(person: PersonFigures) -> TeamPerson {
        let PersonFigures { user_id, name, orders, picks } = person;
        TeamPerson { user_id: user_id.0, name, orders, picks }
    }
}

impl From<TeamFigures> for TeamFiguresResponse {
    fn from(figures: TeamFigures) -> TeamFiguresResponse {
        let status = |(status, orders): (_, u64)| TeamStatus { status: OrderStatusName::from(status), orders };
        let priority = |(of, issues): (_, u64)| TeamPriority { priority: IssuePriorityName::from(of), issues };
        let hours = |tenths: i64| i32::try_from(tenths).map_or(f64::MAX, f64::from) / 10.0;
        TeamFiguresResponse {
            orders_by_status: figures.orders_by_status.into_iter().map(status).collect(),
            processed_today: figures.processed_today,
            processed_by_person: figures.processed_by_person.into_iter().map(TeamPerson::from).collect(),
            open_issues: figures.open_issues.into_iter().map(priority).collect(),
            issues_per_day: figures.issues_per_day.into_iter().map(|(day, issues)| TeamDay { day, issues }).collect(),
            average_resolution_hours: figures.resolution_tenths.map(hours),
            average_resolution_hours_before: figures.resolution_tenths_before.map(hours),
            stock_below_low: figures.stock_below_low,
            stock_out: figures.stock_out,
            lots_expiring: figures.lots_expiring,
            recent: figures.recent.into(),
        }
    }
}
