//! `tierway check`: proves that the figures kept beside the ledgers equal the sums of the ledgers.

use tierway_application::analytics::sales_faults;
use tierway_application::commissions::earning_faults;
use tierway_application::inventory::ledger_faults;
use tierway_application::orders::fulfilment_faults;
use tierway_application::purchasing::purchase_faults;
use tierway_application::{Access, Failure, Store, transact_blocking};

/// Sentences about what does not fit; empty when all is well.
pub fn faults(store: &dyn Store) -> Result<Vec<String>, Failure> {
    transact_blocking(store, Access::Read, |tx| {
        let mut faults = ledger_faults(tx)?;
        faults.extend(fulfilment_faults(tx)?);
        faults.extend(earning_faults(tx)?);
        faults.extend(purchase_faults(tx)?);
        faults.extend(sales_faults(tx)?);
        Ok(faults)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use tierway_application::analytics::fold_day;
    use tierway_testkit::Fresh;
    use tierway_testkit::builders::{add_product, add_user, at, new_customer, order_pieces, product_draft, quantity};

    /// A store in which a customer has ordered 3 of 10 lamps and, when asked, 2 more are reserved for nobody.
    fn store(stray: bool) -> Fresh {
        let store = Fresh::sqlite();
        transact_blocking(&*store, Access::Write, move |tx| {
            let lamp = add_product(tx, &product_draft("Lamp"), 10)?;
            let buyer = add_user(tx, &new_customer("carla"))?;
            order_pieces(tx, &buyer, &lamp, 3, at(1))?;
            if stray {
                tx.stock().reserve(lamp.id, quantity(2), at(2))?;
            }
            Ok(())
        })
        .unwrap();
        store
    }

    #[test]
    fn sums_that_fit_are_no_fault() {
        assert_eq!(faults(&*store(false)).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn pieces_on_hold_without_a_lot_are_told() {
        let store = store(false);
        transact_blocking(&*store, Access::Write, |tx| {
            let product = tierway_kernel::ProductId(1);
            tx.stock().shift(product, tierway_inventory::Shift::Hold(quantity(2)), at(3))?;
            Ok(())
        })
        .unwrap();
        assert_eq!(faults(&*store).unwrap(), ["Product 1: its lots do not fit its balance and held pieces."]);
    }

    #[test]
    fn sums_of_a_day_that_its_orders_do_not_say_are_told() {
        let store = store(false);
        let fold = |day| transact_blocking(&*store, Access::Write, move |tx| fold_day(tx, day)).unwrap();
        fold(at(1).date_naive());
        assert_eq!(faults(&*store).unwrap(), Vec::<String>::new());
        transact_blocking(&*store, Access::Write, |tx| Ok(tx.sales().replace_day(at(1).date_naive(), &[])?)).unwrap();
        let told = faults(&*store).unwrap();
        assert_eq!(told.len(), 8, "each side is told: {told:?}");
        assert!(told[0].ends_with(": the sums by all are not what the orders say."), "{told:?}");
    }

    #[test]
    fn a_reservation_without_an_order_is_told() {
        assert_eq!(faults(&*store(true)).unwrap(), ["Product 1: 5 pieces are reserved, but open orders hold 3."]);
    }
}
