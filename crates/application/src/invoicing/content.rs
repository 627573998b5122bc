//! Content of a kind of document besides its parties, and shared labels.

use chrono::{DateTime, Utc};
use tierway_kernel::{BusinessZone, Money, Quantity};
use tierway_orders::{Order, OrderLine};

use super::{DocumentLine, DocumentTotal};

/// A document without its parties.
pub(super) struct Content {
    /// Its heading.
    pub(super) title: &'static str,
    /// Its own number, or the order's.
    pub(super) number: String,
    /// Its date; fixed once the document is issued.
    pub(super) date: DateTime<Utc>,
    /// Facts with their names.
    pub(super) facts: Vec<(&'static str, String)>,
    /// Lines.
    pub(super) lines: Vec<DocumentLine>,
    /// Whether the lines show what they cost.
    pub(super) priced: bool,
    /// Sums.
    pub(super) sums: Vec<DocumentTotal>,
    /// Paragraphs with their headings.
    pub(super) notes: Vec<(&'static str, String)>,
}

/// `Order #17`, for documents without a number of their own.
pub(super) fn of_order(order: &Order) -> String {
    format!("Order #{}", order.id)
}

/// `#17, 22 Nov 2026`.
pub(super) fn placed(order: &Order, zone: BusinessZone) -> String {
    format!("#{}, {}", order.id, day(order.created_at, zone))
}

/// `22 Nov 2026`.
pub(super) fn day(time: DateTime<Utc>, zone: BusinessZone) -> String {
    zone.show(time, "%-d %b %Y")
}

/// When and how money went, in one line.
pub(super) fn moved(
    time: DateTime<Utc>,
    zone: BusinessZone,
    method: Option<&String>,
    reference: Option<&String>,
) -> String {
    let parts = [Some(day(time, zone)), method.cloned(), reference.cloned()];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// A sum.
pub(super) fn sum(name: &str, amount: Money) -> DocumentTotal {
    DocumentTotal { name: name.to_owned(), amount, strong: false }
}

/// A highlighted total.
pub(super) fn strong(name: &str, amount: Money) -> DocumentTotal {
    DocumentTotal { strong: true, ..sum(name, amount) }
}

/// A line as it was ordered.
pub(super) fn whole(line: &OrderLine) -> DocumentLine {
    DocumentLine { price: line.price, total: line.total, ..part(line, line.pieces) }
}

/// Pieces of a line, in its packs where they fill them, without what they cost.
pub(super) fn part(line: &OrderLine, pieces: Quantity) -> DocumentLine {
    let in_one = line.pieces_in_one();
    let (unit, quantity) = match (line.tier.as_str(), line.whole_units(pieces)) {
        ("pack" | "bulk", Some(units)) => (format!("{} of {in_one}", line.size_name()), units),
        ("unit", _) => (line.size_name().to_owned(), pieces.get()),
        _ => ("Piece".to_owned(), pieces.get()),
    };
    DocumentLine {
        sku: line.sku.clone(),
        name: line.name.clone(),
        unit,
        quantity,
        pieces: pieces.get(),
        price: Money::ZERO,
        total: Money::ZERO,
    }
}
