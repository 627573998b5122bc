//! The total of an order: goods, tax and shipping (product.md §7; both settings default to nothing). Shipping is not
//! taxed.

use tierway_kernel::Money;

use crate::{Assessed, LineError, NewLine, OrderError, Taxation, assess};

/// The three parts of a total and their sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    /// Sum of the lines without tax.
    pub goods: Money,
    /// Tax on the goods.
    pub tax: Money,
    /// Shipping cost.
    pub shipping: Money,
    /// All together.
    pub total: Money,
}

/// Adds tax and a flat shipping cost to the goods total.
pub fn totals(goods: Money, tax: Money, shipping: Money) -> Result<Totals, LineError> {
    let total = goods.plus(tax).and_then(|sum| sum.plus(shipping)).ok_or(LineError::TooLarge)?;
    Ok(Totals { goods, tax, shipping, total })
}

/// Taxes lines: each gets its net and its tax.
pub fn tax_lines(lines: &mut [NewLine], taxation: &Taxation) -> Result<Assessed, LineError> {
    let priced: Vec<_> = lines.iter().map(|line| (line.total, line.tax_class_id)).collect();
    let assessed = assess(&priced, taxation)?;
    for (line, taxed) in lines.iter_mut().zip(&assessed.lines) {
        (line.net, line.tax) = (taxed.net, taxed.tax);
    }
    Ok(assessed)
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
        let sum = totals(Money::of(1999), Money::of(165), Money::of(500)).ok();
        let expected =
            Totals { goods: Money::of(1999), tax: Money::of(165), shipping: Money::of(500), total: Money::of(2664) };
        assert_eq!(sum, Some(expected));
        assert_eq!(totals(Money::of(Money::LIMIT), Money::ZERO, Money::of(1)), Err(LineError::TooLarge));
    }

    #[test]
    fn a_stated_total_must_be_the_computed_one() {
        assert!(check_stated(None, Money::of(5)).is_ok());
        assert!(check_stated(Some(Money::of(5)), Money::of(5)).is_ok());
        assert!(matches!(check_stated(Some(Money::of(4)), Money::of(5)), Err(OrderError::TotalMismatch { .. })));
    }
}
