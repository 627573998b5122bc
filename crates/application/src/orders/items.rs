//! Cart items as sent, read into wanted lines. Orders know no tiers and the catalogue no orders, so the two meet
//! here.

use tierway_catalogue::Tier;
use tierway_kernel::{FieldError, Money, ProductId, Quantity, QuantityError};
use tierway_orders::{Wanted, check_wanted};

use crate::Failure;

/// One item of a cart, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartItem {
    /// Which product.
    pub product_id: ProductId,
    /// `unit`, `pack` or `bulk`; `None`: unit.
    pub tier: Option<String>,
    /// Tier units, as sent.
    pub quantity: i64,
    /// The price of one tier unit the buyer saw; an order at another price is not placed.
    pub expected_price: Option<Money>,
}

impl CartItem {
    /// Whether it is for this product in this tier.
    pub(crate) fn is_of(&self, product: ProductId, tier: &str) -> bool {
        self.product_id == product && read_tier(self.tier.as_deref()).is_some_and(|own| own.as_str() == tier)
    }
}

/// A wanted line with the place of its first item in the cart, which complaints name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CartLine {
    /// The requested items, merged by product and tier.
    pub wanted: Wanted,
    /// The tier in the catalogue's words.
    pub tier: Tier,
    /// Index of the first item of this product and tier.
    pub index: usize,
}

/// Reads a cart: whole positive quantities, known tiers, at least one item, equal lines added up. Complaints name the
/// items of the field `list`.
pub(crate) fn read_items(list: &str, items: &[CartItem]) -> Result<Vec<CartLine>, Failure> {
    if items.is_empty() {
        return Err(Failure::field(list, "Please add at least one product to your cart."));
    }
    let mut errors = Vec::new();
    let mut wanted = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        match read_item(list, index, item) {
            Ok((tier, quantity)) => {
                wanted.push(Wanted { product_id: item.product_id, tier: tier.as_str(), quantity });
            }
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(Failure::Fields(errors));
    }
    let lines = check_wanted(&wanted)?;
    Ok(lines.into_iter().filter_map(|line| locate(&wanted, line)).collect())
}

/// Validation errors of the items of the field `list`, independent of the buyer.
pub(crate) fn item_faults(list: &str, items: &[CartItem]) -> Vec<FieldError> {
    match read_items(list, items) {
        Err(Failure::Fields(faults)) => faults,
        Ok(_) | Err(_) => Vec::new(),
    }
}

/// Tier and quantity of one item, or a complaint about item `index` of the field `list`.
pub(crate) fn read_item(list: &str, index: usize, item: &CartItem) -> Result<(Tier, Quantity), FieldError> {
    match (read_tier(item.tier.as_deref()), Quantity::positive(item.quantity)) {
        (Some(tier), Ok(quantity)) => Ok((tier, quantity)),
        (None, _) => Err(FieldError::new(format!("{list}[{index}].tier"), "Choose unit, pack or bulk.")),
        (_, Err(error)) => Err(FieldError::new(
            format!("{list}[{index}].quantity"),
            match error {
                QuantityError::TooSmall => "The quantity must be a whole number of at least 1.",
                QuantityError::TooLarge => "This quantity is too large.",
            },
        )),
    }
}

fn read_tier(tier: Option<&str>) -> Option<Tier> {
    match tier.map(str::trim).filter(|tier| !tier.is_empty()) {
        None => Some(Tier::Unit),
        Some(name) => Tier::parse(name),
    }
}

fn locate(wanted: &[Wanted], line: Wanted) -> Option<CartLine> {
    let index = wanted.iter().position(|other| other.product_id == line.product_id && other.tier == line.tier)?;
    Some(CartLine { wanted: line, tier: Tier::parse(line.tier)?, index })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop at what they did not expect")]
    use super::*;

    fn item(product: i64, tier: Option<&str>, quantity: i64) -> CartItem {
        CartItem { product_id: ProductId(product), tier: tier.map(str::to_owned), quantity, expected_price: None }
    }

    #[test]
    fn equal_items_become_one_line() {
        let lines =
            read_items("items", &[item(1, None, 2), item(2, Some("pack"), 1), item(1, Some("unit"), 3)]).unwrap();
        let seen: Vec<_> =
            lines.iter().map(|line| (line.wanted.product_id.0, line.wanted.quantity.get(), line.index)).collect();
        assert_eq!(seen, vec![(1, 5, 0), (2, 1, 1)]);
    }

    #[test]
    fn every_bad_item_is_named() {
        let Err(Failure::Fields(errors)) = read_items(
            "items",
            &[item(1, Some("crate"), 1), item(2, None, 0), item(3, None, i64::MAX), item(4, None, -3)],
        ) else {
            panic!("bad items were taken")
        };
        let fields: Vec<_> = errors.iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["items[0].tier", "items[1].quantity", "items[2].quantity", "items[3].quantity"]);
        assert!(read_items("items", &[]).is_err());
    }
}
