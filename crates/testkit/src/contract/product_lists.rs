//! The product list: orders, search, filters, pages. The same on every store: folded text in binary order, and
//! products without a price last.

use tierway_application::Store;
use tierway_catalogue::{ProductDraft, ProductFilter, ProductSort};
use tierway_kernel::PageRequest;

use super::support::{all, assert_walks, read, write};
use crate::builders::{add_product, at, money, product_draft};

fn add(store: &dyn Store, draft: ProductDraft, pieces: i64) {
    write(store, move |tx| add_product(tx, &draft, pieces));
}

fn names(store: &dyn Store, filter: ProductFilter, sort: ProductSort) -> Vec<String> {
    let page = read(store, move |tx| tx.products().list(&filter, sort, &all()));
    assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
    page.items.into_iter().map(|product| product.name).collect()
}

fn found(store: &dyn Store, text: &str) -> Vec<String> {
    names(store, ProductFilter { text: Some(text.to_owned()), ..ProductFilter::default() }, ProductSort::Name)
}

pub(super) fn names_sort_folded_and_in_binary_order(store: &dyn Store) {
    let sorted = ["10 Pods", "9 Pods", "_special", "alpha", "Beta", "beta-2", "Zeta", "Äther", "Ölig", "茶"];
    for number in [3, 8, 0, 6, 9, 2, 5, 1, 7, 4] {
        add(store, ProductDraft { sku: format!("SKU-{number}"), ..product_draft(sorted[number]) }, 0);
    }
    assert_eq!(names(store, ProductFilter::default(), ProductSort::Name), sorted);
}

pub(super) fn prices_sort_upwards_with_missing_ones_last(store: &dyn Store) {
    for (name, price) in [("none", None), ("ten", Some("10.00")), ("nine", Some("9.99")), ("free", Some("0.00"))] {
        add(store, ProductDraft { agent_price: price.map(money), ..product_draft(name) }, 0);
    }
    add(store, ProductDraft { agent_price: None, ..product_draft("none too") }, 0);
    let expected = ["free", "nine", "ten", "none", "none too"];
    assert_eq!(names(store, ProductFilter::default(), ProductSort::Price), expected);
}

pub(super) fn categories_sort_folded(store: &dyn Store) {
    for (name, category) in [("1", "banana"), ("2", "Apple"), ("3", "Cherry"), ("4", "apple"), ("5", "Banana")] {
        add(store, ProductDraft { category: category.to_owned(), ..product_draft(name) }, 0);
    }
    assert_eq!(names(store, ProductFilter::default(), ProductSort::Category), ["2", "4", "1", "5", "3"]);
}

pub(super) fn newest_comes_first(store: &dyn Store) {
    for (name, minute) in [("second", 2), ("third", 3), ("first", 1)] {
        write(store, move |tx| tx.products().add(&product_draft(name), at(minute)));
    }
    assert_eq!(names(store, ProductFilter::default(), ProductSort::Newest), ["third", "second", "first"]);
}

pub(super) fn every_word_must_occur_somewhere_without_case(store: &dyn Store) {
    let mut pod = product_draft("Mint Pod");
    pod.description = "Kühl und ÖLFREI.".to_owned();
    pod.category = "Liquids & More".to_owned();
    pod.sku = "MP-0815".to_owned();
    add(store, pod, 0);
    add(store, product_draft("Lime Pod"), 0);
    for text in ["mint", "MINT", "kühl", "KÜHL", "ölfrei", "liquids", "mp-0815", "pod kühl 0815", "  mint   more "]
    {
        assert_eq!(found(store, text), ["Mint Pod"], "{text}");
    }
    assert_eq!(found(store, "pod"), ["Lime Pod", "Mint Pod"]);
    assert_eq!(found(store, "   "), ["Lime Pod", "Mint Pod"], "an empty text is no filter");
    assert!(found(store, "mint lime").is_empty(), "all words must occur");
}

pub(super) fn wildcards_in_words_are_plain_letters(store: &dyn Store) {
    add(store, product_draft("Mint_50% \\o/ o'clock"), 0);
    add(store, product_draft("Lime Pod"), 0);
    for text in ["50%", "t_5", "\\o/", "o'clock"] {
        assert_eq!(found(store, text).len(), 1, "{text}");
    }
    for text in ["l%e", "l_me", "%%", "__"] {
        assert!(found(store, text).is_empty(), "{text}");
    }
}

pub(super) fn each_filter_of_the_list_holds_alone_and_together(store: &dyn Store) {
    let draft = |name: &str, category: &str, is_active: bool| ProductDraft {
        category: category.to_owned(),
        is_active,
        ..product_draft(name)
    };
    add(store, draft("a", "Pods", true), 9);
    add(store, draft("b", "Pods", false), 0);
    add(store, draft("c", "pods", true), 10);
    add(store, draft("d", "Coils", true), 11);
    let listed = |filter| names(store, filter, ProductSort::Name);
    let none = ProductFilter::default;
    let of = |category: &str| ProductFilter { category: Some(category.to_owned()), ..none() };
    assert_eq!(listed(none()), ["a", "b", "c", "d"]);
    assert_eq!(listed(of("Pods")), ["a", "b"], "categories are exact");
    assert!(listed(of("Pod")).is_empty());
    assert_eq!(listed(ProductFilter { is_active: Some(true), ..none() }), ["a", "c", "d"]);
    assert_eq!(listed(ProductFilter { is_active: Some(false), ..none() }), ["b"]);
    assert_eq!(listed(ProductFilter { balance_below: Some(10), ..none() }), ["a", "b"], "below, not at");
    assert_eq!(listed(ProductFilter { balance_below: Some(11), ..none() }), ["a", "b", "c"]);
    let together =
        ProductFilter { text: Some("TESTS".to_owned()), is_active: Some(true), balance_below: Some(11), ..of("Pods") };
    assert_eq!(listed(together), ["a"]);
}

pub(super) fn skus_and_barcodes_are_found_exactly(store: &dyn Store) {
    let coded = |name: &str, sku: &str, barcode: Option<&str>| {
        let mut draft = product_draft(name);
        draft.sku = sku.to_owned();
        draft.details.barcode = barcode.map(str::to_owned);
        draft
    };
    add(store, coded("a", "MINT-1", Some("4006381333931")), 3);
    add(store, coded("b", "MINT-10", Some("96385074")), 0);
    add(store, coded("c", "OTHER", None), 0);
    let none = ProductFilter::default;
    let listed = |filter| names(store, filter, ProductSort::Name);
    let sku = |sku: &str| ProductFilter { sku: Some(sku.to_owned()), ..none() };
    let barcode = |barcode: &str| ProductFilter { barcode: Some(barcode.to_owned()), ..none() };
    assert_eq!((listed(sku("mint-1")), listed(sku("MINT"))), (vec!["a".to_owned()], vec![]), "whole, without case");
    assert_eq!((listed(barcode("96385074")), listed(barcode("9638507"))), (vec!["b".to_owned()], vec![]));
    assert!(listed(ProductFilter { sku: Some("MINT-1".to_owned()), ..barcode("96385074") }).is_empty());
    assert_eq!(names(store, barcode("4006381333931"), ProductSort::Stock), ["a"]);
}

pub(super) fn the_lowest_balance_comes_first(store: &dyn Store) {
    for (name, category, pieces) in [("a", "Pods", 7), ("b", "Coils", 0), ("c", "Pods", 120), ("d", "Pods", 0)] {
        add(store, ProductDraft { category: category.to_owned(), ..product_draft(name) }, pieces);
    }
    let none = ProductFilter::default;
    assert_eq!(names(store, none(), ProductSort::Stock), ["b", "d", "a", "c"]);
    let pods = ProductFilter { category: Some("Pods".to_owned()), ..none() };
    assert_eq!(names(store, pods.clone(), ProductSort::Stock), ["d", "a", "c"]);
    assert_eq!(names(store, ProductFilter { balance_below: Some(7), ..pods }, ProductSort::Stock), ["d"]);
    let expected = names(store, none(), ProductSort::Stock);
    assert_walks(store, &expected, |tx, page| {
        tx.products().list(&ProductFilter::default(), ProductSort::Stock, page).map(|page| page.map(|row| row.name))
    });
}

pub(super) fn walking_any_order_over_ties_gives_every_product_once(store: &dyn Store) {
    for number in 0..9 {
        let mut draft = product_draft("Same Name");
        draft.sku = format!("SKU-{number}");
        draft.category = ["Pods", "Coils"][number % 2].to_owned();
        draft.agent_price = [None, Some(money("9.00")), Some(money("8.00"))][number % 3];
        draft.name = ["Same Name", "same name", "SAME NAME", "Öl"][number % 4].to_owned();
        write(store, move |tx| tx.products().add(&draft, at(number as i64 / 4)));
    }
    for sort in [ProductSort::Name, ProductSort::Price, ProductSort::Category, ProductSort::Newest] {
        let list = move |tx: &mut dyn tierway_application::Transaction, page: &PageRequest| {
            tx.products().list(&ProductFilter::default(), sort, page).map(|page| page.map(|product| product.id))
        };
        let whole = read(store, move |tx| list(tx, &all())).items;
        let mut distinct = whole.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), 9, "{sort:?} lists every product once");
        assert_walks(store, &whole, list);
    }
}

pub(super) fn a_page_says_the_total_and_whether_there_is_more(store: &dyn Store) {
    for name in ["a", "b", "c"] {
        add(store, product_draft(name), 0);
    }
    let page = |limit| {
        read(store, move |tx| {
            tx.products().list(&ProductFilter::default(), ProductSort::Name, &PageRequest::first(limit))
        })
    };
    let (two, three) = (page(2), page(3));
    assert_eq!((two.items.len(), two.total, two.next.is_some()), (2, 3, true));
    assert_eq!((three.items.len(), three.total, three.next), (3, 3, None));
}
