//! A document as values, in order of appearance. The layout is up to the renderer.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tierway_kernel::{Language, Money};

use super::report::ReportDocument;
use crate::settings::Currency;

/// A document to render.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TradeDocument {
    /// The language of its words; documents of older versions are in English.
    #[serde(default, with = "language_name")]
    pub language: Language,
    /// Its title, such as `Invoice`.
    pub title: String,
    /// Its number or equivalent; shown next to the title and on every page.
    pub number: String,
    /// Its date; also the file's own date, so that the same document gives the same bytes.
    pub date: NaiveDate,
    /// The company's name, on every page.
    pub company: String,
    /// How its amounts are written.
    pub currency: Currency,
    /// The company's logo.
    #[serde(skip)]
    pub logo: Option<Logo>,
    /// The parties with their headings: seller, buyer, recipient.
    pub parties: Vec<Party>,
    /// Facts such as dates and numbers, with their names.
    pub facts: Vec<(String, String)>,
    /// The lines; none leave out the table.
    pub lines: Vec<DocumentLine>,
    /// Whether the lines show what they cost.
    pub priced: bool,
    /// Sums under the lines.
    pub sums: Vec<DocumentTotal>,
    /// Paragraphs after the sums, with their headings.
    pub notes: Vec<(String, String)>,
    /// The line at the foot of every page.
    pub footer: String,
}

/// The label of a parcel, 100 × 150 mm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// The language of its words.
    pub language: Language,
    /// The parcel's number, also as a code that scanners read.
    pub number: String,
    /// The day it is of; also the file's own date.
    pub date: NaiveDate,
    /// The company's name.
    pub company: String,
    /// Courier that delivers it.
    pub courier: Option<String>,
    /// The sender.
    pub from: Party,
    /// Recipient address.
    pub to: Party,
    /// Numbers with their names.
    pub facts: Vec<(String, String)>,
}

/// The pick sheet of a wave on A4: what to pick, in pick-path order, each with a checkbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickSheet {
    /// The language of its words.
    pub language: Language,
    /// Its title.
    pub title: String,
    /// The wave.
    pub number: String,
    /// The day the wave was claimed; also the file's own date.
    pub date: NaiveDate,
    /// The company's name.
    pub company: String,
    /// Facts such as the picker, with their names.
    pub facts: Vec<(String, String)>,
    /// What to fetch.
    pub lines: Vec<PickSheetLine>,
    /// The line at the foot of every page.
    pub footer: String,
}

/// Pieces to pick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickSheetLine {
    /// Where they lie; empty if nobody entered it.
    pub location: String,
    /// The product's SKU.
    pub sku: String,
    /// Its name.
    pub name: String,
    /// Their batch, in words; empty for pieces without one.
    pub batch: String,
    /// The box and order they are for.
    pub target: String,
    /// How many.
    pub pieces: i64,
    /// Whether they are picked: its box is ticked.
    pub is_done: bool,
}

/// Printable documents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Printable {
    /// A document on A4.
    TradeDocument(TradeDocument),
    /// A label.
    Label(Label),
}

/// A stored logo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Logo {
    /// JPEG.
    Picture(Vec<u8>),
    /// SVG that does nothing but draw.
    Drawing(Vec<u8>),
}

/// A party with its heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Party {
    /// `From`, `Bill to`, `Ship to`.
    pub heading: String,
    /// Its name.
    pub name: String,
    /// Address and contact lines; line breaks are preserved.
    pub details: Vec<String>,
}

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DocumentLine {
    /// SKU at the time of the order.
    pub sku: String,
    /// Name at the time of the order.
    pub name: String,
    /// The unit, such as `Pack of 10`.
    pub unit: String,
    /// How many of them.
    pub quantity: i64,
    /// Pieces in all.
    pub pieces: i64,
    /// Price of one unit.
    #[serde(with = "minor_units")]
    pub price: Money,
    /// Price of the line.
    #[serde(with = "minor_units")]
    pub total: Money,
}

/// A sum under the lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DocumentTotal {
    /// Its name.
    pub name: String,
    /// Amount; negative for deductions.
    #[serde(with = "minor_units")]
    pub amount: Money,
    /// Whether it is highlighted.
    pub strong: bool,
}

/// Languages by their names.
mod language_name {
    use serde::{Deserialize as _, Deserializer, Serializer};
    use tierway_kernel::Language;

    pub(super) fn serialize<S: Serializer>(language: &Language, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(language.as_str())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        Ok(Language::parse(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

/// Amounts in minor units.
mod minor_units {
    use serde::{Deserialize as _, Deserializer, Serializer};
    use tierway_kernel::Money;

    pub(super) fn serialize<S: Serializer>(amount: &Money, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(amount.minor())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Money, D::Error> {
        i64::deserialize(deserializer).map(Money::of)
    }
}

/// Renders documents as PDF. Slow: never called on an async thread nor inside a transaction.
pub trait PdfRenderer: Send + Sync {
    /// The document as a PDF with embedded fonts. The same document always gives the same bytes. Characters missing in
    /// the fonts are shown as a replacement character.
    fn render(&self, paper: &TradeDocument) -> Result<Vec<u8>, String>;
    /// The same for a label.
    fn render_label(&self, label: &Label) -> Result<Vec<u8>, String>;
    /// A pick sheet and then these documents, in one file.
    fn render_slips(&self, sheet: &PickSheet, slips: &[TradeDocument]) -> Result<Vec<u8>, String>;
    /// The same for a report.
    fn render_report(&self, report: &ReportDocument) -> Result<Vec<u8>, String>;
}
