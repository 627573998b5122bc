//! Shipments: pieces of an order that leave together.

use chrono::{DateTime, Utc};
use tierway_kernel::{LineId, OrderId, Quantity, ShipmentId, UserId};

use super::error::FulfilmentError;
use crate::{Order, OrderError, OrderStatus, StatusError};

/// A shipment to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewShipment {
    /// Of which order.
    pub order_id: OrderId,
    /// Delivery note number.
    pub number: String,
    /// Courier that delivers it.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Notes for the parcel.
    pub notes: Option<String>,
    /// The sender; `None` for the system.
    pub created_by: Option<UserId>,
    /// Pieces by line, at least one of each.
    pub lines: Vec<(LineId, Quantity)>,
}

/// A written shipment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shipment {
    /// Identity.
    pub id: ShipmentId,
    /// The stored values.
    pub entry: NewShipment,
    /// When it left.
    pub created_at: DateTime<Utc>,
    /// When it was cancelled because the order moved back.
    pub undone_at: Option<DateTime<Utc>>,
}

impl Shipment {
    /// Whether it counts: its goods have left and did not move back.
    pub fn is_live(&self) -> bool {
        self.undone_at.is_none()
    }
}

/// Whether anything of an order may be shipped now, by its status: what has lines and still holds its stock.
pub(crate) fn may_ship(order: &Order) -> Result<(), FulfilmentError> {
    if order.is_quote {
        return Err(OrderError::IsQuote.into());
    }
    if order.status.has_left() {
        return Err(FulfilmentError::NothingLeft);
    }
    if !order.status.holds_reservation() {
        let (from, to) = (order.status, OrderStatus::Shipped);
        return Err(OrderError::Status(StatusError::Impossible { from, to }).into());
    }
    Ok(())
}
