//! The table of product.md §4: what each viewer may see.

mod offers;

use tierway_kernel::{Actor, Money, Role, SignedIn, UserId};

use super::{PriceProfile, SpecialPrices, VisiblePrices, dealer_price};
use crate::Product;
use crate::product::tests::product;

fn viewer(role: Role) -> SignedIn {
    SignedIn { id: UserId(1), role, position: None, verified: true, referred_by: None }
}

fn visible_prices(product: &Product, viewer: &Actor, special: &SpecialPrices) -> VisiblePrices {
    super::visible_prices(product, PriceProfile::of(viewer, None), special)
}

fn see(user: SignedIn) -> VisiblePrices {
    visible_prices(&product(), &Actor::User(user), &SpecialPrices::default())
}

/// The names of the prices that are present, in the order of the struct, without the buyer's own.
fn names(prices: &VisiblePrices) -> Vec<&'static str> {
    let fields = [
        ("cost", prices.manufacturer_cost),
        ("wholesale", prices.wholesaler_price),
        ("agent", prices.agent_price),
        ("customer", prices.customer_price),
        ("min", prices.suggested_dealer_min_price),
        ("max", prices.suggested_dealer_max_price),
        ("unit", prices.unit_price),
        ("pack", prices.pack_price),
        ("bulk", prices.bulk_price),
        ("dealer", prices.dealer_price),
    ];
    fields.into_iter().filter(|(_, price)| price.is_some()).map(|(name, _)| name).collect()
}

const EVERYTHING: [&str; 10] =
    ["cost", "wholesale", "agent", "customer", "min", "max", "unit", "pack", "bulk", "dealer"];

#[test]
fn each_role_sees_exactly_its_prices() {
    for role in Role::ALL {
        let (expected, own): (&[&str], Option<i64>) = match role {
            Role::Admin | Role::Manufacturer => (&EVERYTHING, None),
            Role::Wholesaler => (&["wholesale", "agent", "min", "max", "dealer"], Some(1200)),
            Role::Dealer => (&["min", "max", "dealer"], Some(1600)),
            Role::Agent | Role::SubAgent => (&["agent", "customer"], Some(1300)),
            Role::Customer => (&[], Some(1400)),
            Role::Employee | Role::Warehouse => (&[], None),
        };
        let prices = see(viewer(role));
        assert_eq!(names(&prices), expected, "{role}");
        assert_eq!(prices.your_price, own.map(Money::of), "{role}");
        assert_eq!(prices.offers.len(), if own.is_some() { 3 } else { 0 }, "{role} is offered each tier or none");
    }
}

#[test]
fn guests_see_no_price_and_the_platform_every_one() {
    assert_eq!(visible_prices(&product(), &Actor::Guest, &SpecialPrices::default()), VisiblePrices::default());
    assert_eq!(names(&visible_prices(&product(), &Actor::System, &SpecialPrices::default())), EVERYTHING);
}

#[test]
fn a_referred_customer_sees_the_agent_price_as_their_own() {
    let prices = see(SignedIn { referred_by: Some(UserId(9)), ..viewer(Role::Customer) });
    assert_eq!((names(&prices), prices.your_price), (vec![], Some(Money::of(1300))));
}

#[test]
fn who_sells_sees_no_price_before_approval() {
    for role in [Role::Dealer, Role::Agent, Role::SubAgent, Role::Wholesaler] {
        assert_eq!(see(SignedIn { verified: false, ..viewer(role) }), VisiblePrices::default(), "{role}");
    }
}

#[test]
fn managers_and_purchasers_see_the_cost_whatever_the_case() {
    for (position, sees) in [
        ("Manager", true),
        ("PURCHASER", true),
        ("purchaser", true),
        ("Supervisor", false),
        ("driver", false),
        ("", false),
        ("manager of nothing", false),
    ] {
        for role in [Role::Employee, Role::Warehouse] {
            let prices = see(SignedIn { position: Some(position.to_owned()), ..viewer(role) });
            let expected: &[&str] = if sees { &["cost"] } else { &[] };
            assert_eq!(names(&prices), expected, "{role} {position}");
            assert_eq!((prices.your_price, prices.offers), (None, vec![]));
        }
    }
    let customer = SignedIn { position: Some("Manager".to_owned()), ..viewer(Role::Customer) };
    assert_eq!(see(customer).manufacturer_cost, None, "a position counts for employees only");
}

#[test]
fn the_dealer_price_is_the_suggested_minimum_else_wholesale() {
    let mut mint = product();
    assert_eq!(dealer_price(&mint), Money::of(1600));
    for missing in [Some(Money::ZERO), None] {
        mint.suggested_dealer_min_price = missing;
        assert_eq!(dealer_price(&mint), Money::of(1200), "{missing:?}");
    }
    let prices = visible_prices(&mint, &Actor::User(viewer(Role::Dealer)), &SpecialPrices::default());
    assert_eq!((prices.dealer_price, prices.your_price), (Some(Money::of(1200)), Some(Money::of(1200))));
}

#[test]
fn missing_prices_are_absent_for_those_who_may_see_them_too() {
    let mut mint = product();
    mint.agent_price = None;
    let prices = visible_prices(&mint, &Actor::User(viewer(Role::Agent)), &SpecialPrices::default());
    assert_eq!((names(&prices), prices.your_price, prices.offers), (vec!["customer"], None, vec![]));
}

#[test]
fn a_regional_price_is_what_its_audience_sees_and_nobody_else() {
    let special = SpecialPrices { regional: Some(Money::of(1111)), ..SpecialPrices::default() };
    let see = |user: SignedIn| visible_prices(&product(), &Actor::User(user), &special);
    let dealer = see(viewer(Role::Dealer));
    assert_eq!((dealer.dealer_price, dealer.your_price), (Some(Money::of(1111)), Some(Money::of(1111))));
    assert_eq!(dealer.suggested_dealer_min_price, Some(Money::of(1600)), "the range stays");
    let agent = see(viewer(Role::Agent));
    assert_eq!((agent.agent_price, agent.your_price), (Some(Money::of(1111)), Some(Money::of(1111))));
    let referred = see(SignedIn { referred_by: Some(UserId(9)), ..viewer(Role::Customer) });
    assert_eq!((names(&referred), referred.your_price), (vec![], Some(Money::of(1111))));
    for role in [Role::Customer, Role::Wholesaler, Role::Admin, Role::Employee] {
        assert_eq!(see(viewer(role)), super::tests::see(viewer(role)), "{role}");
    }
    let pending = see(SignedIn { verified: false, ..viewer(Role::Dealer) });
    assert_eq!(pending, VisiblePrices::default());
}
