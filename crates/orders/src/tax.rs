//! Taxes by zone: places with their rates, classes of products, and what an order is taxed with.
//!
//! An order is taxed by where it goes. A [`TaxZone`] says what is due there; an order that goes nowhere of them is
//! taxed with the one rate of the settings ([`Taxation::standard`]). A [`relief`] lets a buyer pay no tax. Amounts are computed exactly, in integers, and
//! rounded half-up once for the document or once for each line ([`Rounding`]).

mod assess;
mod percent;
mod relief;
mod repository;
mod rules;
mod taxation;
mod zone;

pub use assess::{Assessed, AssessedLine, TaxSum, assess};
pub use percent::{PercentError, TaxPercent};
pub use relief::{
    BuyerTax, MOST_EXEMPTIONS, Relief, ReliefKind, TaxExemption, TaxExemptionInput, VerifiedNumber, relief,
};
pub use repository::{OrderTaxes, TaxBasis, TaxExemptionRepository, TaxRepository};
pub use rules::{MOST_CLASSES, MOST_PLACES_OF_ZONE, MOST_RATES_OF_ZONE, MOST_ZONES, Rounding, TaxClass, TaxRules};
pub use taxation::Taxation;
pub use zone::{MOST_AT_ONCE, TaxRate, TaxZone, TaxedPlace};

#[cfg(test)]
mod tests;
