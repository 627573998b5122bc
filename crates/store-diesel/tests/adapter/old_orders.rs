//! Sales totals across restarts, and with older versions before or in parallel.

use std::path::Path;

use tierway_accounts::NewUser;
use tierway_application::analytics::{SalesCache, Span, read_sales, sales_faults};
use tierway_application::{Access, Store, transact_blocking};
use tierway_kernel::{BusinessZone, OrderId};
use tierway_orders::{CohortMonth, MonthIndex, Order, OrderOrigin, OrderStatus, SalesDimension, SoldOrder};
use tierway_store_diesel::open;
use tierway_testkit::Fresh;
use tierway_testkit::builders::{at, new_agent, new_customer, order_of};
use tierway_testkit::contract::support::{fold_all, product, read, rollup_some, user, write};

use crate::execute;

const UTC: BusinessZone = BusinessZone::UTC;
/// Minutes of a day.
const DAY: i64 = 24 * 60;

/// Orders of two days by a referred customer from Asia.
fn trade(store: &dyn Store) -> Vec<OrderId> {
    let agent = user(store, new_agent("gabe"));
    let anna = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("anna") });
    let (mint, lime) = (product(store, "Mint", 9), product(store, "Lime", 9));
    write(store, move |tx| {
        let order = order_of(&anna, &[(&mint, 1), (&lime, 2)]);
        let origin = OrderOrigin { region: Some("asia".to_owned()), ..order.origin.clone() };
        let order = tierway_orders::NewOrder { origin, ..order };
        (0..6).map(|number| Ok(tx.orders().add(&order, None, at(number % 2 * DAY))?.id)).collect()
    })
}

fn cancel(store: &dyn Store, id: OrderId) {
    let saved = write(store, move |tx| {
        let order = tx.orders().by_id(id)?.expect("the order exists");
        let (from, gone) = (order.status, Order { status: OrderStatus::Cancelled, ..order });
        tx.orders().save(&gone, from, None, None, at(9))
    });
    assert!(saved);
}

/// Orders and pieces by region and by product, cohorts, and all that is wrong.
type Seen = (Vec<(String, u64, i64)>, Vec<CohortMonth>, Vec<String>);

fn seen(store: &dyn Store) -> Seen {
    transact_blocking(store, Access::Read, |tx| {
        let span = Span { zone: UTC, from: at(0).date_naive(), to: at(DAY).date_naive() };
        let mut keys = Vec::new();
        for side in [SalesDimension::Region, SalesDimension::Product, SalesDimension::Category, SalesDimension::Role] {
            let sales = read_sales(tx, &SalesCache::default(), Some(side), span)?;
            keys.extend(sales.keys.into_iter().map(|(key, sales)| (key, sales.order_count(), sales.units)));
        }
        let cohorts = tx.sales().cohort_months(UTC, MonthIndex(0), MonthIndex(12 * 9_000))?;
        Ok((keys, cohorts, sales_faults(tx)?))
    })
    .unwrap()
}

fn sold(store: &dyn Store) -> Vec<SoldOrder> {
    read(store, |tx| tx.sales().sold(UTC, at(0).date_naive(), at(DAY).date_naive()))
}

on_each!(sums_are_the_same_when_the_program_ends_between_two_batches, |database| {
    let orders = trade(&**database);
    let before = seen(&**database);
    assert_eq!((before.0[0].clone(), before.2.len()), (("asia".to_owned(), 6, 18), 0));
    for _ in 0..2 {
        let program = open(database.url(), Path::new("unused")).unwrap();
        assert!(rollup_some(program.as_ref(), UTC, 2));
        drop(program);
        assert_eq!(seen(&**database), before);
    }
    cancel(&**database, orders[0]);
    cancel(&**database, orders[5]);
    let (keys, cohorts, faults) = seen(&**database);
    assert_eq!((keys[0].clone(), cohorts[0].orders, faults.len()), (("asia".to_owned(), 4, 12), 4, 0));
    let mut batches = 0;
    loop {
        let program = open(database.url(), Path::new("unused")).unwrap();
        if !rollup_some(program.as_ref(), UTC, 2) {
            break;
        }
        batches += 1;
        assert_eq!(seen(&**database), (keys.clone(), cohorts.clone(), Vec::new()));
    }
    assert_eq!(batches, 2, "two that were left of the first, and two that were cancelled");
});

/// The down migration of a database.
fn take_back(database: &Fresh, name: &str) {
    let side = if database.url().starts_with("sqlite:") { "sqlite" } else { "postgres" };
    let place = format!("{}/../../migrations/{side}/{name}/down.sql", env!("CARGO_MANIFEST_DIR"));
    execute(database, &std::fs::read_to_string(place).unwrap()).unwrap();
    let version: String = name.chars().take_while(|sign| *sign != '_').filter(char::is_ascii_digit).collect();
    execute(database, &format!("DELETE FROM __diesel_schema_migrations WHERE version = '{version}'")).unwrap();
}

on_each!(orders_of_a_version_of_before_keep_their_origin_and_are_summed_up_anew, |database| {
    let orders = trade(&**database);
    cancel(&**database, orders[2]);
    fold_all(&**database, UTC);
    let (figures, lines) = (seen(&**database), sold(&**database));
    take_back(database, "2026-11-26-000100_words_and_payers");
    take_back(database, "2026-11-25-001210_origins_with_orders");
    take_back(database, "2026-11-25-001200_sums_of_sales");
    let program = open(database.url(), Path::new("unused")).unwrap();
    assert_eq!(sold(program.as_ref()), lines, "from the tables of before");
    assert_eq!(read(program.as_ref(), |tx| tx.sales().rolled_up(at(0).date_naive(), at(DAY).date_naive())).orders, 0);
    assert_eq!(seen(program.as_ref()), figures, "counted from the orders");
    assert!(rollup_some(program.as_ref(), UTC, 2));
    assert_eq!(seen(program.as_ref()), figures);
    fold_all(program.as_ref(), UTC);
    assert_eq!(seen(program.as_ref()), figures, "summed up");
    assert_eq!(read(program.as_ref(), |tx| tx.sales().rolled_up(at(0).date_naive(), at(DAY).date_naive())).orders, 5);
});

on_each!(what_a_version_of_before_writes_and_counts_is_taken_over, |database| {
    let orders = trade(&**database);
    fold_all(&**database, UTC);
    let (figures, lines) = (seen(&**database), sold(&**database));
    let id = orders[1].0;
    // It writes the order without its origin, and the origin into a table of its own …
    for sql in [
        format!("UPDATE orders SET buyer_role = '', region = '', cohort = NULL WHERE id = {id}"),
        format!("UPDATE order_lines SET category = '', unit_cost = 0 WHERE order_id = {id}"),
        format!(
            "INSERT INTO order_origins (order_id, placed_at, buyer_role, region, month, cohort) \
             SELECT {id}, created_at, buyer_role, region, 24314, cohort FROM orders WHERE id = {}",
            orders[0].0
        ),
        format!(
            "INSERT INTO sold_lines (line_id, order_id, product_id, placed_at, category, unit_cost) \
             SELECT l.id, l.order_id, l.product_id, 0, p.category, p.manufacturer_cost FROM order_lines l \
             JOIN products p ON p.id = l.product_id WHERE l.order_id = {id}"
        ),
    ] {
        execute(database, &sql).unwrap();
    }
    assert_eq!(sold(&**database), lines);
    // … and what it counts has no zone, and may have put anything into the sums.
    execute(database, &format!("UPDATE counted_orders SET zone = NULL, goods = 0, tax = 0 WHERE order_id = {id}"))
        .unwrap();
    execute(database, "DELETE FROM daily_sales WHERE side = 'all'").unwrap();
    assert!(!seen(&**database).2.is_empty(), "that is told");
    cancel(&**database, orders[1]);
    fold_all(&**database, UTC);
    assert!(!seen(&**database).2.is_empty(), "nobody knows what the sums hold");
    assert!(write(&**database, |tx| tx.sales().discard_foreign_sums()));
    let (keys, cohorts, faults) = seen(&**database);
    assert_eq!((faults, keys[0].clone()), (Vec::new(), ("asia".to_owned(), 5, 15)));
    fold_all(&**database, UTC);
    assert_eq!(seen(&**database), (keys, cohorts, Vec::new()));
    assert!(!write(&**database, |tx| tx.sales().discard_foreign_sums()), "once is enough");
    assert_eq!(figures.0[0].1, 6);
});

on_each!(sums_that_a_version_without_buyers_wrote_are_told_by_their_sign_and_made_anew, |database| {
    let by_buyer = |store: &dyn Store| {
        let (from, to) = (at(0).date_naive(), at(DAY).date_naive());
        let sums = read(store, move |tx| tx.sales().rollup_by_key(SalesDimension::Buyer, from, to));
        sums.get("").map(|sales| (sales.orders, sales.units, sales.goods.minor().signum()))
    };
    let orders = trade(&**database);
    fold_all(&**database, UTC);
    assert_eq!(by_buyer(&**database), Some((6, 18, 1)));
    // That version has summed all orders up, by everything but buyers; this one takes one of them out.
    execute(database, "DELETE FROM daily_sales WHERE side = 'buyer'").unwrap();
    cancel(&**database, orders[0]);
    fold_all(&**database, UTC);
    assert_eq!(by_buyer(&**database), Some((-1, -3, -1)), "what is missing is not added");
    assert!(read(&**database, |tx| tx.sales().has_foreign_sums()));
    assert!(write(&**database, |tx| tx.sales().discard_foreign_sums()));
    fold_all(&**database, UTC);
    assert_eq!(by_buyer(&**database), Some((5, 15, 1)));
    assert_eq!(seen(&**database).2, Vec::<String>::new());
    assert!(!write(&**database, |tx| tx.sales().discard_foreign_sums()), "once is enough");
});

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn the_sums_are_migrated_while_somebody_reads_them_for_long() {
    let database = Fresh::postgres();
    let orders = trade(&*database);
    fold_all(&*database, UTC);
    take_back(&database, "2026-11-29-000500_buyers_and_report_schedules");
    take_back(&database, "2026-11-29-000490_daily_sales_and_mail");
    std::thread::scope(|scope| {
        let long = "BEGIN; SELECT 1 FROM daily_sales; SELECT pg_sleep(2.5); COMMIT";
        let reader = scope.spawn(|| execute(&database, long).unwrap());
        std::thread::sleep(std::time::Duration::from_millis(500));
        let program = open(database.url(), Path::new("unused")).unwrap();
        reader.join().unwrap();
        fold_all(program.as_ref(), UTC);
        assert_eq!(seen(program.as_ref()).2, Vec::<String>::new());
        let sums = read(program.as_ref(), |tx| {
            tx.sales().rollup_by_key(SalesDimension::Buyer, at(0).date_naive(), at(DAY).date_naive())
        });
        assert_eq!(sums[""].orders, orders.len() as i64);
    });
}
