//! Which papers an order has, and who may take them (product.md §7).

use tierway_kernel::{Actor, parse_enum};

use crate::{Order, OrderSight, OrderStatus, sees_line_prices, sight};

/// A paper of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaperKind {
    /// What is to be paid, before it was.
    Proforma,
    /// What was bought and paid.
    Invoice,
    /// That it was paid.
    Receipt,
    /// What goes with the goods; without prices.
    DeliveryNote,
}

/// Why there is no such paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PaperError {
    /// The order is not there for this person.
    #[error("This order was not found.")]
    Hidden,
    /// Somebody who sees the order, but not what its lines cost.
    #[error("You may not see what this order costs.")]
    NoPrices,
    /// Nothing was priced or promised yet.
    #[error("A request for quotation has no papers before it is accepted.")]
    IsQuote,
    /// Invoice and receipt are of a payment.
    #[error("This order is not paid yet; take the pro forma invoice.")]
    NotPaid,
    /// There is an invoice instead.
    #[error("This order is paid; take the invoice.")]
    Paid,
    /// Nothing will be paid or delivered.
    #[error("This order was cancelled.")]
    Cancelled,
}

impl PaperKind {
    /// All of them.
    pub const ALL: [PaperKind; 4] =
        [PaperKind::Proforma, PaperKind::Invoice, PaperKind::Receipt, PaperKind::DeliveryNote];

    /// The name in addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            PaperKind::Proforma => "proforma",
            PaperKind::Invoice => "invoice",
            PaperKind::Receipt => "receipt",
            PaperKind::DeliveryNote => "delivery-note",
        }
    }

    /// The paper of that name.
    pub fn parse(text: &str) -> Option<PaperKind> {
        parse_enum(&PaperKind::ALL, PaperKind::as_str, text)
    }

    /// What stands on it in large letters.
    pub const fn title(self) -> &'static str {
        match self {
            PaperKind::Proforma => "Pro forma invoice",
            PaperKind::Invoice => "Invoice",
            PaperKind::Receipt => "Receipt",
            PaperKind::DeliveryNote => "Delivery note",
        }
    }

    /// Whether its lines show what they cost.
    pub const fn is_priced(self) -> bool {
        !matches!(self, PaperKind::DeliveryNote)
    }
}

/// Whether this actor may take this paper of the order. An invoice stays an invoice when the paid order is cancelled
/// later: what was invoiced is not taken back by leaving it out.
pub fn check_paper(order: &Order, kind: PaperKind, actor: &Actor) -> Result<(), PaperError> {
    if sight(order, actor) != OrderSight::Full {
        return Err(PaperError::Hidden);
    }
    if kind.is_priced() && !sees_line_prices(order, actor) {
        return Err(PaperError::NoPrices);
    }
    if order.is_quote {
        return Err(PaperError::IsQuote);
    }
    let is_cancelled = order.status == OrderStatus::Cancelled;
    match (kind, &order.payment) {
        (PaperKind::Invoice | PaperKind::Receipt, None) => Err(PaperError::NotPaid),
        (PaperKind::Proforma, Some(_)) => Err(PaperError::Paid),
        (PaperKind::Proforma | PaperKind::DeliveryNote, _) if is_cancelled => Err(PaperError::Cancelled),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
