//! Days in bodies: `YYYY-MM-DD`.

use chrono::NaiveDate;

/// The day a text names, if it does.
pub fn day_of(text: &str) -> Option<NaiveDate> {
    let text = text.trim();
    // The library also accepts signs and short numbers.
    let is_plain = text.len() == 10 && text.starts_with(|first: char| first.is_ascii_digit());
    NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|_| is_plain)
}

/// The day of a field, if there is one.
pub fn read_day(text: Option<&str>) -> Option<NaiveDate> {
    text.and_then(day_of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_in_one_form() {
        assert_eq!(read_day(Some(" 2027-03-31 ")), NaiveDate::from_ymd_opt(2027, 3, 31));
        for text in ["", "31.3.2027", "2027-3-31", "2027-02-30", "+027-03-31", "tomorrow"] {
            assert_eq!(day_of(text), None, "{text}");
            assert_eq!(crate::form::day(text).is_ok(), text.is_empty(), "{text}");
        }
    }
}
