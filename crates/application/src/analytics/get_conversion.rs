//! `GET /api/analytics/conversion`.

use chrono::NaiveDate;
use tierway_kernel::Permission;
use tierway_orders::{OrderCounts, Quotations, Registrations};

use super::span::Span;
use crate::{Context, Failure, Transaction};

/// Conversion of registrations, quote requests and orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversion {
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// Registrations in this period, by role.
    pub registrations: Vec<Registrations>,
    /// Quotes requested in this period.
    pub quotations: Quotations,
    /// Orders placed in this period.
    pub orders: OrderCounts,
}

/// Conversion of a period, until now.
pub fn get_conversion(
    tx: &mut dyn Transaction,
    context: &Context,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<Conversion, Failure> {
    context.require(Permission::GetConversion)?;
    conversion(tx, context, from, to)
}

/// The same after the permission check.
pub(crate) fn conversion(
    tx: &mut dyn Transaction,
    context: &Context,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Result<Conversion, Failure> {
    let span = Span::of(tx, context, from, to)?;
    let (start, end) = span.times();
    Ok(Conversion {
        from: span.from,
        to: span.to,
        registrations: tx.sales().registrations(start, end)?,
        quotations: tx.sales().quotations(start, end)?,
        orders: tx.sales().placed_orders(start, end)?,
    })
}
