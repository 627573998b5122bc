//! Products: uniqueness, changes, removal.

use std::collections::HashMap;

use tierway_application::{Store, Transaction};
use tierway_catalogue::{Attributes, Packaging, Product, ProductCost, ProductDetails, ProductDraft, TierPrice};
use tierway_kernel::{Measure, ProductId, StoreError};

use super::support::{product, read, refused, user, write};
use crate::builders::{add_product, at, money, new_customer, order_of, product_draft, quantity};

pub(super) fn an_added_product_reads_back_as_it_was_given(store: &dyn Store) {
    let mut draft = product_draft("Öl 50 % \"Mint\"");
    draft.details = details();
    draft.packaging = Packaging {
        quantity_unit: Some("custom".to_owned()),
        unit_price_unit: Some("Bottle".to_owned()),
        custom_unit_type: Some("Phial".to_owned()),
        pack_quantity_unit: Some("Sachet".to_owned()),
        pack_unit: Some("custom".to_owned()),
        custom_pack_unit_type: Some("Drop".to_owned()),
        custom_pack_name: Some("Sleeve".to_owned()),
        bulk_quantity_unit: Some("Can".to_owned()),
        bulk_unit: Some("Pallet".to_owned()),
        custom_bulk_unit_type: Some("Crumb".to_owned()),
        custom_bulk_name: Some("Hill".to_owned()),
    };
    let given = draft.clone();
    let stored = write(store, move |tx| tx.products().add(&given, at(3)));
    assert_eq!((&stored.sku, &stored.name, &stored.category), (&draft.sku, &draft.name, &draft.category));
    assert_eq!((&stored.description, stored.is_active), (&draft.description, true));
    assert_eq!((stored.weight, &stored.weight_unit), (draft.weight, &draft.weight_unit));
    assert_eq!((stored.length, stored.width, stored.height), (draft.length, draft.width, draft.height));
    assert_eq!(stored.dimension_unit, draft.dimension_unit);
    assert_eq!((stored.manufacturer_cost, stored.wholesaler_price), (money("10.00"), money("12.00")));
    assert_eq!((stored.agent_price, stored.customer_price), (draft.agent_price, draft.customer_price));
    assert_eq!(stored.suggested_dealer_min_price, draft.suggested_dealer_min_price);
    assert_eq!(stored.suggested_dealer_max_price, draft.suggested_dealer_max_price);
    assert_eq!((stored.unit_price, stored.pack, stored.bulk), (draft.unit_price, draft.pack, draft.bulk));
    assert_eq!(stored.packaging, draft.packaging);
    assert_eq!((stored.created_at, stored.updated_at), (at(3), at(3)));
    assert_eq!(stored.image.as_deref(), Some("0123abcd.jpg"), "the first picture");
    let id = stored.id;
    assert_eq!(read(store, move |tx| tx.products().by_id(id)), Some(stored));
    assert_eq!(details_of(store, id), Some(draft.details));
}

/// Everything a product can have beyond its row.
fn details() -> ProductDetails {
    ProductDetails {
        barcode: Some("4006381333931".to_owned()),
        needs_lots: true,
        images: ["0123abcd.jpg", "https://cdn.example/ä\"b.png", "4567cdef.png"].map(str::to_owned).to_vec(),
        attributes: Attributes {
            flavour: Some("Öl \"Mint\"".to_owned()),
            nicotine_strength: Measure::from_thousandths(20_500).ok(),
            volume: Measure::from_thousandths(2_000).ok(),
            puff_count: Some(quantity(600)),
            device_type: Some("Disposable".to_owned()),
        },
    }
}

pub(super) fn a_product_that_changed_is_not_changed_as_if_it_had_not(store: &dyn Store) {
    let seen = product(store, "Mint Pod", 0);
    let (id, version) = (seen.id, seen.version());
    let change = move |name: &'static str, seconds: i64| {
        write(store, move |tx| tx.products().update_seen(id, Some(version), &product_draft(name), at(seconds)))
    };
    let first = change("Mint Pod II", 1).expect("it is as it was seen");
    assert!(first.version() > seen.version());
    assert_eq!(change("Mint Pod III", 2), None);
    let stands = read(store, move |tx| tx.products().by_id(first.id)).expect("it is there");
    assert_eq!((stands.name.as_str(), stands.version()), ("Mint Pod II", first.version()));
}

fn details_of(store: &dyn Store, id: ProductId) -> Option<ProductDetails> {
    read(store, move |tx| tx.products().details(&[ProductId(987_654), id])).remove(&id)
}

pub(super) fn details_change_with_their_product(store: &dyn Store) {
    let id = product(store, "Mint Pod", 0).id;
    let bystander = product(store, "Lime Pod", 0).id;
    assert_eq!(details_of(store, id), Some(ProductDetails::default()));
    let given = ProductDraft { details: details(), ..product_draft("Mint Pod") };
    write(store, move |tx| tx.products().update(id, &given, at(1)));
    assert_eq!(details_of(store, id), Some(details()));
    assert_eq!(details_of(store, bystander), Some(ProductDetails::default()));
    let both = read(store, move |tx| tx.products().details(&[id, bystander]));
    assert_eq!(both.len(), 2, "details of several products come together");
    let emptied = write(store, move |tx| tx.products().update(id, &product_draft("Mint Pod"), at(2)));
    assert_eq!(emptied.map(|product| product.image), Some(None));
    assert_eq!(details_of(store, id), Some(ProductDetails::default()));
}

pub(super) fn a_taken_barcode_is_refused(store: &dyn Store) {
    let coded = |name: &str| ProductDraft {
        details: ProductDetails { barcode: details().barcode, ..ProductDetails::default() },
        ..product_draft(name)
    };
    let (first, twin, change) = (coded("Mint Pod"), coded("Lime Pod"), coded("Cola Pod"));
    let id = write(store, move |tx| add_product(tx, &first, 0)).id;
    let error = refused(store, move |tx| tx.products().add(&twin, at(0)));
    assert_eq!(error, StoreError::Taken("product_details.barcode"));
    let other = product(store, "Cola Pod", 0).id;
    let again = change.clone();
    let error = refused(store, move |tx| tx.products().update(other, &again, at(1)));
    assert_eq!(error, StoreError::Taken("product_details.barcode"));
    let own = ProductDraft { sku: "MINT-POD".to_owned(), ..change };
    assert!(
        write(store, move |tx| tx.products().update(id, &own, at(1))).is_some(),
        "its own barcode is free to itself"
    );
    write(store, move |tx| close_and_remove(tx, id));
    let next = coded("Lime Pod");
    write(store, move |tx| tx.products().add(&next, at(2)));
}

pub(super) fn costs_are_those_of_the_products(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint Pod", 0), product(store, "Lime Pod", 0));
    let ids = vec![lime.id, ProductId(987_654), mint.id];
    let costs = read(store, move |tx| tx.products().costs(&ids));
    let cost = |product: &Product| {
        let Product { name, sku, manufacturer_cost, .. } = product.clone();
        (product.id, ProductCost { name, sku, manufacturer_cost })
    };
    assert_eq!(costs, HashMap::from([&mint, &lime].map(cost)));
    assert_eq!(read(store, |tx| tx.products().costs(&[])), HashMap::new());
    let ids = [mint.id, lime.id];
    let bare = |product: &Product| Product {
        description: String::new(),
        image: None,
        weight: None,
        weight_unit: String::new(),
        length: None,
        width: None,
        height: None,
        dimension_unit: String::new(),
        packaging: Packaging::default(),
        ..product.clone()
    };
    let mut priced = read(store, move |tx| tx.products().priced(&ids));
    priced.sort_by_key(|product| product.id);
    assert_eq!(priced, [bare(&mint), bare(&lime)]);
}

pub(super) fn empty_optional_fields_stay_empty(store: &dyn Store) {
    let bare = ProductDraft {
        sku: "BARE".to_owned(),
        name: "Bare".to_owned(),
        category: "Other".to_owned(),
        weight_unit: "g".to_owned(),
        dimension_unit: "mm".to_owned(),
        ..ProductDraft::default()
    };
    let stored = write(store, move |tx| tx.products().add(&bare, at(0)));
    let found = read(store, move |tx| tx.products().by_ids(&[ProductId(987_654), stored.id]));
    let [found] = found.as_slice() else { panic!("one product, not {}", found.len()) };
    assert_eq!((found.agent_price, found.customer_price, found.unit_price), (None, None, None));
    assert_eq!((found.suggested_dealer_min_price, found.suggested_dealer_max_price), (None, None));
    assert_eq!((found.pack, found.bulk), (TierPrice::default(), TierPrice::default()));
    assert_eq!((found.weight, found.length, found.width, found.height), (None, None, None, None));
    assert_eq!((&found.image, &found.packaging), (&None, &Packaging::default()));
    assert_eq!((found.description.as_str(), found.is_active), ("", false));
}

pub(super) fn a_taken_sku_is_refused_without_case(store: &dyn Store) {
    let first = product(store, "Mint Pod", 0);
    let second = product(store, "Lime Pod", 0);
    let twin = ProductDraft { sku: "mint-POD".to_owned(), ..product_draft("Other") };
    let (added, changed) = (twin.clone(), twin.clone());
    let error = refused(store, move |tx| tx.products().add(&added, at(0)));
    assert_eq!(error, StoreError::Taken("products.sku_key"));
    let error = refused(store, move |tx| tx.products().update(second.id, &changed, at(1)));
    assert_eq!(error, StoreError::Taken("products.sku_key"));
    let own = write(store, move |tx| tx.products().update(first.id, &twin, at(1)));
    assert_eq!(own.map(|product| product.sku).as_deref(), Some("mint-POD"), "its own SKU is free to itself");
}

pub(super) fn an_update_replaces_everything_but_identity_and_birth(store: &dyn Store) {
    let before = product(store, "Mint Pod", 0);
    let bystander = product(store, "Lime Pod", 0);
    let mut draft = product_draft("Cola Pod");
    draft.manufacturer_cost = money("0.03");
    draft.customer_price = None;
    draft.pack = TierPrice { price: None, quantity: Some(quantity(12)) };
    draft.is_active = false;
    draft.weight = None;
    let id = before.id;
    let after = write(store, move |tx| tx.products().update(id, &draft, at(9))).expect("the product exists");
    assert_eq!((after.id, after.created_at, after.updated_at), (id, before.created_at, at(9)));
    assert_eq!((after.name.as_str(), after.sku.as_str(), after.is_active), ("Cola Pod", "COLA-POD", false));
    assert_eq!((after.manufacturer_cost, after.wholesaler_price), (money("0.03"), money("0.04")));
    assert_eq!((after.customer_price, after.weight), (None, None));
    assert_eq!(after.pack, TierPrice { price: None, quantity: Some(quantity(12)) });
    assert_eq!(read(store, move |tx| tx.products().by_id(id)), Some(after));
    let other = bystander.id;
    assert_eq!(read(store, move |tx| tx.products().by_id(other)), Some(bystander));
}

pub(super) fn an_update_of_an_unknown_product_finds_none(store: &dyn Store) {
    let unknown = ProductId(987_654);
    assert_eq!(write(store, move |tx| tx.products().update(unknown, &product_draft("Mint"), at(0))), None);
    assert_eq!(read(store, move |tx| tx.products().by_id(unknown)), None);
}

pub(super) fn products_are_discontinued_and_restored_once(store: &dyn Store) {
    let id = product(store, "Mint Pod", 0).id;
    for (minute, active, changes) in [(1, true, false), (2, false, true), (3, false, false), (4, true, true)] {
        assert_eq!(write(store, move |tx| tx.products().set_active(id, active, at(minute))), changes);
        let now = read(store, move |tx| tx.products().by_id(id)).expect("the product exists");
        assert_eq!(now.is_active, active);
    }
    assert!(!write(store, |tx| tx.products().set_active(ProductId(987_654), false, at(5))));
}

fn close_and_remove(tx: &mut dyn Transaction, id: ProductId) -> Result<bool, StoreError> {
    tx.stock().close(id)?;
    tx.products().remove(id)
}

pub(super) fn a_product_nothing_refers_to_is_removed(store: &dyn Store) {
    let id = product(store, "Mint Pod", 0).id;
    assert!(write(store, move |tx| close_and_remove(tx, id)));
    assert_eq!(read(store, move |tx| tx.products().by_id(id)), None);
    assert!(!write(store, move |tx| tx.products().remove(id)), "it is gone already");
    product(store, "Mint Pod", 0);
}

pub(super) fn a_product_that_moved_cannot_be_removed(store: &dyn Store) {
    let id = product(store, "Mint Pod", 5).id;
    let error = refused(store, move |tx| close_and_remove(tx, id));
    assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
    assert!(read(store, move |tx| tx.products().by_id(id)).is_some());
    let level = read(store, move |tx| tx.stock().level(id)).expect("the level is back");
    assert_eq!(level.balance(), 5);
}

pub(super) fn an_ordered_product_cannot_be_removed(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let mint = product(store, "Mint Pod", 0);
    let id = mint.id;
    write(store, move |tx| tx.orders().add(&order_of(&anna, &[(&mint, 1)]), None, at(1)));
    let error = refused(store, move |tx| close_and_remove(tx, id));
    assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
    assert!(read(store, move |tx| tx.products().by_id(id)).is_some());
}

pub(super) fn categories_count_active_products_by_name(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.products().categories()), []);
    for (name, category, active) in [
        ("a", "Zebra", true),
        ("b", "apple", true),
        ("c", "apple", true),
        ("d", "apple", false),
        ("e", "Gone", false),
        ("f", "Äther", true),
        ("g", "Mango", true),
    ] {
        let draft = ProductDraft { category: category.to_owned(), is_active: active, ..product_draft(name) };
        write(store, move |tx| add_product(tx, &draft, 0));
    }
    let pair = |name: &str, count: u64| (name.to_owned(), count);
    let expected = [pair("apple", 2), pair("Mango", 1), pair("Zebra", 1), pair("Äther", 1)];
    assert_eq!(read(store, |tx| tx.products().categories()), expected, "by folded name in binary order");
}

pub(super) fn products_are_found_by_sku_without_case_and_by_barcode(store: &dyn Store) {
    let mut draft = product_draft("Straße One");
    draft.details.barcode = Some("4006381333931".to_owned());
    let first = write(store, move |tx| tx.products().add(&draft, at(0)));
    let second = product(store, "Two", 0);
    let skus = |skus: &[&str]| skus.iter().map(|&sku| sku.to_owned()).collect::<Vec<String>>();
    let wanted = skus(&[&first.sku.to_lowercase(), " two ", "nothing", ""]);
    let mut found = read(store, move |tx| tx.products().by_skus(&wanted));
    found.sort_by_key(|product| product.id);
    assert_eq!(found.iter().map(|product| product.id).collect::<Vec<_>>(), [first.id, second.id]);
    assert_eq!(read(store, |tx| tx.products().by_skus(&[])), []);
    let owners = read(store, |tx| tx.products().barcode_owners(&["4006381333931".to_owned(), "96385074".to_owned()]));
    assert_eq!(owners, [("4006381333931".to_owned(), first.id)]);
}

pub(super) fn a_compliance_sheet_is_set_replaced_and_removed(store: &dyn Store) {
    let (mint, cola) = (product(store, "Mint", 0).id, product(store, "Cola", 0).id);
    let set = |id: ProductId, key: Option<&'static str>| {
        write(store, move |tx| tx.products().set_sheet(id, key, at(1)));
    };
    let of = |id: ProductId| {
        let (details, sheet) = read(store, move |tx| tx.products().details_with_sheet(id));
        assert_eq!(Some(details), read(store, move |tx| tx.products().details(&[id])).remove(&id), "as in lists");
        sheet
    };
    let all = || {
        let mut keys = read(store, |tx| tx.products().sheets());
        keys.sort();
        keys
    };
    assert_eq!((of(mint), all()), (None, Vec::<String>::new()));
    set(mint, Some("a.pdf"));
    set(cola, Some("b.pdf"));
    set(mint, Some("c.pdf"));
    assert_eq!((of(mint).as_deref(), of(cola).as_deref()), (Some("c.pdf"), Some("b.pdf")));
    assert_eq!(all(), ["b.pdf", "c.pdf"]);
    set(mint, None);
    set(mint, None);
    assert_eq!((of(mint), all()), (None, vec!["b.pdf".to_owned()]));
    assert!(write(store, move |tx| close_and_remove(tx, cola)));
    assert_eq!(read(store, move |tx| tx.products().details_with_sheet(cola)), Default::default());
    assert_eq!(all(), Vec::<String>::new(), "it goes with its product");
    refused(store, |tx| tx.products().set_sheet(ProductId(987_654), Some("a.pdf"), at(1)));
}
