//! Content of a kind of document besides its parties, and shared labels.

use chrono::{DateTime, Utc};
use tierway_kernel::{BusinessZone, Language, Message, Money, Quantity, message, short_date};
use tierway_orders::{Order, OrderLine, PAYMENT_METHODS, SHIPPING_METHODS};

use super::{DocumentLine, DocumentTotal};

/// A document without its parties.
pub(super) struct Content {
    /// Its heading.
    pub(super) title: Message,
    /// Its own number, or the order's.
    pub(super) number: Message,
    /// Its date; fixed once the document is issued.
    pub(super) date: DateTime<Utc>,
    /// Facts with their names.
    pub(super) facts: Vec<(Message, Message)>,
    /// Lines.
    pub(super) lines: Vec<DocumentLine>,
    /// Whether the lines show what they cost.
    pub(super) priced: bool,
    /// Sums.
    pub(super) sums: Vec<DocumentTotal>,
    /// Paragraphs with their headings.
    pub(super) notes: Vec<(Message, Message)>,
}

/// Words with their values in a language.
pub(crate) fn rendered(pairs: Vec<(Message, Message)>, language: Language) -> Vec<(String, String)> {
    pairs.into_iter().map(|(name, value)| (name.render(language), value.render(language))).collect()
}

/// A way to ship or to pay: the listed ones are words of the program.
pub(super) fn way(name: &str) -> Message {
    let listed = SHIPPING_METHODS.into_iter().chain(PAYMENT_METHODS).find(|listed| *listed == name);
    listed.map_or_else(|| Message::verbatim(name), Message::from)
}

/// `Order #17`, for documents without a number of their own.
pub(super) fn of_order(order: &Order) -> Message {
    message!("Order #{number}", number = order.id)
}

/// `#17, 22 Nov 2026`.
pub(super) fn placed(order: &Order, zone: BusinessZone) -> Message {
    message!("#{number}, {day}", number = order.id, day = day(order.created_at, zone))
}

/// `22 Nov 2026`.
pub(super) fn day(time: DateTime<Utc>, zone: BusinessZone) -> Message {
    short_date(zone.day(time))
}

/// When and how money went, in one line.
pub(super) fn moved(
    time: DateTime<Utc>,
    zone: BusinessZone,
    method: Option<&String>,
    reference: Option<&String>,
) -> Message {
    let method = method.map(|method| way(method));
    let parts = [method, reference.map(Message::verbatim)].into_iter().flatten();
    parts.fold(day(time, zone), |line, next| message!("{line}, {next}", line, next))
}

/// A sum.
pub(super) fn sum(name: &Message, amount: Money, language: Language) -> DocumentTotal {
    DocumentTotal { name: name.render(language), amount, strong: false }
}

/// A highlighted total.
pub(super) fn strong(name: &Message, amount: Money, language: Language) -> DocumentTotal {
    DocumentTotal { strong: true, ..sum(name, amount, language) }
}

/// A line as it was ordered.
pub(super) fn whole(line: &OrderLine, language: Language) -> DocumentLine {
    DocumentLine { price: line.price, total: line.total, ..part(line, line.pieces, language) }
}

/// Pieces of a line, in its packs where they fill them, without what they cost.
pub(super) fn part(line: &OrderLine, pieces: Quantity, language: Language) -> DocumentLine {
    let (unit, quantity) = match (line.tier.as_str(), line.whole_units(pieces)) {
        ("pack" | "bulk", Some(units)) => {
            (message!("{size} of {count}", size = size(line), count = line.pieces_in_one()), units)
        }
        ("unit", _) => (size(line), pieces.get()),
        _ => (message!("Piece"), pieces.get()),
    };
    DocumentLine {
        sku: line.sku.clone(),
        name: line.name.clone(),
        unit: unit.render(language),
        quantity,
        pieces: pieces.get(),
        price: Money::ZERO,
        total: Money::ZERO,
    }
}

/// What one of a line is called: by the company, or a word of the program.
fn size(line: &OrderLine) -> Message {
    match (&line.tier_label, line.tier.as_str()) {
        (Some(label), _) => Message::verbatim(label),
        (None, "pack") => message!("Pack"),
        (None, "bulk") => message!("Bulk"),
        (None, _) => message!("Piece"),
    }
}
