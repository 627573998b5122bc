//! What received goods cost with the charges of their purchase orders.

use std::collections::HashMap;

use tierway_catalogue::Product;
use tierway_kernel::{Money, ProductId, PurchaseLineId, PurchaseOrderId};
use tierway_workforce::{ChargeSpread, NewCharge, ReceiptLine, landed, milligrams, received_lines};

use super::suppliers::known_products;
use crate::{Failure, Transaction};

/// What a piece of these products weighs now, in milligrams; products without a weight are omitted.
pub(super) fn weights(products: &HashMap<ProductId, Product>) -> HashMap<ProductId, u64> {
    let weight = |product: &Product| Some((product.id, milligrams(product.weight?, &product.weight_unit)?));
    products.values().filter_map(weight).collect()
}

/// The landed cost of a piece, by order and line, of those of the orders that have charges. An order whose charges cannot
/// be spread any more has no lines. Two statements, and one for every 500 products whose receipts say no weight.
pub(super) fn landed_costs(
    tx: &mut dyn Transaction,
    orders: impl Iterator<Item = PurchaseOrderId>,
) -> Result<HashMap<PurchaseOrderId, HashMap<PurchaseLineId, Money>>, Failure> {
    let mut orders: Vec<PurchaseOrderId> = orders.collect();
    orders.sort_unstable();
    orders.dedup();
    let mut charges: HashMap<PurchaseOrderId, Vec<NewCharge>> = HashMap::new();
    for charge in tx.purchase_charges().of_orders(&orders)? {
        charges.entry(charge.order_id).or_default().push(charge.entry);
    }
    orders.retain(|order| charges.contains_key(order));
    let mut received: HashMap<PurchaseOrderId, Vec<ReceiptLine>> = HashMap::new();
    for (order, line) in tx.purchase_charges().received(&orders)? {
        received.entry(order).or_default().push(line);
    }
    let by_weight = charges.values().flatten().any(|charge| charge.spread == ChargeSpread::Weight);
    let unweighed = received.values().flatten().filter(|line| by_weight && line.piece_weight.is_none());
    let mut unweighed: Vec<ProductId> = unweighed.map(|line| line.product_id).collect();
    unweighed.sort_unstable();
    unweighed.dedup();
    let weights = weights(&known_products(tx, &unweighed)?);
    let of_order = |(order, charges): (&PurchaseOrderId, &Vec<NewCharge>)| {
        let lines = received_lines(received.get(order).into_iter().flatten(), &weights);
        let found = landed(&lines, charges).unwrap_or_default();
        (*order, found.into_iter().map(|one| (one.line, one.per_piece)).collect())
    };
    Ok(charges.iter().map(of_order).collect())
}
