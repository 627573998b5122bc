//! Invariants.

use std::collections::{HashMap, HashSet};

use tierway_application::{Access, Transaction, transact_blocking};
use tierway_commissions::CommissionStatus;
use tierway_inventory::{Direction, MovementFilter};
use tierway_kernel::{Money, PageRequest, ProductId, StoreError};
use tierway_orders::{Order, OrderStatus, PaymentKind, PaymentStatus};

use crate::world::World;

/// Checks every sum.
pub fn hold(world: &World) {
    let products: Vec<ProductId> = world.products.iter().map(|product| product.id).collect();
    let orders: Vec<_> = world.orders.lock().unwrap().iter().map(|(id, _)| *id).collect();
    transact_blocking(&*world.store, Access::Read, move |tx| {
        stock(tx, &products)?;
        let orders = tx.orders().by_ids(&orders)?;
        numbers(&orders);
        for order in &orders {
            commission(tx, order)?;
        }
        Ok(())
    })
    .unwrap();
}

/// Σ in − Σ out is the balance, the reserved pieces are those of open orders, nothing is below zero.
fn stock(tx: &mut dyn Transaction, products: &[ProductId]) -> Result<(), StoreError> {
    let faults = tierway_application::inventory::ledger_faults(tx);
    assert_eq!(faults.unwrap(), Vec::<String>::new());
    let faults = tierway_application::orders::fulfilment_faults(tx);
    assert_eq!(faults.unwrap(), Vec::<String>::new());
    let reserved: HashMap<ProductId, i64> = tx.orders().reserved_pieces()?.into_iter().collect();
    for level in tx.stock().levels(products)? {
        let id = level.product_id;
        assert!(level.reserved >= 0 && level.available() >= 0, "{level:?}");
        assert_eq!(reserved.get(&id).copied().unwrap_or(0), level.reserved, "reserved pieces of {id}");
        let filter = MovementFilter { product_id: Some(id), ..MovementFilter::default() };
        let page = tx.stock().movements(&filter, &PageRequest::first(200))?;
        assert!(page.next.is_none(), "the test reads the whole ledger");
        let sum = |direction| -> i64 {
            let of = page.items.iter().filter(|movement| movement.entry.direction == direction);
            of.map(|movement| movement.entry.quantity.get()).sum()
        };
        assert_eq!(sum(Direction::In) - sum(Direction::Out), level.balance(), "ledger of {id}");
        let last = page.items.first().map_or(0, |movement| movement.balance_after);
        assert_eq!(last, level.balance(), "the newest movement states the balance of {id}");
    }
    Ok(())
}

/// A payment has its own numbers, and the sequences have no gaps.
fn numbers(orders: &[Order]) {
    let mut serials: Vec<i64> = Vec::new();
    let mut receipts = HashSet::new();
    for order in orders {
        assert_eq!(order.payment.is_some(), order.payment_status == PaymentStatus::Paid);
        if let Some(payment) = &order.payment {
            assert!(receipts.insert(payment.receipt_number.clone()), "receipts are unique");
            serials.push(payment.invoice_number.rsplit('-').next().unwrap().parse().unwrap());
        }
    }
    serials.sort_unstable();
    assert!(serials.iter().zip(1..).all(|(serial, expected)| *serial == expected), "gaps in {serials:?}");
}

/// One commission for each paid order of a referred customer: floor(goods ÷ 14.00) × 0.50 of what was not refunded,
/// reversed with the order.
fn commission(tx: &mut dyn Transaction, order: &Order) -> Result<(), StoreError> {
    let steps = order.goods_total.minor() / 1400;
    let earns = order.referrer_id.is_some() && order.payment.is_some() && steps > 0;
    let commission = tx.commissions().of_order(order.id)?;
    assert_eq!(commission.is_some(), earns, "{order:?}");
    let Some(commission) = commission else { return Ok(()) };
    let refunds = tx.order_payments().of_orders(&[order.id])?;
    let refunds = refunds.iter().filter(|one| one.entry.kind == PaymentKind::Refund);
    let refunded: i64 = refunds.map(|one| one.entry.amount.minor()).sum();
    let stands = if order.status == OrderStatus::Cancelled { 0 } else { order.goods_total.minor() - refunded };
    let left = stands.max(0) / 1400;
    assert_eq!(commission.status == CommissionStatus::Reversed, left == 0, "{order:?}");
    if left > 0 {
        let part = Money::of(left * 50);
        assert_eq!(commission.entry.agent_amount, part);
        let sub = if commission.entry.sub_agent_id.is_some() { part } else { Money::ZERO };
        assert_eq!(commission.entry.sub_agent_amount, sub);
    }
    Ok(())
}
