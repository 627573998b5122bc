//! The category of the standard that a line, or shipping, belongs to.

use en16931::VatCategory;
use tierway_kernel::{Language, message};

use super::error::EInvoiceError;
use super::figures::{FigureRelief, Figures};
use super::party::tax_ids;
use super::rates::line_rates;

/// How something is taxed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Vat {
    /// The category.
    pub(super) category: VatCategory,
    /// The rate in millionths of the whole.
    pub(super) ppm: i64,
    /// Why there is no tax, in the document's language.
    pub(super) reason: Option<String>,
}

impl Vat {
    fn untaxed(category: VatCategory, reason: Option<String>) -> Vat {
        Vat { category, ppm: 0, reason }
    }

    /// Adds another reason of the same row of the breakdown.
    pub(super) fn add_reason(&mut self, other: Option<&str>) {
        let Some(other) = other else { return };
        match &mut self.reason {
            Some(reason) if reason.contains(other) => {}
            Some(reason) => *reason = format!("{reason} {other}"),
            None => self.reason = Some(other.to_owned()),
        }
    }

    /// Whether both are in one row of the breakdown.
    pub(super) fn is_with(&self, other: &Vat) -> bool {
        (self.category, self.ppm) == (other.category, other.ppm)
    }
}

/// How each line is taxed, as it was frozen with the order.
pub(super) fn of_lines(figures: &Figures, language: Language) -> Result<Vec<Vat>, EInvoiceError> {
    let all = |vat: Vat| Ok(vec![vat; figures.lines.len()]);
    match &figures.relief {
        Some(FigureRelief::ReverseCharge(_)) => {
            let reason = figures.statement.clone().unwrap_or_else(|| message!("Reverse charge").render(language));
            return all(Vat::untaxed(VatCategory::ReverseCharge, Some(reason)));
        }
        Some(FigureRelief::Exemption(number)) => {
            let reason = message!("Exempt from tax under certificate {number}.", number).render(language);
            return all(Vat::untaxed(VatCategory::Exempt, Some(reason)));
        }
        None => {}
    }
    if figures.rates.is_empty() {
        // Orders of earlier versions kept the sum of their taxes only.
        return if figures.tax.minor() == 0 {
            all(nothing_due(figures, language))
        } else {
            Err(EInvoiceError::UnknownRates)
        };
    }
    let untaxed = || {
        let reason = figures.statement.clone().unwrap_or_else(|| message!("Not subject to tax.").render(language));
        Vat::untaxed(VatCategory::Exempt, Some(reason))
    };
    let of_rate = |ppm: Option<i64>| match ppm {
        None => untaxed(),
        Some(0) => Vat::untaxed(VatCategory::ZeroRated, None),
        Some(ppm) => Vat { category: VatCategory::Standard, ppm, reason: None },
    };
    Ok(line_rates(figures)?.into_iter().map(of_rate).collect())
}

/// The category where no tax is due at all: a zone without rates that says why is an export, if it lies outside the seller's
/// country, or else an exemption; without a sentence nothing is known but that there is no tax.
fn nothing_due(figures: &Figures, language: Language) -> Vat {
    let Some(statement) = &figures.statement else {
        return Vat::untaxed(VatCategory::OutOfScope, Some(message!("Not subject to tax.").render(language)));
    };
    let seller = &figures.seller;
    let is_abroad = figures.place.is_some() && figures.place != seller.country;
    // The standard knows exports of sellers with a VAT number only.
    let ids =
        seller.country.as_deref().zip(seller.tax_number.as_deref()).map(|(country, number)| tax_ids(country, number));
    let is_export = is_abroad && ids.is_some_and(|ids| ids.vat.is_some());
    let category = if is_export { VatCategory::Export } else { VatCategory::Exempt };
    Vat::untaxed(category, Some(statement.clone()))
}

/// How shipping is taxed, which has no tax of its own: as the goods, if none of them has any; otherwise it is exempt.
pub(super) fn of_shipping(lines: &[Vat], language: Language) -> Vat {
    match lines {
        [first, rest @ ..] if first.ppm == 0 && rest.iter().all(|other| other.is_with(first)) => first.clone(),
        _ => Vat::untaxed(VatCategory::Exempt, Some(message!("Shipping is not taxed.").render(language))),
    }
}
