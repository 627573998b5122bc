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
    pub(super) lines: Vec<Line>,
    /// Whether the lines show what they cost.
    pub(super) priced: bool,
    /// Sums.
    pub(super) sums: Vec<Sum>,
    /// Paragraphs with their headings.
    pub(super) notes: Vec<(Message, Message)>,
}

/// A line without its words, which depend on the language.
pub(super) struct Line {
    line: DocumentLine,
    unit: Message,
    /// Texts below the name.
    pub(super) below: Vec<Message>,
}

impl Line {
    /// The line in a language.
    pub(super) fn render(self, language: Language) -> DocumentLine {
        let mut name = self.line.name.clone();
        for text in &self.below {
            name.push('\n');
            name.push_str(&text.render(language));
        }
        DocumentLine { name, unit: self.unit.render(language), ..self.line }
    }
}

/// A sum without its words.
pub(super) struct Sum {
    name: Message,
    amount: Money,
    strong: bool,
}

impl Sum {
    /// The sum in a language.
    pub(super) fn render(self, language: Language) -> DocumentTotal {
        DocumentTotal { name: self.name.render(language), amount: self.amount, strong: self.strong }
    }
}

/// Words with their values in a language.
pub(super) fn rendered(pairs: Vec<(Message, Message)>, language: Language) -> Vec<(String, String)> {
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
pub(super) fn sum(name: Message, amount: Money) -> Sum {
    Sum { name, amount, strong: false }
}

/// A highlighted total.
pub(super) fn strong(name: Message, amount: Money) -> Sum {
    Sum { strong: true, ..sum(name, amount) }
}

/// A line as it was ordered.
pub(super) fn whole(line: &OrderLine) -> Line {
    let Line { line: shown, unit, below } = part(line, line.pieces);
    Line { line: DocumentLine { price: line.price, total: line.total, ..shown }, unit, below }
}

/// Pieces of a line, in its packs where they fill them, without what they cost.
pub(super) fn part(line: &OrderLine, pieces: Quantity) -> Line {
    let (unit, quantity) = match (line.tier.as_str(), line.whole_units(pieces)) {
        ("pack" | "bulk", Some(units)) => {
            (message!("{size} of {count}", size = size(line), count = line.pieces_in_one()), units)
        }
        ("unit", _) => (size(line), pieces.get()),
        _ => (message!("Piece"), pieces.get()),
    };
    let shown = DocumentLine {
        sku: line.sku.clone(),
        name: line.name.clone(),
        unit: String::new(),
        quantity,
        pieces: pieces.get(),
        price: Money::ZERO,
        total: Money::ZERO,
    };
    Line { line: shown, unit, below: Vec::new() }
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
