//! Warehouse figures and reports.

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, OrderId, Page, PageRequest, StoreError, UserId, WarehouseReportId};

use crate::checks::{check_length, tidy};
use crate::{Courier, OrderError, OrderStatus};

/// Orders the warehouse still carries: what a courier's tile counts …
pub const CARRIED: [OrderStatus; 5] =
    [OrderStatus::Pending, OrderStatus::Paid, OrderStatus::Processing, OrderStatus::Ready, OrderStatus::Shipped];

/// … and those that are through: moving an order from the first to these is what counts as delivering it.
pub const THROUGH: [OrderStatus; 2] = [OrderStatus::Delivered, OrderStatus::Completed];

/// Orders that are not packed yet …
pub const UNPACKED: [OrderStatus; 3] = [OrderStatus::Pending, OrderStatus::Paid, OrderStatus::Processing];
/// … and those that are: moving an order from the first to these is what counts as processing it.
pub const PACKED: [OrderStatus; 4] =
    [OrderStatus::Ready, OrderStatus::Shipped, OrderStatus::Delivered, OrderStatus::Completed];

/// A report to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewWarehouseReport {
    /// About which order.
    pub order_id: OrderId,
    /// Status of the order, as reported.
    pub status: OrderStatus,
    /// A free text.
    pub notes: Option<String>,
    /// The reporter; `None` for the system.
    pub processed_by: Option<UserId>,
}

/// A written report (the specification's warehouse report).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WarehouseReport {
    /// Identity.
    pub id: WarehouseReportId,
    /// The stored values.
    pub entry: NewWarehouseReport,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Orders in one state with one courier; quote requests are not among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WarehouseCount {
    /// Their status.
    pub status: OrderStatus,
    /// The courier.
    pub courier: Courier,
    /// How many.
    pub orders: u64,
}

/// The warehouse's counters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WarehouseFigures {
    counts: Vec<WarehouseCount>,
    /// Orders that were packed or sent on this day.
    pub processed_today: u64,
    /// Orders that arrived on this day.
    pub delivered_today: u64,
}

impl WarehouseFigures {
    /// The figures over these counts.
    pub fn new(counts: Vec<WarehouseCount>, processed_today: u64, delivered_today: u64) -> WarehouseFigures {
        WarehouseFigures { counts, processed_today, delivered_today }
    }

    /// Orders in this state.
    pub fn of(&self, status: OrderStatus) -> u64 {
        self.counts.iter().filter(|count| count.status == status).map(|count| count.orders).sum()
    }

    /// Orders that are not delivered yet and that this courier carries.
    pub fn carried_by(&self, courier: Courier) -> u64 {
        let carried = |count: &&WarehouseCount| count.courier == courier && CARRIED.contains(&count.status);
        self.counts.iter().filter(carried).map(|count| count.orders).sum()
    }

    /// All orders there ever were.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|count| count.orders).sum()
    }
}

/// Checks the words of a report.
pub fn check_report_notes(notes: Option<&str>) -> Result<Option<String>, OrderError> {
    let notes = tidy(notes);
    let mut errors: Vec<FieldError> = Vec::new();
    check_length("notes", notes.as_deref(), 2000, &mut errors);
    if errors.is_empty() { Ok(notes) } else { Err(OrderError::Fields(errors)) }
}

/// The warehouse's figures and reports in the store.
pub trait WarehouseRepository {
    /// Orders by state and courier, without quote requests, in any order; only what there is.
    fn counts(&mut self) -> Result<Vec<WarehouseCount>, StoreError>;
    /// How many orders went from one of the states `from` to one of the states `to` at a time `begin ≤ time < end`.
    fn moved(
        &mut self,
        from: &[OrderStatus],
        to: &[OrderStatus],
        begin: DateTime<Utc>,
        end: DateTime<Utc>,
    ) -> Result<u64, StoreError>;
    /// The same by who moved them, in ascending id: how many orders each, an order once a person.
    fn moved_by_person(
        &mut self,
        from: &[OrderStatus],
        to: &[OrderStatus],
        begin: DateTime<Utc>,
        end: DateTime<Utc>,
    ) -> Result<Vec<(UserId, u64)>, StoreError>;
    /// Writes a report.
    fn add_report(&mut self, report: &NewWarehouseReport, now: DateTime<Utc>) -> Result<WarehouseReport, StoreError>;
    /// The reports, newest first; of one order only.
    fn reports(&mut self, order: Option<OrderId>, page: &PageRequest) -> Result<Page<WarehouseReport>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_sums_over_counts() {
        let count = |status, courier, orders| WarehouseCount { status, courier, orders };
        let figures = WarehouseFigures::new(
            vec![
                count(OrderStatus::Pending, Courier::Express, 3),
                count(OrderStatus::Pending, Courier::None, 1),
                count(OrderStatus::Shipped, Courier::Express, 2),
                count(OrderStatus::Delivered, Courier::Express, 9),
            ],
            4,
            5,
        );
        assert_eq!((figures.of(OrderStatus::Pending), figures.of(OrderStatus::Paid)), (4, 0));
        assert_eq!((figures.carried_by(Courier::Express), figures.carried_by(Courier::Economy)), (5, 0));
        assert_eq!(figures.total(), 15);
    }

    #[test]
    fn a_report_is_not_endless() {
        assert_eq!(check_report_notes(Some("  two boxes \n")), Ok(Some("two boxes".to_owned())));
        assert_eq!(check_report_notes(Some(" ")), Ok(None));
        assert!(check_report_notes(Some(&"x".repeat(2001))).is_err());
    }
}
