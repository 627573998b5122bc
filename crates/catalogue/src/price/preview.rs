//! Price preview of a draft product for each type of buyer.

use tierway_kernel::Role;

use super::{Buyer, NotForSale, Offer, Seller, SpecialPrices, resolve};
use crate::{Product, Tier};

tierway_kernel::names! {
    /// A kind of buyer.
    pub enum PreviewBuyer as "PreviewBuyerName" {
        /// A customer without a referrer.
        Customer = "customer",
        /// A referred customer.
        ReferredCustomer = "referredCustomer",
        /// An agent; sub-agents pay the same.
        Agent = "agent",
        /// A dealer.
        Dealer = "dealer",
        /// A wholesaler.
        Wholesaler = "wholesaler",
        /// A customer in a dealer's store.
        StoreCustomer = "storeCustomer",
    }
}

/// The prices of a buyer type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuyerPreview {
    /// Who.
    pub buyer: PreviewBuyer,
    /// The tiers they could buy.
    pub offers: Vec<Offer>,
    /// Why they cannot buy it, as shown to them.
    pub refusal: Option<NotForSale>,
}

impl PreviewBuyer {
    fn offer(self, product: &Product, tier: Tier) -> Result<Offer, NotForSale> {
        // Nothing is set yet for a product that does not exist.
        let price = |seller| resolve(product, seller, &SpecialPrices::default(), tier);
        let buyer = |role, referred| price(Seller::Company(Buyer { role, referred }));
        match self {
            PreviewBuyer::Customer => buyer(Role::Customer, false),
            PreviewBuyer::ReferredCustomer => buyer(Role::Customer, true),
            PreviewBuyer::Agent => buyer(Role::Agent, false),
            PreviewBuyer::Dealer => buyer(Role::Dealer, false),
            PreviewBuyer::Wholesaler => buyer(Role::Wholesaler, false),
            PreviewBuyer::StoreCustomer => price(Seller::Store),
        }
    }
}

/// Prices every tier of the product for every kind of buyer, by the rules of an order.
pub fn price_preview(product: &Product) -> Vec<BuyerPreview> {
    let preview = |buyer: PreviewBuyer| {
        let priced = Tier::ALL.map(|tier| buyer.offer(product, tier));
        let offers: Vec<Offer> = priced.iter().filter_map(|offer| offer.as_ref().ok().copied()).collect();
        let refusal = priced.into_iter().find_map(Result::err).filter(|_| offers.is_empty());
        BuyerPreview { buyer, offers, refusal }
    };
    PreviewBuyer::ALL.map(preview).to_vec()
}

#[cfg(test)]
mod tests {
    use tierway_kernel::Money;

    use super::*;
    use crate::product::tests::product;
    use crate::{PriceSource, TierPrice};

    fn prices(previews: &[BuyerPreview]) -> Vec<Vec<(i64, PriceSource)>> {
        let of = |preview: &BuyerPreview| preview.offers.iter().map(|o| (o.price.minor(), o.source)).collect();
        previews.iter().map(of).collect()
    }

    #[test]
    fn every_buyer_pays_what_an_order_would_ask() {
        use PriceSource::{Role, Tier};
        let previews = price_preview(&product());
        assert_eq!(previews.iter().map(|preview| preview.buyer).collect::<Vec<_>>(), PreviewBuyer::ALL);
        assert_eq!(
            prices(&previews),
            [
                [(1400, Role), (12_000, Tier), (110_000, Tier)],
                [(1300, Role), (12_000, Tier), (110_000, Tier)],
                [(1300, Role), (12_000, Tier), (110_000, Tier)],
                [(1600, Role), (12_000, Tier), (110_000, Tier)],
                [(1200, Role), (12_000, Role), (110_000, Tier)],
                [(1600, Role), (13_714, Tier), (125_714, Tier)],
            ]
        );
        assert!(previews.iter().all(|preview| preview.refusal.is_none()));
    }

    #[test]
    fn who_has_no_price_is_told_so() {
        let bare = Product {
            agent_price: None,
            customer_price: None,
            unit_price: Some(Money::ZERO),
            suggested_dealer_min_price: None,
            pack: TierPrice::default(),
            bulk: TierPrice::default(),
            ..product()
        };
        let previews = price_preview(&bare);
        assert_eq!(prices(&previews)[3..5], [[(1200, PriceSource::Role)], [(1200, PriceSource::Role)]]);
        for number in [0, 1, 2, 5] {
            assert_eq!(previews[number].refusal, Some(NotForSale::NoPrice("Mint".to_owned())));
            assert!(previews[number].offers.is_empty());
        }
    }
}
