//! Enums of orders on the wire, and names of actors.

use std::collections::HashMap;

use tierway_kernel::UserId;
use tierway_orders::{Courier, OrderSort, OrderStatus, PaymentStatus, ShipUnpaid};

use crate::name::Name;

/// Status of an order.
pub type OrderStatusName = Name<OrderStatus>;

/// Whether an order is paid.
pub type PaymentStatusName = Name<PaymentStatus>;

/// Sort order of orders.
pub type OrderSortName = Name<OrderSort>;

/// Couriers of orders.
pub type CourierName = Name<Courier>;

/// The warning before unpaid goods are shipped.
pub type ShipUnpaidName = Name<ShipUnpaid>;

/// Names of those who acted, for company staff.
pub(super) type Names = HashMap<UserId, String>;

/// A user's name, if visible.
pub(super) fn name_of(names: &Names, id: Option<UserId>) -> Option<String> {
    id.and_then(|id| names.get(&id).cloned())
}
