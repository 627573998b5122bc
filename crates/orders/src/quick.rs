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
    /// What it asks for, or why it cannot be read.
    pub read: Result<QuickItem, &'static str>,
}

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuickItem {
    /// The SKU as written.
    pub sku: String,
    /// `unit`, `pack` or `bulk`.
    pub tier: &'static str,
    /// Tier units.
    pub quantity: Quantity,
}

/// Longest line that is looked at, in characters; an SKU has 64 at most.
const LONGEST_LINE: usize = 200;
const UNREADABLE: &str = "Please write an SKU, a quantity and, if need be, unit, pack or bulk.";
const NO_QUANTITY: &str = "The quantity must be a whole number of at least 1.";
const TOO_LARGE: &str = "This quantity is too large.";

/// Reads the lines of a text; empty ones are left out. Parts of a line are separated by commas, semicolons, tabs or
/// spaces, and an `x` may stand before or behind the quantity: `MANGO-1 x 2 pack`, `MANGO-1;2;bulk`, `MANGO-1 2x`.
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
    let mut parts = line.split([',', ';', '\t', ' ']).map(str::trim).filter(|part| !part.is_empty());
    let sku = parts.next().ok_or(UNREADABLE)?.to_owned();
    let (mut tier, mut quantity) = (None, None);
    for part in parts {
        let word = part.to_lowercase();
        if matches!(word.as_str(), "x" | "×") {
            continue;
        }
        if let Some(name) = tier_of(&word) {
            if tier.replace(name).is_some() {
                return Err(UNREADABLE);
            }
        } else if quantity.replace(quantity_of(&word)?).is_some() {
            return Err(UNREADABLE);
        }
    }
    let quantity = match quantity {
        Some(quantity) => quantity,
        None => Quantity::positive(1).map_err(|_| NO_QUANTITY)?,
    };
    Ok(QuickItem { sku, tier: tier.unwrap_or("unit"), quantity })
}

fn tier_of(word: &str) -> Option<&'static str> {
    match word {
        "unit" | "units" | "piece" | "pieces" | "pc" | "pcs" => Some("unit"),
        "pack" | "packs" => Some("pack"),
        "bulk" | "bulks" => Some("bulk"),
        _ => None,
    }
}

fn quantity_of(word: &str) -> Result<Quantity, &'static str> {
    let digits = word.trim_start_matches(['x', '×']).trim_end_matches(['x', '×']);
    let looks_like_one =
        !digits.is_empty() && digits.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | '-' | '+'));
    if !looks_like_one {
        return Err(UNREADABLE);
    }
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
