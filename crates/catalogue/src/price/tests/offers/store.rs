//! Packs and bulks in a dealer's store.

use tierway_kernel::Money;

use super::{NONE, cents};
use crate::price::{PriceSource, Seller, SpecialPrices, resolve};
use crate::product::tests::{product, quantity};
use crate::{DealerCosts, OwnPrices, Product, Tier, TierPrice, blocked_price, check_own, dealer_pays};

fn money(minor: i64) -> Option<Money> {
    Some(Money::of(minor))
}

/// Customers pay 2.00, dealers 1.60 to 3.00, a pack of ten costs 15.00.
fn strip() -> Product {
    Product {
        customer_price: money(200),
        suggested_dealer_min_price: money(160),
        suggested_dealer_max_price: money(300),
        pack: TierPrice { price: money(1_500), quantity: Some(quantity(10)) },
        bulk: TierPrice::default(),
        ..product()
    }
}

fn pack(product: &Product, special: SpecialPrices) -> (i64, PriceSource) {
    cents(resolve(product, Seller::Store, &special, Tier::Pack))
}

fn own(unit: i64) -> SpecialPrices {
    NONE.with_own(OwnPrices::of_piece(Money::of(unit)))
}

#[test]
fn a_pack_costs_its_pieces_at_the_dealers_price_less_the_companys_share() {
    // 22.50 × 15.00 / 20.00 = 16.875.
    assert_eq!(pack(&strip(), own(225)), (1_688, PriceSource::Tier));
    assert_eq!(
        pack(&strip(), NONE),
        (1_500, PriceSource::Tier),
        "12.00 at the suggested minimum, and the dealer pays 15.00"
    );
    let dear = Product { pack: TierPrice { price: money(2_000), ..strip().pack }, ..strip() };
    assert_eq!(pack(&dear, own(225)), (2_250, PriceSource::Dealer), "no share where the pack is not cheaper");
    let unpriced = Product { pack: TierPrice { price: None, ..strip().pack }, ..strip() };
    assert_eq!(pack(&unpriced, own(225)), (2_250, PriceSource::Dealer));
    let hidden = Product { customer_price: None, unit_price: None, ..strip() };
    assert_eq!(pack(&hidden, own(225)), (2_250, PriceSource::Dealer), "no share without a customer's price");
}

#[test]
fn a_pack_is_never_sold_below_what_the_dealer_pays() {
    let cheap = Product { customer_price: money(400), ..strip() };
    assert_eq!(pack(&cheap, own(225)), (1_500, PriceSource::Tier), "the share alone would be 8.44");
    let regional = SpecialPrices { regional: money(140), ..own(225) };
    assert_eq!(pack(&cheap, regional), (1_400, PriceSource::Tier), "their region's pieces are cheaper than the pack");
    assert_eq!(dealer_pays(&cheap, &regional, Tier::Pack), money(1_400));
    assert_eq!(dealer_pays(&cheap, &regional, Tier::Bulk), None, "not sold in bulks");
}

#[test]
fn a_dealer_sets_a_pack_between_the_ends_of_the_range() {
    let set = |pack| OwnPrices { pack: money(pack), ..OwnPrices::of_piece(Money::of(225)) };
    let said = |pack| {
        check_own(&strip(), set(pack), &NONE)
            .err()
            .map(|(tier, error)| (tier, error.in_words(|amount| amount.to_string()).to_string()))
    };
    assert_eq!((said(1_500), said(3_000)), (None, None));
    let sentence = "The price must be between 15.00 and 30.00.".to_owned();
    assert_eq!(said(1_499), Some((Tier::Pack, sentence.clone())), "12.00 by the range, but the dealer pays 15.00");
    assert_eq!(said(3_001), Some((Tier::Pack, sentence)));
    let bulk = OwnPrices { bulk: money(9_000), ..OwnPrices::of_piece(Money::of(225)) };
    let refused = check_own(&strip(), bulk, &NONE)
        .map_err(|(tier, error)| (tier, error.in_words(|amount| amount.to_string()).to_string()));
    assert_eq!(refused, Err((Tier::Bulk, "Mint is not sold by the bulk.".to_owned())));
    assert_eq!(pack(&strip(), NONE.with_own(set(1_999))), (1_999, PriceSource::Dealer));
    let moved = Product { suggested_dealer_max_price: money(230), ..strip() };
    assert_eq!(blocked_price(&moved, set(2_300)), None);
    assert_eq!(
        blocked_price(&moved, set(2_301)).map(|error| error.in_words(|amount| amount.to_string()).to_string()),
        Some("The price must be between 12.00 and 23.00.".to_owned())
    );
    let refused = resolve(&moved, Seller::Store, &NONE.with_own(set(2_301)), Tier::Pack);
    assert!(refused.is_err(), "the range has left the pack");
    assert!(resolve(&moved, Seller::Store, &NONE.with_own(set(2_301)), Tier::Unit).is_ok(), "pieces are sold on");
}

#[test]
fn what_was_sold_costs_the_dealer_what_its_sizes_cost() {
    let cost = |product: &Product, units, in_packs| DealerCosts::of(product, &NONE)?.of_sold([units, in_packs, 0]);
    assert_eq!(cost(&strip(), 3, 20), money(3 * 160 + 2 * 1_500));
    let whole = Product { pack: TierPrice::default(), ..strip() };
    assert_eq!(cost(&whole, 0, 10), money(1_600), "a size that is gone costs its pieces");
}
