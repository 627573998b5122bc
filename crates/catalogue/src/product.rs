//! The product.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Measure, Money, ProductId, Quantity, TaxClassId};

use crate::Tier;

/// Price and size of the pack or bulk tier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TierPrice {
    /// The maximum price per tier unit.
    pub price: Option<Money>,
    /// Pieces in it; a tier without a quantity is not sold.
    pub quantity: Option<Quantity>,
}

/// The words of the tiers: listed or custom unit types and names, exactly as the form sends them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Packaging {
    /// Unit of the stock figure, such as `Piece`.
    pub quantity_unit: Option<String>,
    /// Unit type of the unit price.
    pub unit_price_unit: Option<String>,
    /// Its typed value when `custom`.
    pub custom_unit_type: Option<String>,
    /// Unit of the pack's quantity.
    pub pack_quantity_unit: Option<String>,
    /// Name of the pack, such as `Box`.
    pub pack_unit: Option<String>,
    /// Typed unit of the pack's quantity.
    pub custom_pack_unit_type: Option<String>,
    /// Typed name of the pack.
    pub custom_pack_name: Option<String>,
    /// Unit of the bulk's quantity.
    pub bulk_quantity_unit: Option<String>,
    /// Name of the bulk, such as `Pallet`.
    pub bulk_unit: Option<String>,
    /// Typed unit of the bulk's quantity.
    pub custom_bulk_unit_type: Option<String>,
    /// Typed name of the bulk.
    pub custom_bulk_name: Option<String>,
}

/// Something that is or was sold. All prices are list prices; who pays which is [`crate::offer`]'s business.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Product {
    /// Identity.
    pub id: ProductId,
    /// Stock keeping unit, unique, ignoring case.
    pub sku: String,
    /// Shown name.
    pub name: String,
    /// Long text; may be empty.
    pub description: String,
    /// Free text with suggestions.
    pub category: String,
    /// Content hash and ending of the picture, or an address elsewhere.
    pub image: Option<String>,
    /// `false`: discontinued.
    pub is_active: bool,
    /// Weight in `weight_unit`.
    pub weight: Option<Measure>,
    /// kg, g, lb, oz, ton.
    pub weight_unit: String,
    /// Length in `dimension_unit`.
    pub length: Option<Measure>,
    /// Width in `dimension_unit`.
    pub width: Option<Measure>,
    /// Height in `dimension_unit`.
    pub height: Option<Measure>,
    /// mm, cm, m, in, ft.
    pub dimension_unit: String,
    /// The manufacturing cost of one unit.
    pub manufacturer_cost: Money,
    /// Cost × 1.2, half-up to cents.
    pub wholesaler_price: Money,
    /// The price for agents and referred customers.
    pub agent_price: Option<Money>,
    /// The price for other customers.
    pub customer_price: Option<Money>,
    /// Lower end of a dealer's own price.
    pub suggested_dealer_min_price: Option<Money>,
    /// Upper end of a dealer's own price.
    pub suggested_dealer_max_price: Option<Money>,
    /// List price of one piece.
    pub unit_price: Option<Money>,
    /// The pack tier.
    pub pack: TierPrice,
    /// The bulk tier.
    pub bulk: TierPrice,
    /// The tiers' words.
    pub packaging: Packaging,
    /// Its class for taxes; `None`: the standard rates apply.
    pub tax_class_id: Option<TaxClassId>,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

impl Product {
    /// Version; increases with each change.
    pub fn version(&self) -> i64 {
        self.updated_at.timestamp_micros()
    }

    /// The time of a change made now: always later than the last one, even if clocks differ.
    pub fn changed_at(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        now.max(self.updated_at + Duration::microseconds(1))
    }

    /// Pieces in one unit of `tier`; `None` when the tier is not defined.
    pub fn pieces(&self, tier: Tier) -> Option<Quantity> {
        match tier {
            Tier::Unit => Quantity::new(1).ok(),
            Tier::Pack => self.pack.quantity,
            Tier::Bulk => self.bulk.quantity,
        }
    }

    /// The unit name of `tier`, such as `Box`: a listed or a custom one; `None` for the default.
    pub fn tier_label(&self, tier: Tier) -> Option<&str> {
        let words = &self.packaging;
        let (listed, typed) = match tier {
            Tier::Unit => (&words.unit_price_unit, &words.custom_unit_type),
            Tier::Pack => (&words.pack_unit, &words.custom_pack_name),
            Tier::Bulk => (&words.bulk_unit, &words.custom_bulk_name),
        };
        let listed = listed.as_deref().filter(|word| !word.eq_ignore_ascii_case("custom"));
        listed.or(typed.as_deref()).map(str::trim).filter(|word| !word.is_empty())
    }

    /// The tier's own list price.
    pub fn tier_price(&self, tier: Tier) -> Option<Money> {
        match tier {
            Tier::Unit => None,
            Tier::Pack => self.pack.price,
            Tier::Bulk => self.bulk.price,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
