//! The warehouse's figures and reports.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, Page, PageRequest, StoreError, UserId, WarehouseReportId};
use tierway_orders::{NewWarehouseReport, OrderStatus, WarehouseCount, WarehouseReport, WarehouseRepository};

use super::paging::newest_first;
use super::state::need;
use super::transaction::MemoryTransaction;

impl WarehouseRepository for MemoryTransaction {
    fn counts(&mut self) -> Result<Vec<WarehouseCount>, StoreError> {
        let mut counts: Vec<WarehouseCount> = Vec::new();
        for order in self.state.orders.rows().map(|row| &row.order).filter(|order| !order.is_quote) {
            let (status, courier) = (order.status, order.shipping.courier);
            match counts.iter_mut().find(|count| count.status == status && count.courier == courier) {
                Some(count) => count.orders += 1,
                None => counts.push(WarehouseCount { status, courier, orders: 1 }),
            }
        }
        Ok(counts)
    }

    fn moved(
        &mut self,
        from: &[OrderStatus],
        to: &[OrderStatus],
        begin: DateTime<Utc>,
        end: DateTime<Utc>,
    ) -> Result<u64, StoreError> {
        let moved = self.state.orders.rows().filter(|row| {
            row.events.iter().any(|event| {
                event.from.is_some_and(|status| from.contains(&status))
                    && to.contains(&event.to)
                    && begin <= event.created_at
                    && event.created_at < end
            })
        });
        Ok(moved.count() as u64)
    }

    fn moved_by_person(
        &mut self,
        from: &[OrderStatus],
        to: &[OrderStatus],
        begin: DateTime<Utc>,
        end: DateTime<Utc>,
    ) -> Result<Vec<(UserId, u64)>, StoreError> {
        let mut moved: BTreeSet<(UserId, OrderId)> = BTreeSet::new();
        for row in self.state.orders.rows() {
            for event in &row.events {
                let counts = event.from.is_some_and(|status| from.contains(&status)) && to.contains(&event.to);
                if counts && begin <= event.created_at && event.created_at < end {
                    moved.extend(event.actor_id.map(|person| (person, row.order.id)));
                }
            }
        }
        let mut people: BTreeMap<UserId, u64> = BTreeMap::new();
        for (person, _) in moved {
            *people.entry(person).or_default() += 1;
        }
        Ok(people.into_iter().collect())
    }

    fn add_report(&mut self, report: &NewWarehouseReport, now: DateTime<Utc>) -> Result<WarehouseReport, StoreError> {
        let state = self.write()?;
        need(state.orders.contains(report.order_id.0), "order")?;
        let written = |id| WarehouseReport { id: WarehouseReportId(id), entry: report.clone(), created_at: now };
        Ok(state.warehouse_reports.add(written))
    }

    fn reports(&mut self, order: Option<OrderId>, page: &PageRequest) -> Result<Page<WarehouseReport>, StoreError> {
        let wanted = |report: &&WarehouseReport| order.is_none_or(|order| report.entry.order_id == order);
        let rows = self.state.warehouse_reports.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |report: &WarehouseReport| (report.created_at, report.id.0)))
    }
}
