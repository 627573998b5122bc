//! Small closed vocabularies of orders on the wire.

use serde::{Deserialize, Serialize};
use tierway_orders::{OrderStatus, PaymentStatus};
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
