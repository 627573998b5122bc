//! The history of a product's own prices: which of them changed, from what to what.

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, ProductId, ProductPriceChangeId, UserId};

use crate::Product;

tierway_kernel::names! {
    /// A price of a product, named as in its fields.
    pub enum PriceField as "PriceFieldName" {
        /// The manufacturing cost of one unit.
        ManufacturerCost = "manufacturerCost",
        /// The wholesale price, which follows from the cost.
        WholesalerPrice = "wholesalerPrice",
        /// The agent price.
        AgentPrice = "agentPrice",
        /// The customer price.
        CustomerPrice = "customerPrice",
        /// The lower end of the suggested range for dealers.
        SuggestedDealerMinPrice = "suggestedDealerMinPrice",
        /// The upper end of that range.
        SuggestedDealerMaxPrice = "suggestedDealerMaxPrice",
        /// The list price of one piece.
        UnitPrice = "unitPrice",
        /// The price of a pack.
        PackPrice = "packPrice",
        /// The price of a bulk.
        BulkPrice = "bulkPrice",
    }
}

impl PriceField {
    /// The price of this product; `None` where it has none.
    pub fn of(self, product: &Product) -> Option<Money> {
        match self {
            PriceField::ManufacturerCost => Some(product.manufacturer_cost),
            PriceField::WholesalerPrice => Some(product.wholesaler_price),
            PriceField::AgentPrice => product.agent_price,
            PriceField::CustomerPrice => product.customer_price,
            PriceField::SuggestedDealerMinPrice => product.suggested_dealer_min_price,
            PriceField::SuggestedDealerMaxPrice => product.suggested_dealer_max_price,
            PriceField::UnitPrice => product.unit_price,
            PriceField::PackPrice => product.pack.price,
            PriceField::BulkPrice => product.bulk.price,
        }
    }
}

/// A price that changed. At least one of the two prices is set, and they differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewProductPriceChange {
    /// The product.
    pub product_id: ProductId,
    /// Which of its prices.
    pub field: PriceField,
    /// The price until now; `None`: there was none.
    pub old: Option<Money>,
    /// The price from now on; `None`: it was removed.
    pub new: Option<Money>,
}

/// An entry of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductPriceChange {
    /// Identity.
    pub id: ProductPriceChangeId,
    /// What changed.
    pub entry: NewProductPriceChange,
    /// Who changed it; `None` for the system.
    pub actor_id: Option<UserId>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// The prices that differ between two states of one product, in the order of [`PriceField`].
pub fn price_changes(before: &Product, after: &Product) -> Vec<NewProductPriceChange> {
    let change = |field: PriceField| {
        let (old, new) = (field.of(before), field.of(after));
        (old != new).then_some(NewProductPriceChange { product_id: after.id, field, old, new })
    };
    PriceField::ALL.into_iter().filter_map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::product::tests::product;

    #[test]
    fn only_prices_that_differ_are_changes() {
        let before = product();
        assert_eq!(price_changes(&before, &before.clone()), []);
        let renamed = Product { name: "Another".to_owned(), ..before.clone() };
        assert_eq!(price_changes(&before, &renamed), [], "a name is no price");
        let mut after = before.clone();
        after.agent_price = None;
        after.pack.price = Some(Money::of(12_345));
        let expected = [
            (PriceField::AgentPrice, before.agent_price, None),
            (PriceField::PackPrice, before.pack.price, Some(Money::of(12_345))),
        ];
        let found = price_changes(&before, &after);
        assert_eq!(found.iter().map(|one| (one.field, one.old, one.new)).collect::<Vec<_>>(), expected);
        assert!(found.iter().all(|one| one.product_id == before.id));
    }
}
