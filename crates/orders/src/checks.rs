//! Checks of texts that many inputs share, so that each is worded once.

use tierway_kernel::{FieldError, too_long};

use crate::PAYMENT_METHODS;

/// The trimmed text; `None` when nothing is left of it.
pub fn tidy(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// Complains about a text of more than `most` characters.
pub fn check_length(field: &str, text: Option<&str>, most: usize, errors: &mut Vec<FieldError>) {
    if text.is_some_and(|text| text.chars().count() > most) {
        errors.push(FieldError::new(field, too_long(most)));
    }
}

/// Complains about a way to pay that is none of [`PAYMENT_METHODS`].
pub fn check_payment_method(field: &str, method: Option<&str>, errors: &mut Vec<FieldError>) {
    if method.is_some_and(|method| !PAYMENT_METHODS.contains(&method)) {
        errors.push(FieldError::new(field, "Please choose one of the listed payment methods."));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_trimmed_and_measured_in_characters() {
        assert_eq!(tidy(Some("  a b ")), Some("a b".to_owned()));
        assert_eq!((tidy(Some("  ")), tidy(None)), (None, None));
        let mut errors = Vec::new();
        check_length("short", Some("äöü"), 3, &mut errors);
        check_length("none", None, 0, &mut errors);
        check_payment_method("known", Some("Bank"), &mut errors);
        assert!(errors.is_empty());
        check_length("long", Some("äöüß"), 3, &mut errors);
        check_payment_method("method", Some("bank"), &mut errors);
        let named: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
        assert_eq!(named, ["long", "method"]);
    }
}
