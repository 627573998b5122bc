//! Matches of an order search (product.md §7): the buyer's name by any part of it, the tracking, receipt and invoice
//! number from their beginning or from one of their parts on, and the order's own number; and those of a search for
//! shipments.

use tierway_kernel::OrderId;

use crate::{Order, Payment, Shipment, Shipping};

/// Separator between the parts of a number.
const BREAKS: &str = "- /._#:";
/// Shortest text by which a carrier is found, in characters.
const SHORTEST_CARRIER: usize = 2;

/// Search prefixes of a number, in lower case: `inv-2026-000042`, `2026-000042` and `000042`.
pub fn number_parts(number: &str) -> Vec<String> {
    let number = number.trim().to_lowercase();
    let mut parts = Vec::new();
    let mut is_behind_break = true;
    for (at, letter) in number.char_indices() {
        let is_break = BREAKS.contains(letter);
        if at == 0 || (is_behind_break && !is_break) {
            parts.push(number[at..].to_owned());
        }
        is_behind_break = is_break;
    }
    parts
}

/// Parses an order number, with or without `#`.
pub fn parse_order_number(text: &str) -> Option<OrderId> {
    text.trim().trim_start_matches('#').parse().ok().map(OrderId)
}

/// Whether a search for `text` finds a number: from its beginning or from one of its parts on.
pub fn is_number_found(number: &str, text: &str) -> bool {
    let wanted = text.trim().to_lowercase();
    number_parts(number).iter().any(|part| part.starts_with(&wanted))
}

/// Whether a search for `text` finds an order; a blank text finds all.
pub fn is_found(order: &Order, text: &str) -> bool {
    let wanted = text.trim().to_lowercase();
    if wanted.is_empty() || parse_order_number(text) == Some(order.id) {
        return true;
    }
    order.customer_name.to_lowercase().contains(&wanted)
        || order.numbers().into_iter().any(|number| is_number_found(number, text))
}

/// Whether a search for `text` finds an order by more than a tracking number, which is its shipment's.
pub fn is_found_by_itself(order: &Order, text: &str) -> bool {
    let wanted = text.trim().to_lowercase();
    let mut bills = order.payment.iter().flat_map(|payment| [&payment.receipt_number, &payment.invoice_number]);
    parse_order_number(text) == Some(order.id)
        || order.customer_name.to_lowercase().contains(&wanted)
        || bills.any(|number| is_number_found(number, text))
}

/// Whether a text can be a carrier's name or its beginning: a single letter and mere figures cannot.
pub fn may_name_carrier(text: &str) -> bool {
    text.trim().chars().count() >= SHORTEST_CARRIER && text.chars().any(char::is_alphabetic)
}

/// Whether a search for `text` finds what this carrier takes: by its name from the beginning of one of its words on.
pub fn is_carrier_found(carrier: &str, text: &str) -> bool {
    may_name_carrier(text) && is_number_found(carrier, text)
}

/// Whether a search for `text` finds a shipment: by its tracking number, its carrier or the number of its order.
pub fn is_shipment_found(shipment: &Shipment, text: &str) -> bool {
    let entry = &shipment.entry;
    parse_order_number(text) == Some(entry.order_id)
        || entry.tracking_number.as_deref().is_some_and(|number| is_number_found(number, text))
        || entry.carrier.as_deref().is_some_and(|carrier| is_carrier_found(carrier, text))
}

/// The numbers an order is found by: tracking, receipt, invoice.
pub fn searched_numbers<'a>(shipping: &'a Shipping, payment: Option<&'a Payment>) -> Vec<&'a str> {
    let numbers = [
        shipping.tracking_number.as_deref(),
        payment.map(|payment| payment.receipt_number.as_str()),
        payment.map(|payment| payment.invoice_number.as_str()),
    ];
    numbers.into_iter().flatten().filter(|number| !number.trim().is_empty()).collect()
}

impl Order {
    /// The numbers it is found by.
    pub fn numbers(&self) -> Vec<&str> {
        searched_numbers(&self.shipping, self.payment.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_searched_from_each_of_their_parts_on() {
        assert_eq!(number_parts("INV-2026-000042"), ["inv-2026-000042", "2026-000042", "000042"]);
        assert_eq!(number_parts("TRK_%77"), ["trk_%77", "%77"]);
        assert_eq!(number_parts(" #12--Ä 3"), ["#12--ä 3", "12--ä 3", "ä 3", "3"]);
        assert!(number_parts("  ").is_empty());
    }

    #[test]
    fn an_order_is_said_with_or_without_its_sign() {
        assert_eq!(parse_order_number(" #42 "), Some(OrderId(42)));
        assert_eq!(parse_order_number("42"), Some(OrderId(42)));
        assert_eq!(parse_order_number("42nd"), None);
    }
}
