//! `tierway check`: proves that the figures kept beside the ledgers equal the sums of the ledgers.

use std::collections::BTreeMap;

use tierway_application::{Access, Failure, Store, Transaction, transact_blocking};
use tierway_catalogue::{ProductFilter, ProductSort};
use tierway_kernel::{MAX_LIMIT, PageRequest, ProductId};

/// Sentences about what does not fit; empty when all is well.
pub fn faults(store: &dyn Store) -> Result<Vec<String>, Failure> {
    transact_blocking(store, Access::Read, |tx| {
        let mut faults = level_faults(tx)?;
        faults.extend(reservation_faults(tx)?);
        Ok(faults)
    })
}

/// Levels that differ from their movements.
fn level_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let products = tx.stock().level_mismatches()?;
    Ok(products
        .iter()
        .map(|id| format!("Product {id}: the stock level differs from the sum of its movements."))
        .collect())
}

/// Reservations that differ from the lines of the orders that hold them.
fn reservation_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let mut wanted: BTreeMap<ProductId, i64> = tx.orders().reserved_pieces()?.into_iter().collect();
    let mut faults = Vec::new();
    for ids in product_ids(tx)?.chunks(MAX_LIMIT as usize) {
        for level in tx.stock().levels(ids)? {
            let pieces = wanted.remove(&level.product_id).unwrap_or_default();
            if level.reserved != pieces {
                faults.push(reservation_fault(level.product_id, level.reserved, pieces));
            }
        }
    }
    let without_level = wanted.into_iter().filter(|(_, pieces)| *pieces != 0);
    faults.extend(without_level.map(|(id, pieces)| reservation_fault(id, 0, pieces)));
    Ok(faults)
}

fn reservation_fault(id: ProductId, reserved: i64, pieces: i64) -> String {
    format!("Product {id}: {reserved} pieces are reserved, but open orders hold {pieces}.")
}

/// Every product, discontinued ones too.
fn product_ids(tx: &mut dyn Transaction) -> Result<Vec<ProductId>, Failure> {
    let mut ids = Vec::new();
    let mut request = PageRequest::first(MAX_LIMIT);
    loop {
        let page = tx.products().list(&ProductFilter::default(), ProductSort::Newest, &request)?;
        ids.extend(page.items.iter().map(|product| product.id));
        match page.next {
            Some(next) => request.cursor = Some(next),
            None => return Ok(ids),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use tierway_testkit::MemoryStore;
    use tierway_testkit::builders::{add_product, add_user, at, new_customer, order_pieces, product_draft, quantity};

    /// A store in which a customer has ordered 3 of 10 lamps and, when asked, 2 more are reserved for nobody.
    fn store(stray: bool) -> MemoryStore {
        let store = MemoryStore::new();
        transact_blocking(&store, Access::Write, move |tx| {
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
        assert_eq!(faults(&store(false)).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn a_reservation_without_an_order_is_told() {
        assert_eq!(faults(&store(true)).unwrap(), ["Product 1: 5 pieces are reserved, but open orders hold 3."]);
    }
}
