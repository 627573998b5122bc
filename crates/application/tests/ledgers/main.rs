//! Property tests of the ledgers (product.md §1 rule 4): random sequences of movements, lots, holds, stock counts,
//! orders, payments, shipments, returns, refunds, status changes and cancellations run through the real use cases and
//! database, and the totals are verified after each.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop at what they did not expect")]

mod act;
mod invariants;
mod races;
mod world;

use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::{Config, TestRunner};
use tierway_application::commissions::earning_faults;
use tierway_application::inventory::ledger_faults;
use tierway_application::orders::fulfilment_faults;
use tierway_application::{Access, Transaction, transact_blocking};
use tierway_testkit::{Fresh, postgres_server};

use act::{Act, acts, exactly};
use world::World;

/// How many sequences are tried: rules are the same on both databases, so that PostgreSQL, which is slower, gets few.
fn sequences() -> u32 {
    if postgres_server().is_some() { 10 } else { 120 }
}

fn live(world: &World, acts: &[Act]) {
    for act in acts {
        world.perform(act);
        invariants::hold(world);
    }
}

#[test]
fn the_ledgers_hold_on_the_database() {
    let config = Config { cases: sequences(), failure_persistence: None, ..Config::default() };
    TestRunner::new(config)
        .run(&acts(40), |acts| {
            let fresh = Fresh::new();
            live(&World::new(std::sync::Arc::clone(&fresh.store)), &acts);
            Ok(())
        })
        .unwrap();
}

/// What `tierway check` finds.
fn faults(world: &World) -> Vec<String> {
    let check = |tx: &mut dyn Transaction| {
        let mut faults = ledger_faults(tx)?;
        faults.extend(fulfilment_faults(tx)?);
        faults.extend(earning_faults(tx)?);
        Ok(faults)
    };
    transact_blocking(&*world.store, Access::Read, check).unwrap()
}

#[test]
fn ten_thousand_operations_leave_nothing_to_find() {
    let mut runner = TestRunner::deterministic();
    let acts = exactly(10_000).new_tree(&mut runner).unwrap().current();
    let fresh = Fresh::new();
    let world = World::new(std::sync::Arc::clone(&fresh.store));
    for (number, act) in acts.iter().enumerate() {
        world.perform(act);
        if number % 250 == 0 {
            assert_eq!(faults(&world), Vec::<String>::new(), "after {act:?}");
        }
    }
    assert_eq!(faults(&world), Vec::<String>::new());
    assert!(world.orders.lock().unwrap().len() > 500, "many orders were placed");
}
