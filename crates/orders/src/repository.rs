//! The port.

use chrono::{DateTime, Utc};
use tierway_kernel::{Message, Money, OrderId, Page, PageRequest, ProductId, Role, StoreError, UserId};

use crate::{
    Courier, NewLine, NewOrder, NumberKind, Order, OrderEvent, OrderLine, OrderScope, OrderSort, OrderStatus,
    QuoteState,
};

/// Filters and sort order of the order list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderFilter {
    /// Only this status.
    pub status: Option<OrderStatus>,
    /// Only paid or only unpaid ones.
    pub paid: Option<bool>,
    /// Only open quote requests, or only orders with lines.
    pub is_quote: Option<bool>,
    /// Only orders that are trade ([`crate::is_trade`]), or only the others.
    pub is_trade: Option<bool>,
    /// Only orders that are open ([`crate::is_open`]), or only the others.
    pub is_open: Option<bool>,
    /// Only orders whose quotation has this status.
    pub quote_state: Option<QuoteState>,
    /// Only those assigned to this courier.
    pub courier: Option<Courier>,
    /// Only this buyer.
    pub customer_id: Option<UserId>,
    /// Only this seller.
    pub seller_id: Option<UserId>,
    /// Only those this person referred.
    pub referrer_id: Option<UserId>,
    /// Only those placed through this channel.
    pub channel: Option<String>,
    /// Only those of buyers of this region at the time; an empty text: of none.
    pub region: Option<String>,
    /// Only those of buyers of this role at the time.
    pub buyer_role: Option<Role>,
    /// Only those with a line of this product.
    pub product_id: Option<ProductId>,
    /// Only those with a line of a product that was in this category at the time.
    pub category: Option<String>,
    /// From this time on.
    pub from: Option<DateTime<Utc>>,
    /// Before this time.
    pub to: Option<DateTime<Utc>>,
    /// Part of the buyer's name, the beginning of the tracking, receipt or invoice number or of one of its parts, or the
    /// order's id ([`crate::is_found`]). A store may also find a text that very many share in the middle of a number.
    pub text: Option<String>,
    /// In which order.
    pub sort: OrderSort,
}

impl OrderFilter {
    /// Whether it filters by data that a referrer may not see and could infer by filtering: the result excludes orders
    /// that were only referred.
    pub fn filters_hidden_data(&self) -> bool {
        self.quote_state.is_some()
            || self.courier.is_some()
            || self.seller_id.is_some()
            || self.channel.is_some()
            || self.region.is_some()
            || self.buyer_role.is_some()
            || self.product_id.is_some()
            || self.category.is_some()
            || self.text.as_deref().is_some_and(|text| !text.trim().is_empty())
    }
}

/// Orders in the store.
pub trait OrderRepository {
    /// Stores an order with its lines and the first entry of its history; what is stored, the lines in their order.
    fn place(
        &mut self,
        order: &NewOrder,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<(Order, Vec<OrderLine>), StoreError>;
    /// The same without lines.
    fn add(&mut self, order: &NewOrder, by: Option<UserId>, now: DateTime<Utc>) -> Result<Order, StoreError> {
        Ok(self.place(order, by, now)?.0)
    }
    /// One order.
    fn by_id(&mut self, id: OrderId) -> Result<Option<Order>, StoreError>;
    /// Paid orders that were delivered before `before` and of which no return is under way, by number, from after `after`
    /// on.
    fn delivered(&mut self, before: DateTime<Utc>, after: OrderId, limit: u32) -> Result<Vec<OrderId>, StoreError>;
    /// The orders with these ids, in any order; unknown ids are omitted.
    fn by_ids(&mut self, ids: &[OrderId]) -> Result<Vec<Order>, StoreError> {
        let mut orders = Vec::with_capacity(ids.len());
        for id in ids {
            orders.extend(self.by_id(*id)?);
        }
        Ok(orders)
    }
    /// One order, locked until the transaction ends, for a decision that depends on it.
    fn lock(&mut self, id: OrderId) -> Result<Option<Order>, StoreError>;
    /// Gives lines to an order that has none.
    fn add_lines(&mut self, id: OrderId, lines: &[NewLine]) -> Result<(), StoreError>;
    /// Lines of one order, in their order.
    fn lines(&mut self, id: OrderId) -> Result<Vec<OrderLine>, StoreError>;
    /// Lines of these orders.
    fn lines_of(&mut self, ids: &[OrderId]) -> Result<Vec<(OrderId, OrderLine)>, StoreError>;
    /// History of one order, oldest first.
    fn events(&mut self, id: OrderId) -> Result<Vec<OrderEvent>, StoreError>;
    /// The list.
    fn list(&mut self, scope: OrderScope, filter: &OrderFilter, page: &PageRequest) -> Result<Page<Order>, StoreError>;
    /// How many orders the list has, without reading any.
    fn count(&mut self, scope: OrderScope, filter: &OrderFilter) -> Result<u64, StoreError>;
    /// Writes all changeable fields of `order` if its version is still `order.version`, raises the version and adds
    /// `event` to the history (`from` is the event's first state); `false` when someone else was faster.
    /// `StoreError::Taken("orders.receipt_number" | "orders.invoice_number")` when a number is in use.
    fn save(
        &mut self,
        order: &Order,
        from: OrderStatus,
        by: Option<UserId>,
        note: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// Takes the next number of each of these yearly sequences in one statement, in order; they are released if the
    /// transaction rolls back. Other transactions wait for the sequences until it ends, so call it as late as possible.
    fn next_numbers(&mut self, kinds: &[NumberKind], year: i32) -> Result<Vec<i64>, StoreError>;
    /// Takes the next number of a yearly sequence.
    fn next_number(&mut self, kind: NumberKind, year: i32) -> Result<i64, StoreError> {
        let number = self.next_numbers(&[kind], year)?.pop();
        number.ok_or_else(|| StoreError::Failed(format!("no number of {}", kind.prefix())))
    }
    /// Whether any order or quotation has a line of the product.
    fn has_lines_of(&mut self, product: ProductId) -> Result<bool, StoreError>;
    /// Orders that a search for their buyer's name or one of their numbers would not find: there are none.
    fn unsearchable(&mut self) -> Result<Vec<OrderId>, StoreError>;
    /// Orders by status, and the payments of those that are not cancelled, less refunds.
    fn totals(&mut self) -> Result<(Vec<(OrderStatus, u64)>, Money), StoreError>;
    /// Orders by status.
    fn status_counts(&mut self) -> Result<Vec<(OrderStatus, u64)>, StoreError> {
        Ok(self.totals()?.0)
    }
    /// Payments of orders that are not cancelled, less refunds.
    fn received(&mut self) -> Result<Money, StoreError> {
        Ok(self.totals()?.1)
    }
    /// Unshipped pieces by product of orders that hold a reservation; must equal `StockLevel::reserved`.
    fn reserved_pieces(&mut self) -> Result<Vec<(ProductId, i64)>, StoreError>;
}
