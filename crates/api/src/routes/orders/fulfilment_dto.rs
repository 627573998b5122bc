//! Fulfilment of an order on the wire: payments, shipments and returns.

use chrono::NaiveDate;
use tierway_application::orders::OrderDetails;
use tierway_orders::refund_due;

use super::payment_dto::OrderPaymentResponse;
use super::return_dto::ReturnResponse;
use super::shipment_dto::ShipmentResponse;
use crate::dto::*;

/// Payments, shipments and returns of an order. Absent for the referring agent.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderFulfilment {
    /// Payments and refunds, oldest first.
    pub payments: Vec<OrderPaymentResponse>,
    /// Maximum refund now. Requires permission to refund.
    pub refundable: Option<WireMoney>,
    /// Refund still owed to the buyer of a cancelled, paid order.
    pub refund_due: Option<WireMoney>,
    /// Shipments, oldest first.
    pub shipments: Vec<ShipmentResponse>,
    /// Returns, oldest first.
    pub returns: Vec<ReturnResponse>,
    /// Whether the caller can return goods now.
    pub can_return: bool,
    /// Last business day on which the buyer can return goods, inclusive; absent before delivery.
    #[schema(value_type = Option<String>, format = Date, example = "2026-03-03")]
    pub return_until: Option<NaiveDate>,
    /// The order documents available to the caller, for `GET /api/orders/{id}/papers/{kind}.pdf`: `proforma`,
    /// `invoice`, `receipt`; `delivery-note` is the packing slip until something is shipped, which requires permission to ship.
    /// Shipments and refunds have their own documents.
    #[schema(example = json!(["invoice", "receipt"]))]
    pub papers: Vec<String>,
}

impl OrderFulfilment {
    /// The details of an order shown here.
    pub fn of(details: &OrderDetails) -> OrderFulfilment {
        let (order, names) = (&details.order.order, &details.names);
        let progress = &details.order.progress;
        OrderFulfilment {
            payments: details.fulfilment.payments.iter().map(|one| OrderPaymentResponse::of(one, names)).collect(),
            refundable: details.refundable.map(WireMoney),
            refund_due: refund_due(order, progress.paid, progress.refunded).map(WireMoney),
            shipments: details
                .fulfilment
                .shipments
                .iter()
                .map(|one| ShipmentResponse::of(one, &details.order.lines, names))
                .collect(),
            returns: details.returns.iter().map(ReturnResponse::from).collect(),
            can_return: details.can_return,
            return_until: details.return_until,
            papers: details.papers.iter().map(|kind| kind.as_str().to_owned()).collect(),
        }
    }
}
