//! The total of an order: goods, tax and shipping (product.md §7; both settings default to nothing).

use tierway_kernel::Money;

use crate::{LineError, OrderError};

/// The three parts of a total and their sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// Sum of the lines.
    pub goods: Money,
    /// Tax on the goods.
    pub tax: Money,
    /// Shipping cost.
    pub shipping: Money,
    /// All together.
    pub total: Money,
}

/// Adds tax (hundredths of a percent of the goods, half-up to cents) and a flat shipping cost to the goods total.
pub fn totals(goods: Money, tax_basis_points: i64, shipping: Money) -> Result<Totals, LineError> {
    let tax = goods.ratio(tax_basis_points.max(0), 10_000).ok_or(LineError::TooLarge)?;
    let total = goods.plus(tax).and_then(|sum| sum.plus(shipping)).ok_or(LineError::TooLarge)?;
    Ok(Totals { goods, tax, shipping, total })
}

/// A total the client states must be the computed one: never a silent correction of money (product.md §1).
pub fn check_stated(stated: Option<Money>, actual: Money) -> Result<(), OrderError> {
    match stated {
        Some(stated) if stated != actual => Err(OrderError::TotalMismatch { stated, actual }),
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tax_and_shipping_come_on_top() {
        let sum = totals(Money::of(1999), 825, Money::of(500)).ok();
        let expected =
            Totals { goods: Money::of(1999), tax: Money::of(165), shipping: Money::of(500), total: Money::of(2664) };
        assert_eq!(sum, Some(expected));
        assert_eq!(totals(Money::of(Money::LIMIT), 0, Money::of(1)), Err(LineError::TooLarge));
    }

    #[test]
    fn a_stated_total_must_be_the_computed_one() {
        assert!(check_stated(None, Money::of(5)).is_ok());
        assert!(check_stated(Some(Money::of(5)), Money::of(5)).is_ok());
        assert!(matches!(check_stated(Some(Money::of(4)), Money::of(5)), Err(OrderError::TotalMismatch { .. })));
    }
}
