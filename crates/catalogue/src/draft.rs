//! A product as a form sends it, and the checks that turn it into one that may be stored
//! (specification 2 §5, product.md §5).

use chrono::{DateTime, Utc};
use tierway_kernel::{
    FieldError, Measure, Money, ONE_LINE, PLAIN_TEXT, ProductId, Quantity, Sentence, is_one_line, is_plain_text,
    message, too_long,
};

use crate::{Packaging, Product, ProductDetails, TierPrice};

/// Pack or bulk as sent.
pub type TierDraft = TierPrice;

/// Units of weight (specification 2 §9).
pub const WEIGHT_UNITS: [&str; 5] = ["kg", "g", "lb", "oz", "ton"];
/// Units of length (specification 2 §9).
pub const DIMENSION_UNITS: [&str; 5] = ["mm", "cm", "m", "in", "ft"];

/// A product's editable fields. [`ProductDraft::checked`] must have passed before it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProductDraft {
    /// Empty: the use case generates one.
    pub sku: String,
    /// Required.
    pub name: String,
    /// May be empty.
    pub description: String,
    /// Required.
    pub category: String,
    /// New products are active.
    pub is_active: bool,
    /// See [`crate::Product`], also for the fields below.
    pub weight: Option<Measure>,
    /// Empty: kg.
    pub weight_unit: String,
    /// Length.
    pub length: Option<Measure>,
    /// Width.
    pub width: Option<Measure>,
    /// Height.
    pub height: Option<Measure>,
    /// Empty: cm.
    pub dimension_unit: String,
    /// Cost; an empty input becomes 0.
    pub manufacturer_cost: Money,
    /// Agent price.
    pub agent_price: Option<Money>,
    /// Customer price.
    pub customer_price: Option<Money>,
    /// Suggested range, lower end.
    pub suggested_dealer_min_price: Option<Money>,
    /// Suggested range, upper end.
    pub suggested_dealer_max_price: Option<Money>,
    /// List price of one piece.
    pub unit_price: Option<Money>,
    /// Pack tier.
    pub pack: TierDraft,
    /// Bulk tier.
    pub bulk: TierDraft,
    /// Words of the tiers.
    pub packaging: Packaging,
    /// Barcode, pictures, attributes; the first picture becomes [`crate::Product::image`].
    pub details: ProductDetails,
}

/// Why a product cannot be stored.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum DraftError {
    /// Complaints by field; the first is the sentence shown.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// Another product has this SKU.
    #[error("Another product already has this SKU.")]
    SkuTaken,
    /// Another product has this barcode.
    #[error("Another product already has this barcode.")]
    BarcodeTaken,
}

/// The wholesale price: cost × 1.2, rounded half-up to cents (specification 2 §9). `None` past the money limit.
pub fn wholesaler_price(cost: Money) -> Option<Money> {
    cost.ratio(12, 10)
}

impl ProductDraft {
    /// The computed wholesale price. Checked drafts always have one.
    pub fn wholesaler_price(&self) -> Money {
        wholesaler_price(self.manufacturer_cost).unwrap_or(Money::ZERO)
    }

    /// The product this becomes; its class for taxes is set apart from the form.
    pub fn into_product(self, id: ProductId, created_at: DateTime<Utc>, updated_at: DateTime<Utc>) -> Product {
        Product {
            id,
            wholesaler_price: self.wholesaler_price(),
            image: self.details.first_image().map(str::to_owned),
            sku: self.sku,
            name: self.name,
            description: self.description,
            category: self.category,
            is_active: self.is_active,
            weight: self.weight,
            weight_unit: self.weight_unit,
            length: self.length,
            width: self.width,
            height: self.height,
            dimension_unit: self.dimension_unit,
            manufacturer_cost: self.manufacturer_cost,
            agent_price: self.agent_price,
            customer_price: self.customer_price,
            suggested_dealer_min_price: self.suggested_dealer_min_price,
            suggested_dealer_max_price: self.suggested_dealer_max_price,
            unit_price: self.unit_price,
            pack: self.pack,
            bulk: self.bulk,
            packaging: self.packaging,
            tax_class_id: None,
            created_at,
            updated_at,
        }
    }

    /// Trims the texts, fills the default units and holds the rules.
    pub fn checked(mut self) -> Result<ProductDraft, DraftError> {
        let mut errors = Vec::new();
        self.trim();
        self.check_texts(&mut errors);
        self.details.check(&mut errors);
        self.check_prices(&mut errors);
        self.check_tier("pack", self.pack, &mut errors);
        self.check_tier("bulk", self.bulk, &mut errors);
        if errors.is_empty() { Ok(self) } else { Err(DraftError::Fields(errors)) }
    }

    fn trim(&mut self) {
        for text in [&mut self.sku, &mut self.name, &mut self.description, &mut self.category] {
            *text = text.trim().to_owned();
        }
        for (unit, default) in [(&mut self.weight_unit, "kg"), (&mut self.dimension_unit, "cm")] {
            let trimmed = unit.trim();
            *unit = if trimmed.is_empty() { default } else { trimmed }.to_owned();
        }
        self.packaging.trim();
        self.details.trim();
    }

    fn check_texts(&self, errors: &mut Vec<FieldError>) {
        if self.name.is_empty() {
            errors.push(FieldError::new("name", "Product name is required"));
        }
        if self.category.is_empty() {
            errors.push(FieldError::new("category", "Product category is required"));
        }
        for (field, text, most) in [
            ("name", &self.name, 200),
            ("category", &self.category, 100),
            ("sku", &self.sku, 64),
            ("description", &self.description, 5000),
        ] {
            if text.chars().count() > most {
                errors.push(FieldError::new(field, too_long(most)));
            } else if field == "description" && !is_plain_text(text) {
                errors.push(FieldError::new(field, PLAIN_TEXT));
            } else if field != "description" && !is_one_line(text) {
                errors.push(FieldError::new(field, ONE_LINE));
            }
        }
        if !WEIGHT_UNITS.contains(&self.weight_unit.as_str()) {
            errors.push(FieldError::new("weightUnit", "The weight unit must be one of kg, g, lb, oz, ton."));
        }
        if !DIMENSION_UNITS.contains(&self.dimension_unit.as_str()) {
            errors.push(FieldError::new("dimensionUnit", "The dimension unit must be one of mm, cm, m, in, ft."));
        }
        if self.packaging.texts().iter().any(|text| text.chars().count() > 60) {
            errors.push(FieldError::new("customUnitType", "Unit types and names must be at most 60 characters long."));
        } else if self.packaging.texts().iter().any(|text| !is_one_line(text)) {
            errors.push(FieldError::new("customUnitType", ONE_LINE));
        }
    }

    fn check_prices(&self, errors: &mut Vec<FieldError>) {
        let prices = [
            ("manufacturerCost", Some(self.manufacturer_cost)),
            ("agentPrice", self.agent_price),
            ("customerPrice", self.customer_price),
            ("suggestedDealerMinPrice", self.suggested_dealer_min_price),
            ("suggestedDealerMaxPrice", self.suggested_dealer_max_price),
            ("unitPrice", self.unit_price),
            ("packPrice", self.pack.price),
            ("bulkPrice", self.bulk.price),
        ];
        for (field, price) in prices {
            if price.is_some_and(|price| price.non_negative().is_err()) {
                errors.push(FieldError::new(field, "A price must not be negative."));
            }
        }
        if wholesaler_price(self.manufacturer_cost).is_none() {
            errors.push(FieldError::new("manufacturerCost", "This cost is too large."));
        }
        if let (Some(min), Some(max)) = (self.suggested_dealer_min_price, self.suggested_dealer_max_price)
            && min > max
        {
            errors.push(FieldError::new(
                "suggestedDealerMaxPrice",
                "The suggested maximum price must not be below the minimum price.",
            ));
        }
    }

    fn check_tier(&self, tier: &'static str, draft: TierDraft, errors: &mut Vec<FieldError>) {
        if draft.quantity == Some(Quantity::ZERO) && draft.price.is_some() {
            errors.push(FieldError::new(
                format!("{tier}Quantity"),
                message!("The {tier} quantity must be at least 1.", tier),
            ));
        }
        if draft.price.is_some() && draft.quantity.is_none() {
            errors.push(FieldError::new(
                format!("{tier}Quantity"),
                message!("A {tier} price needs a {tier} quantity.", tier),
            ));
        }
    }
}

impl Packaging {
    fn fields(&mut self) -> [&mut Option<String>; 11] {
        [
            &mut self.quantity_unit,
            &mut self.unit_price_unit,
            &mut self.custom_unit_type,
            &mut self.pack_quantity_unit,
            &mut self.pack_unit,
            &mut self.custom_pack_unit_type,
            &mut self.custom_pack_name,
            &mut self.bulk_quantity_unit,
            &mut self.bulk_unit,
            &mut self.custom_bulk_unit_type,
            &mut self.custom_bulk_name,
        ]
    }

    fn trim(&mut self) {
        for field in self.fields() {
            *field = field.take().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        }
    }

    fn texts(&self) -> Vec<String> {
        self.clone().fields().into_iter().filter_map(|text| text.clone()).collect()
    }
}

#[cfg(test)]
mod tests;
