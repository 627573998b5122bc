//! Warehouse figures and reports.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{DayRun, FieldError, OrderId, Page, PageRequest, StoreError, UserId, WarehouseReportId};

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

/// Orders whose goods are still in the warehouse …
pub const UNSHIPPED: [OrderStatus; 4] =
    [OrderStatus::Pending, OrderStatus::Paid, OrderStatus::Processing, OrderStatus::Ready];
/// … and those whose goods have left: moving an order from the first to these is what counts as shipping it.
pub const SENT: [OrderStatus; 3] = [OrderStatus::Shipped, OrderStatus::Delivered, OrderStatus::Completed];

/// Orders that were moved on within a day; each counts once in each figure, however often it was moved back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DayMoves {
    /// Packed or sent: from [`UNPACKED`] to [`PACKED`].
    pub processed: u64,
    /// Sent: from [`UNSHIPPED`] to [`SENT`].
    pub shipped: u64,
    /// Arrived: from [`CARRIED`] to [`THROUGH`].
    pub delivered: u64,
}

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
    /// The orders that were moved on by day, oldest first; days on which none was are omitted.
    fn moves_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, DayMoves)>, StoreError>;
    /// Who moved orders from one of the states `from` to one of the states `to` at a time `begin ≤ time < end`, in
    /// ascending id: how many orders each, an order once a person.
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
    fn what_has_left_or_arrived_is_packed_and_what_is_not_packed_has_not_left() {
        assert!(SENT.iter().chain(&THROUGH).all(|status| PACKED.contains(status)));
        assert!(UNPACKED.iter().all(|status| UNSHIPPED.contains(status)));
        for (before, after) in [(&UNPACKED[..], &PACKED[..]), (&UNSHIPPED[..], &SENT[..]), (&CARRIED[..], &THROUGH[..])]
        {
            let mut on_the_way = OrderStatus::ALL.iter().filter(|status| **status != OrderStatus::Cancelled);
            assert!(on_the_way.all(|status| before.contains(status) != after.contains(status)));
        }
    }

    #[test]
    fn a_report_is_not_endless() {
        assert_eq!(check_report_notes(Some("  two boxes \n")), Ok(Some("two boxes".to_owned())));
        assert_eq!(check_report_notes(Some(" ")), Ok(None));
        assert!(check_report_notes(Some(&"x".repeat(2001))).is_err());
    }
}
