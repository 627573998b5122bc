//! Breakdowns of taxes in carts and orders, and why some have none.

use tierway_orders::{OrderTaxes, ReliefKind, TaxSum};

use crate::dto::*;

/// A tax of a cart or an order.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TaxLine {
    /// Its name; `Tax` where no tax zone applies, `Reverse charge` or `Exempt` where the buyer pays none.
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

/// Why a cart or an order has no tax.
pub type TaxReliefKindName = Name<ReliefKind>;

/// Why a cart or an order has no tax, and what proves it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TaxReliefResponse {
    /// Why.
    pub kind: TaxReliefKindName,
    /// The buyer's tax number, or the number of their exemption certificate.
    #[schema(example = "DE136695976")]
    pub reference: String,
}

impl TaxReliefResponse {
    /// That of a cart or an order, if its buyer pays no tax.
    pub fn of(taxes: &OrderTaxes) -> Option<TaxReliefResponse> {
        let relief = taxes.relief.as_ref()?;
        Some(TaxReliefResponse { kind: relief.kind.into(), reference: relief.reference.clone() })
    }
}
