//! Concurrency: each rule holds in any order.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tierway_accounts::{ACCOUNT_THROTTLE, NewUser, ResetState, Verification};
use tierway_application::{Access, Claim, Store};
use tierway_commissions::{NewCommission, Plan};
use tierway_kernel::StoreError;
use tierway_orders::{NumberKind, Order, OrderStatus};

use super::password_resets::{ask, decide};
use super::support::{attempt, product, race, read, user, write};
use crate::builders::{
    add_user, at, money, new_admin, new_agent, new_customer, new_dealer, order_of, order_pieces, quantity, quote_of,
};

pub(super) fn sixteen_buyers_of_five_pieces_get_five(store: &dyn Store) {
    let mint = product(store, "Mint", 5);
    let anna = user(store, new_customer("anna"));
    let id = mint.id;
    let served = race(16, |_| {
        let (anna, mint) = (anna.clone(), mint.clone());
        write(store, move |tx| {
            if !tx.stock().reserve(mint.id, quantity(1), at(1))? {
                return Ok(false);
            }
            tx.orders().add(&order_of(&anna, &[(&mint, 1)]), Some(anna.id), at(1))?;
            Ok(true)
        })
    });
    assert_eq!(served.into_iter().filter(|served| *served).count(), 5);
    let level = read(store, move |tx| tx.stock().level(id)).expect("the level is open");
    assert_eq!((level.balance(), level.reserved), (5, 5));
    assert_eq!(read(store, |tx| tx.orders().reserved_pieces()), [(id, 5)]);
}

pub(super) fn of_two_approvals_at_once_one_counts(store: &dyn Store) {
    use Verification::{Approved, Pending, Rejected};
    let id = user(store, NewUser { verification: Pending, ..new_dealer("dora") }).id;
    let counted = race(2, |number| {
        let to = [Approved, Rejected][number];
        write(store, move |tx| tx.users().set_verification(id, Pending, to, None))
    });
    assert_ne!(counted[0], counted[1], "exactly one decision counts");
    let now = read(store, move |tx| tx.users().by_id(id)).expect("the account exists").verification;
    assert_eq!(now, if counted[0] { Approved } else { Rejected });
}

pub(super) fn of_two_admins_at_once_one_stays(store: &dyn Store) {
    let outcomes = race(2, |number| {
        let name = ["ada", "bob"][number];
        attempt(store, Access::Write, move |tx| add_user(tx, &new_admin(name)).map(|_| ()))
    });
    let refused: Vec<_> = outcomes.into_iter().filter_map(Result::err).collect();
    assert_eq!(refused, [StoreError::Taken("users.sole_admin")]);
    assert_eq!(read(store, |tx| tx.users().counts()).0, 1);
}

pub(super) fn the_same_key_twice_at_once_does_the_work_once(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let bodies = race(4, |number| {
        let anna = anna.clone();
        write(store, move |tx| {
            let body = format!("answer of {number}");
            match tx.idempotency().claim(anna.id, "key", "print", at(1))? {
                Claim::Known(answer) => Ok(answer.body),
                Claim::New => {
                    tx.orders().add(&quote_of(&anna, money("1.00")), None, at(1))?;
                    tx.idempotency().store_response(anna.id, "key", 201, &body)?;
                    Ok(body)
                }
            }
        })
    });
    assert!(bodies.iter().all(|body| *body == bodies[0]), "everybody gets the first answer: {bodies:?}");
    assert_eq!(read(store, |tx| tx.orders().status_counts()), [(OrderStatus::Pending, 1)]);
}

pub(super) fn of_two_changes_of_one_order_one_counts(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let placed = write(store, move |tx| tx.orders().add(&quote_of(&anna, money("1.00")), None, at(1)));
    let targets = [OrderStatus::Processing, OrderStatus::Cancelled];
    let saved = race(2, |number| {
        let changed = Order { status: targets[number], ..placed.clone() };
        write(store, move |tx| tx.orders().save(&changed, OrderStatus::Pending, None, None, at(2)))
    });
    assert_ne!(saved[0], saved[1], "exactly one change counts");
    let id = placed.id;
    let now = read(store, move |tx| tx.orders().by_id(id)).expect("the order exists").status;
    assert_eq!(now, targets[usize::from(saved[1])]);
    assert_eq!(read(store, move |tx| tx.orders().events(id)).len(), 2);
}

pub(super) fn of_two_commissions_of_one_order_one_stays(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let anna = user(store, new_customer("anna"));
    let order_id = write(store, move |tx| tx.orders().add(&quote_of(&anna, money("28.00")), None, at(1))).id;
    let added = race(4, |_| {
        let new = NewCommission {
            order_id,
            agent_id: Some(agent),
            sub_agent_id: None,
            agent_amount: money("1.00"),
            sub_agent_amount: money("0.00"),
            basis: money("28.00"),
            plan: Plan::default(),
            matures_at: at(100),
        };
        write(store, move |tx| tx.commissions().add(&new, at(2))).is_some()
    });
    assert_eq!(added.into_iter().filter(|added| *added).count(), 1);
}

pub(super) fn numbers_taken_at_once_are_all_different_and_have_no_gap(store: &dyn Store) {
    let failures = Arc::new(AtomicU32::new(0));
    let mut numbers: Vec<i64> = race(12, |number| {
        let failures = Arc::clone(&failures);
        attempt(store, Access::Write, move |tx| {
            let taken = tx.orders().next_number(NumberKind::Invoice, 2026)?;
            if number % 4 == 0 {
                failures.fetch_add(1, Ordering::Relaxed);
                return Err(StoreError::Failed("on purpose".to_owned()));
            }
            Ok(taken)
        })
        .ok()
    })
    .into_iter()
    .flatten()
    .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=9).collect::<Vec<_>>(), "the three that rolled back left no hole");
    assert!(failures.load(Ordering::Relaxed) >= 3);
}

pub(super) fn orders_over_the_same_products_in_any_number_all_end(store: &dyn Store) {
    let (mint, lime) = (product(store, "Mint", 100), product(store, "Lime", 100));
    let anna = user(store, new_customer("anna"));
    race(8, |_| {
        let (anna, mint, lime) = (anna.clone(), mint.clone(), lime.clone());
        // Ascending product ids, as placing an order does it: nobody waits for each other in a circle.
        write(store, move |tx| {
            order_pieces(tx, &anna, &mint, 1, at(1))?;
            order_pieces(tx, &anna, &lime, 2, at(1))
        });
    });
    let mut pieces = read(store, |tx| tx.orders().reserved_pieces());
    pieces.sort();
    assert_eq!(pieces, [(mint.id, 8), (lime.id, 16)]);
    assert_eq!(read(store, |tx| tx.stock().level_mismatches()), []);
}

pub(super) fn twenty_failures_at_once_count_twenty(store: &dyn Store) {
    race(20, |number| {
        // Half of them meet the other key too.
        let keys: &[&'static str] = if number % 2 == 0 { &["a"] } else { &["a", "b"] };
        write(store, move |tx| {
            for key in keys {
                let counted = tx.throttles().take(key, at(1))?.failed(&ACCOUNT_THROTTLE, at(1));
                tx.throttles().put(key, &counted, at(1))?;
            }
            Ok(())
        });
    });
    let known = read(store, |tx| tx.throttles().peek(&["a", "b"]));
    let counts: Vec<u32> = known.into_iter().flatten().map(|throttle| throttle.failures).collect();
    assert_eq!(counts, [20, 10]);
}

pub(super) fn of_several_uses_of_a_link_at_once_one_counts(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    ask(store, anna, "token", 0);
    let used = race(6, |_| write(store, |tx| tx.resets().consume("token", at(1))).is_some());
    assert_eq!(used.into_iter().filter(|used| *used).count(), 1);
}

pub(super) fn of_two_decisions_about_a_request_one_counts(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let id = ask(store, anna, "token", 0).id;
    let decisions = [(ResetState::Refused, None), (ResetState::ManualResetLink, Some(("fresh", 31)))];
    let counted = race(2, |number| {
        let (to, fresh) = decisions[number];
        decide(store, id, to, fresh, 1)
    });
    assert_ne!(counted[0], counted[1], "exactly one decision counts");
    let fresh = read(store, |tx| tx.resets().by_link("fresh", at(2)));
    assert_eq!(fresh.is_some(), counted[1]);
}
