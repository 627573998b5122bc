//! Small closed vocabularies of orders on the wire.

use tierway_orders::{Courier, OrderStatus, PaymentStatus, ShipUnpaid};

use crate::name::Name;

/// Status of an order.
pub type OrderStatusName = Name<OrderStatus>;

/// Whether an order is paid.
pub type PaymentStatusName = Name<PaymentStatus>;

/// The courier of an order.
pub type CourierName = Name<Courier>;

/// What is to be said before goods leave that are not paid.
pub type ShipUnpaidName = Name<ShipUnpaid>;
