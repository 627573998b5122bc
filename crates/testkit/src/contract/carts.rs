//! Carts and address books.

use tierway_application::Store;
use tierway_kernel::{AddressId, ProductId, StoreError, UserId};
use tierway_orders::{AddressDraft, Cart, CartEntry};

use super::support::{attempt, product, race, read, refused, user, write};
use crate::builders::{at, money, new_customer, new_dealer, quantity};

fn entry(product: ProductId, tier: &str, pieces: i64, seller: Option<UserId>) -> CartEntry {
    CartEntry {
        product_id: product,
        tier: tier.to_owned(),
        quantity: quantity(pieces),
        seller_id: seller,
        seen_price: Some(money("14.00")),
    }
}

pub(super) fn a_cart_reads_back_and_counts_its_changes(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    let dealer = user(store, new_dealer("dora")).id;
    let (mint, lime) = (product(store, "Mint", 9).id, product(store, "Lime", 9).id);
    assert_eq!(read(store, move |tx| tx.carts().of(anna)), Cart::empty(anna));
    let lines = vec![
        entry(mint, "unit", 3, None),
        CartEntry { seen_price: None, ..entry(mint, "unit", 1, Some(dealer)) },
        entry(lime, "bulk", 2, None),
    ];
    let given = lines.clone();
    let version = write(store, move |tx| {
        let cart = tx.carts().lock(anna, at(1))?;
        assert_eq!(cart, Cart::empty(anna));
        tx.carts().save(&Cart { lines: given.clone(), ..cart }, at(1))
    });
    assert_eq!(version, 1);
    let kept = read(store, move |tx| tx.carts().of(anna));
    assert_eq!(kept, Cart { user_id: anna, version: 1, lines: lines.clone() });
    assert_eq!(read(store, move |tx| tx.carts().of(bert)), Cart::empty(bert), "a cart is its owner's");
    write(store, move |tx| {
        let cart = tx.carts().lock(anna, at(2))?;
        let mut fewer = lines.clone();
        fewer.remove(0);
        tx.carts().save(&Cart { lines: fewer, ..cart }, at(2))
    });
    let kept = read(store, move |tx| tx.carts().of(anna));
    assert_eq!((kept.version, kept.lines.len(), kept.lines[0].seller_id), (2, 2, Some(dealer)));
    write(store, move |tx| {
        let cart = tx.carts().lock(anna, at(3))?;
        tx.carts().save(&Cart { lines: Vec::new(), ..cart }, at(3))
    });
    assert_eq!(read(store, move |tx| tx.carts().of(anna)), Cart { version: 3, ..Cart::empty(anna) });
}

pub(super) fn unknown_products_and_sellers_are_not_kept_in_carts(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let mint = product(store, "Mint", 9).id;
    for line in [entry(ProductId(987_654), "unit", 1, None), entry(mint, "unit", 1, Some(UserId(987_654)))] {
        let error = refused(store, move |tx| {
            let cart = tx.carts().lock(anna, at(1))?;
            tx.carts().save(&Cart { lines: vec![line.clone()], ..cart }, at(1))
        });
        assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
    }
    assert_eq!(read(store, move |tx| tx.carts().of(anna)), Cart::empty(anna));
}

pub(super) fn a_removed_product_leaves_the_carts(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    write(store, move |tx| {
        let cart = tx.carts().lock(anna, at(1))?;
        let lines = vec![entry(mint, "unit", 1, None), entry(lime, "unit", 2, None)];
        tx.carts().save(&Cart { lines, ..cart }, at(1))
    });
    assert!(write(store, move |tx| {
        tx.stock().close(mint)?;
        tx.products().remove(mint)
    }));
    assert_eq!(read(store, move |tx| tx.carts().of(anna)).lines, [entry(lime, "unit", 2, None)]);
}

pub(super) fn of_eight_additions_at_once_none_is_lost(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let mint = product(store, "Mint", 9).id;
    race(8, |_| {
        attempt(store, tierway_application::Access::Write, move |tx| {
            let mut cart = tx.carts().lock(anna, at(1))?;
            cart.add(entry(mint, "unit", 1, None)).expect("there is room");
            tx.carts().save(&cart, at(1))
        })
        .expect("the addition is kept")
    });
    let cart = read(store, move |tx| tx.carts().of(anna));
    assert_eq!((cart.version, cart.count(), cart.lines.len()), (8, 8, 1));
}

fn draft(line1: &str, is_default: bool) -> AddressDraft {
    AddressDraft {
        label: Some("Laden".to_owned()),
        recipient: "Änne Groß".to_owned(),
        phone: None,
        line1: line1.to_owned(),
        line2: Some("2. Stock".to_owned()),
        city: "Köln".to_owned(),
        state: None,
        postal_code: Some("50667".to_owned()),
        country: "Germany".to_owned(),
        is_default,
    }
}

pub(super) fn addresses_read_back_with_the_default_first(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    let ids = write(store, move |tx| {
        let mut add = |line: &str, is_default| {
            tx.addresses().add(anna, &draft(line, is_default), at(1)).map(|address| address.id)
        };
        Ok([add("Weg 1", true)?, add("Weg 2", false)?, add("Weg 3", true)?])
    });
    let of = |user: UserId| read(store, move |tx| tx.addresses().of_user(user));
    let brief: Vec<_> = of(anna).into_iter().map(|kept| (kept.id, kept.entry)).collect();
    let expected = [(ids[2], draft("Weg 3", true)), (ids[0], draft("Weg 1", false)), (ids[1], draft("Weg 2", false))];
    assert_eq!(brief, expected, "a new default takes the place of the old one");
    assert_eq!(of(bert), []);
    assert!(read(store, move |tx| tx.addresses().of_id(bert, ids[0])).is_none(), "a book is its owner's");
    let kept = read(store, move |tx| tx.addresses().of_id(anna, ids[1])).expect("it is kept");
    assert_eq!((kept.user_id, kept.entry), (anna, draft("Weg 2", false)));
}

pub(super) fn an_address_changes_and_goes_for_its_owner_only(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    let first = write(store, move |tx| tx.addresses().add(anna, &draft("Weg 1", true), at(1)));
    let second = write(store, move |tx| tx.addresses().add(anna, &draft("Weg 2", false), at(1)));
    let mut changed = second.clone();
    changed.entry = AddressDraft { label: None, is_default: true, ..draft("Weg 9", true) };
    let (given, theirs) = (changed.clone(), tierway_orders::Address { user_id: bert, ..changed.clone() });
    assert!(!write(store, move |tx| tx.addresses().save(&theirs, at(2))));
    assert!(write(store, move |tx| tx.addresses().save(&given, at(2))));
    let kept = read(store, move |tx| tx.addresses().of_user(anna));
    assert_eq!((&kept[0], kept[1].entry.is_default), (&changed, false));
    let id = first.id;
    assert!(!write(store, move |tx| tx.addresses().remove(bert, id)));
    assert!(write(store, move |tx| tx.addresses().remove(anna, id)));
    assert!(!write(store, move |tx| tx.addresses().remove(anna, AddressId(987_654))));
    assert_eq!(read(store, move |tx| tx.addresses().of_user(anna)), [changed]);
}
