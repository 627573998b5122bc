//! Read access to orders.

use chrono::DateTime;
use tierway_kernel::{Actor, Money, OrderId, Role, SignedIn, UserId};

use super::{NotOwnFigures, OrderScope, OrderVisibility, sees_line_prices, visibility, visible_orders, visible_trade};
use crate::{Order, OrderStatus, PaymentStatus, Shipping};

const BUYER: UserId = UserId(1);
const SELLER: UserId = UserId(2);
const REFERRER: UserId = UserId(3);
const STRANGER: UserId = UserId(4);

fn order() -> Order {
    Order {
        id: OrderId(1),
        customer_id: BUYER,
        customer_name: "Anna".to_owned(),
        seller_id: Some(SELLER),
        referrer_id: Some(REFERRER),
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

fn actor(id: UserId, role: Role) -> Actor {
    Actor::User(SignedIn { id, role, position: None, verified: true, referred_by: None })
}

#[test]
fn staff_see_every_order_and_others_those_they_are_party_to() {
    for role in Role::ALL {
        let expected = if role.is_staff() { OrderScope::All } else { OrderScope::Party(BUYER) };
        assert_eq!(visible_orders(&actor(BUYER, role)), expected, "{role}");
    }
    assert_eq!(visible_orders(&Actor::Guest), OrderScope::Nothing);
    assert_eq!(visible_orders(&Actor::System), OrderScope::All);
}

#[test]
fn every_party_sees_its_part() {
    for role in Role::ALL {
        let of = |id| visibility(&order(), &actor(id, role));
        if role.is_staff() {
            assert_eq!(of(STRANGER), OrderVisibility::Full, "{role}");
            continue;
        }
        assert_eq!(
            (of(BUYER), of(SELLER), of(STRANGER)),
            (OrderVisibility::Full, OrderVisibility::Full, OrderVisibility::Hidden)
        );
        let agent = matches!(role, Role::Agent | Role::SubAgent);
        let expected = if agent { OrderVisibility::Totals } else { OrderVisibility::Hidden };
        assert_eq!(of(REFERRER), expected, "{role}");
    }
    assert_eq!(visibility(&order(), &Actor::Guest), OrderVisibility::Hidden);
    assert_eq!(visibility(&order(), &Actor::System), OrderVisibility::Full);
}

#[test]
fn an_agent_who_buys_sees_their_own_order_whole() {
    let own = Order { referrer_id: Some(BUYER), ..order() };
    assert_eq!(visibility(&own, &actor(BUYER, Role::Agent)), OrderVisibility::Full);
}

#[test]
fn line_prices_are_for_the_owners_and_the_parties() {
    for role in Role::ALL {
        let owner = matches!(role, Role::Admin | Role::Manufacturer);
        assert_eq!(sees_line_prices(&order(), &actor(BUYER, role)), owner || !role.is_staff(), "{role} buys");
        assert_eq!(sees_line_prices(&order(), &actor(REFERRER, role)), owner, "{role} refers");
        assert_eq!(sees_line_prices(&order(), &actor(STRANGER, role)), owner, "{role} looks on");
    }
    assert!(!sees_line_prices(&order(), &Actor::Guest));
}

#[test]
fn the_trade_of_others_is_for_the_owners() {
    for role in Role::ALL {
        let sees = |wanted| visible_trade(&actor(BUYER, role), wanted);
        if matches!(role, Role::Admin | Role::Manufacturer) {
            assert_eq!([sees(None), sees(Some(SELLER))], [Ok(None), Ok(Some(SELLER))], "{role}");
        } else {
            assert_eq!([sees(None), sees(Some(BUYER))], [Ok(Some(BUYER)); 2], "{role}");
            assert_eq!(sees(Some(SELLER)), Err(NotOwnFigures), "{role}");
        }
    }
    assert_eq!(visible_trade(&Actor::System, None), Ok(None));
    assert_eq!(visible_trade(&Actor::Guest, None), Err(NotOwnFigures));
}
