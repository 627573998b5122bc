//! The whole resolver against a naive reference implementation: list every candidate price, remove those that do not
//! apply, take the first by precedence.

use proptest::option;
use proptest::prelude::*;
use tierway_kernel::{Money, Role};

use super::{NONE, cents};
use crate::price::{Buyer, NotForSale, Offer, PriceSource, Seller, SpecialPrices, resolve};
use crate::product::tests::{product, quantity};
use crate::{Product, Tier, TierPrice};

/// What the second version says: price and source, or the sentence.
fn slowly(
    product: &Product,
    seller: Seller,
    special: &SpecialPrices,
    tier: Tier,
) -> Result<(i64, &'static str), String> {
    let name = &product.name;
    if !product.is_active {
        return Err(format!("{name} is no longer sold."));
    }
    let pieces = match tier {
        Tier::Unit => 1,
        Tier::Pack => product.pack.quantity.map_or(0, |quantity| quantity.get()),
        Tier::Bulk => product.bulk.quantity.map_or(0, |quantity| quantity.get()),
    };
    let tier_price = match tier {
        Tier::Unit => None,
        Tier::Pack => product.pack.price,
        Tier::Bulk => product.bulk.price,
    };
    let no_tier = Err(format!("{name} is not sold by the {}.", tier.as_str()));
    let minor = |price: Option<Money>| price.map_or(0, Money::minor);
    // Every price of a piece, in order of precedence; nothing means "does not count".
    let mut candidates: Vec<(i64, &'static str)> = Vec::new();
    match seller {
        Seller::Store => {
            let (min, max) = (minor(product.suggested_dealer_min_price), minor(product.suggested_dealer_max_price));
            if let Some(own) = special.dealer {
                let own = own.minor();
                let inside = own > 0 && (min == 0 || own >= min) && (max == 0 || own <= max) && (min > 0 || max > 0);
                if !inside && minor(special.quoted) == 0 {
                    return Err(format!("{name} is not for sale in this store at the moment."));
                }
                candidates.push((own, "dealer"));
            }
            candidates.push((min, "role"));
        }
        Seller::Company(buyer) => {
            let agents =
                matches!(buyer.role, Role::Agent | Role::SubAgent) || (buyer.role == Role::Customer && buyer.referred);
            if agents || buyer.role == Role::Dealer {
                candidates.push((minor(special.regional), "regional"));
            }
            let role: &[Option<Money>] = match buyer.role {
                _ if agents => &[product.agent_price],
                Role::Customer => &[product.customer_price, product.unit_price],
                Role::Dealer => &[product.suggested_dealer_min_price, Some(product.wholesaler_price)],
                Role::Wholesaler => &[Some(product.wholesaler_price)],
                _ => &[],
            };
            candidates.extend(role.iter().map(|price| (minor(*price), "role")));
        }
    }
    if minor(special.quoted) > 0 {
        return if pieces > 0 { Ok((minor(special.quoted), "quote")) } else { no_tier };
    }
    let Some((unit, source)) = candidates.into_iter().find(|(price, _)| *price > 0) else {
        return Err(format!("{name} is not for sale to you."));
    };
    if pieces == 0 {
        return no_tier;
    }
    if seller == Seller::Store && tier != Tier::Unit {
        return slowly_in_store(product, special, tier, (unit, source));
    }
    let by_unit = i128::from(unit) * i128::from(pieces);
    let tier_price = i128::from(minor(tier_price));
    if tier_price > 0 && tier_price < by_unit {
        return Ok((minor(product.tier_price(tier)), "tier"));
    }
    match i64::try_from(by_unit) {
        Ok(price) if price <= Money::LIMIT => Ok((price, source)),
        _ => Err(format!("This quantity of {name} is too large.")),
    }
}

/// A pack or bulk of a store by the same second version, step by step as product.md §4 says it.
fn slowly_in_store(
    product: &Product,
    special: &SpecialPrices,
    tier: Tier,
    (unit, source): (i64, &'static str),
) -> Result<(i64, &'static str), String> {
    let minor = |price: Option<Money>| i128::from(price.map_or(0, Money::minor));
    let (sold, own) = match tier {
        Tier::Bulk => (product.bulk, special.dealer_bulk),
        _ => (product.pack, special.dealer_pack),
    };
    let (company, pieces) = (minor(sold.price), sold.quantity.map_or(0, |quantity| i128::from(quantity.get())));
    let customer = [minor(product.customer_price), minor(product.unit_price)].into_iter().find(|price| *price > 0);
    // The share, as a fraction: 1 where the company's price does not lie below the pieces.
    let (above, below) = match customer {
        Some(customer) if company > 0 && company < customer * pieces => (company, customer * pieces),
        _ => (1, 1),
    };
    let asked = |unit: i128| (2 * unit * pieces * above + below) / (2 * below);
    let most = i128::from(Money::LIMIT);
    let (price, source) = match own {
        Some(own) => {
            let own = i128::from(own.minor());
            let (min, max) = (minor(product.suggested_dealer_min_price), minor(product.suggested_dealer_max_price));
            let above_min = min == 0 || own >= asked(min).min(most);
            let below_max = max == 0 || own <= (max * pieces).min(most);
            if own == 0 || !above_min || !below_max {
                return Err(format!("{} is not for sale in this store at the moment.", product.name));
            }
            (own, "dealer")
        }
        None if asked(i128::from(unit)) > most => {
            return Err(format!("This quantity of {} is too large.", product.name));
        }
        None => {
            let price = asked(i128::from(unit));
            (price, if price < i128::from(unit) * pieces { "tier" } else { source })
        }
    };
    let dealer = Seller::Company(Buyer { role: Role::Dealer, referred: false });
    let pays = slowly(product, dealer, &SpecialPrices { regional: special.regional, ..NONE }, tier);
    let price = price.max(pays.map_or(0, |(price, _)| i128::from(price)));
    i64::try_from(price).map(|price| (price, source)).map_err(|error| error.to_string())
}

fn amount() -> impl Strategy<Value = Option<Money>> {
    let small = (0..5_000i64).prop_map(Money::of);
    let large = (0..=Money::LIMIT).prop_map(Money::of);
    option::of(prop_oneof![8 => small, 1 => large, 1 => Just(Money::ZERO)])
}

fn tier() -> impl Strategy<Value = TierPrice> {
    (amount(), option::of(prop_oneof![9 => 0..200i64, 1 => 0..1_000_000_000i64]))
        .prop_map(|(price, pieces)| TierPrice { price, quantity: pieces.map(quantity) })
}

prop_compose! {
    fn anything()(
        prices in prop::array::uniform6(amount()),
        (pack, bulk) in (tier(), tier()),
        is_active in prop::bool::weighted(0.9),
    ) -> Product {
        let [agent_price, customer_price, suggested_dealer_min_price, suggested_dealer_max_price, unit_price, cost] = prices;
        Product {
            agent_price, customer_price, suggested_dealer_min_price, suggested_dealer_max_price, unit_price, pack, bulk,
            is_active, wholesaler_price: cost.unwrap_or(Money::ZERO), ..product()
        }
    }
}

fn seller() -> impl Strategy<Value = Seller> {
    let company = (prop::sample::select(Role::ALL.to_vec()), any::<bool>())
        .prop_map(|(role, referred)| Seller::Company(Buyer { role, referred }));
    prop_oneof![3 => company, 1 => Just(Seller::Store)]
}

fn special() -> impl Strategy<Value = SpecialPrices> {
    let own = || option::weighted(0.3, amount());
    (option::weighted(0.2, amount()), amount(), own(), own(), amount()).prop_map(
        |(quoted, dealer, pack, bulk, regional)| SpecialPrices {
            quoted: quoted.flatten(),
            dealer,
            dealer_pack: pack.flatten(),
            dealer_bulk: bulk.flatten(),
            regional,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]
    #[test]
    fn the_resolver_says_what_the_slow_version_says(
        product in anything(),
        seller in seller(),
        special in special(),
        tier in prop::sample::select(Tier::ALL.to_vec()),
    ) {
        let quick = resolve(&product, seller, &special, tier)
            .map(|offer| (offer.price.minor(), offer.source.as_str()))
            .map_err(|refused| refused.to_string());
        prop_assert_eq!(quick, slowly(&product, seller, &special, tier));
    }
}

fn sold(seller: Seller, special: SpecialPrices, tier: Tier) -> Result<Offer, NotForSale> {
    resolve(&product(), seller, &special, tier)
}

#[test]
fn each_price_goes_before_the_next() {
    let dealer = Seller::Company(Buyer { role: Role::Dealer, referred: false });
    let money = |minor| Some(Money::of(minor));
    let all = SpecialPrices { quoted: money(500), dealer: money(2_000), regional: money(1_100), ..NONE };
    assert_eq!(cents(sold(dealer, all, Tier::Unit)), (500, PriceSource::Quote));
    assert_eq!(cents(sold(Seller::Store, all, Tier::Unit)), (500, PriceSource::Quote));
    let all = SpecialPrices { quoted: None, ..all };
    assert_eq!(cents(sold(dealer, all, Tier::Unit)), (1_100, PriceSource::Regional));
    assert_eq!(cents(sold(Seller::Store, all, Tier::Unit)), (2_000, PriceSource::Dealer));
    assert_eq!(cents(sold(dealer, NONE, Tier::Unit)), (1_600, PriceSource::Role));
    assert_eq!(cents(sold(dealer, all, Tier::Pack)), (11_000, PriceSource::Regional));
    assert_eq!(cents(sold(Seller::Store, all, Tier::Pack)), (17_143, PriceSource::Tier));
    let customer = Seller::Company(Buyer { role: Role::Customer, referred: false });
    assert_eq!(cents(sold(customer, all, Tier::Unit)), (1_400, PriceSource::Role), "no region counts for them");
}

#[test]
fn an_offered_pack_costs_what_was_offered_even_where_its_pieces_are_cheaper() {
    let wholesaler = Seller::Company(Buyer { role: Role::Wholesaler, referred: false });
    let special = SpecialPrices { quoted: Some(Money::of(999_999)), ..NONE };
    assert_eq!(cents(sold(wholesaler, special, Tier::Pack)), (999_999, PriceSource::Quote));
}

#[test]
fn a_store_price_outside_of_the_range_blocks_the_product_there() {
    for own in [1_599, 2_501, 0] {
        let special = SpecialPrices { dealer: Some(Money::of(own)), ..NONE };
        let refused = sold(Seller::Store, special, Tier::Unit).expect_err("blocked");
        assert_eq!(refused.to_string(), "Mint is not for sale in this store at the moment.");
        assert!(sold(Seller::Company(Buyer { role: Role::Customer, referred: false }), special, Tier::Unit).is_ok());
    }
}
