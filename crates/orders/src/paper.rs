//! Documents of an order, and who may download them (product.md §7).

use tierway_kernel::{Actor, Permission, Sentence, parse_enum};

use crate::fulfilment::may_ship;
use crate::{
    Order, OrderPayment, OrderStatus, OrderVisibility, PaymentKind, Progress, Shipment, sees_line_prices, visibility,
};

/// A document of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TradeDocumentKind {
    /// The amount due, before payment.
    Proforma,
    /// Purchased and paid goods.
    Invoice,
    /// That it was paid.
    Receipt,
    /// Accompanies a shipment, or lists what to pack; without prices.
    DeliveryNote,
    /// That some of it was paid back.
    CreditNote,
    /// Goods to pack, with batches; for company staff.
    PackingSlip,
    /// The parcel label; for company staff.
    ShippingLabel,
}

/// Why a document is not available.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum TradeDocumentError {
    /// The order is not there for this person.
    #[error("This order was not found.")]
    Hidden,
    /// Somebody who sees the order, but not what its lines cost.
    #[error("You may not see the prices of this order.")]
    NoPrices,
    /// Somebody who sees the order, but does not pack it.
    #[error("This document is for company staff.")]
    NotStaff,
    /// Nothing was priced or promised yet.
    #[error("A request for quotation has no documents before it is accepted.")]
    IsQuote,
    /// Invoice and receipt are of a payment.
    #[error("This order is not paid yet; use the pro forma invoice.")]
    NotPaid,
    /// There is an invoice instead.
    #[error("This order is paid; use the invoice.")]
    Paid,
    /// Nothing will be paid or delivered.
    #[error("This order was cancelled.")]
    Cancelled,
    /// The order has no shipment of that number.
    #[error("This shipment was not found.")]
    UnknownShipment,
    /// Its pieces came back because the order went back.
    #[error("This shipment was cancelled.")]
    ShipmentUndone,
    /// The order has no refund of that number.
    #[error("This credit note was not found.")]
    UnknownRefund,
    /// A credit note is of a refund.
    #[error("This order has no refunds.")]
    NotRefunded,
}

impl TradeDocumentKind {
    /// All of them.
    pub const ALL: [TradeDocumentKind; 7] = [
        TradeDocumentKind::Proforma,
        TradeDocumentKind::Invoice,
        TradeDocumentKind::Receipt,
        TradeDocumentKind::DeliveryNote,
        TradeDocumentKind::CreditNote,
        TradeDocumentKind::PackingSlip,
        TradeDocumentKind::ShippingLabel,
    ];

    /// The name in addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            TradeDocumentKind::Proforma => "proforma",
            TradeDocumentKind::Invoice => "invoice",
            TradeDocumentKind::Receipt => "receipt",
            TradeDocumentKind::DeliveryNote => "delivery-note",
            TradeDocumentKind::CreditNote => "credit-note",
            TradeDocumentKind::PackingSlip => "packing-slip",
            TradeDocumentKind::ShippingLabel => "shipping-label",
        }
    }

    /// The document of that name.
    pub fn parse(text: &str) -> Option<TradeDocumentKind> {
        parse_enum(&TradeDocumentKind::ALL, TradeDocumentKind::as_str, text)
    }

    /// Whether it has prices.
    pub const fn is_priced(self) -> bool {
        !matches!(
            self,
            TradeDocumentKind::DeliveryNote | TradeDocumentKind::PackingSlip | TradeDocumentKind::ShippingLabel
        )
    }

    /// Whether only company staff take it.
    pub const fn is_of_warehouse(self) -> bool {
        matches!(self, TradeDocumentKind::PackingSlip | TradeDocumentKind::ShippingLabel)
    }
}

/// Whether this actor may get this document of the order. An invoice stays available if the paid order is cancelled
/// later. For the shipment or refund see [`shipment_of`] and [`refund_of`].
pub fn check_order_document(order: &Order, kind: TradeDocumentKind, actor: &Actor) -> Result<(), TradeDocumentError> {
    if visibility(order, actor) != OrderVisibility::Full {
        return Err(TradeDocumentError::Hidden);
    }
    if kind.is_priced() && !sees_line_prices(order, actor) {
        return Err(TradeDocumentError::NoPrices);
    }
    if kind.is_of_warehouse() && actor.require(Permission::ShipOrder).is_err() {
        return Err(TradeDocumentError::NotStaff);
    }
    if order.is_quote {
        return Err(TradeDocumentError::IsQuote);
    }
    let is_cancelled = order.status == OrderStatus::Cancelled;
    match (kind, &order.payment) {
        (TradeDocumentKind::Invoice | TradeDocumentKind::Receipt, None) => Err(TradeDocumentError::NotPaid),
        (TradeDocumentKind::Proforma, Some(_)) => Err(TradeDocumentError::Paid),
        (TradeDocumentKind::Invoice | TradeDocumentKind::Receipt | TradeDocumentKind::CreditNote, _) => Ok(()),
        _ if is_cancelled => Err(TradeDocumentError::Cancelled),
        _ => Ok(()),
    }
}

/// The number under which a document is issued. An issued document is frozen when it is numbered and never changes with
/// profiles, settings, logo or products; mistakes are corrected by a credit note and a new document. `None`: a working
/// document, rendered on each request. The delivery note of an unshipped order is the packing slip, also a working
/// document.
pub fn issued_number<'a>(
    order: &'a Order,
    kind: TradeDocumentKind,
    shipment: Option<&'a Shipment>,
    refund: Option<&'a OrderPayment>,
) -> Option<&'a str> {
    let payment = order.payment.as_ref();
    match kind {
        TradeDocumentKind::Invoice => payment.map(|payment| payment.invoice_number.as_str()),
        TradeDocumentKind::Receipt => payment.map(|payment| payment.receipt_number.as_str()),
        TradeDocumentKind::DeliveryNote => shipment.map(|shipment| shipment.entry.number.as_str()),
        TradeDocumentKind::CreditNote => refund.map(|refund| refund.entry.number.as_str()),
        TradeDocumentKind::Proforma | TradeDocumentKind::PackingSlip | TradeDocumentKind::ShippingLabel => None,
    }
}

/// The order-level documents available to this actor; shipments and refunds have their own. The packing slip
/// requires permission to ship, until something is shipped.
pub fn order_documents(order: &Order, progress: &Progress, actor: &Actor) -> Vec<TradeDocumentKind> {
    let is_whole = |kind: TradeDocumentKind| match kind {
        TradeDocumentKind::CreditNote => false,
        TradeDocumentKind::PackingSlip => may_ship(order).is_ok(),
        TradeDocumentKind::ShippingLabel => may_ship(order).is_ok() || progress.has_shipped(),
        TradeDocumentKind::DeliveryNote => {
            !progress.has_shipped() && may_ship(order).is_ok() && actor.require(Permission::ShipOrder).is_ok()
        }
        TradeDocumentKind::Proforma | TradeDocumentKind::Invoice | TradeDocumentKind::Receipt => true,
    };
    let can_take = |kind: &TradeDocumentKind| is_whole(*kind) && check_order_document(order, *kind, actor).is_ok();
    TradeDocumentKind::ALL.into_iter().filter(can_take).collect()
}

/// The shipment of a delivery note, by id or number; by default the latest that was not cancelled. `None`: nothing was
/// shipped, so the whole order is to be packed.
pub fn shipment_of<'a>(
    shipments: &'a [Shipment],
    wanted: Option<&str>,
) -> Result<Option<&'a Shipment>, TradeDocumentError> {
    let Some(wanted) = wanted else {
        return Ok(shipments.iter().rfind(|one| one.is_live()));
    };
    let is_meant = |one: &&Shipment| one.id.0.to_string() == wanted || one.entry.number.eq_ignore_ascii_case(wanted);
    match shipments.iter().find(is_meant) {
        None => Err(TradeDocumentError::UnknownShipment),
        Some(one) if !one.is_live() => Err(TradeDocumentError::ShipmentUndone),
        Some(one) => Ok(Some(one)),
    }
}

/// The tracking number of a shipment; the order's if there is only one shipment.
pub fn tracking_of<'a>(order: &'a Order, shipments: &[Shipment], one: &'a Shipment) -> Option<&'a str> {
    let is_only = shipments.iter().all(|other| other.id == one.id || !other.is_live());
    let of_order = order.shipping.tracking_number.as_deref().filter(|_| is_only);
    one.entry.tracking_number.as_deref().or(of_order)
}

/// The refund a credit note is of, by its number: the newest when none is named.
pub fn refund_of<'a>(
    payments: &'a [OrderPayment],
    wanted: Option<&str>,
) -> Result<&'a OrderPayment, TradeDocumentError> {
    let mut refunds = payments.iter().filter(|one| one.entry.kind == PaymentKind::Refund);
    match wanted {
        None => refunds.next_back().ok_or(TradeDocumentError::NotRefunded),
        Some(number) => {
            refunds.find(|one| one.entry.number.eq_ignore_ascii_case(number)).ok_or(TradeDocumentError::UnknownRefund)
        }
    }
}

#[cfg(test)]
mod tests;
