//! The unit of work: all or nothing, across domains.

use tierway_accounts::{ActivityAction, NewActivity};
use tierway_application::{Access, Claim, Failure, Store, Topic, Transaction, transact_blocking};
use tierway_catalogue::Audience as PriceAudience;
use tierway_kernel::{OrderId, ProductId, StoreError, UserId};
use tierway_orders::NumberKind;
use tierway_workforce::{Audience, NewNotice};

use super::support::{all, attempt, read, user, write};
use crate::builders::{add_product, add_user, at, new_customer, new_session, order_pieces, product_draft};

/// More than the parameters of an SQLite statement.
const VERY_MANY: i64 = 40_000;

pub(super) fn questions_about_very_many_ids_are_answered(store: &dyn Store) {
    write(store, write_everywhere);
    read(store, |tx| {
        let users: Vec<UserId> = (1..=VERY_MANY).map(UserId).collect();
        let products: Vec<ProductId> = (1..=VERY_MANY).rev().map(ProductId).collect();
        let orders: Vec<OrderId> = (1..=VERY_MANY).map(OrderId).collect();
        let names: Vec<String> = (1..=VERY_MANY).map(|number| format!("MINT-{number}")).collect();
        assert_eq!(tx.users().by_ids(&users)?.len(), 1);
        assert_eq!(tx.products().by_ids(&products)?.len(), 1);
        assert_eq!(tx.products().details(&products)?.len(), 1);
        assert_eq!(tx.products().costs(&products)?.len(), 1);
        assert_eq!(tx.stock().levels(&products)?.len(), 1);
        assert_eq!(tx.orders().by_ids(&orders)?.len(), 1);
        assert_eq!(tx.orders().lines_of(&orders)?.len(), 1);
        assert_eq!(tx.products().by_skus(&names)?.len(), 0);
        assert_eq!(tx.products().barcode_owners(&names)?.len(), 0);
        assert_eq!(tx.employees().by_users(&users)?.len(), 0);
        assert_eq!(tx.documents().kinds_of(&users)?.len(), 0);
        assert_eq!(tx.documents().current_of(&users)?.len(), 0);
        assert_eq!(tx.lots().on_shelf(&products)?.len(), 0);
        assert_eq!(tx.prices().current_cells(PriceAudience::Dealer, &products, at(1))?.len(), 0);
        assert_eq!(tx.prices().upcoming_cells(PriceAudience::Dealer, &products, at(1))?.len(), 0);
        assert_eq!(tx.prices().dealer_prices(UserId(1), &products)?.len(), 0);
        assert_eq!(tx.quotes().of_orders(&orders)?.len(), 0);
        assert_eq!(tx.order_payments().of_orders(&orders)?.len(), 0);
        assert_eq!(tx.shipments().of_orders(&orders)?.len(), 0);
        assert_eq!(tx.returns().of_orders(&orders)?.len(), 0);
        assert_eq!(tx.picks().open_waves(&orders)?.len(), 0);
        Ok(())
    });
}

/// Writes something through as many ports as one transaction can.
fn write_everywhere(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    let ben = add_user(tx, &new_customer("ben"))?;
    let mint = add_product(tx, &product_draft("Mint"), 9)?;
    order_pieces(tx, &ben, &mint, 2, at(1))?;
    tx.orders().next_number(NumberKind::Invoice, 2026)?;
    tx.sessions().open(&new_session(ben.id, "key"), at(1))?;
    let entry = NewActivity {
        user_id: Some(ben.id),
        subject_id: None,
        action: ActivityAction::Order,
        description: "Ben ordered.".into(),
        address: None,
        user_agent: None,
    };
    tx.activity().append(&entry, at(1))?;
    let notice = NewNotice {
        audience: Audience::Group("warehouse".to_owned()),
        kind: "order".to_owned(),
        subject: None,
        title: "New order".into(),
        message: "Ben ordered.".into(),
    };
    tx.notices().add(&notice, at(1))?;
    tx.settings().set("holdDays", "7", at(1))?;
    assert_eq!(tx.idempotency().claim(ben.id, "key", "print", at(1))?, Claim::New);
    tx.idempotency().store_response(ben.id, "key", 201, "{}")
}

/// How many rows of each kind there are.
fn rows(store: &dyn Store) -> [u64; 8] {
    read(store, |tx| {
        Ok([
            tx.users().counts()?.0,
            tx.products().list(&Default::default(), Default::default(), &all())?.total,
            tx.stock().movements(&Default::default(), &all())?.total,
            tx.orders().list(tierway_orders::OrderScope::All, &Default::default(), &all())?.total,
            u64::from(tx.sessions().find("key")?.is_some()),
            tx.activity().list(&Default::default(), &all())?.total,
            tx.notices().list(tierway_kernel::UserId(1), &["warehouse".to_owned()], &Default::default(), &all())?.total,
            tx.settings().all()?.len() as u64,
        ])
    })
}

/// Writes everywhere and then panics.
fn panicking(store: &dyn Store) -> Result<(), Failure> {
    transact_blocking(store, Access::Write, |tx| -> Result<(), Failure> {
        write_everywhere(tx)?;
        panic!("on purpose")
    })
}

pub(super) fn an_error_rolls_back_every_domain(store: &dyn Store) {
    let failed = transact_blocking(store, Access::Write, |tx| {
        write_everywhere(tx)?;
        Err::<(), _>(Failure::Rule("on purpose".into()))
    });
    assert_eq!(failed, Err(Failure::Rule("on purpose".into())));
    assert_eq!(rows(store), [0; 8]);
    write(store, write_everywhere);
    assert_eq!(rows(store), [1; 8], "the same work commits when nothing goes wrong");
    let first = write(store, |tx| tx.orders().next_number(NumberKind::Invoice, 2026));
    assert_eq!(first, 2, "the rolled-back number was free again");
}

pub(super) fn a_panic_rolls_back_every_domain(store: &dyn Store) {
    assert!(matches!(panicking(store), Err(Failure::Store(_))), "a panic is the store's failure");
    assert_eq!(rows(store), [0; 8]);
}

pub(super) fn the_store_works_on_after_a_panic(store: &dyn Store) {
    for _ in 0..20 {
        assert!(panicking(store).is_err());
    }
    let panics = transact_blocking(store, Access::Read, |_| -> Result<(), Failure> { panic!("on purpose") });
    assert!(panics.is_err());
    write(store, write_everywhere);
    assert_eq!(rows(store), [1; 8]);
}

pub(super) fn reading_refuses_to_write(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let add = attempt(store, Access::Read, |tx| add_user(tx, &new_customer("ben")));
    assert!(add.is_err(), "a reading transaction may not add");
    let id = anna.id;
    let change = attempt(store, Access::Read, move |tx| tx.users().set_active(id, false));
    assert!(change.is_err(), "a reading transaction may not change");
    assert_eq!(read(store, move |tx| tx.users().by_id(id)), Some(anna));
    assert_eq!(read(store, |tx| tx.users().counts()).0, 1);
    user(store, new_customer("ben"));
}

pub(super) fn later_reads_see_what_was_committed(store: &dyn Store) {
    for number in 0..20 {
        let name = format!("user-{number}");
        let id = user(store, new_customer(&name)).id;
        let found = read(store, move |tx| tx.users().by_id(id));
        assert_eq!(found.map(|user| user.username), Some(name), "a commit is visible once it was answered");
    }
}

pub(super) fn work_that_met_another_runs_again_from_the_start(store: &dyn Store) {
    let mut runs = 0;
    let outcome = transact_blocking(store, Access::Write, move |tx| {
        runs += 1;
        add_user(tx, &new_customer("ben"))?;
        if runs == 1 {
            return Err(Failure::Store(StoreError::Contended));
        }
        Ok(runs)
    });
    assert_eq!(outcome, Ok(2), "what the first run did was undone before the second");
    assert_eq!(read(store, |tx| tx.users().counts()).0, 1);
}

pub(super) fn only_committed_changes_raise_the_revision(store: &dyn Store) {
    let start = store.revision(Topic::Catalogue);
    write(store, |tx| tx.settings().set("holdDays", "7", at(0)));
    assert_eq!(store.revision(Topic::Catalogue), start, "nothing of the catalogue changed");
    let failed = attempt(store, Access::Write, |tx| {
        tx.changed(Topic::Catalogue);
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    assert!(failed.is_err());
    assert_eq!(store.revision(Topic::Catalogue), start, "a rolled-back change is none");
    let mut last = start;
    for name in ["Mint", "Lime"] {
        write(store, move |tx| {
            tx.changed(Topic::Catalogue);
            tx.products().add(&product_draft(name), at(0))
        });
        let now = store.revision(Topic::Catalogue);
        assert!(now > last, "a committed change raises the revision before it is answered");
        last = now;
    }
}
