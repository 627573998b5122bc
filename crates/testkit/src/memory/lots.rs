//! Lots and their history.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_inventory::{
    Direction, Lot, LotDates, LotEvent, LotFilter, LotRepository, LotShow, LotSort, NewLot, RecallRow, lot_code_key,
};
use tierway_kernel::{Cursor, LotId, OrderId, Page, PageRequest, ProductId, StoreError, fold};

use super::paging::{Way, matches, newest_first, page as cut};
use super::state::{need, unique};
use super::transaction::MemoryTransaction;

/// When a lot ends, as a sort key; undated ones last.
fn expiry_key(lot: &Lot) -> String {
    lot.dates.expires_on.map_or_else(|| "9999-12-31".to_owned(), |day| day.to_string())
}

fn shows(lot: &Lot, show: LotShow) -> bool {
    let stocked = lot.balance() > 0;
    match show {
        LotShow::All => true,
        LotShow::Stocked => stocked,
        LotShow::Held => lot.is_held(),
        LotShow::EndedBefore(day) => stocked && lot.has_expired(day),
        LotShow::EndingWithin(first, last) => {
            stocked && lot.dates.expires_on.is_some_and(|day| first <= day && day <= last)
        }
        LotShow::Empty => !stocked,
    }
}

fn fits(lot: &Lot, filter: &LotFilter) -> bool {
    matches(filter.product_id, lot.product_id)
        && shows(lot, filter.show)
        && filter.code.as_deref().is_none_or(|code| lot_code_key(&lot.code).starts_with(&fold(code)))
        && filter.expires_until.is_none_or(|until| lot.dates.expires_on.is_some_and(|day| day <= until))
}

impl LotRepository for MemoryTransaction {
    fn add(&mut self, lot: &NewLot, event: &LotEvent, now: DateTime<Utc>) -> Result<Lot, StoreError> {
        let state = self.write()?;
        need(state.products.contains(lot.product_id.0), "product")?;
        let key = lot_code_key(&lot.code);
        let taken =
            state.lots.rows().any(|other| other.product_id == lot.product_id && lot_code_key(&other.code) == key);
        unique(!taken, "lots.code_key")?;
        let added = state.lots.add(|id| Lot {
            id: LotId(id),
            product_id: lot.product_id,
            code: lot.code.clone(),
            dates: lot.dates,
            stock_in: 0,
            stock_out: 0,
            hold_reason: None,
            created_at: now,
        });
        state.lot_events.add(|_| LotEvent { lot_id: added.id, ..event.clone() });
        Ok(added)
    }

    fn by_id(&mut self, id: LotId) -> Result<Option<Lot>, StoreError> {
        Ok(self.state.lots.get(id.0).cloned())
    }

    fn by_ids(&mut self, ids: &[LotId]) -> Result<Vec<Lot>, StoreError> {
        Ok(self.state.lots.rows().filter(|lot| ids.contains(&lot.id)).cloned().collect())
    }

    fn by_code(&mut self, product: ProductId, code: &str) -> Result<Option<Lot>, StoreError> {
        let key = lot_code_key(code);
        let mut lots = self.state.lots.rows();
        Ok(lots.find(|lot| lot.product_id == product && lot_code_key(&lot.code) == key).cloned())
    }

    fn on_shelf(&mut self, products: &[ProductId]) -> Result<Vec<Lot>, StoreError> {
        let lies = |lot: &&Lot| products.contains(&lot.product_id) && lot.balance() > 0;
        Ok(self.state.lots.rows().filter(lies).cloned().collect())
    }

    fn list(&mut self, filter: &LotFilter, sort: LotSort, page: &PageRequest) -> Result<Page<Lot>, StoreError> {
        let rows: Vec<Lot> = self.state.lots.rows().filter(|lot| fits(lot, filter)).cloned().collect();
        Ok(match sort {
            LotSort::Expiry => cut(rows, page, Way::Up, |lot| Cursor::text(expiry_key(lot), lot.id.0)),
            LotSort::Newest => newest_first(rows, page, |lot: &Lot| (lot.created_at, lot.id.0)),
        })
    }

    fn expired(&mut self, today: NaiveDate, limit: u32) -> Result<Vec<Lot>, StoreError> {
        let due = |lot: &&Lot| shows(lot, LotShow::EndedBefore(today)) && !lot.is_held();
        let mut lots: Vec<Lot> = self.state.lots.rows().filter(due).cloned().collect();
        lots.sort_by_key(|lot| (expiry_key(lot), lot.id));
        lots.truncate(limit as usize);
        Ok(lots)
    }

    fn set_hold(&mut self, id: LotId, reason: Option<&str>, _now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(lot) = self.write()?.lots.get_mut(id.0) {
            lot.hold_reason = reason.map(str::to_owned);
        }
        Ok(())
    }

    fn set_dates(&mut self, id: LotId, dates: LotDates, _now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(lot) = self.write()?.lots.get_mut(id.0) {
            lot.dates = dates;
        }
        Ok(())
    }

    fn add_event(&mut self, event: &LotEvent) -> Result<(), StoreError> {
        let state = self.write()?;
        need(state.lots.contains(event.lot_id.0), "lot")?;
        state.lot_events.add(|_| event.clone());
        Ok(())
    }

    fn events(&mut self, id: LotId) -> Result<Vec<LotEvent>, StoreError> {
        Ok(self.state.lot_events.rows().filter(|event| event.lot_id == id).cloned().collect())
    }

    fn recall(&mut self, id: LotId) -> Result<Vec<RecallRow>, StoreError> {
        let mut orders: BTreeMap<OrderId, (i64, Option<DateTime<Utc>>)> = BTreeMap::new();
        for row in self.state.movements.rows().filter(|row| row.entry.lot_id == Some(id)) {
            let Some(order) = row.entry.order_id else { continue };
            let (pieces, shipped_at) = orders.entry(order).or_default();
            match row.entry.direction {
                Direction::Out => {
                    *pieces += row.entry.quantity.get();
                    *shipped_at = (*shipped_at).max(Some(row.created_at));
                }
                Direction::In => *pieces -= row.entry.quantity.get(),
            }
        }
        let row = |(order_id, (pieces, shipped_at)): (OrderId, (i64, Option<DateTime<Utc>>))| {
            (pieces > 0).then_some(RecallRow { order_id, pieces, shipped_at: shipped_at? })
        };
        Ok(orders.into_iter().filter_map(row).collect())
    }
}
