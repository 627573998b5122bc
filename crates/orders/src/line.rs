//! Order lines: requested and priced.

use tierway_kernel::{FieldError, LineId, Money, ProductId, Quantity, Sentence, TaxClassId};

/// Most lines one order holds.
pub const MAX_LINES: usize = 200;

/// A requested line. The tier's name belongs to the catalogue; this crate only stores it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// Which product.
    pub product_id: ProductId,
    /// `unit`, `pack` or `bulk`.
    pub tier: &'static str,
    /// How many tier units.
    pub quantity: Quantity,
}

/// Why a list of lines is refused.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum LineError {
    /// Complaints by field, such as `items[0].quantity`.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// Past [`MAX_LINES`].
    #[error("An order can have at most 200 lines.")]
    TooMany,
    /// The total is too large to store.
    #[error("The total of this order is too large.")]
    TooLarge,
}

/// A priced line to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLine {
    /// Which product.
    pub product_id: ProductId,
    /// SKU at the time.
    pub sku: String,
    /// Name at the time.
    pub name: String,
    /// `unit`, `pack` or `bulk`.
    pub tier: &'static str,
    /// The unit name; `None` for the default.
    pub tier_label: Option<String>,
    /// The product's category at the time.
    pub category: String,
    /// The unit cost at the time.
    pub unit_cost: Money,
    /// Tier units.
    pub quantity: Quantity,
    /// Pieces in all: quantity × pieces of the tier.
    pub pieces: Quantity,
    /// Price of one tier unit.
    pub price: Money,
    /// price × quantity.
    pub total: Money,
    /// The same without tax: less than `total` where prices include it.
    pub net: Money,
    /// The line's share of the order's tax.
    pub tax: Money,
    /// The class of the product for taxes; not stored with the line.
    pub tax_class_id: Option<TaxClassId>,
    /// Which rule priced it.
    pub price_source: &'static str,
    /// The product's picture now; not stored with the line.
    pub image: Option<String>,
}

/// A stored line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderLine {
    /// Identity.
    pub id: LineId,
    /// Which product.
    pub product_id: ProductId,
    /// SKU at the time.
    pub sku: String,
    /// Name at the time.
    pub name: String,
    /// `unit`, `pack` or `bulk`.
    pub tier: String,
    /// The unit name at the time; `None` for the default.
    pub tier_label: Option<String>,
    /// Tier units.
    pub quantity: Quantity,
    /// Pieces in all.
    pub pieces: Quantity,
    /// Price of one tier unit.
    pub price: Money,
    /// price × quantity.
    pub total: Money,
    /// The same without tax: less than `total` where prices include it.
    pub net: Money,
    /// Its share of the order's tax; nothing on lines of earlier versions.
    pub tax: Money,
    /// Which rule priced it.
    pub price_source: String,
    /// The product's picture now.
    pub image: Option<String>,
}

impl OrderLine {
    /// The line as it is stored under this number.
    pub fn stored(id: LineId, new: &NewLine) -> OrderLine {
        OrderLine {
            id,
            product_id: new.product_id,
            sku: new.sku.clone(),
            name: new.name.clone(),
            tier: new.tier.to_owned(),
            tier_label: new.tier_label.clone(),
            quantity: new.quantity,
            pieces: new.pieces,
            price: new.price,
            total: new.total,
            net: new.net,
            tax: new.tax,
            price_source: new.price_source.to_owned(),
            image: new.image.clone(),
        }
    }

    /// Label of its size: the product's at the time, or the default. Documents use only these.
    pub fn size_name(&self) -> &str {
        self.tier_label.as_deref().unwrap_or(match self.tier.as_str() {
            "pack" => "Pack",
            "bulk" => "Bulk",
            _ => "Piece",
        })
    }

    /// Pieces in one unit of its tier.
    pub fn pieces_in_one(&self) -> i64 {
        self.pieces.get() / self.quantity.get().max(1)
    }

    /// These pieces as whole units of its tier; `None` when they break one.
    pub fn whole_units(&self, pieces: Quantity) -> Option<i64> {
        let in_one = self.pieces_in_one().max(1);
        (pieces.get() % in_one == 0).then(|| pieces.get() / in_one)
    }
}

/// Merges lines with the same product and tier, and rejects too many. Order of first occurrence.
pub fn check_wanted(lines: &[Wanted]) -> Result<Vec<Wanted>, LineError> {
    let mut merged: Vec<Wanted> = Vec::with_capacity(lines.len().min(MAX_LINES));
    for line in lines {
        let full = merged.len() == MAX_LINES;
        match merged.iter_mut().find(|other| other.product_id == line.product_id && other.tier == line.tier) {
            Some(other) => other.quantity = other.quantity.plus(line.quantity).map_err(|_| LineError::TooLarge)?,
            None if full => return Err(LineError::TooMany),
            None => merged.push(*line),
        }
    }
    Ok(merged)
}

/// The sum of the lines at their prices.
pub fn goods_total(lines: &[NewLine]) -> Result<Money, LineError> {
    lines.iter().try_fold(Money::ZERO, |sum, line| sum.plus(line.total)).ok_or(LineError::TooLarge)
}

#[cfg(test)]
mod tests;
