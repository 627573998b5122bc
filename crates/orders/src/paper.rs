//! Which papers an order has, and who may take them (product.md §7).

use tierway_kernel::{Actor, Permission, parse_enum};

use crate::fulfilment::may_ship;
use crate::{Order, OrderPayment, OrderSight, OrderStatus, PaymentKind, Progress, Shipment, sees_line_prices, sight};

/// A document of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaperKind {
    /// What is to be paid, before it was.
    Proforma,
    /// What was bought and paid.
    Invoice,
    /// That it was paid.
    Receipt,
    /// Accompanies a shipment, or lists what to pack; without prices.
    DeliveryNote,
    /// That some of it was paid back.
    CreditNote,
    /// What to pack, with batches; for company staff.
    PackingSlip,
    /// What is stuck on a parcel; for company staff.
    ShippingLabel,
}

/// Why there is no such paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PaperError {
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

impl PaperKind {
    /// All of them.
    pub const ALL: [PaperKind; 7] = [
        PaperKind::Proforma,
        PaperKind::Invoice,
        PaperKind::Receipt,
        PaperKind::DeliveryNote,
        PaperKind::CreditNote,
        PaperKind::PackingSlip,
        PaperKind::ShippingLabel,
    ];

    /// The name in addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            PaperKind::Proforma => "proforma",
            PaperKind::Invoice => "invoice",
            PaperKind::Receipt => "receipt",
            PaperKind::DeliveryNote => "delivery-note",
            PaperKind::CreditNote => "credit-note",
            PaperKind::PackingSlip => "packing-slip",
            PaperKind::ShippingLabel => "shipping-label",
        }
    }

    /// The paper of that name.
    pub fn parse(text: &str) -> Option<PaperKind> {
        parse_enum(&PaperKind::ALL, PaperKind::as_str, text)
    }

    /// Whether it says what something costs.
    pub const fn is_priced(self) -> bool {
        !matches!(self, PaperKind::DeliveryNote | PaperKind::PackingSlip | PaperKind::ShippingLabel)
    }

    /// Whether only company staff take it.
    pub const fn is_of_warehouse(self) -> bool {
        matches!(self, PaperKind::PackingSlip | PaperKind::ShippingLabel)
    }
}

/// Whether this actor may get this document of the order. An invoice stays available if the paid order is cancelled
/// later. For the shipment or refund see [`shipment_of`] and [`refund_of`].
pub fn check_paper(order: &Order, kind: PaperKind, actor: &Actor) -> Result<(), PaperError> {
    if sight(order, actor) != OrderSight::Full {
        return Err(PaperError::Hidden);
    }
    if kind.is_priced() && !sees_line_prices(order, actor) {
        return Err(PaperError::NoPrices);
    }
    if kind.is_of_warehouse() && actor.require(Permission::ShipOrder).is_err() {
        return Err(PaperError::NotStaff);
    }
    if order.is_quote {
        return Err(PaperError::IsQuote);
    }
    let is_cancelled = order.status == OrderStatus::Cancelled;
    match (kind, &order.payment) {
        (PaperKind::Invoice | PaperKind::Receipt, None) => Err(PaperError::NotPaid),
        (PaperKind::Proforma, Some(_)) => Err(PaperError::Paid),
        (PaperKind::Invoice | PaperKind::Receipt | PaperKind::CreditNote, _) => Ok(()),
        _ if is_cancelled => Err(PaperError::Cancelled),
        _ => Ok(()),
    }
}

/// The number under which a document is issued. An issued document is frozen when it is numbered and never changes with
/// profiles, settings, logo or products; mistakes are corrected by a credit note and a new document. `None`: a working
/// document, rendered on each request. The delivery note of an unshipped order is the packing slip, also a working
/// document.
pub fn issued_number<'a>(
    order: &'a Order,
    kind: PaperKind,
    shipment: Option<&'a Shipment>,
    refund: Option<&'a OrderPayment>,
) -> Option<&'a str> {
    let payment = order.payment.as_ref();
    match kind {
        PaperKind::Invoice => payment.map(|payment| payment.invoice_number.as_str()),
        PaperKind::Receipt => payment.map(|payment| payment.receipt_number.as_str()),
        PaperKind::DeliveryNote => shipment.map(|shipment| shipment.entry.number.as_str()),
        PaperKind::CreditNote => refund.map(|refund| refund.entry.number.as_str()),
        PaperKind::Proforma | PaperKind::PackingSlip | PaperKind::ShippingLabel => None,
    }
}

/// The order-level documents available to this actor; shipments and refunds have their own. The packing slip is for
/// those who may ship, until something is shipped.
pub fn papers_of(order: &Order, progress: &Progress, actor: &Actor) -> Vec<PaperKind> {
    let is_whole = |kind: PaperKind| match kind {
        PaperKind::CreditNote => false,
        PaperKind::PackingSlip => may_ship(order).is_ok(),
        PaperKind::ShippingLabel => may_ship(order).is_ok() || progress.has_shipped(),
        PaperKind::DeliveryNote => {
            !progress.has_shipped() && may_ship(order).is_ok() && actor.require(Permission::ShipOrder).is_ok()
        }
        PaperKind::Proforma | PaperKind::Invoice | PaperKind::Receipt => true,
    };
    let can_take = |kind: &PaperKind| is_whole(*kind) && check_paper(order, *kind, actor).is_ok();
    PaperKind::ALL.into_iter().filter(can_take).collect()
}

/// The shipment of a delivery note, by id or number; by default the latest that was not cancelled. `None`: nothing was
/// shipped, so the whole order is to be packed.
pub fn shipment_of<'a>(shipments: &'a [Shipment], wanted: Option<&str>) -> Result<Option<&'a Shipment>, PaperError> {
    let Some(wanted) = wanted else {
        return Ok(shipments.iter().rfind(|one| one.undone_at.is_none()));
    };
    let is_meant = |one: &&Shipment| one.id.0.to_string() == wanted || one.entry.number.eq_ignore_ascii_case(wanted);
    match shipments.iter().find(is_meant) {
        None => Err(PaperError::UnknownShipment),
        Some(one) if one.undone_at.is_some() => Err(PaperError::ShipmentUndone),
        Some(one) => Ok(Some(one)),
    }
}

/// The tracking number of a shipment; the order's if there is only one shipment.
pub fn tracking_of<'a>(order: &'a Order, shipments: &[Shipment], one: &'a Shipment) -> Option<&'a str> {
    let is_only = shipments.iter().all(|other| other.id == one.id || other.undone_at.is_some());
    let of_order = order.shipping.tracking_number.as_deref().filter(|_| is_only);
    one.entry.tracking_number.as_deref().or(of_order)
}

/// The refund a credit note is of, by its number: the newest when none is named.
pub fn refund_of<'a>(payments: &'a [OrderPayment], wanted: Option<&str>) -> Result<&'a OrderPayment, PaperError> {
    let mut refunds = payments.iter().filter(|one| one.entry.kind == PaymentKind::Refund);
    match wanted {
        None => refunds.next_back().ok_or(PaperError::NotRefunded),
        Some(number) => {
            refunds.find(|one| one.entry.number.eq_ignore_ascii_case(number)).ok_or(PaperError::UnknownRefund)
        }
    }
}

#[cfg(test)]
mod tests;
