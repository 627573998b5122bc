//! Which papers there are, and for whom.

use chrono::DateTime;
use tierway_kernel::{Money, OrderId, Role, SignedIn, UserId};

use super::*;
use crate::{Payment, PaymentStatus, Shipping};

fn order() -> Order {
    Order {
        id: OrderId(1),
        customer_id: UserId(1),
        customer_name: "Anna".to_owned(),
        seller_id: Some(UserId(2)),
        referrer_id: Some(UserId(3)),
        channel: "online".to_owned(),
        status: OrderStatus::Pending,
        payment_status: PaymentStatus::Unpaid,
        payment_method: None,
        payment: None,
        shipping: Shipping::default(),
        goods_total: Money::ZERO,
        tax: Money::ZERO,
        shipping_cost: Money::ZERO,
        total: Money::ZERO,
        is_quote: false,
        notes: None,
        processed_by: None,
        completed_at: None,
        created_at: DateTime::UNIX_EPOCH,
        updated_at: DateTime::UNIX_EPOCH,
        version: 1,
    }
}

fn paid(order: Order) -> Order {
    let payment = Payment {
        method: None,
        reference: None,
        receipt_number: "RCP-2026-000001".to_owned(),
        invoice_number: "INV-2026-000001".to_owned(),
        recorded_by: None,
        paid_at: DateTime::UNIX_EPOCH,
    };
    Order { payment: Some(payment), payment_status: PaymentStatus::Paid, status: OrderStatus::Paid, ..order }
}

fn actor(id: i64, role: Role) -> Actor {
    Actor::User(SignedIn { id: UserId(id), role, position: None, verified: true, referred_by: None })
}

/// The answer for each paper, in the order of [`PaperKind::ALL`].
fn papers(order: &Order, actor: &Actor) -> [Result<(), PaperError>; 4] {
    PaperKind::ALL.map(|kind| check_paper(order, kind, actor))
}

#[test]
fn names_read_back() {
    for kind in PaperKind::ALL {
        assert_eq!(PaperKind::parse(kind.as_str()), Some(kind));
    }
    assert_eq!(PaperKind::parse("Invoice"), None);
}

#[test]
fn the_payment_turns_the_pro_forma_into_invoice_and_receipt() {
    use PaperError::{Cancelled, NotPaid, Paid};
    let buyer = actor(1, Role::Customer);
    assert_eq!(papers(&order(), &buyer), [Ok(()), Err(NotPaid), Err(NotPaid), Ok(())]);
    assert_eq!(papers(&paid(order()), &buyer), [Err(Paid), Ok(()), Ok(()), Ok(())]);
    let cancelled = |order| Order { status: OrderStatus::Cancelled, ..order };
    assert_eq!(papers(&cancelled(order()), &buyer), [Err(Cancelled), Err(NotPaid), Err(NotPaid), Err(Cancelled)]);
    assert_eq!(papers(&cancelled(paid(order())), &buyer), [Err(Paid), Ok(()), Ok(()), Err(Cancelled)]);
    let request = Order { is_quote: true, ..order() };
    assert_eq!(papers(&request, &buyer), [Err(PaperError::IsQuote); 4]);
}

#[test]
fn papers_are_for_the_parties_and_prices_for_those_who_see_them() {
    use PaperError::{Hidden, NoPrices};
    let order = paid(order());
    for (actor, priced, plain) in [
        (actor(1, Role::Customer), Ok(()), Ok(())),
        (actor(2, Role::Dealer), Ok(()), Ok(())),
        (actor(3, Role::Agent), Err(Hidden), Err(Hidden)),
        (actor(4, Role::Customer), Err(Hidden), Err(Hidden)),
        (actor(5, Role::Admin), Ok(()), Ok(())),
        (actor(6, Role::Employee), Err(NoPrices), Ok(())),
        (actor(7, Role::Warehouse), Err(NoPrices), Ok(())),
        (Actor::Guest, Err(Hidden), Err(Hidden)),
        (Actor::System, Ok(()), Ok(())),
    ] {
        assert_eq!(check_paper(&order, PaperKind::Invoice, &actor), priced, "{actor:?}");
        assert_eq!(check_paper(&order, PaperKind::DeliveryNote, &actor), plain, "{actor:?}");
    }
}
