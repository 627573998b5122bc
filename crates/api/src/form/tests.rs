#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tierway_kernel::FieldError;
use tierway_orders::OrderStatus;
use validator::{Validate, ValidationError};

use super::sentences::by_code;
use super::*;
use crate::body::parse;
use crate::name::Name;

#[derive(Debug, Default, Serialize, Deserialize, Validate)]
#[serde(rename_all = "camelCase", default)]
struct Line {
    #[validate(required(code = "product"), custom(function = filled, code = "product"), custom(function = whole, code = "product"))]
    product_id: Option<Numeric>,
    #[validate(custom(function = amount))]
    cost: Option<Numeric>,
}

#[derive(Debug, Deserialize, Validate)]
#[serde(rename_all = "camelCase")]
struct Order {
    #[validate(custom(function = day))]
    wanted_on: Option<String>,
    #[expect(dead_code, reason = "only its shape is tested")]
    state: Name<OrderStatus>,
    #[validate(length(max = 3))]
    note: Option<String>,
    #[serde(default)]
    #[validate(length(max = 3, message = "At most three."), nested)]
    lines: Vec<Line>,
    #[serde(default)]
    #[validate(nested)]
    best: Option<Line>,
    #[serde(default)]
    #[validate(custom(function = known::<OrderStatus>, code = "status"))]
    r#type: Option<String>,
    #[serde(default)]
    #[expect(dead_code, reason = "only its shape is tested")]
    urgent: bool,
}

fn told_of(body: &serde_json::Value) -> Vec<(String, String)> {
    let errors = parse::<Order>(body.to_string().as_bytes())
        .map(|_| Vec::new())
        .unwrap_or_else(|refused| refused.errors.clone());
    errors.into_iter().map(|error| (error.field, error.message.to_string())).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(field, message)| ((*field).to_owned(), (*message).to_owned())).collect()
}

const AMOUNT: &str = "Please enter an amount such as 14.00.";
const PRODUCT: &str = "Please select a product and enter quantity";

#[test]
fn faults_are_named_as_the_client_does_in_the_order_of_the_shape() {
    let body = json!({
        "type": "gone", "best": { "productId": "x" }, "note": "four", "state": "paid", "wantedOn": "soon",
        "lines": [{ "productId": 1 }, { "cost": "cheap" }, { "productId": "", "cost": "0.001" }],
    });
    let expected = [
        ("wantedOn", "Please enter a date such as 2027-03-31."),
        ("note", "This must be at most 3 characters long."),
        ("lines[1].productId", PRODUCT),
        ("lines[1].cost", AMOUNT),
        ("lines[2].productId", PRODUCT),
        ("lines[2].cost", "An amount has at most two decimal places."),
        ("best.productId", PRODUCT),
        ("type", "Unknown order status."),
    ];
    assert_eq!(told_of(&body), pairs(&expected));
    let refused = parse::<Order>(body.to_string().as_bytes()).unwrap_err();
    assert_eq!((refused.status, refused.detail.as_str()), (422, expected[0].1));
}

#[test]
fn a_list_that_is_too_long_is_told_so_once() {
    let body = json!({ "state": "paid", "lines": [{}, {}, {}, {}] });
    assert_eq!(told_of(&body), pairs(&[("lines", "At most three.")]));
}

#[test]
fn what_is_well_formed_passes() {
    let body = json!({ "state": "paid", "note": "ößü", "type": " paid ", "wantedOn": "", "lines": [{ "productId": "7", "cost": "" }] });
    assert_eq!(told_of(&body), []);
}

#[test]
fn faults_of_shape_and_of_form_are_told_together() {
    let body = json!({
        "wantedOn": 5, "note": "four", "urgent": "yes", "lines": [{ "cost": {}, "productId": 1 }, { "cost": "cheap", "productId": 2 }, 7],
    });
    let told = told_of(&body);
    let fields: Vec<&str> = told.iter().map(|(field, _)| field.as_str()).collect();
    // In the order of the document first, as it is read, then what is missing, then what is formal.
    let (shape, form) = fields.split_at(fields.len() - 2);
    let mut shape = shape.to_vec();
    shape.sort_unstable();
    assert_eq!(shape, ["lines[0].cost", "lines[2]", "state", "urgent", "wantedOn"], "{told:?}");
    assert_eq!(form, ["note", "lines[1].cost"], "{told:?}");
    let missing = told.iter().find(|(field, _)| field == "state").unwrap();
    assert_eq!(missing.1, "This field is required.");
}

/// A shape whose texts the business has rules for.
#[derive(Debug, Default, Deserialize, Validate)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = rules::<Self>, skip_on_field_errors = false))]
struct Person {
    full_name: String,
    #[validate(custom(function = day))]
    born_on: String,
    is_here: bool,
    #[validate(nested)]
    friends: Vec<Person>,
}

const SHORT: &str = "This name is too short.";

impl BusinessRules for Person {
    fn violations(&self) -> Vec<FieldError> {
        let name = FieldError::new("fullName", SHORT);
        let day = FieldError::new("bornOn", "This day has not come yet.");
        [(self.full_name.len() < 3, name), (self.born_on.len() > 3, day)]
            .into_iter()
            .filter(|(is_broken, _)| *is_broken)
            .map(|(_, rule)| rule)
            .collect()
    }
}

#[test]
fn rules_are_told_beside_what_is_wrong_with_the_form_and_refuse_nothing_by_themselves() {
    let told = |body: serde_json::Value| {
        let refused = parse::<Person>(body.to_string().as_bytes()).map(|_| Vec::new());
        let errors = refused.unwrap_or_else(|refused| refused.errors.clone());
        errors.into_iter().map(|error| (error.field, error.message.to_string())).collect::<Vec<_>>()
    };
    let day = "Please enter a date such as 2027-03-31.";
    assert_eq!(told(json!({ "fullName": "a", "bornOn": "2027-03-31" })), [], "the use case refuses it");
    let beside = [("fullName", SHORT), ("bornOn", day)];
    assert_eq!(told(json!({ "fullName": "a", "bornOn": "soon" })), pairs(&beside), "one sentence beside an input");
    let friends = json!({ "fullName": "anna", "friends": [{ "fullName": "b" }, { "fullName": "bob", "bornOn": "x" }] });
    assert_eq!(told(friends), pairs(&[("friends[0].fullName", SHORT), ("friends[1].bornOn", day)]));
    let shape = told(json!({ "fullName": "a", "isHere": "yes" }));
    let fields: Vec<&str> = shape.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(fields, ["isHere", "fullName"], "{shape:?}");
}

#[test]
fn a_large_body_is_told_its_first_fault() {
    let lines: Vec<serde_json::Value> = vec![json!({ "productId": 1 }); 300_000];
    let body = json!({ "lines": lines, "urgent": 1, "note": 2 });
    assert_eq!(told_of(&body).len(), 1);
}

#[test]
fn every_code_has_a_sentence() {
    let mut codes = Vec::new();
    read_codes(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut codes);
    assert!(codes.len() > 20, "{codes:?}");
    for code in codes {
        let mut error = ValidationError::new("");
        error.code = code.clone().into();
        error.add_param("max".into(), &5);
        assert!(by_code("field", &error).is_some(), "no sentence for the code {code}");
    }
}

/// Codes that shapes name and checks give.
fn read_codes(folder: &Path, codes: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            read_codes(&path, codes);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let named = text.split("code = \"").skip(1);
        let given = text
            .split("holds(")
            .skip(1)
            .filter_map(|rest| rest.split(';').next()?.split_once(", \"").map(|(_, code)| code));
        codes.extend(
            named
                .chain(given.filter(|_| path.ends_with("src/form.rs")))
                .filter_map(|rest| rest.split('"').next())
                .map(str::to_owned),
        );
    }
}

#[test]
fn a_count_has_a_limit() {
    let numeric = |text: &str| serde_json::from_str::<Numeric>(text).unwrap();
    for (text, is_limited) in
        [("1000000000", true), ("2147483647", false), ("\"1000000001\"", false), ("\"x\"", true), ("\"\"", true)]
    {
        assert_eq!(within_limit(&numeric(text)).is_ok(), is_limited, "{text}");
    }
    assert!(
        by_code("", &within_limit(&numeric("2147483647")).unwrap_err()).unwrap().to_string().contains("1,000,000,000")
    );
    assert_eq!(Quantity::LIMIT, 1_000_000_000);
    for (text, is_count) in
        [("0", true), ("\"12.0\"", true), ("-1", false), ("1.5", false), ("1e30", false), ("\"\"", true)]
    {
        assert_eq!(count(&numeric(text)).is_ok(), is_count, "{text}");
    }
}

#[test]
fn amounts_are_told_apart() {
    let fault = |json: &str| {
        amount(&serde_json::from_str(json).unwrap()).err().and_then(|error| error.message).map(|text| text.to_string())
    };
    assert_eq!(fault("\"14.1\""), None);
    assert_eq!(fault("\"\""), None);
    assert_eq!(fault("\"x\"").as_deref(), Some(AMOUNT));
    assert_eq!(fault("1e30").as_deref(), Some("This amount is too large."));
    assert!(measure(&serde_json::from_str("-1").unwrap()).is_err());
}

#[test]
fn a_fault_that_is_not_in_the_table_still_has_a_sentence() {
    let mut errors = validator::ValidationErrors::new();
    errors.add("left_over", ValidationError::new("strange"));
    struct Strange(validator::ValidationErrors);
    impl Validate for Strange {
        fn validate(&self) -> Result<(), validator::ValidationErrors> {
            Err(self.0.clone())
        }
    }
    impl<'de> Deserialize<'de> for Strange {
        fn deserialize<D: serde::Deserializer<'de>>(_: D) -> Result<Strange, D::Error> {
            Err(serde::de::Error::custom("never read"))
        }
    }
    assert_eq!(faults(&Strange(errors), &[]), [FieldError::new("leftOver", "This value is invalid.")]);
}
