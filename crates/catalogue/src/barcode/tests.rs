//! Real codes of each length, and invalid ones.

use proptest::prelude::*;

use super::{BarcodeError, read_barcode};

#[test]
fn each_length_is_read_without_spaces_and_dashes() {
    for (text, code) in [
        ("96385074", "96385074"),
        ("0 36000 29145 2", "036000291452"),
        (" 4006381-333931 ", "4006381333931"),
        ("10012345678902", "10012345678902"),
    ] {
        assert_eq!(read_barcode(text).as_deref(), Ok(code));
    }
}

#[test]
fn a_upc_with_noughts_before_it_is_the_same_code() {
    for text in ["036000291452", "0036000291452", "00036000291452"] {
        assert_eq!(read_barcode(text).as_deref(), Ok("036000291452"));
    }
    assert_eq!(read_barcode("04006381333931").as_deref(), Ok("4006381333931"));
}

#[test]
fn wrong_digits_lengths_and_letters_are_refused() {
    for text in ["", "4006381333930", "400638133393", "96385075", "123456789", "4006381333931X", "٤٠٠٦٣٨١٣", "00000000"]
    {
        assert_eq!(read_barcode(text), Err(BarcodeError), "{text}");
    }
    assert_eq!(BarcodeError.to_string(), "This is not a valid EAN or UPC code.");
}

proptest! {
    /// What a check digit is for: one wrong digit never passes.
    #[test]
    fn one_wrong_digit_is_always_found(at in 0_usize..13, shift in 1_u8..10) {
        let mut digits = *b"4006381333931";
        digits[at] = (digits[at] - b'0' + shift) % 10 + b'0';
        let text = String::from_utf8(digits.to_vec()).expect("digits");
        prop_assert_eq!(read_barcode(&text), Err(BarcodeError));
    }

    #[test]
    fn reading_twice_changes_nothing(text in "[0-9 -]{0,16}") {
        if let Ok(once) = read_barcode(&text) {
            prop_assert_eq!(read_barcode(&once), Ok(once));
        }
    }
}
