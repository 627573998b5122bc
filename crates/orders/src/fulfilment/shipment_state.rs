//! Where the goods of a shipment are.

use chrono::{DateTime, Duration, Utc};

use super::Shipment;
use crate::{Courier, Order, OrderStatus};

tierway_kernel::names! {
    /// Where the goods of a shipment are.
    pub enum ShipmentState as "ShipmentStateName" {
        /// On their way.
        Shipped = "shipped",
        /// With the buyer.
        Delivered = "delivered",
        /// On their way for longer than their courier takes.
        Late = "late",
    }
}

/// Days after which a shipment of this courier is late; without one, after the days that any parcel should take.
fn most_days(courier: Courier) -> i64 {
    match courier {
        Courier::Express => 3,
        Courier::Standard => 7,
        Courier::Economy => 45,
        Courier::None => 14,
    }
}

/// Where the goods of a shipment of this order are at `now`. Goods that nobody carries, because the buyer collects them, are
/// never late.
pub fn shipment_state(shipment: &Shipment, order: &Order, now: DateTime<Utc>) -> ShipmentState {
    if matches!(order.status, OrderStatus::Delivered | OrderStatus::Completed) {
        return ShipmentState::Delivered;
    }
    let (entry, courier) = (&shipment.entry, order.shipping.courier);
    let is_carried = courier != Courier::None || entry.carrier.is_some() || entry.tracking_number.is_some();
    let is_overdue = now - shipment.created_at > Duration::days(most_days(courier));
    if is_carried && is_overdue { ShipmentState::Late } else { ShipmentState::Shipped }
}
