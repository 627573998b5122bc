//! Goods that leave before they are paid.

use tierway_kernel::Role;

use crate::{Order, OrderError, PaymentStatus};

tierway_kernel::names! {
    /// The policy for shipping unpaid orders.
    #[derive(Default)]
    pub enum ShipUnpaid as "ShipUnpaidName" {
        /// Staff are asked to confirm.
        #[default]
        Warn = "warn",
        /// They do not leave.
        Refuse = "refuse",
        /// Nothing.
        Allow = "allow",
    }
}

/// Whether an order is unpaid and not shipped yet.
pub fn is_awaiting_payment(order: &Order) -> bool {
    order.payment_status == PaymentStatus::Unpaid && !order.is_quote && order.status.holds_reservation()
}

/// Whether goods leave before they are paid by the nature of the purchase: traders buy on terms, and cash is paid when the
/// goods are handed over. After how many hours an unpaid order is cancelled ([`UnpaidRules`](crate::UnpaidRules)) is another
/// question.
pub fn pays_later(role: Role, method: Option<&str>) -> bool {
    role != Role::Customer || method == Some("Cash")
}

/// The check before shipping an unpaid order of this role; `None` for none. An order is unpaid in this sense while it
/// [`is_awaiting_payment`] and its buyer does not pay later ([`pays_later`]).
pub fn ships_unpaid(order: &Order, role: Role, rule: ShipUnpaid) -> Option<ShipUnpaid> {
    let is_due = is_awaiting_payment(order) && !pays_later(role, order.payment_method.as_deref());
    Some(rule).filter(|rule| is_due && *rule != ShipUnpaid::Allow)
}

/// Refuses goods to leave that have to be paid first.
pub fn check_unpaid_shipping(order: &Order, role: Role, rule: ShipUnpaid) -> Result<(), OrderError> {
    match ships_unpaid(order, role, rule) {
        Some(ShipUnpaid::Refuse) => Err(OrderError::NotPaidYet),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OrderStatus;
    use crate::fulfilment::tests::order;

    #[test]
    fn unpaid_orders_are_warned_of_refused_or_let_go() {
        let unpaid = order(OrderStatus::Ready);
        let found = |rule| ships_unpaid(&unpaid, Role::Customer, rule);
        assert_eq!(found(ShipUnpaid::Warn), Some(ShipUnpaid::Warn));
        assert_eq!(found(ShipUnpaid::Refuse), Some(ShipUnpaid::Refuse));
        assert_eq!(found(ShipUnpaid::Allow), None);
        let check = |rule| check_unpaid_shipping(&unpaid, Role::Customer, rule);
        assert_eq!((check(ShipUnpaid::Warn), check(ShipUnpaid::Allow)), (Ok(()), Ok(())));
        assert_eq!(check(ShipUnpaid::Refuse), Err(OrderError::NotPaidYet));
    }

    #[test]
    fn what_is_paid_on_terms_asked_for_or_gone_is_not_meant() {
        let unpaid = order(OrderStatus::Pending);
        let by = |method: &str| Order { payment_method: Some(method.to_owned()), ..unpaid.clone() };
        let meant = |order: &Order, role| ships_unpaid(order, role, ShipUnpaid::Refuse).is_some();
        assert!(meant(&by("Bank"), Role::Customer));
        assert!(!meant(&by("Cash"), Role::Customer), "paid at the door");
        assert!(meant(&unpaid, Role::Customer), "however they mean to pay");
        for trader in [Role::Dealer, Role::Wholesaler, Role::Agent, Role::SubAgent] {
            assert!(!meant(&by("Bank"), trader), "{trader} on terms");
        }
        assert!(!meant(&Order { payment_status: PaymentStatus::Paid, ..unpaid.clone() }, Role::Customer));
        assert!(!meant(&Order { is_quote: true, ..unpaid.clone() }, Role::Customer));
        for gone in [OrderStatus::Shipped, OrderStatus::Delivered, OrderStatus::Completed, OrderStatus::Cancelled] {
            assert!(!meant(&Order { status: gone, ..unpaid.clone() }, Role::Customer), "{gone:?}");
        }
    }
}
