//! Folding.

use super::{fold, is_one_line, is_plain_text, lookalike_skeletons, parse_enum, skeleton};

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

#[test]
fn a_line_shows_what_it_says() {
    for text in ["", "Anna", "José O'Neil-Müller", "深圳市", "กรุงเทพ", "שלום\u{200F}", "e\u{301}"]
    {
        assert!(is_one_line(text) && is_plain_text(text), "{text:?}");
    }
    for text in ["a\rb", "a\nb", "a\u{1B}[2Jb", "a\0b", "a\u{85}b", "a\u{2028}b", "a\u{202E}b", "a\u{2066}b"] {
        assert!(!is_one_line(text), "{text:?}");
    }
    assert!(is_plain_text("One.\r\n\tTwo.\n"));
    for text in ["a\u{1B}b", "a\0b", "a\u{7F}b", "a\u{202D}b"] {
        assert!(!is_plain_text(text), "{text:?}");
    }
}

#[test]
fn names_that_look_alike_have_one_skeleton() {
    for (name, twin) in [
        ("anna", "Anna"),
        ("anna", "аnnа"),
        ("anna", "an\u{200B}na"),
        ("anna", "an\u{AD}n\u{2060}a\u{FE0F}"),
        ("paypal", "раураl"),
        ("morgan", "rnorgan"),
        ("admin0", "adminO"),
        ("é", "e\u{301}"),
    ] {
        assert_eq!(skeleton(name), skeleton(twin), "{name} {twin}");
    }
    assert!(
        lookalike_skeletons("biII").contains(&skeleton("bill"))
            && !lookalike_skeletons("mail").contains(&skeleton("mall"))
    );
    for (name, other) in [("anna", "hanna"), ("anna", "änna"), ("dealer1", "dealer2"), ("王", "玉")] {
        assert_ne!(skeleton(name), skeleton(other), "{name} {other}");
    }
}
