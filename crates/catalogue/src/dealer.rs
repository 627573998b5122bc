//! A dealer's own prices (product.md §4): within the range the company suggests, or not for sale in their store.

use chrono::{DateTime, Utc};
use tierway_kernel::{Message, Money, ProductId, UserId, message};

use crate::{Product, Tier};

/// A price a dealer has set for their store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealerPrice {
    /// The dealer of the store.
    pub dealer_id: UserId,
    /// Which product.
    pub product_id: ProductId,
    /// The price in that store.
    pub prices: OwnPrices,
    /// When it was set.
    pub updated_at: DateTime<Utc>,
}

/// A dealer's prices of a product.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnPrices {
    /// For a piece.
    pub unit: Money,
    /// For a pack; `None`: it follows from that of a piece.
    pub pack: Option<Money>,
    /// For a bulk; `None`: it follows from that of a piece.
    pub bulk: Option<Money>,
}

impl OwnPrices {
    /// A unit price, from which the others are derived.
    pub fn of_piece(unit: Money) -> OwnPrices {
        OwnPrices { unit, pack: None, bulk: None }
    }

    /// The price of the tier, if set.
    pub fn of(self, tier: Tier) -> Option<Money> {
        match tier {
            Tier::Unit => Some(self.unit),
            Tier::Pack => self.pack,
            Tier::Bulk => self.bulk,
        }
    }
}

/// Which of a dealer's own prices.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DealerPriceFilter {
    /// Of these products; `None`: of all.
    pub products: Option<Vec<ProductId>>,
    /// Only blocked prices, or only the others.
    pub blocked: Option<bool>,
}

/// The range the company suggests; an end that is missing limits nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealerRange {
    /// Lower end.
    pub min: Option<Money>,
    /// Upper end.
    pub max: Option<Money>,
}

/// Why a dealer's own price is rejected or no longer valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealerPriceError {
    /// The company suggests no range.
    NoRange,
    /// Outside of both ends.
    Outside(Money, Money),
    /// Below the only end.
    Below(Money),
    /// Above the only end.
    Above(Money),
}

impl DealerPriceError {
    /// The sentence for the dealer, with amounts as `show` writes them.
    pub fn in_words(self, show: impl Fn(Money) -> String) -> Message {
        match self {
            DealerPriceError::NoRange => {
                "This product has no suggested range, so you cannot set your own price.".into()
            }
            DealerPriceError::Outside(min, max) => {
                message!("The price must be between {min} and {max}.", min = show(min), max = show(max))
            }
            DealerPriceError::Below(min) => message!("The price must be at least {min}.", min = show(min)),
            DealerPriceError::Above(max) => message!("The price must be at most {max}.", max = show(max)),
        }
    }
}

impl DealerRange {
    /// The range of a product; an end of nothing is a missing one.
    pub fn of(product: &Product) -> DealerRange {
        let end = |price: Option<Money>| price.filter(|price| *price > Money::ZERO);
        DealerRange { min: end(product.suggested_dealer_min_price), max: end(product.suggested_dealer_max_price) }
    }

    /// Passes when a dealer may sell at this price.
    pub fn check(self, price: Money) -> Result<(), DealerPriceError> {
        let fits = self.min.is_none_or(|min| price >= min) && self.max.is_none_or(|max| price <= max);
        match (self.min, self.max) {
            (None, None) => Err(DealerPriceError::NoRange),
            _ if fits && price > Money::ZERO => Ok(()),
            (Some(min), Some(max)) => Err(DealerPriceError::Outside(min, max)),
            (Some(min), None) => Err(DealerPriceError::Below(min)),
            (None, Some(max)) => Err(DealerPriceError::Above(max)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(min: Option<i64>, max: Option<i64>, price: i64) -> String {
        let range = DealerRange { min: min.map(Money::of), max: max.map(Money::of) };
        let error = range.check(Money::of(price)).err();
        error.map(|error| error.in_words(|amount| amount.to_string()).to_string()).unwrap_or_default()
    }

    #[test]
    fn own_prices_lie_within_the_suggested_range() {
        for (price, sentence) in [
            (1_600, ""),
            (2_500, ""),
            (1_599, "The price must be between 16.00 and 25.00."),
            (2_501, "The price must be between 16.00 and 25.00."),
        ] {
            assert_eq!(said(Some(1_600), Some(2_500), price), sentence);
        }
        assert_eq!(said(Some(1_600), None, 999_999), "");
        assert_eq!(said(Some(1_600), None, 1_599), "The price must be at least 16.00.");
        assert_eq!(said(None, Some(2_500), 1), "");
        assert_eq!(said(None, Some(2_500), 2_501), "The price must be at most 25.00.");
        assert_eq!(said(None, Some(2_500), 0), "The price must be at most 25.00.");
        assert_eq!(said(None, None, 1_600), "This product has no suggested range, so you cannot set your own price.");
    }
}
