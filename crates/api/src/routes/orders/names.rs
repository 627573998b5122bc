//! Small closed vocabularies of orders on the wire.

use serde::{Deserialize, Serialize};
use tierway_orders::{Courier, OrderStatus, PaymentStatus};
use utoipa::ToSchema;

/// Where an order stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are the specification's")]
pub enum OrderStatusName {
    Pending,
    Paid,
    Processing,
    Ready,
    Shipped,
    Delivered,
    Completed,
    Cancelled,
}

/// Whether an order is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum PaymentStatusName {
    Unpaid,
    Paid,
}

/// Who carries an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CourierName {
    /// By the fastest way.
    Express,
    /// As usual.
    Standard,
    /// By the cheapest way.
    Economy,
    /// By nobody: the buyer fetches it, or nobody was chosen yet.
    None,
}

impl From<Courier> for CourierName {
    fn from(courier: Courier) -> CourierName {
        match courier {
            Courier::Express => CourierName::Express,
            Courier::Standard => CourierName::Standard,
            Courier::Economy => CourierName::Economy,
            Courier::None => CourierName::None,
        }
    }
}

impl From<CourierName> for Courier {
    fn from(name: CourierName) -> Courier {
        match name {
            CourierName::Express => Courier::Express,
            CourierName::Standard => Courier::Standard,
            CourierName::Economy => Courier::Economy,
            CourierName::None => Courier::None,
        }
    }
}

impl From<OrderStatus> for OrderStatusName {
    fn from(status: OrderStatus) -> OrderStatusName {
        match status {
            OrderStatus::Pending => OrderStatusName::Pending,
            OrderStatus::Paid => OrderStatusName::Paid,
            OrderStatus::Processing => OrderStatusName::Processing,
            OrderStatus::Ready => OrderStatusName::Ready,
            OrderStatus::Shipped => OrderStatusName::Shipped,
            OrderStatus::Delivered => OrderStatusName::Delivered,
            OrderStatus::Completed => OrderStatusName::Completed,
            OrderStatus::Cancelled => OrderStatusName::Cancelled,
        }
    }
}

impl From<OrderStatusName> for OrderStatus {
    fn from(name: OrderStatusName) -> OrderStatus {
        match name {
            OrderStatusName::Pending => OrderStatus::Pending,
            OrderStatusName::Paid => OrderStatus::Paid,
            OrderStatusName::Processing => OrderStatus::Processing,
            OrderStatusName::Ready => OrderStatus::Ready,
            OrderStatusName::Shipped => OrderStatus::Shipped,
            OrderStatusName::Delivered => OrderStatus::Delivered,
            OrderStatusName::Completed => OrderStatus::Completed,
            OrderStatusName::Cancelled => OrderStatus::Cancelled,
        }
    }
}

impl From<PaymentStatus> for PaymentStatusName {
    fn from(status: PaymentStatus) -> PaymentStatusName {
        match status {
            PaymentStatus::Unpaid => PaymentStatusName::Unpaid,
            PaymentStatus::Paid => PaymentStatusName::Paid,
        }
    }
}
