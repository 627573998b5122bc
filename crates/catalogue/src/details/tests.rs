//! Checks of barcode, pictures and attributes, as part of a form.

use tierway_kernel::Measure;

use super::{Attributes, MAX_IMAGES, ProductDetails};
use crate::{DraftError, ProductDraft};

fn checked(details: ProductDetails) -> Result<ProductDetails, Vec<(String, String)>> {
    let draft =
        ProductDraft { name: "Mint".to_owned(), category: "Pods".to_owned(), details, ..ProductDraft::default() };
    match draft.checked() {
        Ok(draft) => Ok(draft.details),
        Err(DraftError::Fields(errors)) => Err(errors.into_iter().map(|e| (e.field, e.message.to_string())).collect()),
        Err(other) => panic!("details are refused by their fields, not by {other:?}"),
    }
}

fn text(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn one<T>(field: &str, message: &str) -> Result<T, Vec<(String, String)>> {
    Err(vec![(field.to_owned(), message.to_owned())])
}

#[test]
fn texts_are_trimmed_and_empty_ones_gone() {
    let details = checked(ProductDetails {
        barcode: text(" 4006381 333931 "),
        images: ["b.jpg", "", "a.jpg", "b.jpg"].map(str::to_owned).to_vec(),
        attributes: Attributes { flavour: text(" Mango "), device_type: text("  "), ..Attributes::default() },
        ..ProductDetails::default()
    })
    .expect("trimmed texts keep the rules");
    assert_eq!(details.barcode.as_deref(), Some("4006381333931"));
    assert_eq!((details.first_image(), details.images.len()), (Some("b.jpg"), 2), "each picture once, in order");
    assert_eq!((details.attributes.flavour.as_deref(), details.attributes.device_type), (Some("Mango"), None));
    let empty = checked(ProductDetails { barcode: text(" "), ..ProductDetails::default() });
    assert_eq!(empty, Ok(ProductDetails::default()));
}

#[test]
fn a_wrong_barcode_is_refused_by_its_field() {
    let wrong = checked(ProductDetails { barcode: text("4006381333930"), ..ProductDetails::default() });
    assert_eq!(wrong, one("barcode", "This is not a valid EAN or UPC code."));
}

#[test]
fn ten_pictures_are_enough() {
    let images = |count: usize| ProductDetails {
        images: (0..count).map(|number| format!("{number}.jpg")).collect(),
        ..ProductDetails::default()
    };
    assert!(checked(images(MAX_IMAGES)).is_ok());
    assert_eq!(checked(images(MAX_IMAGES + 1)), one("images", "A product has at most 10 pictures."));
}

#[test]
fn attributes_have_their_bounds() {
    let with = |attributes| checked(ProductDetails { attributes, ..ProductDetails::default() });
    let letters = |count: usize| Some("ä".repeat(count));
    assert!(with(Attributes { flavour: letters(60), device_type: letters(60), ..Attributes::default() }).is_ok());
    let long = "This must be at most 60 characters long.";
    assert_eq!(with(Attributes { flavour: letters(61), ..Attributes::default() }), one("attributes.flavour", long));
    let device = with(Attributes { device_type: letters(61), ..Attributes::default() });
    assert_eq!(device, one("attributes.deviceType", long));
    let nicotine = |thousandths| {
        let nicotine_strength = Measure::from_thousandths(thousandths).ok();
        with(Attributes { nicotine_strength, ..Attributes::default() })
    };
    assert!(nicotine(1_000_000).is_ok());
    let sentence = "The nicotine strength must be at most 1000 mg/ml.";
    assert_eq!(nicotine(1_000_001), one("attributes.nicotineStrength", sentence));
}
