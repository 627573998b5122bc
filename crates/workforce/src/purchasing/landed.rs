//! Landed cost: freight, insurance, duty and other charges of a purchase order, spread over what was received of it.
//!
//! What a line bears is derived from the charges and the receipts whenever it is asked for. Nothing is stored, so that a
//! later receipt or another bill corrects what was said before.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};
use tierway_kernel::{
    FieldError, Measure, Message, Money, ONE_LINE, PLAIN_TEXT, ProductId, PurchaseChargeId, PurchaseLineId,
    PurchaseOrderId, UserId, is_one_line, is_plain_text, message, too_long,
};

use super::ReceiptLine;

/// Most charges of one purchase order.
pub const MAX_CHARGES: usize = 50;
/// The largest charge.
pub const MAX_CHARGE: Money = Money::of(100_000_000);
/// Longest reference of a charge, in characters.
pub const LONGEST_CHARGE_REFERENCE: usize = 60;
/// Longest note about a charge, in characters.
pub const LONGEST_CHARGE_NOTE: usize = 500;

tierway_kernel::names! {
    /// What a charge is for.
    pub enum ChargeKind as "ChargeKindName" {
        /// Transport.
        Freight = "freight",
        /// Insurance of the goods.
        Insurance = "insurance",
        /// Customs duty.
        Duty = "duty",
        /// Anything else, such as handling or a bank's fee.
        Other = "other",
    }
}

tierway_kernel::names! {
    /// How a charge is spread over the lines.
    pub enum ChargeSpread as "ChargeSpreadName" {
        /// By what the pieces cost.
        Value = "value",
        /// By what the pieces weigh.
        Weight = "weight",
        /// By the number of pieces.
        Pieces = "pieces",
    }
}

impl ChargeKind {
    /// The kind in a sentence.
    pub const fn words(self) -> &'static str {
        match self {
            ChargeKind::Freight => "freight",
            ChargeKind::Insurance => "insurance",
            ChargeKind::Duty => "duty",
            ChargeKind::Other => "other charges",
        }
    }
}

/// A charge to record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCharge {
    /// What it is for.
    pub kind: ChargeKind,
    /// How much, more than nothing and at most [`MAX_CHARGE`].
    pub amount: Money,
    /// How it is spread.
    pub spread: ChargeSpread,
    /// Number of the bill; of one kind each is recorded once.
    pub reference: Option<String>,
    /// For colleagues.
    pub note: Option<String>,
}

impl NewCharge {
    /// The charge with its texts trimmed, empty ones none, or what is wrong with it.
    pub fn checked(self) -> Result<NewCharge, Vec<FieldError>> {
        let mut errors = Vec::new();
        if self.amount <= Money::ZERO || self.amount > MAX_CHARGE {
            let (least, most) = (Money::of(1), MAX_CHARGE);
            let text = message!("Please enter an amount from {least} to {most}.", least, most);
            errors.push(FieldError::new("amount", text));
        }
        let trimmed = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let charge = NewCharge { reference: trimmed(self.reference), note: trimmed(self.note), ..self };
        if let Some(reference) = &charge.reference {
            if reference.chars().count() > LONGEST_CHARGE_REFERENCE {
                errors.push(FieldError::new("reference", too_long(LONGEST_CHARGE_REFERENCE)));
            } else if !is_one_line(reference) {
                errors.push(FieldError::new("reference", ONE_LINE));
            }
        }
        if let Some(note) = &charge.note {
            if note.chars().count() > LONGEST_CHARGE_NOTE {
                errors.push(FieldError::new("note", too_long(LONGEST_CHARGE_NOTE)));
            } else if !is_plain_text(note) {
                errors.push(FieldError::new("note", PLAIN_TEXT));
            }
        }
        if errors.is_empty() { Ok(charge) } else { Err(errors) }
    }
}

/// A charge of a purchase order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Charge {
    /// Identity.
    pub id: PurchaseChargeId,
    /// Of which order.
    pub order_id: PurchaseOrderId,
    /// Its content.
    pub entry: NewCharge,
    /// Who recorded it; `None` for the system.
    pub recorded_by: Option<UserId>,
    /// When.
    pub recorded_at: DateTime<Utc>,
}

/// All that was received of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReceivedLine {
    /// Which line.
    pub line: PurchaseLineId,
    /// Of which product.
    pub product: ProductId,
    /// Pieces received, at least one.
    pub pieces: i64,
    /// Unit cost as ordered.
    pub cost: Money,
    /// What the pieces weigh together, in milligrams; `None` where the product has no weight.
    pub weight: Option<i128>,
}

/// A line with what it bears of the charges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Landed {
    /// Which line.
    pub line: PurchaseLineId,
    /// What it bears of all charges. The shares of all lines are the charges, to the cent.
    pub share: Money,
    /// Unit cost with the share of a piece, rounded half-up to cents. Times the pieces it may differ from cost and share.
    pub per_piece: Money,
}

/// Why charges cannot be spread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LandedError {
    /// There is nothing to spread them over.
    NothingReceived,
    /// They are spread by weight, and this product has none.
    NoWeight(ProductId),
    /// They are spread by weight, and nothing weighs anything.
    Weightless,
    /// They are spread by value, and nothing costs anything.
    Worthless,
}

impl LandedError {
    /// The sentence for people; `name` says what a product is called.
    pub fn sentence(self, name: impl FnOnce(ProductId) -> String) -> Message {
        match self {
            LandedError::NothingReceived => "Charges can be recorded once goods have been received.".into(),
            LandedError::NoWeight(id) => message!("{product} has no weight.", product = name(id)),
            LandedError::Weightless => "The received products weigh nothing.".into(),
            LandedError::Worthless => "The received products cost nothing.".into(),
        }
    }
}

/// What a weight is in whole milligrams, rounded half-up; `None` for an unknown unit. A ton is 1,000 kg.
pub fn milligrams(weight: Measure, unit: &str) -> Option<u64> {
    // Of a thousandth of the unit; pounds and ounces are defined by the gram.
    let (parts, of): (i128, i128) = match unit {
        "g" => (1, 1),
        "kg" => (1_000, 1),
        "ton" => (1_000_000, 1),
        "lb" => (45_359_237, 100_000),
        "oz" => (28_349_523_125, 1_000_000_000),
        _ => return None,
    };
    let exact = i128::from(weight.thousandths()) * parts;
    u64::try_from((exact * 2 + of) / (of * 2)).ok()
}

/// What was received of each line, by ascending line, from the receipts of an order. Pieces weigh what their product did
/// when they arrived; where it had no weight then, what `weights` says it has now.
pub fn received_lines<'a>(
    receipts: impl IntoIterator<Item = &'a ReceiptLine>,
    weights: &HashMap<ProductId, u64>,
) -> Vec<ReceivedLine> {
    let mut lines: BTreeMap<PurchaseLineId, ReceivedLine> = BTreeMap::new();
    for arrived in receipts.into_iter().filter(|line| line.pieces > 0) {
        let piece = arrived.piece_weight.or_else(|| weights.get(&arrived.product_id).copied());
        let weight = piece.map(|piece| i128::from(piece) * i128::from(arrived.pieces));
        lines
            .entry(arrived.line_id)
            .and_modify(|line| {
                line.pieces += arrived.pieces;
                line.weight = line.weight.zip(weight).map(|(before, more)| before + more);
            })
            .or_insert(ReceivedLine {
                line: arrived.line_id,
                product: arrived.product_id,
                pieces: arrived.pieces,
                cost: arrived.cost,
                weight,
            });
    }
    lines.into_values().collect()
}

/// Spreads charges over lines, each to the cent by largest remainder; of equal remainders the earlier line's counts more.
pub fn landed<'a>(
    lines: &[ReceivedLine],
    charges: impl IntoIterator<Item = &'a NewCharge>,
) -> Result<Vec<Landed>, LandedError> {
    let mut sums = vec![0_i64; lines.len()];
    for charge in charges {
        let parts = shares(charge.amount, &proportions(lines, charge.spread)?);
        for (sum, part) in sums.iter_mut().zip(parts) {
            *sum += part;
        }
    }
    let one = |(line, sum): (&ReceivedLine, i64)| {
        let share = Money::of(sum);
        let of_piece = share.ratio(1, line.pieces).unwrap_or(Money::ZERO);
        let per_piece = line.cost.plus(of_piece).unwrap_or(Money::of(Money::LIMIT));
        Landed { line: line.line, share, per_piece }
    };
    Ok(lines.iter().zip(sums).map(one).collect())
}

/// What the lines count for; more than nothing in all.
fn proportions(lines: &[ReceivedLine], spread: ChargeSpread) -> Result<Vec<i128>, LandedError> {
    if lines.is_empty() {
        return Err(LandedError::NothingReceived);
    }
    let of_line = |line: &ReceivedLine| match spread {
        ChargeSpread::Value => Ok(i128::from(line.cost.minor()) * i128::from(line.pieces)),
        ChargeSpread::Weight => line.weight.ok_or(LandedError::NoWeight(line.product)),
        ChargeSpread::Pieces => Ok(i128::from(line.pieces)),
    };
    let counts = lines.iter().map(of_line).collect::<Result<Vec<i128>, LandedError>>()?;
    match (counts.iter().any(|count| *count > 0), spread) {
        (true, _) => Ok(counts),
        (false, ChargeSpread::Value) => Err(LandedError::Worthless),
        (false, ChargeSpread::Weight) => Err(LandedError::Weightless),
        (false, ChargeSpread::Pieces) => Err(LandedError::NothingReceived),
    }
}

/// An amount in whole cents in these proportions. At most 10^8 cents times 200 lines of 10^9 pieces at 10^18 milligrams
/// stay within 128 bits.
fn shares(amount: Money, counts: &[i128]) -> Vec<i64> {
    let (amount, whole) = (i128::from(amount.minor()), counts.iter().sum::<i128>());
    let mut parts: Vec<i128> = counts.iter().map(|count| amount * count / whole).collect();
    let missing = usize::try_from(amount - parts.iter().sum::<i128>()).unwrap_or_default();
    let mut places: Vec<usize> = (0..counts.len()).collect();
    // A stable sort: the earlier one stays before an equal one.
    places.sort_by_key(|place| -(amount * counts[*place] % whole));
    for place in places.into_iter().take(missing) {
        parts[place] += 1;
    }
    // No part is larger than the amount.
    parts.into_iter().map(|part| i64::try_from(part).unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests;
