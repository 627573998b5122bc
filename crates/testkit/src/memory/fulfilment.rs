//! Shipments, returns, payments and refunds of orders.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use tierway_inventory::Direction;
use tierway_kernel::{OrderId, OrderPaymentId, Page, PageRequest, ReturnId, ShipmentId, StoreError};
use tierway_orders::{
    Fulfilment, NewOrderPayment, NewReturn, NewShipment, OrderPayment, OrderPaymentRepository, OrderStatus,
    PaymentKind, PaymentStatus, Return, ReturnFilter, ReturnRepository, ReturnScope, ReturnState, Shipment,
    ShipmentRepository,
};

use super::paging::{matches, newest_first};
use super::state::{OrderRow, State, need, unique};
use super::transaction::MemoryTransaction;

fn of_order(state: &State, order: OrderId) -> Fulfilment {
    Fulfilment {
        shipments: state.shipments.rows().filter(|one| one.entry.order_id == order).cloned().collect(),
        returns: state.returns.rows().filter(|one| one.order_id == order).cloned().collect(),
        payments: state.order_payments.rows().filter(|one| one.entry.order_id == order).cloned().collect(),
    }
}

impl OrderPaymentRepository for MemoryTransaction {
    fn add(&mut self, new: &NewOrderPayment, now: DateTime<Utc>) -> Result<OrderPayment, StoreError> {
        let state = self.write()?;
        need(state.orders.contains(new.order_id.0), "order")?;
        need(new.return_id.is_none_or(|id| state.returns.contains(id.0)), "return")?;
        let twin = |one: &OrderPayment| one.entry.order_id == new.order_id && one.entry.kind == PaymentKind::Payment;
        unique(new.kind != PaymentKind::Payment || !state.order_payments.rows().any(twin), "order_payments.order_id")?;
        let same = |one: &OrderPayment| one.entry.kind == new.kind && one.entry.number == new.number;
        unique(!state.order_payments.rows().any(same), "order_payments.number")?;
        let row = |id| OrderPayment { id: OrderPaymentId(id), entry: new.clone(), created_at: now };
        if new.kind == PaymentKind::Refund {
            state.sales_touched(new.order_id);
        }
        Ok(state.order_payments.add(row))
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<OrderPayment>, StoreError> {
        let rows = self.state.order_payments.rows().filter(|one| orders.contains(&one.entry.order_id));
        Ok(rows.cloned().collect())
    }

    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError> {
        let wrong = |row: &&OrderRow| {
            let progress = of_order(&self.state, row.order.id).progress();
            let paid = row.order.payment_status == PaymentStatus::Paid;
            progress.paid.minor() != if paid { row.order.total.minor() } else { 0 } || progress.refunded > progress.paid
        };
        Ok(self.state.orders.rows().filter(wrong).map(|row| row.order.id).collect())
    }
}

/// Pieces by order and product: what left by the ledger less what left by the shipments.
fn differences(state: &State) -> BTreeMap<(i64, i64), i64> {
    let mut sums: BTreeMap<(i64, i64), i64> = BTreeMap::new();
    for movement in state.movements.rows() {
        let Some(order) = movement.entry.order_id else { continue };
        let sign = if movement.entry.direction == Direction::Out { 1 } else { -1 };
        *sums.entry((order.0, movement.entry.product_id.0)).or_default() += sign * movement.entry.quantity.get();
    }
    for row in state.orders.rows() {
        let fulfilment = of_order(state, row.order.id);
        let progress = fulfilment.progress();
        for line in &row.lines {
            let parts = fulfilment.returns.iter().flat_map(|one| &one.lines).filter(|part| part.line_id == line.id);
            let restocked: i64 = parts.map(|part| part.restocked.get()).sum();
            *sums.entry((row.order.id.0, line.product_id.0)).or_default() -= progress.line(line.id).shipped - restocked;
        }
    }
    sums
}

fn contradicts_itself(state: &State, row: &OrderRow) -> bool {
    let progress = of_order(state, row.order.id).progress();
    row.lines.iter().any(|line| {
        let part = progress.line(line.id);
        part.shipped > line.pieces.get()
            || part.returned + part.announced > part.shipped
            || (row.order.status == OrderStatus::Cancelled && part.shipped > 0)
            || (row.order.status.has_left() && part.shipped != line.pieces.get())
    })
}

impl ShipmentRepository for MemoryTransaction {
    fn add(&mut self, new: &NewShipment, now: DateTime<Utc>) -> Result<Shipment, StoreError> {
        let state = self.write()?;
        need(state.orders.contains(new.order_id.0), "order")?;
        unique(!state.shipments.rows().any(|one| one.entry.number == new.number), "order_shipments.number")?;
        let row = |id| Shipment { id: ShipmentId(id), entry: new.clone(), created_at: now, undone_at: None };
        Ok(state.shipments.add(row))
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Shipment>, StoreError> {
        let rows = self.state.shipments.rows().filter(|one| orders.contains(&one.entry.order_id));
        Ok(rows.cloned().collect())
    }

    fn undo_all(&mut self, order: OrderId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let mut count = 0;
        let live = |one: &&mut Shipment| one.entry.order_id == order && one.undone_at.is_none();
        for shipment in self.write()?.shipments.rows_mut().filter(live) {
            shipment.undone_at = Some(now);
            count += 1;
        }
        Ok(count)
    }

    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError> {
        let differ = differences(&self.state).into_iter().filter(|(_, pieces)| *pieces != 0);
        let mut ids: BTreeSet<OrderId> = differ.map(|((order, _), _)| OrderId(order)).collect();
        let odd = self.state.orders.rows().filter(|row| contradicts_itself(&self.state, row));
        ids.extend(odd.map(|row| row.order.id));
        Ok(ids.into_iter().collect())
    }
}

impl ReturnRepository for MemoryTransaction {
    fn add(&mut self, new: &NewReturn, now: DateTime<Utc>) -> Result<Return, StoreError> {
        let state = self.write()?;
        need(state.orders.contains(new.order_id.0), "order")?;
        unique(!state.returns.rows().any(|one| one.number == new.number), "order_returns.number")?;
        let new = new.clone();
        Ok(state.returns.add(|id| Return {
            id: ReturnId(id),
            order_id: new.order_id,
            number: new.number,
            state: ReturnState::Requested,
            reason: new.reason,
            notes: new.notes,
            answer: None,
            requested_by: new.requested_by,
            created_at: now,
            decided_by: None,
            decided_at: None,
            received_by: None,
            received_at: None,
            closed_at: None,
            lines: new.lines,
        }))
    }

    fn by_id(&mut self, id: ReturnId) -> Result<Option<Return>, StoreError> {
        Ok(self.state.returns.get(id.0).cloned())
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Return>, StoreError> {
        Ok(self.state.returns.rows().filter(|one| orders.contains(&one.order_id)).cloned().collect())
    }

    fn save(&mut self, one: &Return, from: ReturnState) -> Result<bool, StoreError> {
        let Some(row) = self.write()?.returns.get_mut(one.id.0).filter(|row| row.state == from) else {
            return Ok(false);
        };
        *row = one.clone();
        self.write()?.sales_touched(one.order_id);
        Ok(true)
    }

    fn list(
        &mut self,
        scope: ReturnScope,
        filter: &ReturnFilter,
        page: &PageRequest,
    ) -> Result<Page<Return>, StoreError> {
        let visible = |one: &Return| match scope {
            ReturnScope::All => true,
            ReturnScope::Nothing => false,
            ReturnScope::Party(user) => self
                .state
                .orders
                .get(one.order_id.0)
                .is_some_and(|row| row.order.customer_id == user || row.order.seller_id == Some(user)),
        };
        let wanted =
            |one: &&Return| visible(one) && matches(filter.state, one.state) && matches(filter.order_id, one.order_id);
        let rows = self.state.returns.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |one: &Return| (one.created_at, one.id.0)))
    }
}
