#![allow(clippy::unwrap_used, reason = "tests")]
use chrono::DateTime;
use tierway_kernel::{Language, Money};

use super::*;
use crate::imports::mapping;

/// A product with the SKU `A-1`, ten of cost, and a barcode.
fn stored() -> Stored {
    let draft = |sku: &str| ProductDraft {
        sku: sku.to_owned(),
        name: "Mango".to_owned(),
        category: "E-Liquids".to_owned(),
        is_active: true,
        manufacturer_cost: Money::of(1000),
        ..ProductDraft::default()
    };
    let mut stored = Stored::default();
    for (id, sku) in [(7, "A-1"), (8, "A-2")] {
        let draft = draft(sku).checked().unwrap();
        let product = Product {
            id: ProductId(id),
            sku: draft.sku.clone(),
            name: draft.name.clone(),
            description: draft.description.clone(),
            category: draft.category.clone(),
            image: None,
            is_active: true,
            weight: None,
            weight_unit: draft.weight_unit.clone(),
            length: None,
            width: None,
            height: None,
            dimension_unit: draft.dimension_unit.clone(),
            manufacturer_cost: draft.manufacturer_cost,
            wholesaler_price: draft.wholesaler_price(),
            agent_price: None,
            customer_price: None,
            suggested_dealer_min_price: None,
            suggested_dealer_max_price: None,
            unit_price: None,
            pack: draft.pack,
            bulk: draft.bulk,
            packaging: draft.packaging.clone(),
            tax_class_id: None,
            created_at: DateTime::UNIX_EPOCH,
            updated_at: DateTime::UNIX_EPOCH,
        };
        stored.products.insert(fold(sku), (product, ProductDetails::default()));
    }
    stored.locations.extend([(ProductId(8), ShelfLocation::parse("B-1-1-1").unwrap())]);
    stored.barcodes.insert("4006381333931".to_owned(), ProductId(8));
    stored
}

/// Judges one row under a heading of these fields' own labels.
fn judge(kind: ImportKind, heading: &[&str], cells: &[&str]) -> ImportRow {
    let columns = mapping::columns(&heading.iter().map(|&name| name.to_owned()).collect::<Vec<String>>());
    let mapped = mapping::read(kind, &columns, &mapping::suggest(kind, &columns)).unwrap();
    let layout = Layout { kind, columns, mapped, public_url: "https://shop.example".to_owned() };
    let row = SheetRow { number: 2, cells: cells.iter().map(|&cell| cell.to_owned()).collect() };
    layout.judge_product(2, layout.values(&row), &stored())
}

fn complaints(row: &ImportRow) -> Vec<(String, String)> {
    row.errors.iter().map(|error| (error.column.to_string(), error.message.to_string())).collect()
}

/// Columns with what is wrong in them.
fn told<const N: usize>(expected: [(&str, &str); N]) -> [(String, String); N] {
    expected.map(|(column, sentence)| (column.to_owned(), sentence.to_owned()))
}

#[test]
fn a_known_sku_is_updated_in_the_mapped_fields_only() {
    let row = judge(ImportKind::Products, &["sku", "Agent price", "Name"], &["a-1", "13", "Mango"]);
    assert_eq!((row.outcome, row.product_id, row.sku.as_str()), (RowOutcome::Update, Some(ProductId(7)), "a-1"));
    let change = RowChange { field: "agentPrice".to_owned(), from: None, to: "13.00".to_owned() };
    assert_eq!(row.plan.changes, [change]);
}

#[test]
fn a_row_that_says_what_is_stored_is_the_same() {
    let row = judge(ImportKind::Products, &["SKU", "Name", "Cost", "Weight unit"], &["A-1", " Mango ", "10.00", ""]);
    assert_eq!((row.outcome, row.plan), (RowOutcome::Same, RowPlan::default()));
}

#[test]
fn an_unknown_or_empty_sku_makes_a_product() {
    for sku in ["NEW-1", ""] {
        let row = judge(ImportKind::Products, &["SKU", "Name", "Category"], &[sku, "Kiwi", "Pods"]);
        assert_eq!((row.outcome, row.product_id), (RowOutcome::Create, None), "{sku}");
    }
    let row = judge(ImportKind::Products, &["SKU", "Name"], &["NEW-1", ""]);
    assert_eq!(row.outcome, RowOutcome::Error);
    let expected = [("Name", "Product name is required"), ("Category", "Product category is required")];
    assert_eq!(complaints(&row), told(expected), "a field without a column has its own name");
}

#[test]
fn all_faults_of_a_row_are_named_by_their_columns() {
    let row = judge(
        ImportKind::Products,
        &["SKU", "Cost", "EAN", "Weight unit", "Nicotine"],
        &["A-1", "ten", "123", "stone", "2000"],
    );
    assert_eq!(row.product_id, Some(ProductId(7)));
    let expected = [
        ("Cost", "Please write amounts like 1234.50."),
        ("Weight unit", "The weight unit must be one of kg, g, lb, oz, ton."),
        ("EAN", "This is not a valid EAN or UPC code."),
        ("Nicotine", "The nicotine strength must be at most 1000 mg/ml."),
    ];
    let found = complaints(&row);
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for complaint in told(expected) {
        assert!(found.contains(&complaint), "{complaint:?} in {found:?}");
    }
}

#[test]
fn a_barcode_of_another_product_is_refused() {
    let row = judge(ImportKind::Products, &["SKU", "Barcode"], &["A-1", "4006381333931"]);
    assert_eq!(complaints(&row), told([("Barcode", "Another product already has this barcode.")]));
    let own = judge(ImportKind::Products, &["SKU", "Barcode"], &["A-2", "4006381333931"]);
    assert_eq!(own.outcome, RowOutcome::Update, "its own barcode is free for it");
}

#[test]
fn prices_never_make_a_product() {
    for (sku, sentence) in [("NEW-1", "No product has this SKU."), ("", "Please enter a SKU.")] {
        let row = judge(ImportKind::Prices, &["SKU", "Unit price"], &[sku, "1"]);
        assert_eq!(complaints(&row), told([("SKU", sentence)]));
    }
    assert_eq!(judge(ImportKind::Prices, &["SKU", "Unit price"], &["A-1", "1"]).outcome, RowOutcome::Update);
}

#[test]
fn formulas_that_an_export_defused_are_read_as_they_were() {
    let row = judge(ImportKind::Products, &["SKU", "Name"], &["A-1", "'=Mango"]);
    assert_eq!(row.plan.changes[0].to, "=Mango");
}

#[test]
fn a_fault_and_a_field_without_a_column_are_said_in_every_language() {
    let row = judge(ImportKind::Products, &["SKU", "EAN"], &["NEW-1", "123"]);
    for language in [Language::Ms, Language::Zh, Language::Th] {
        for error in row.errors.iter().filter(|error| error.column != "SKU" && error.column != "EAN") {
            assert_ne!(error.column.render(language), error.column.to_string(), "{language:?}");
        }
        assert!(row.errors.iter().all(|error| error.message.render(language) != error.message.to_string()));
    }
    assert!(
        row.errors.iter().any(|error| error.column == "Name") && row.errors.iter().any(|error| error.column == "EAN")
    );
}

#[test]
fn a_location_is_read_set_and_cleared() {
    let location = |sku: &str, text: &str| judge(ImportKind::Products, &["SKU", "Shelf location"], &[sku, text]);
    let change = |from: Option<&str>, to: &str| {
        [RowChange { field: "location".to_owned(), from: from.map(str::to_owned), to: to.to_owned() }]
    };
    let row = location("A-1", "a-03-12-2");
    assert_eq!((row.outcome, row.plan.changes.as_slice()), (RowOutcome::Update, &change(None, "A-03-12-2")[..]));
    assert_eq!(location("A-2", "").plan.changes, change(Some("B-1-1-1"), ""));
    for (sku, same) in [("A-1", " "), ("A-2", "b-1-1-1")] {
        assert_eq!(location(sku, same).outcome, RowOutcome::Same, "{sku}");
    }
    let sentence = "Please enter the location as zone-aisle-bay-level, such as A-03-12-2.";
    assert_eq!(complaints(&location("A-1", "over there")), told([("Shelf location", sentence)]));
}
