//! What a buyer pays.

mod store;
mod whole;

use proptest::option;
use proptest::prelude::*;
use tierway_kernel::{Money, Role};

use crate::price::{Buyer, NotForSale, Offer, PriceSource, Seller, SpecialPrices, resolve, unit_price};
use crate::product::tests::{product, quantity};
use crate::{Product, Tier, TierPrice};

const NONE: SpecialPrices =
    SpecialPrices { quoted: None, dealer: None, dealer_pack: None, dealer_bulk: None, regional: None };

fn offer(product: &Product, buyer: Buyer, tier: Tier) -> Result<Offer, NotForSale> {
    resolve(product, Seller::Company(buyer), &NONE, tier)
}

fn offer_in_store(product: &Product, tier: Tier) -> Result<Offer, NotForSale> {
    resolve(product, Seller::Store, &NONE, tier)
}

fn own_unit_price(product: &Product, buyer: Buyer) -> Option<Money> {
    unit_price(product, Seller::Company(buyer), &NONE).ok().map(|(price, _)| price)
}

fn buyer(role: Role) -> Buyer {
    Buyer { role, referred: false }
}

const REFERRED: Buyer = Buyer { role: Role::Customer, referred: true };

fn cents(offer: Result<Offer, NotForSale>) -> (i64, PriceSource) {
    let offer = offer.expect("for sale");
    (offer.price.minor(), offer.source)
}

#[test]
fn each_buyer_pays_their_own_unit_price() {
    for role in Role::ALL {
        let expected = match role {
            Role::Wholesaler => Some(1200),
            Role::Dealer => Some(1600),
            Role::Agent | Role::SubAgent => Some(1300),
            Role::Customer => Some(1400),
            Role::Admin | Role::Manufacturer | Role::Employee | Role::Warehouse => None,
        };
        assert_eq!(own_unit_price(&product(), buyer(role)), expected.map(Money::of), "{role}");
    }
    assert_eq!(own_unit_price(&product(), REFERRED), Some(Money::of(1300)));
}

#[test]
fn the_list_price_stands_in_for_a_missing_customer_price_only() {
    let mut mint = product();
    mint.customer_price = None;
    assert_eq!(own_unit_price(&mint, buyer(Role::Customer)), Some(Money::of(1500)));
    mint.agent_price = None;
    for other in [REFERRED, buyer(Role::Agent), buyer(Role::SubAgent)] {
        assert_eq!(own_unit_price(&mint, other), None, "{other:?}");
    }
}

#[test]
fn a_missing_price_is_not_for_sale_and_never_nothing() {
    let mut mint = product();
    mint.customer_price = None;
    mint.unit_price = None;
    let reason = NotForSale::NoPrice("Mint".to_owned());
    assert_eq!(reason.to_string(), "Mint is not for sale to you.");
    let refused = Err(reason);
    for tier in Tier::ALL {
        assert_eq!(offer(&mint, buyer(Role::Customer), tier), refused, "{tier:?}, even where the tier has a price");
        assert_eq!(offer(&product(), buyer(Role::Admin), tier), refused);
    }
}

#[test]
fn a_price_of_nothing_is_a_missing_one() {
    let mut free = product();
    free.agent_price = Some(Money::ZERO);
    assert!(matches!(offer(&free, REFERRED, Tier::Unit), Err(NotForSale::NoPrice(_))));
    let mut pack = product();
    pack.pack.price = Some(Money::ZERO);
    assert_eq!(cents(offer(&pack, REFERRED, Tier::Pack)), (13_000, PriceSource::Role));
}

#[test]
fn a_pack_costs_the_lower_of_its_price_and_the_units_in_it() {
    let pack_at = |minor| {
        let pack = TierPrice { price: Some(Money::of(minor)), quantity: Some(quantity(10)) };
        cents(offer(&Product { pack, ..product() }, buyer(Role::Customer), Tier::Pack))
    };
    assert_eq!(pack_at(13_999), (13_999, PriceSource::Tier));
    assert_eq!(pack_at(14_000), (14_000, PriceSource::Role), "equal is the own price");
    assert_eq!(pack_at(14_001), (14_000, PriceSource::Role));
    assert_eq!(cents(offer(&product(), buyer(Role::Wholesaler), Tier::Bulk)), (110_000, PriceSource::Tier));
    assert_eq!(cents(offer(&product(), buyer(Role::Wholesaler), Tier::Unit)), (1200, PriceSource::Role));
}

#[test]
fn a_tier_without_a_price_costs_its_units() {
    let mut mint = product();
    mint.pack.price = None;
    assert_eq!(cents(offer(&mint, buyer(Role::Dealer), Tier::Pack)), (16_000, PriceSource::Role));
}

#[test]
fn a_tier_without_pieces_is_not_sold() {
    for pieces in [None, Some(quantity(0))] {
        let mut mint = product();
        mint.pack.quantity = pieces;
        let refused = offer(&mint, buyer(Role::Customer), Tier::Pack).expect_err("no such tier");
        assert_eq!(refused.to_string(), "Mint is not sold by the pack.");
        assert!(offer(&mint, buyer(Role::Customer), Tier::Unit).is_ok());
    }
}

#[test]
fn a_discontinued_product_is_sold_to_nobody() {
    let gone = Product { is_active: false, ..product() };
    for role in Role::ALL {
        let refused = offer(&gone, buyer(role), Tier::Unit);
        assert_eq!(refused, Err(NotForSale::Discontinued("Mint".to_owned())), "{role}");
    }
    assert_eq!(offer_in_store(&gone, Tier::Unit), Err(NotForSale::Discontinued("Mint".to_owned())));
}

#[test]
fn amounts_past_the_limit_are_refused_unless_the_tier_has_a_price() {
    let mut dear = product();
    dear.customer_price = Some(Money::of(Money::LIMIT));
    dear.bulk = TierPrice { price: None, quantity: Some(quantity(1_000_000_000)) };
    let refused = Err(NotForSale::TooLarge("Mint".to_owned()));
    assert_eq!(offer(&dear, buyer(Role::Customer), Tier::Bulk), refused);
    dear.bulk.price = Some(Money::of(5));
    assert_eq!(cents(offer(&dear, buyer(Role::Customer), Tier::Bulk)), (5, PriceSource::Tier));
}

#[test]
fn a_dealers_store_sells_at_the_suggested_minimum() {
    assert_eq!(cents(offer_in_store(&product(), Tier::Unit)), (1600, PriceSource::Role));
    assert_eq!(cents(offer_in_store(&product(), Tier::Pack)), (13_714, PriceSource::Tier));
    for price in [None, Some(Money::ZERO)] {
        let mint = Product { suggested_dealer_min_price: price, ..product() };
        assert!(matches!(offer_in_store(&mint, Tier::Unit), Err(NotForSale::NoPrice(_))));
    }
}

/// The rule again, slow and obvious: list every price that counts and take the least.
fn least(unit: i64, pieces: i64, tier_price: Option<i64>) -> i128 {
    let mut prices = vec![i128::from(unit) * i128::from(pieces)];
    prices.extend(tier_price.map(i128::from).filter(|price| *price > 0));
    prices.into_iter().min().expect("at least one price")
}

proptest! {
    #[test]
    fn every_offer_is_the_least_of_the_prices_that_count(
        unit in 1..Money::LIMIT / 100,
        pieces in 1i64..2000,
        price in option::of(0..Money::LIMIT),
        bulk: bool,
    ) {
        let sold = TierPrice { price: price.map(Money::of), quantity: Some(quantity(pieces)) };
        let mut mint = product();
        mint.agent_price = Some(Money::of(unit));
        let tier = if bulk { Tier::Bulk } else { Tier::Pack };
        *(if bulk { &mut mint.bulk } else { &mut mint.pack }) = sold;
        let least = least(unit, pieces, price);
        match offer(&mint, REFERRED, tier) {
            Ok(made) => {
                prop_assert_eq!(i128::from(made.price.minor()), least);
                prop_assert_eq!((made.tier, made.pieces), (tier, quantity(pieces)));
                let by_tier = least < i128::from(unit) * i128::from(pieces);
                prop_assert_eq!(made.source == PriceSource::Tier, by_tier);
            }
            Err(refused) => {
                prop_assert_eq!(refused, NotForSale::TooLarge("Mint".to_owned()));
                prop_assert!(least > i128::from(Money::LIMIT));
            }
        }
    }
}
