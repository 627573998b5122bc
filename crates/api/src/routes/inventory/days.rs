//! Days in bodies: `YYYY-MM-DD`.

use chrono::NaiveDate;

use crate::routes::catalogue::numeric::Reader;

/// Reads a day, if one was given; what cannot be read becomes a complaint.
pub fn read_day(reader: &mut Reader, field: &str, text: Option<&str>) -> Option<NaiveDate> {
    let text = text.map(str::trim).filter(|text| !text.is_empty())?;
    // The library also takes signs and short numbers.
    let is_plain = text.len() == 10 && text.starts_with(|first: char| first.is_ascii_digit());
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|_| is_plain);
    if day.is_none() {
        reader.fault(field, "Please enter a date such as 2027-03-31.");
    }
    day
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_in_one_form() {
        let mut reader = Reader::default();
        assert_eq!(read_day(&mut reader, "d", Some(" 2027-03-31 ")), NaiveDate::from_ymd_opt(2027, 3, 31));
        assert_eq!(read_day(&mut reader, "d", Some("")), None);
        assert!(reader.errors.is_empty());
        for text in ["31.3.2027", "2027-3-31", "2027-02-30", "+027-03-31", "tomorrow"] {
            assert_eq!(read_day(&mut reader, "d", Some(text)), None, "{text}");
        }
        assert_eq!(reader.errors.len(), 5);
    }
}
