//! Shipping of unpaid orders: refused or flagged, by the setting.

use std::collections::HashMap;

use tierway_kernel::{Actor, Role, UserId};
use tierway_orders::{Order, OrderVisibility, check_unpaid_shipping, is_awaiting_payment, ships_unpaid};

use super::view::OrderView;
use crate::{Failure, Settings, Transaction};

/// Refuses goods of this order to leave that have to be paid first.
pub(super) fn refuse_unpaid(tx: &mut dyn Transaction, order: &Order) -> Result<(), Failure> {
    if !is_awaiting_payment(order) {
        return Ok(());
    }
    let settings = Settings::load(tx)?;
    let buyer = tx.users().by_id(order.customer_id)?.ok_or(Failure::NotFound("This order"))?;
    Ok(check_unpaid_shipping(order, buyer.role, settings.ship_unpaid)?)
}

/// Adds to each order whether it may be shipped unpaid, by the setting; for company staff only.
pub(crate) fn add_unpaid(tx: &mut dyn Transaction, views: &mut [OrderView], viewer: &Actor) -> Result<(), Failure> {
    if !viewer.role().is_some_and(Role::is_staff) {
        return Ok(());
    }
    let is_waiting = |view: &&OrderView| view.visibility == OrderVisibility::Full && is_awaiting_payment(&view.order);
    let mut buyers: Vec<UserId> = views.iter().filter(is_waiting).map(|view| view.order.customer_id).collect();
    if buyers.is_empty() {
        return Ok(());
    }
    buyers.sort_unstable();
    buyers.dedup();
    let roles: HashMap<UserId, Role> =
        tx.users().by_ids(&buyers)?.into_iter().map(|user| (user.id, user.role)).collect();
    let settings = Settings::load(tx)?;
    for view in views {
        let role = roles.get(&view.order.customer_id);
        let rule = |role| ships_unpaid(&view.order, role, settings.ship_unpaid);
        view.ship_unpaid = role.copied().and_then(rule);
    }
    Ok(())
}
