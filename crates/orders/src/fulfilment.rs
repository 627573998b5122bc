//! Fulfilment of an order: shipments and returns by line, payments and refunds. Orders can be shipped, returned and
//! refunded in parts; each fact is a row of its own, and all totals are sums over them.

mod delivery;
mod error;
mod order_payment;
mod progress;
mod refund;
mod repository;
mod return_period;
mod return_plan;
mod returned;
mod ship_plan;
mod shipment;
mod shipment_state;

pub use delivery::delivered_at;
pub use error::FulfilmentError;
pub use order_payment::{NewOrderPayment, OrderPayment, PaymentKind};
pub use progress::{Fulfilment, LineProgress, Progress};
pub use refund::{
    Refund, RefundInput, plan_refund, refund_due, refundable, refunded_goods, remaining_goods, return_due,
    return_value, settled_returns,
};
pub use repository::{OrderPaymentRepository, ReturnFilter, ReturnRepository, ReturnScope, ShipmentRepository};
pub use return_period::ReturnPeriod;
pub use return_plan::{
    ReceiptLine, ReturnInput, ReturnLineInput, check_reply, may_return, plan_receipt, plan_return, return_actions,
    return_step, visible_returns,
};
pub use returned::{NewReturn, Return, ReturnAction, ReturnLine, ReturnState};
pub use ship_plan::{ShipPlan, ShipmentInput, plan_shipment};
pub use shipment::{NewShipment, Shipment};
pub use shipment_state::{ShipmentState, shipment_state};

pub(crate) use shipment::may_ship;

#[cfg(test)]
pub(crate) mod tests;
