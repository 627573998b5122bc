//! The order of a dealer's own prices: blocked prices first.

use tierway_kernel::fold;

use super::store_offer::blocked_price;
use crate::{OwnPrices, Product};

/// The first unblocked price in the order of [`dealer_price_key`].
pub const OPEN_PRICES: &str = "1";

/// Sort key of a dealer's price in the list, in binary order: blocked prices first, then by name. Stored with the
/// price.
pub fn dealer_price_key(product: &Product, prices: OwnPrices) -> String {
    let rank = if blocked_price(product, prices).is_some() { "0" } else { OPEN_PRICES };
    format!("{rank}{}", fold(&product.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DealerRange;
    use crate::product::tests::product;

    #[test]
    fn prices_at_which_nobody_can_buy_come_first_then_by_name() {
        let named = |name: &str| Product { name: name.to_owned(), ..product() };
        let range = DealerRange::of(&product());
        let (fits, over) = (range.min.unwrap_or_default(), range.max.unwrap_or_default().times(2).unwrap_or_default());
        let key = |name: &str, price| dealer_price_key(&named(name), OwnPrices::of_piece(price));
        let ordered = [key("Zest", over), key(" apple", fits), key("Banana", fits), key("ähre", fits)];
        assert!(ordered.is_sorted(), "{ordered:?}");
        assert!(ordered[0].as_str() < OPEN_PRICES && ordered[1].as_str() >= OPEN_PRICES);
        assert_eq!(key("APPLE", fits), key("apple", fits), "without case");
    }
}
