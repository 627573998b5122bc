//! Breakdowns of taxes in carts and orders.

use tierway_orders::TaxSum;

use crate::dto::*;

/// A tax of a cart or an order.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TaxLine {
    /// Its name; `Tax` where no tax zone applies.
    #[schema(example = "VAT")]
    pub name: String,
    /// Its rate in percent, with up to four decimals.
    #[schema(example = "8.875")]
    pub percent: String,
    /// What it is charged on: goods without tax, and for a compound rate the taxes before it.
    pub taxable: WireMoney,
    /// How much it is.
    pub tax: WireMoney,
}

impl TaxLine {
    /// The rows of a breakdown.
    pub fn all(sums: &[TaxSum]) -> Vec<TaxLine> {
        let row = |sum: &TaxSum| TaxLine {
            name: sum.name.clone(),
            percent: sum.percent.to_string(),
            taxable: WireMoney(sum.taxable),
            tax: WireMoney(sum.tax),
        };
        sums.iter().map(row).collect()
    }
}
