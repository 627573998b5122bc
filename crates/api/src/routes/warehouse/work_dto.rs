//! What the staff got done of late, on the wire.

use tierway_application::analytics::{RecentWork, Work};

use crate::dto::*;

/// The staff's work within some days.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WorkFigures {
    /// Orders that were packed, shipped, delivered or completed; each counts once a day.
    #[schema(example = 64)]
    pub orders_processed: u64,
    /// Orders whose goods left: shipped, or delivered or completed without that step.
    #[schema(example = 58)]
    pub orders_shipped: u64,
    /// Orders that were delivered or completed.
    #[schema(example = 51)]
    pub orders_delivered: u64,
    /// Pieces that came in from suppliers.
    #[schema(example = 1200)]
    pub pieces_received: i64,
    /// Pieces that came in from production.
    #[schema(example = 4000)]
    pub pieces_produced: i64,
    /// Issues that were decided, solved or not, and have not been opened again.
    #[schema(example = 7)]
    pub issues_closed: u64,
}

/// One day of it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WorkDay {
    /// The business day.
    pub start: NaiveDate,
    /// Its work.
    #[serde(flatten)]
    pub figures: WorkFigures,
}

/// The staff's work of the last seven days, today included, and of as many days before.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RecentWorkResponse {
    /// The first business day.
    pub from: NaiveDate,
    /// The last one: today.
    pub to: NaiveDate,
    /// All days together.
    pub total: WorkFigures,
    /// The seven days before, together.
    pub previous: WorkFigures,
    /// Each day, oldest first and without gaps.
    pub series: Vec<WorkDay>,
}

impl From<Work> for WorkFigures {
    fn from(work: Work) -> WorkFigures {
        let Work {
            orders_processed,
            orders_shipped,
            orders_delivered,
            pieces_received,
            pieces_produced,
            issues_closed,
        } = work;
        WorkFigures {
            orders_processed,
            orders_shipped,
            orders_delivered,
            pieces_received,
            pieces_produced,
            issues_closed,
        }
    }
}

impl From<RecentWork> for RecentWorkResponse {
    fn from(recent: RecentWork) -> RecentWorkResponse {
        let day = |(start, work): (NaiveDate, Work)| WorkDay { start, figures: work.into() };
        RecentWorkResponse {
            from: recent.from,
            to: recent.to,
            total: recent.total.into(),
            previous: recent.previous.into(),
            series: recent.series.into_iter().map(day).collect(),
        }
    }
}
