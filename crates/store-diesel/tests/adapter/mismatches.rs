//! The proof of the ledger sees what is wrong: a figure changed behind the store's back.

use tierway_application::{Access, transact_blocking};
use tierway_testkit::builders::{add_product, product_draft};

use crate::{execute, on_each};

#[test]
fn a_level_that_is_not_the_sum_of_its_movements_is_found() {
    on_each(|database| {
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
}
