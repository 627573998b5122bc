//! Ledger verification detects figures changed outside the store.

use tierway_application::orders::fulfilment_faults;
use tierway_application::{Access, transact_blocking};
use tierway_commissions::NewPayout;
use tierway_kernel::BusinessZone;
use tierway_orders::PaymentStatus;
use tierway_testkit::builders::{add_product, add_user, at, money, new_customer, payment, product_draft, quote_of};

use crate::execute;

on_each!(a_level_that_is_not_the_sum_of_its_movements_is_found, |database| {
    let (lamp, table) = transact_blocking(&**database, Access::Write, |tx| {
        Ok((add_product(tx, &product_draft("Lamp"), 10)?.id, add_product(tx, &product_draft("Table"), 10)?.id))
    })
    .unwrap();
    let found = || transact_blocking(&**database, Access::Read, |tx| Ok(tx.stock().level_mismatches()?)).unwrap();
    assert_eq!(found(), []);
    let tamper = |figure: &str, product: i64| {
        let sql = format!("UPDATE stock_levels SET {figure} = {figure} + 1 WHERE product_id = {product}");
        execute(database, &sql).unwrap();
    };
    tamper("stock_in", lamp.0);
    assert_eq!(found(), [lamp]);
    tamper("stock_out", table.0);
    assert_eq!(found(), [lamp, table]);
    assert_eq!(transact_blocking(&**database, Access::Read, |tx| Ok(tx.stock().held_mismatches()?)).unwrap(), []);
    tamper("held", lamp.0);
    let held = transact_blocking(&**database, Access::Read, |tx| Ok(tx.stock().held_mismatches()?)).unwrap();
    assert_eq!(held, [lamp]);
});

on_each!(an_order_that_a_search_does_not_find_is_told, |database| {
    let [named, numbered] = transact_blocking(&**database, Access::Write, |tx| {
        let (anna, ben) = (add_user(tx, &new_customer("anna"))?, add_user(tx, &new_customer("ben"))?);
        let named = tx.orders().add(&quote_of(&anna, money("1.00")), None, at(0))?;
        let mut order = tx.orders().add(&quote_of(&ben, money("1.00")), None, at(1))?;
        let from = order.status;
        order.payment = Some(payment("RCP-1", "INV-1", at(2)));
        order.payment_status = PaymentStatus::Paid;
        tx.orders().save(&order, from, None, None, at(2))?;
        Ok([named.id, order.id])
    })
    .unwrap();
    let found = || transact_blocking(&**database, Access::Read, |tx| Ok(tx.orders().unsearchable()?)).unwrap();
    assert_eq!(found(), []);
    execute(database, "DELETE FROM order_buyers WHERE name LIKE 'anna%'").unwrap();
    assert_eq!(found(), [named]);
    execute(database, "DELETE FROM order_numbers WHERE part = 'inv-1'").unwrap();
    assert_eq!(found(), [named, numbered]);
    let told = transact_blocking(&**database, Access::Read, fulfilment_faults).unwrap();
    let sentence = format!("Order #{named}: a search for its buyer or its numbers does not find it.");
    assert!(told.contains(&sentence), "{told:?}");
});

on_each!(counts_of_orders_that_are_wrong_are_told_also_where_only_what_they_hold_is, |database| {
    let days = transact_blocking(&**database, Access::Write, |tx| {
        let anna = add_user(tx, &new_customer("anna"))?;
        let days = [0, 2, 4].map(|days| days * 24 * 60);
        for minute in days {
            tx.orders().add(&quote_of(&anna, money("1.00")), None, at(minute))?;
        }
        while tx.sales().rollup_orders(BusinessZone::UTC, 2)? {}
        tx.orders().add(&quote_of(&anna, money("1.00")), None, at(days[2]))?;
        Ok(days.map(|minute| at(minute).date_naive()))
    })
    .unwrap();
    let found = || transact_blocking(&**database, Access::Read, |tx| Ok(tx.sales().miscounted_days()?)).unwrap();
    assert_eq!(found(), [], "an order that is not counted yet is told by the log");
    execute(database, "UPDATE counted_orders SET courier = 'Express' WHERE order_id = 1").unwrap();
    assert_eq!(found(), [days[0]], "what the sums hold of an order");
    execute(database, "UPDATE order_sums SET total = total + 1 WHERE side = 'all' AND day = -1").unwrap();
    assert_eq!(found().len(), 2, "the sums of all days together");
    assert!(found()[0] < chrono::DateTime::UNIX_EPOCH.date_naive());
    execute(database, "DELETE FROM order_changes").unwrap();
    assert_eq!(found()[1..], [days[0], days[2]], "an order that nobody tells");
});

on_each!(a_payout_that_is_not_the_sum_of_its_entries_is_told, |database| {
    let payout =
        NewPayout { number: "PAY-1".to_owned(), minimum: money("0.50"), up_to: at(0), note: None, created_by: None };
    let id = transact_blocking(&**database, Access::Write, move |tx| Ok(tx.payouts().add(&payout, at(0))?.id)).unwrap();
    let found = || transact_blocking(&**database, Access::Read, |tx| Ok(tx.payouts().mismatches()?)).unwrap();
    assert_eq!(found(), []);
    let sum = format!("INSERT INTO payout_sums (payout_id, month, kind, amount) VALUES ({id}, '2026-03', 'bonus', 5)");
    execute(database, &sum).unwrap();
    assert_eq!(found(), [id]);
});
