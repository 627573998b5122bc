//! Folding.

use super::{fold, parse_enum};

#[test]
fn folding_trims_and_lowers_every_script() {
    for (text, folded) in [("  Anna ", "anna"), ("ÄRGER", "ärger"), ("ŁUKASZ", "łukasz"), ("茶", "茶"), ("\t", "")]
    {
        assert_eq!(fold(text), folded);
    }
}

#[test]
fn names_of_enums_are_exact() {
    let name = |value: u8| if value == 1 { "one" } else { "two" };
    assert_eq!(parse_enum(&[1, 2], name, "two"), Some(2));
    assert_eq!(parse_enum(&[1, 2], name, "Two"), None);
}
