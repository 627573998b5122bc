//! Check digits of tax numbers. What they are given already has the form of its country: capitals and digits of ASCII.

/// The digits of a text; its letters are left out.
pub(super) fn digits(text: &str) -> Vec<i64> {
    text.bytes().filter(u8::is_ascii_digit).map(|byte| i64::from(byte - b'0')).collect()
}

/// A text of digits as one number; 0 if it is none.
pub(super) fn number(text: &str) -> i64 {
    text.parse().unwrap_or_default()
}

/// Digits by their weights, added up.
pub(super) fn weighted(digits: &[i64], weights: &[i64]) -> i64 {
    digits.iter().zip(weights).map(|(digit, weight)| digit * weight).sum()
}

/// The same with weights that fall from `first` by one.
pub(super) fn falling(digits: &[i64], first: i64) -> i64 {
    digits.iter().zip(0..).map(|(digit, place)| digit * (first - place)).sum()
}

/// Whether the last digit is what `check` makes of those before it.
pub(super) fn ends_in(digits: &[i64], check: impl FnOnce(&[i64]) -> i64) -> bool {
    digits.split_last().is_some_and(|(last, rest)| check(rest) == *last)
}

/// Luhn's check over values below `base`: 10 for digits.
pub(super) fn luhn(values: &[i64], base: i64) -> bool {
    let added = |(place, value): (usize, &i64)| {
        if place % 2 == 0 { *value } else { value * 2 / base + value * 2 % base }
    };
    values.iter().rev().enumerate().map(added).sum::<i64>() % base == 0
}

/// ISO 7064, mod 11,10.
pub(super) fn mod_11_10(digits: &[i64]) -> bool {
    let step = |check: i64, digit: &i64| {
        let before = if check == 0 { 10 } else { check };
        (before * 2 % 11 + digit) % 10
    };
    digits.iter().fold(5, step) == 1
}

/// ISO 7064, mod 97,10: letters count from 10 on.
pub(super) fn mod_97_10(text: &str) -> bool {
    let step = |rest: i64, letter: char| {
        let value = i64::from(letter.to_digit(36).unwrap_or_default());
        let room = if value < 10 { 10 } else { 100 };
        (rest * room + value) % 97
    };
    text.chars().fold(0, step) == 1
}

/// The places of the letters of a text in an alphabet; `None` if it has another one.
pub(super) fn places(text: &str, alphabet: &str) -> Option<Vec<i64>> {
    let place = |letter: char| i64::try_from(alphabet.find(letter)?).ok();
    text.chars().map(place).collect()
}

/// The letter at a place of an alphabet.
pub(super) fn letter_at(alphabet: &str, place: i64) -> Option<char> {
    alphabet.chars().nth(usize::try_from(place).ok()?)
}
