//! The history of products' own prices.

use tierway_application::Store;
use tierway_catalogue::{NewProductPriceChange, PriceField, ProductPriceChange};
use tierway_kernel::{Money, ProductId, UserId};

use super::support::{all, assert_walks, product, read, user, write};
use crate::builders::{at, new_admin};

fn change(product_id: ProductId, field: PriceField, old: Option<i64>, new: Option<i64>) -> NewProductPriceChange {
    NewProductPriceChange { product_id, field, old: old.map(Money::of), new: new.map(Money::of) }
}

fn add(store: &dyn Store, changes: &[NewProductPriceChange], actor: Option<UserId>, minute: i64) {
    let changes = changes.to_vec();
    write(store, move |tx| tx.products().add_price_changes(&changes, actor, at(minute)));
}

fn of(store: &dyn Store, id: ProductId) -> Vec<ProductPriceChange> {
    read(store, move |tx| tx.products().price_changes(id, &all())).items
}

pub(super) fn price_changes_read_back_by_product(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 9).id, product(store, "Lime", 9).id);
    let ada = user(store, new_admin("ada")).id;
    let all_fields = PriceField::ALL.map(|field| change(mint, field, None, Some(0)));
    add(store, &all_fields, Some(ada), 1);
    add(store, &[change(lime, PriceField::PackPrice, Some(900), None)], None, 2);
    add(store, &[], Some(ada), 3);
    let found = of(store, mint);
    assert_eq!(found.len(), all_fields.len());
    for expected in all_fields {
        let one = found.iter().find(|one| one.entry == expected).expect("it is there");
        assert_eq!((one.actor_id, one.created_at), (Some(ada), at(1)));
    }
    let brief = of(store, lime).into_iter().map(|one| (one.entry, one.actor_id, one.created_at)).collect::<Vec<_>>();
    assert_eq!(brief, [(change(lime, PriceField::PackPrice, Some(900), None), None, at(2))]);
}

pub(super) fn walking_price_changes_over_ties_gives_each_once(store: &dyn Store) {
    let mint = product(store, "Mint", 9).id;
    for minute in [1, 2, 2, 3] {
        add(store, &[change(mint, PriceField::AgentPrice, Some(minute), Some(minute + 1))], None, minute);
        add(store, &[change(mint, PriceField::UnitPrice, None, Some(minute))], None, minute);
    }
    let expected = of(store, mint);
    assert_eq!(expected.len(), 8);
    assert!(expected.windows(2).all(|two| (two[0].created_at, two[0].id) > (two[1].created_at, two[1].id)));
    assert_walks(store, &expected, move |tx, page| tx.products().price_changes(mint, page));
}

pub(super) fn a_removed_product_leaves_its_price_history(store: &dyn Store) {
    let mint = product(store, "Mint", 0).id;
    add(store, &[change(mint, PriceField::AgentPrice, None, Some(900))], None, 1);
    assert!(write(store, move |tx| {
        tx.stock().close(mint)?;
        tx.products().remove(mint)
    }));
    assert_eq!(of(store, mint).len(), 1);
}
