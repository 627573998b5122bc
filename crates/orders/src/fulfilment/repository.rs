//! The ports. Writers lock the order's row, so that its parts stay consistent.

use chrono::{DateTime, Utc};
use tierway_kernel::{DateSort, OrderId, Page, PageRequest, ReturnId, StoreError, UserId};

use super::{NewOrderPayment, NewReturn, NewShipment, OrderPayment, Return, ReturnState, Shipment};

/// Money in and out of orders.
pub trait OrderPaymentRepository {
    /// Writes a payment or refund. `StoreError::Taken("order_payments.order_id")` for the second payment of an order.
    fn add(&mut self, new: &NewOrderPayment, now: DateTime<Utc>) -> Result<OrderPayment, StoreError>;
    /// Those of these orders, oldest first.
    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<OrderPayment>, StoreError>;
    /// The refund with the credit note of this number.
    fn refund_of_number(&mut self, number: &str) -> Result<Option<OrderPayment>, StoreError>;
    /// Orders whose payment is not what they say, or of which more went back than came in; empty when all is well.
    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError>;
}

/// Shipments of orders.
pub trait ShipmentRepository {
    /// Writes a shipment with its lines.
    fn add(&mut self, new: &NewShipment, now: DateTime<Utc>) -> Result<Shipment, StoreError>;
    /// Those of these orders with their lines, oldest first.
    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Shipment>, StoreError>;
    /// The one with this delivery note number, letter for letter, without its lines.
    fn by_number(&mut self, number: &str) -> Result<Option<Shipment>, StoreError>;
    /// Those with this tracking number, letter for letter, without their lines, newest first.
    fn tracked_as(&mut self, tracking: &str, limit: u32) -> Result<Vec<Shipment>, StoreError>;
    /// The newest ones of all orders, without their lines, newest first.
    fn newest(&mut self, limit: u32) -> Result<Vec<Shipment>, StoreError>;
    /// Marks all shipments of an order as undone that are not yet; how many.
    fn undo_all(&mut self, order: OrderId, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Orders whose shipments and restocked returns do not match the stock ledger, with more shipped than ordered or
    /// returned than shipped, or with a wrong status; empty when all is well.
    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError>;
}

/// The buyer a list of returns is limited to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReturnScope {
    /// All.
    All,
    /// Those of orders this user bought or sold.
    Party(UserId),
    /// None.
    Nothing,
}

/// Filters of the list of returns.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ReturnFilter {
    /// Only this state.
    pub state: Option<ReturnState>,
    /// Only of this order.
    pub order_id: Option<OrderId>,
    /// In which order.
    pub sort: DateSort,
}

/// Returns.
pub trait ReturnRepository {
    /// Writes a requested return with its lines.
    fn add(&mut self, new: &NewReturn, now: DateTime<Utc>) -> Result<Return, StoreError>;
    /// One return with its lines.
    fn by_id(&mut self, id: ReturnId) -> Result<Option<Return>, StoreError>;
    /// The return of this number with its lines.
    fn by_number(&mut self, number: &str) -> Result<Option<Return>, StoreError>;
    /// Those of these orders with their lines, oldest first.
    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<Return>, StoreError>;
    /// Writes state, note, decision and received pieces of a return if its state is still `from`; `false` if someone
    /// else was faster.
    fn save(&mut self, one: &Return, from: ReturnState) -> Result<bool, StoreError>;
    /// The list.
    fn list(
        &mut self,
        scope: ReturnScope,
        filter: &ReturnFilter,
        page: &PageRequest,
    ) -> Result<Page<Return>, StoreError>;
}
