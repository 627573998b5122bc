//! Published tax numbers, and mistyped ones.

#![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]

use super::*;

fn parsed(country: &str, text: &str) -> Result<String, TaxNumberError> {
    TaxNumber::parse(text, Place::parse(country, None).unwrap()).map(|number| number.value)
}

/// Of each country with check digits: numbers that are published, and one with a digit mistyped.
const CHECKED: [(&str, &[&str], &str); 34] = [
    ("AT", &["ATU13585627", "ATU10223006"], "ATU13585626"),
    ("BE", &["BE0428759497", "BE0403019261"], "BE0431150351"),
    ("BG", &["BG175074752", "BG7523169263"], "BG175074751"),
    ("CY", &["CY10259033P", "CY00532445O"], "CY10259033Z"),
    ("CZ", &["CZ25123891", "CZ7103192745", "CZ640903926", "CZ46505334"], "CZ25123890"),
    ("DE", &["DE136695976", "DE111111125"], "DE136695978"),
    ("DK", &["DK13585628", "DK88146328"], "DK13585627"),
    ("EE", &["EE100931558", "EE100594102"], "EE100594103"),
    ("GR", &["EL094259216", "EL023456780"], "EL123456781"),
    ("ES", &["ES54362315K", "ESX5253868R", "ESM1234567L", "ESB58378431", "ESB64717838"], "ES54362315Z"),
    ("FI", &["FI20774740", "FI09853608"], "FI20774741"),
    ("FR", &["FR40303265045", "FR23334175221", "FRK7399859412", "FR4Z123456782"], "FR84323140391"),
    ("HR", &["HR33392005961", "HR38192148118"], "HR33392005962"),
    ("HU", &["HU12892312", "HU21376414"], "HU12892313"),
    ("IE", &["IE6433435F", "IE6433435OA", "IE8D79739I"], "IE6433435E"),
    ("IT", &["IT00743110157", "IT00000010215"], "IT00743110158"),
    ("LT", &["LT119511515", "LT100001919017"], "LT100001919018"),
    ("LU", &["LU15027442", "LU10000356"], "LU15027443"),
    ("LV", &["LV40003521600", "LV16117519997"], "LV40003521601"),
    ("MT", &["MT11679112", "MT15121333"], "MT11679113"),
    ("NL", &["NL004495445B01", "NL010000446B01", "NL000099998B57"], "NL004495446B01"),
    ("PL", &["PL8567346215", "PL5260001246"], "PL8567346216"),
    ("PT", &["PT501964843", "PT502757191"], "PT501964842"),
    ("RO", &["RO18547290", "RO11198699"], "RO18547291"),
    ("SE", &["SE556188840401", "SE123456789701"], "SE123456789101"),
    ("SI", &["SI50223054", "SI15012557"], "SI50223055"),
    ("SK", &["SK2022749619", "SK4030000007"], "SK2022749618"),
    ("GB", &["GB980780684", "GB802311782", "GBGD001", "GBHA500"], "GB802311781"),
    ("NO", &["NO988077917", "NO995525828"], "NO988077918"),
    ("CH", &["CHE107787577", "CHE100155212"], "CHE107787578"),
    ("AU", &["83914571673", "51824753556"], "99999999999"),
    ("TH", &["0107536000102", "0994000617721"], "0107536000103"),
    ("CN", &["91110000600037341L", "91330100799655058B"], "911100006000373410"),
    ("IN", &["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"], "27AAPFU0939F1ZO"),
];

#[test]
fn published_numbers_are_right_and_a_mistyped_digit_is_found() {
    for (country, published, mistyped) in CHECKED {
        for number in published {
            assert_eq!(parsed(country, number).as_deref(), Ok(*number), "{country}");
        }
        assert_eq!(parsed(country, mistyped), Err(TaxNumberError::CheckDigit), "{country}");
    }
}

#[test]
fn numbers_without_a_check_digit_have_a_form() {
    for (country, right, wrong) in [
        ("SG", "197401143C", "1974011430"),
        ("SG", "T01FC6132D", "T01F6132D"),
        ("SG", "00192200M", "0192200M"),
        ("MY", "C2584563202", "C2584563"),
        ("MY", "W10180832000123", "W101808320001"),
        ("US", "942404110", "94240411"),
        ("VN", "0100109106", "010"),
        ("BR", "11222333000181", "112223330001811122233"),
    ] {
        assert_eq!(parsed(country, right).as_deref(), Ok(right), "{country}");
        let name = Place::parse(country, None).unwrap().country_name().to_owned();
        assert_eq!(parsed(country, wrong), Err(TaxNumberError::Form { country: name }), "{country} {wrong}");
    }
}

#[test]
fn a_number_has_one_spelling() {
    for (country, typed, number) in [
        ("DE", " de 136.695-976 ", "DE136695976"),
        ("DE", "136695976", "DE136695976"),
        ("Greece", "094 259 216", "EL094259216"),
        ("CH", "CHE-107.787.577 MWST", "CHE107787577"),
        ("CH", "107787577", "CHE107787577"),
        ("NO", "no 988 077 917 mva", "NO988077917"),
        ("US", "94-2404110", "942404110"),
        ("AU", "51 824 753 556", "51824753556"),
        ("GB", "980 7806 84", "GB980780684"),
        ("VN", "0100109106\u{2013}001", "0100109106001"),
    ] {
        assert_eq!(parsed(country, typed).as_deref(), Ok(number), "{typed}");
    }
    let number = TaxNumber::parse("136695976", Place::parse("DE", None).unwrap()).unwrap();
    assert!(number.is_typed("de 136 695 976") && !number.is_typed("DE111111125") && !number.is_typed(""));
    assert_eq!(TaxNumber::stored("DE", "DE136695976".to_owned()), Some(number));
    assert_eq!(TaxNumber::stored("QQ", "1".to_owned()), None);
}

#[test]
fn what_is_no_number_has_a_sentence() {
    let said = |country, text| parsed(country, text).unwrap_err().to_string();
    assert_eq!(said("DE", "FR40303265045"), "This is not a tax number of Germany.");
    assert_eq!(said("DE", ""), "This is not a tax number of Germany.");
    assert_eq!(said("VN", "0100/109106"), "This is not a tax number of Vietnam.");
    assert_eq!(said("DE", "DE136695977"), "The check digit of this tax number is wrong.");
    assert_eq!(said("DE", &"1".repeat(31)), "This must be at most 30 characters long.");
}

#[test]
fn a_form_names_country_and_number() {
    let read = |country: Option<&str>, number: Option<&str>| {
        let read = read_tax_number(country, number).map(|number| number.map(|number| number.value));
        read.map_err(|error| format!("{}: {}", error.field, error.message))
    };
    for nothing in [None, Some(""), Some("  ")] {
        assert_eq!(read(Some("Atlantis"), nothing), Ok(None));
    }
    assert_eq!(read(Some(" Germany "), Some("136695976")), Ok(Some("DE136695976".to_owned())));
    assert_eq!(read(Some(" "), Some("136695976")), Err("country: Please enter a country.".to_owned()));
    assert_eq!(read(Some("Atlantis"), Some("1")), Err("country: We don't know the country Atlantis.".to_owned()));
    assert_eq!(read(Some("DE"), Some("1")), Err("number: This is not a tax number of Germany.".to_owned()));
}

#[test]
fn a_note_is_trimmed_and_fits() {
    let decision = TaxNumberDecision::new(true, Some("  ")).unwrap();
    assert_eq!((decision.status(), decision.note), (TaxNumberStatus::Verified, None));
    let decision = TaxNumberDecision::new(false, Some(" Not yours. ")).unwrap();
    assert_eq!((decision.status(), decision.note.as_deref()), (TaxNumberStatus::Rejected, Some("Not yours.")));
    let error = TaxNumberDecision::new(false, Some(&"x".repeat(501))).unwrap_err();
    assert_eq!(
        (error.field.as_str(), error.message.to_string().as_str()),
        ("note", "The note must be at most 500 characters long.")
    );
}
