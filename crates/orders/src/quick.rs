//! Quick order: lines that were typed or pasted, each an SKU with a quantity and a tier. Which SKUs there are the
//! catalogue knows.

use tierway_kernel::Quantity;

/// A line as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuickLine {
    /// The text.
    pub input: String,
    /// Which line of the text, from 1.
    pub number: usize,
    /// The parsed line, or why it is invalid.
    pub read: Result<QuickItem, &'static str>,
}

/// A parsed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuickItem {
    /// The SKU as written.
    pub sku: String,
    /// `unit`, `pack` or `bulk`.
    pub tier: &'static str,
    /// Tier units.
    pub quantity: Quantity,
}

/// Longest parsed line in characters; an SKU has at most 64.
const LONGEST_LINE: usize = 200;
const UNREADABLE: &str = "Please enter an SKU, a quantity and, optionally, unit, pack or bulk.";
const NO_QUANTITY: &str = "The quantity must be a whole number of at least 1.";
const TOO_LARGE: &str = "This quantity is too large.";

/// Parses the lines of a text; empty lines are skipped. Parts are separated by commas, semicolons, tabs or spaces, with
/// an optional `x` before or after the quantity: `MANGO-1 x 2 pack`, `MANGO-1;2;bulk`, `MANGO-1 2x`. Lines are parsed
/// from the end: whatever precedes quantity and tier is the SKU. For an SKU that ends like a quantity or tier, give
/// both explicitly: `BOX 12 1 unit`.
pub fn parse_quick_order(text: &str) -> Vec<QuickLine> {
    text.lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty())
        .map(|(line, number)| {
            let input: String = line.trim().chars().take(LONGEST_LINE + 1).collect();
            let read = if input.chars().count() > LONGEST_LINE { Err(UNREADABLE) } else { parse_line(&input) };
            QuickLine { input, number, read }
        })
        .collect()
}

fn parse_line(line: &str) -> Result<QuickItem, &'static str> {
    let words = words(line);
    let (start, mut end) = match words.first() {
        Some((start, word)) => (*start, start + word.len()),
        None => return Err(UNREADABLE),
    };
    let (mut tier, mut quantity) = (None, None);
    // Whether the word behind is the quantity.
    let mut beside_quantity = false;
    for place in (1..words.len()).rev() {
        let (at, word) = words[place];
        let lower = word.to_lowercase();
        let is_times = matches!(lower.as_str(), "x" | "×");
        let before = words.get(place.wrapping_sub(1)).filter(|_| place > 1).map(|(_, word)| *word);
        if is_times && (beside_quantity || (quantity.is_none() && before.is_some_and(looks_like_quantity))) {
            beside_quantity = false;
        } else if let Some(name) = tier_of(&lower).filter(|_| tier.is_none()) {
            (tier, beside_quantity) = (Some(name), false);
        } else if quantity.is_none() && looks_like_quantity(&lower) {
            (quantity, beside_quantity) = (Some(quantity_of(&lower)?), true);
        } else {
            end = at + word.len();
            break;
        }
    }
    let quantity = match quantity {
        Some(quantity) => quantity,
        None => Quantity::positive(1).map_err(|_| NO_QUANTITY)?,
    };
    let sku = line.get(start..end).ok_or(UNREADABLE)?.to_owned();
    Ok(QuickItem { sku, tier: tier.unwrap_or("unit"), quantity })
}

/// The parts of a line, each with where it begins.
fn words(line: &str) -> Vec<(usize, &str)> {
    let mut at = 0;
    let mut words = Vec::new();
    for part in line.split([',', ';', '\t', ' ']) {
        let word = part.trim();
        if !word.is_empty() {
            words.push((at + (part.len() - part.trim_start().len()), word));
        }
        // All separators are one byte long.
        at += part.len() + 1;
    }
    words
}

fn tier_of(word: &str) -> Option<&'static str> {
    match word {
        "unit" | "units" | "piece" | "pieces" | "pc" | "pcs" => Some("unit"),
        "pack" | "packs" => Some("pack"),
        "bulk" | "bulks" => Some("bulk"),
        _ => None,
    }
}

fn digits_of(word: &str) -> &str {
    word.trim_start_matches(['x', 'X', '×']).trim_end_matches(['x', 'X', '×'])
}

/// Whether it is meant as a number, even if invalid.
fn looks_like_quantity(word: &str) -> bool {
    let digits = digits_of(word);
    digits.chars().any(|letter| letter.is_ascii_digit())
        && digits.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | '-' | '+'))
}

fn quantity_of(word: &str) -> Result<Quantity, &'static str> {
    let digits = digits_of(word);
    if digits.bytes().all(|byte| byte.is_ascii_digit()) && digits.len() > 10 {
        return Err(TOO_LARGE);
    }
    let number: i64 = digits.parse().map_err(|_| NO_QUANTITY)?;
    Quantity::positive(number).map_err(|error| match error {
        tierway_kernel::QuantityError::TooSmall => NO_QUANTITY,
        tierway_kernel::QuantityError::TooLarge => TOO_LARGE,
    })
}

#[cfg(test)]
mod tests;
