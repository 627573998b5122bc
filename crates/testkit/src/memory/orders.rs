//! Orders, their lines and history.

use chrono::{DateTime, Utc};
use tierway_kernel::{LineId, Money, OrderEventId, OrderId, Page, PageRequest, ProductId, StoreError, UserId};
use tierway_orders::{
    NewLine, NewOrder, NumberKind, Order, OrderEvent, OrderFilter, OrderLine, OrderRepository, OrderScope, OrderStatus,
    PaymentStatus,
};

use super::order_lists;
use super::state::{OrderRow, State, need, unique};
use super::transaction::MemoryTransaction;

fn order(id: i64, new: &NewOrder, now: DateTime<Utc>) -> Order {
    let new = new.clone();
    Order {
        id: OrderId(id),
        customer_id: new.customer_id,
        customer_name: new.customer_name,
        seller_id: new.seller_id,
        referrer_id: new.referrer_id,
        channel: new.channel,
        status: OrderStatus::Pending,
        payment_status: PaymentStatus::Unpaid,
        payment_method: new.payment_method,
        payment: None,
        shipping: new.shipping,
        goods_total: new.goods_total,
        tax: new.tax,
        shipping_cost: new.shipping_cost,
        total: new.total,
        is_quote: new.is_quote,
        notes: new.notes,
        processed_by: None,
        completed_at: None,
        created_at: now,
        updated_at: now,
        version: 1,
    }
}

fn line(id: i64, new: &NewLine) -> OrderLine {
    OrderLine {
        id: LineId(id),
        product_id: new.product_id,
        sku: new.sku.clone(),
        name: new.name.clone(),
        tier: new.tier.to_owned(),
        quantity: new.quantity,
        pieces: new.pieces,
        price: new.price,
        total: new.total,
        price_source: new.price_source.to_owned(),
    }
}

impl State {
    fn order_event(&mut self, from: Option<OrderStatus>, to: OrderStatus) -> OrderEvent {
        self.last_event += 1;
        let id = OrderEventId(self.last_event);
        OrderEvent { id, from, to, actor_id: None, note: None, created_at: DateTime::UNIX_EPOCH }
    }
}

fn check_numbers(state: &State, order: &Order) -> Result<(), StoreError> {
    let Some(payment) = &order.payment else { return Ok(()) };
    let others =
        || state.orders.rows().filter(|row| row.order.id != order.id).filter_map(|row| row.order.payment.as_ref());
    unique(!others().any(|other| other.receipt_number == payment.receipt_number), "orders.receipt_number")?;
    unique(!others().any(|other| other.invoice_number == payment.invoice_number), "orders.invoice_number")
}

impl OrderRepository for MemoryTransaction {
    fn add(&mut self, new: &NewOrder, by: Option<UserId>, now: DateTime<Utc>) -> Result<Order, StoreError> {
        let state = self.write()?;
        state.need_user(new.customer_id)?;
        let mut lines = Vec::with_capacity(new.lines.len());
        for wanted in &new.lines {
            need(state.products.contains(wanted.product_id.0), "product")?;
            state.last_line += 1;
            lines.push(line(state.last_line, wanted));
        }
        let placed = OrderEvent { actor_id: by, created_at: now, ..state.order_event(None, OrderStatus::Pending) };
        let row = state.orders.add(|id| OrderRow { order: order(id, new, now), lines, events: vec![placed] });
        state.sales_placed(row.order.id, new, now);
        Ok(row.order)
    }

    fn by_id(&mut self, id: OrderId) -> Result<Option<Order>, StoreError> {
        Ok(self.state.orders.get(id.0).map(|row| row.order.clone()))
    }

    fn lock(&mut self, id: OrderId) -> Result<Option<Order>, StoreError> {
        OrderRepository::by_id(self, id)
    }

    fn add_lines(&mut self, id: OrderId, lines: &[NewLine]) -> Result<(), StoreError> {
        let state = self.write()?;
        for wanted in lines {
            need(state.products.contains(wanted.product_id.0), "product")?;
            state.last_line += 1;
            let stored = line(state.last_line, wanted);
            need(state.orders.contains(id.0), "order")?;
            if let Some(row) = state.orders.get_mut(id.0) {
                row.lines.push(stored);
            }
        }
        state.sales_lines(id);
        state.sales_touched(id);
        Ok(())
    }

    fn lines(&mut self, id: OrderId) -> Result<Vec<OrderLine>, StoreError> {
        Ok(self.state.orders.get(id.0).map(|row| row.lines.clone()).unwrap_or_default())
    }

    fn lines_of(&mut self, ids: &[OrderId]) -> Result<Vec<(OrderId, OrderLine)>, StoreError> {
        let wanted = self.state.orders.rows().filter(|row| ids.contains(&row.order.id));
        Ok(wanted.flat_map(|row| row.lines.iter().map(|line| (row.order.id, line.clone()))).collect())
    }

    fn events(&mut self, id: OrderId) -> Result<Vec<OrderEvent>, StoreError> {
        Ok(self.state.orders.get(id.0).map(|row| row.events.clone()).unwrap_or_default())
    }

    fn list(&mut self, scope: OrderScope, filter: &OrderFilter, page: &PageRequest) -> Result<Page<Order>, StoreError> {
        Ok(order_lists::list(&self.state, scope, filter, page))
    }

    fn save(
        &mut self,
        order: &Order,
        from: OrderStatus,
        by: Option<UserId>,
        note: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let state = self.write()?;
        if state.orders.get(order.id.0).is_none_or(|row| row.order.version != order.version) {
            return Ok(false);
        }
        check_numbers(state, order)?;
        state.sales_change(order);
        let changed = state.order_event(Some(from), order.status);
        let event = OrderEvent { actor_id: by, note: note.map(str::to_owned), created_at: now, ..changed };
        if let Some(row) = state.orders.get_mut(order.id.0) {
            let created_at = row.order.created_at;
            row.order = Order { created_at, updated_at: now, version: order.version + 1, ..order.clone() };
            row.events.push(event);
        }
        Ok(true)
    }

    fn next_number(&mut self, kind: NumberKind, year: i32) -> Result<i64, StoreError> {
        let last = self.write()?.numbers.entry((kind, year)).or_default();
        *last += 1;
        Ok(*last)
    }

    fn has_lines_of(&mut self, product: ProductId) -> Result<bool, StoreError> {
        let ordered = self.state.orders.rows().any(|row| row.lines.iter().any(|line| line.product_id == product));
        let quoted = || self.state.quotes.values().flat_map(|quote| &quote.lines);
        Ok(ordered || quoted().any(|line| line.product_id == product))
    }

    fn unsearchable(&mut self) -> Result<Vec<OrderId>, StoreError> {
        Ok(Vec::new())
    }

    fn status_counts(&mut self) -> Result<Vec<(OrderStatus, u64)>, StoreError> {
        Ok(order_lists::status_counts(&self.state))
    }

    fn revenue(&mut self) -> Result<Money, StoreError> {
        Ok(order_lists::revenue(&self.state))
    }

    fn reserved_pieces(&mut self) -> Result<Vec<(ProductId, i64)>, StoreError> {
        Ok(order_lists::reserved_pieces(&self.state))
    }
}
