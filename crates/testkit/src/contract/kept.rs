//! Cache invalidation: every write that affects cached responses raises its topic, and stock changes the product's
//! revision.

use tierway_accounts::Verification;
use tierway_application::{Store, Topic, Transaction};
use tierway_catalogue::{
    Audience, ChangedCell, NewPriceChange, OwnPrices, PriceCell, ProductDraft, Region, default_places,
};
use tierway_inventory::StockChange;
use tierway_kernel::{Money, ProductId, Role, StoreError};
use tierway_workforce::Employee;

use super::support::{product, read, refused, user, write};
use crate::builders::{at, goods_in, goods_out, new_dealer, new_employee, product_draft, quantity};

/// Moves pieces of a product; whether there were enough.
type Move = fn(&mut dyn Transaction, ProductId) -> Result<bool, StoreError>;

/// The work commits, and the topic's number has grown.
fn raises<T: Send + 'static>(
    store: &dyn Store,
    topic: Topic,
    what: &str,
    work: impl FnMut(&mut dyn Transaction) -> Result<T, StoreError> + Send + 'static,
) -> T {
    let before = store.revision(topic);
    let made = write(store, work);
    assert!(store.revision(topic) > before, "{what} raises {topic:?}");
    made
}

fn change(audience: Audience, product: ProductId, minute: i64) -> NewPriceChange {
    let cell = PriceCell { product_id: product, region: Region::Usa, price: Some(Money::of(1_500)) };
    NewPriceChange {
        audience,
        actor_id: None,
        note: None,
        effective_from: at(minute),
        undoes: None,
        counts: true,
        cells: vec![ChangedCell { cell, before: None }],
    }
}

pub(super) fn whatever_changes_prices_raises_their_topic(store: &dyn Store) {
    let (mint, dora) = (product(store, "Mint", 1).id, user(store, new_dealer("dora")).id);
    let set = change(Audience::Dealer, mint, 1);
    raises(store, Topic::Prices, "a regional price", move |tx| tx.prices().add_change(&set, at(1)));
    raises(store, Topic::Prices, "the table of regions", |tx| tx.prices().set_regions(1, &default_places()));
    for prices in [Some(OwnPrices::of_piece(Money::of(1_700))), None] {
        raises(store, Topic::Prices, "a dealer's price", move |tx| {
            tx.prices().set_dealer_price(dora, mint, prices, None, at(2))
        });
    }
    let before = store.revision(Topic::Prices);
    refused(store, move |tx| {
        tx.prices().set_dealer_price(dora, mint, Some(OwnPrices::of_piece(Money::of(1_800))), None, at(3))?;
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    assert_eq!(store.revision(Topic::Prices), before, "what was rolled back is no change");
}

pub(super) fn whatever_changes_products_raises_the_catalogue(store: &dyn Store) {
    let mint = raises(store, Topic::Catalogue, "a new one", |tx| tx.products().add(&product_draft("Mint"), at(0))).id;
    let draft = ProductDraft { customer_price: Some(Money::of(999)), ..product_draft("Mint") };
    raises(store, Topic::Catalogue, "another price", move |tx| tx.products().update(mint, &draft, at(1)));
    raises(store, Topic::Catalogue, "discontinuing", move |tx| tx.products().set_active(mint, false, at(2)));
    raises(store, Topic::Catalogue, "removing", move |tx| tx.products().remove(mint));
}

pub(super) fn whatever_changes_who_somebody_is_raises_a_topic(store: &dyn Store) {
    let dora = user(store, new_dealer("dora"));
    let (id, moved) = (dora.id, tierway_accounts::User { verification: dora.verification, ..dora.clone() });
    raises(store, Topic::Accounts, "a profile", move |tx| tx.users().save_profile(&moved));
    raises(store, Topic::Accounts, "a review", move |tx| {
        tx.users().set_verification(id, Verification::Approved, Verification::Rejected, None)
    });
    raises(store, Topic::Sessions, "another role", move |tx| tx.users().set_role(id, Role::Agent));
    raises(store, Topic::Sessions, "turning off", move |tx| tx.users().set_active(id, false));
    raises(store, Topic::Sessions, "revoking", move |tx| tx.sessions().revoke_all(id, at(1)));
    let eve = user(store, new_employee("eve")).id;
    let record = Employee { user_id: eve, code: None, position: Some("Manager".to_owned()), department: None };
    raises(store, Topic::Sessions, "an employee's record", move |tx| tx.employees().add(&record));
    raises(store, Topic::Sessions, "a position", move |tx| tx.employees().set_position(eve, "Driver", None));
}

pub(super) fn the_stock_of_a_product_changes_for_it_alone(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 9).id, product(store, "Lime", 9).id);
    let works: [(&str, Move); 6] = [
        ("goods in", |tx, id| tx.stock().record(&goods_in(id, 2), at(1)).map(|moved| moved.is_some())),
        ("goods out", |tx, id| tx.stock().record(&goods_out(id, 1), at(1)).map(|moved| moved.is_some())),
        ("a reservation", |tx, id| tx.stock().reserve(id, quantity(3), at(1))),
        ("several reservations", |tx, id| Ok(tx.stock().reserve_all(&[(id, quantity(1))])?.len() == 1)),
        ("a release", |tx, id| tx.stock().release(id, quantity(1), at(1))),
        ("a hold", |tx, id| Ok(tx.stock().shift(id, StockChange::Hold(quantity(1)), at(1))?.is_some())),
    ];
    for (what, work) in works {
        let seen = store.stock_revision();
        assert!(!store.has_stock_changed(&[mint, lime], seen));
        assert!(write(store, move |tx| work(tx, mint)), "{what} is done");
        assert!(store.has_stock_changed(&[lime, mint], seen), "{what} counts");
        assert!(!store.has_stock_changed(&[lime], seen), "{what} is nothing to the other");
    }
    let seen = store.stock_revision();
    read(store, move |tx| tx.stock().level(mint));
    refused(store, move |tx| {
        tx.stock().record(&goods_in(mint, 1), at(2))?;
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    assert!(!store.has_stock_changed(&[mint], seen), "what was rolled back is no change");
}

pub(super) fn the_next_planned_prices_of_an_audience_are_known(store: &dyn Store) {
    let mint = product(store, "Mint", 1).id;
    let next = |audience, minute| read(store, move |tx| tx.prices().next_start(audience, at(minute)));
    assert_eq!(next(Audience::Dealer, 0), None);
    for (audience, minute) in [(Audience::Dealer, 30), (Audience::Dealer, 10), (Audience::Agent, 5)] {
        let set = change(audience, mint, minute);
        write(store, move |tx| tx.prices().add_change(&set, at(0)));
    }
    for (minute, expected) in [(0, Some(10)), (9, Some(10)), (10, Some(30)), (29, Some(30)), (30, None)] {
        assert_eq!(next(Audience::Dealer, minute), expected.map(at), "after minute {minute}");
    }
    assert_eq!((next(Audience::Agent, 0), next(Audience::Agent, 5)), (Some(at(5)), None));
    // A plan that was taken back never counts.
    let plan = change(Audience::Agent, mint, 50);
    let plan = write(store, move |tx| tx.prices().add_change(&plan, at(6))).id;
    let back = NewPriceChange { undoes: Some(plan), counts: false, ..change(Audience::Agent, mint, 50) };
    write(store, move |tx| tx.prices().add_change(&back, at(7)));
    assert_eq!(next(Audience::Agent, 8), None);
}
