#![allow(clippy::unwrap_used, reason = "tests")]
use tierway_catalogue::ProductDraft;

use super::*;
use crate::imports::ImportKind;

const URL: &str = "https://shop.example";

/// A product whose every field holds something.
fn full() -> ProductDraft {
    let mut draft = ProductDraft::default();
    for (key, value) in [
        ("sku", "A-1"),
        ("name", "Mango Ice"),
        ("description", "Line one\nline two"),
        ("category", "E-Liquids"),
        ("barcode", "4006381333931"),
        ("status", "Active"),
        ("needsLots", "yes"),
        ("images", "/media/0123456789abcdef0123456789abcdef.png https://cdn.example/a,b.png"),
        ("weight", "1,25"),
        ("weightUnit", "KG"),
        ("length", "1"),
        ("width", "2"),
        ("height", "3.5"),
        ("dimensionUnit", "cm"),
        ("manufacturerCost", "8"),
        ("agentPrice", "13.00"),
        ("customerPrice", "14.00"),
        ("suggestedDealerMinPrice", "15.00"),
        ("suggestedDealerMaxPrice", "18.00"),
        ("quantityUnit", "Bottle"),
        ("unitPrice", "14.00"),
        ("unitPriceUnit", "custom"),
        ("customUnitType", "Flask"),
        ("packPrice", "120.00"),
        ("packQuantity", "10"),
        ("packQuantityUnit", "Piece"),
        ("packUnit", "Box"),
        ("customPackUnitType", "P"),
        ("customPackName", "Q"),
        ("bulkPrice", "1000.00"),
        ("bulkQuantity", "100"),
        ("bulkQuantityUnit", "Piece"),
        ("bulkUnit", "Carton"),
        ("customBulkUnitType", "R"),
        ("customBulkName", "S"),
        ("flavour", "Mango"),
        ("nicotineStrength", "3"),
        ("volume", "60"),
        ("puffCount", "600"),
        ("deviceType", "Disposable"),
    ] {
        set(&mut draft, key, value, URL).unwrap();
    }
    draft
}

#[test]
fn every_field_reads_back_as_it_is_written() {
    let draft = full().checked().unwrap();
    let mut copy = ProductDraft::default();
    // A location is the stock's, not the product's.
    for field in ImportKind::Products.fields().iter().filter(|field| field.key != "location") {
        let written = text(&draft, field.key, URL);
        assert!(!written.is_empty(), "{} is not written", field.key);
        set(&mut copy, field.key, &written, URL).unwrap();
    }
    assert_eq!(copy.checked().unwrap(), draft);
}

#[test]
fn an_empty_text_empties_what_may_be_empty() {
    let mut draft = full();
    for field in ImportKind::Products.fields() {
        set(&mut draft, field.key, "  ", URL).unwrap();
    }
    assert_eq!(draft.agent_price, None);
    assert_eq!((draft.details.barcode, draft.details.images.len()), (None, 0));
    let kept = (draft.is_active, draft.details.needs_lots, draft.weight_unit.as_str(), draft.manufacturer_cost);
    assert_eq!(kept, (true, true, "kg", Money::of(800)));
}

#[test]
fn what_cannot_be_read_says_so() {
    let said = |key: &str, text: &str| set(&mut ProductDraft::default(), key, text, URL).unwrap_err();
    assert_eq!(said("agentPrice", "x"), "Please write amounts like 1234.50.");
    assert_eq!(said("status", "perhaps"), "The status must be active or discontinued.");
    assert_eq!(said("needsLots", "perhaps"), "This must be yes or no.");
    for picture in ["http://cdn.example/a.png", "data:image/png;base64,AAAA", "a.png"] {
        assert!(said("images", picture).starts_with("Pictures must be https URLs"), "{picture}");
    }
}
