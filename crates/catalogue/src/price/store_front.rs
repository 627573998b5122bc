//! Public stores (specification 2 §5, product.md §4), with the one price also visible to guests.

use tierway_kernel::{Money, Role, UserId};

use super::company::unit_price;
use super::offer::{Buyer, Seller, SpecialPrices, dealer_price, is_price, role_price};
use crate::Product;

/// A public store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StoreFront {
    /// The page of dealers in general.
    Dealers,
    /// The page of agents.
    Agents,
    /// One dealer's own store.
    Dealer(UserId),
}

/// The unit price in that store; `own` is the dealer's own price. `None` if it is not for sale there.
pub fn store_price(product: &Product, store: StoreFront, own: Option<Money>) -> Option<Money> {
    if !product.is_active {
        return None;
    }
    match store {
        StoreFront::Dealers => Some(dealer_price(product)),
        StoreFront::Agents => role_price(product, Buyer { role: Role::Customer, referred: false }),
        StoreFront::Dealer(_) => {
            let special = SpecialPrices { dealer: own, ..SpecialPrices::default() };
            unit_price(product, Seller::Store, &special).ok().map(|(price, _)| price)
        }
    }
    .filter(is_price)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::product::tests::product;

    fn seen(product: &Product, store: StoreFront, own: Option<i64>) -> Option<i64> {
        store_price(product, store, own.map(Money::of)).map(Money::minor)
    }

    #[test]
    fn each_store_shows_its_price() {
        let mint = product();
        let store = StoreFront::Dealer(UserId(7));
        assert_eq!(seen(&mint, StoreFront::Dealers, None), Some(1600));
        assert_eq!(seen(&mint, StoreFront::Agents, None), Some(1400));
        assert_eq!(seen(&mint, store, None), Some(1600));
        assert_eq!(seen(&mint, store, Some(2_000)), Some(2_000));
        assert_eq!(seen(&mint, store, Some(2_501)), None, "outside of the range");
        let bare = Product { suggested_dealer_min_price: None, suggested_dealer_max_price: None, ..product() };
        assert_eq!(seen(&bare, StoreFront::Dealers, None), Some(1200));
        assert_eq!((seen(&bare, store, None), seen(&bare, store, Some(2_000))), (None, None));
        let listed = Product { customer_price: None, ..product() };
        assert_eq!(seen(&listed, StoreFront::Agents, None), Some(1500));
        // A price of nothing is a missing one, here as in the cart.
        let nothing = Some(Money::ZERO);
        let listed = Product { customer_price: nothing, suggested_dealer_min_price: nothing, ..product() };
        assert_eq!(seen(&listed, StoreFront::Agents, None), Some(1500));
        assert_eq!(seen(&listed, StoreFront::Dealers, None), Some(1200));
        let gone = Product { is_active: false, ..product() };
        for front in [StoreFront::Dealers, StoreFront::Agents, store] {
            assert_eq!(seen(&gone, front, Some(2_000)), None);
        }
    }
}
