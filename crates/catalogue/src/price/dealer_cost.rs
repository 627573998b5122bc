//! What a piece costs a dealer: the one figure behind their margins.

use tierway_kernel::{Money, Role};

use super::company::unit_price;
use super::offer::{Buyer, Seller, SpecialPrices};
use crate::Product;

impl Buyer {
    /// A dealer who buys from the company.
    pub const DEALER: Buyer = Buyer { role: Role::Dealer, referred: false };
}

/// The dealer's purchase price per piece, also of a discontinued product; `None` if it has no price for them.
pub fn dealer_cost(product: &Product, special: &SpecialPrices) -> Option<Money> {
    unit_price(product, Seller::Company(Buyer::DEALER), special).ok().map(|(price, _)| price)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::product::tests::product;

    #[test]
    fn the_regional_price_comes_before_the_dealer_price_also_of_what_is_no_longer_sold() {
        let mint = Product {
            suggested_dealer_min_price: Some(Money::of(1_600)),
            wholesaler_price: Money::of(1_200),
            is_active: false,
            ..product()
        };
        let none = SpecialPrices::default();
        assert_eq!(dealer_cost(&mint, &none), Some(Money::of(1_600)));
        let regional = SpecialPrices { regional: Some(Money::of(1_150)), ..none };
        assert_eq!(dealer_cost(&mint, &regional), Some(Money::of(1_150)));
        let missing = SpecialPrices { regional: Some(Money::ZERO), ..none };
        assert_eq!(dealer_cost(&mint, &missing), Some(Money::of(1_600)), "a price of nothing is none");
        let own = SpecialPrices { dealer: Some(Money::of(2_000)), ..none };
        assert_eq!(dealer_cost(&mint, &own), Some(Money::of(1_600)), "what they ask is not what they pay");
        let wholesale = Product { suggested_dealer_min_price: None, ..mint.clone() };
        assert_eq!(dealer_cost(&wholesale, &none), Some(Money::of(1_200)));
        let nothing = Product { wholesaler_price: Money::ZERO, ..wholesale };
        assert_eq!(dealer_cost(&nothing, &none), None);
    }
}
