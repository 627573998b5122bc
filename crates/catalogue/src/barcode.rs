//! Barcodes of products: the numbers of GS1, which shops print as EAN and UPC.

use tierway_kernel::Sentence;

/// A text that is no barcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
#[error("This is not a valid EAN or UPC code.")]
pub struct BarcodeError;

/// Parses an EAN-8, UPC-A, EAN-13 or GTIN-14 into its digits, without spaces and dashes, if the check digit is right.
/// Leading zeros that scanners add to a UPC-A are removed, so that equal codes are equal texts.
pub fn read_barcode(text: &str) -> Result<String, BarcodeError> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if ![8, 12, 13, 14].contains(&digits.len()) || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(BarcodeError);
    }
    if digits.bytes().all(|b| b == b'0') || !has_right_check_digit(&digits) {
        return Err(BarcodeError);
    }
    let mut plain = digits.as_str();
    while plain.len() > 12 {
        let Some(rest) = plain.strip_prefix('0') else { break };
        plain = rest;
    }
    Ok(plain.to_owned())
}

/// From the right, digits count once and three times in turn; the sum is a multiple of ten.
fn has_right_check_digit(digits: &str) -> bool {
    let weighted = digits.bytes().rev().zip([1_u32, 3].into_iter().cycle());
    weighted.map(|(digit, weight)| u32::from(digit - b'0') * weight).sum::<u32>() % 10 == 0
}

#[cfg(test)]
mod tests;
