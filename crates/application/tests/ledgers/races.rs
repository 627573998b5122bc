//! Concurrent actions: the totals agree in any order.

use std::sync::Arc;

use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;
use tierway_accounts::User;
use tierway_application::catalogue::delete_product;
use tierway_application::inventory::{LotInput, MovementEntry, record_movement};
use tierway_application::orders::{CartItem, PlaceOrder, place_order};
use tierway_application::{Access, Context, Transaction, transact_blocking};
use tierway_inventory::Direction;
use tierway_testkit::Fresh;
use tierway_testkit::builders::{actor, add_user, at, goods_in, new_customer, product_draft};
use tierway_testkit::contract::support::race;

use crate::act::exactly;
use crate::faults;
use crate::world::World;

#[test]
fn thirty_two_writers_of_one_product_leave_nothing_to_find() {
    let fresh = Fresh::new();
    let world = World::with_products(Arc::clone(&fresh.store), &["Mango Ice"]);
    let mut runner = TestRunner::deterministic();
    let writers: Vec<_> = (0..32).map(|_| exactly(25).new_tree(&mut runner).unwrap().current()).collect();
    race(32, |number| writers[number].iter().for_each(|act| world.perform(act)));
    assert_eq!(faults(&world), Vec::<String>::new());
}

#[test]
fn five_hundred_buyers_of_a_hundred_pieces_get_a_hundred() {
    let fresh = Fresh::new();
    let world = World::with_products(Arc::clone(&fresh.store), &["Mango Ice"]);
    let id = world.products[0].id;
    let buyers: Vec<User> = transact_blocking(&*world.store, Access::Write, move |tx| {
        tx.stock().record(&goods_in(id, 40), at(1))?;
        let buyers = (0..500).map(|number| add_user(tx, &new_customer(&format!("buyer{number}"))));
        Ok(buyers.collect::<Result<Vec<_>, _>>()?)
    })
    .unwrap();
    let placed = race(buyers.len(), |number| {
        let item = CartItem { product_id: id, tier: None, quantity: 1, expected_price: None };
        let command = PlaceOrder { items: Some(vec![item]), ..PlaceOrder::default() };
        let place = move |tx: &mut dyn Transaction, context: &Context| place_order(tx, context, &command);
        world.as_user(actor(&buyers[number]), place).is_some()
    });
    assert_eq!(placed.into_iter().filter(|placed| *placed).count(), 100);
    let level = transact_blocking(&*world.store, Access::Read, move |tx| Ok(tx.stock().level(id)?)).unwrap().unwrap();
    assert_eq!((level.balance(), level.reserved, level.available()), (100, 100, 0));
    assert_eq!(faults(&world), Vec::<String>::new());
}

#[test]
fn deleting_a_product_while_it_is_delivered_and_ordered_leaves_nothing_to_find() {
    let fresh = Fresh::new();
    let world = World::with_products(Arc::clone(&fresh.store), &["Mango Ice"]);
    for round in 0..12 {
        let draft = product_draft(&format!("Short-lived {round}"));
        let id = transact_blocking(&*world.store, Access::Write, move |tx| {
            let id = tx.products().add(&draft, tierway_testkit::builders::at(0))?.id;
            tx.stock().open(id)?;
            Ok(id)
        })
        .unwrap();
        race(6, |number| match number {
            0 => {
                world.as_user(actor(world.owner()), move |tx, context| delete_product(tx, context, id));
            }
            1 => {
                let entry = MovementEntry {
                    product_id: id,
                    direction: Direction::In,
                    quantity: 9,
                    reason: None,
                    reference: None,
                    notes: None,
                    lot: LotInput { code: Some("L-1".to_owned()), ..LotInput::default() },
                };
                world.as_user(actor(world.owner()), move |tx, context| record_movement(tx, context, &entry));
            }
            _ => {
                let item = CartItem { product_id: id, tier: None, quantity: 2, expected_price: None };
                let command = PlaceOrder { items: Some(vec![item]), ..PlaceOrder::default() };
                world.as_user(actor(world.buyer(number)), move |tx, context| place_order(tx, context, &command));
            }
        });
        assert_eq!(faults(&world), Vec::<String>::new(), "round {round}");
        let (product, level) = transact_blocking(&*world.store, Access::Read, move |tx| {
            Ok((tx.products().by_id(id)?, tx.stock().level(id)?))
        })
        .unwrap();
        assert_eq!(product.is_some(), level.is_some(), "both are there, or neither");
    }
}
