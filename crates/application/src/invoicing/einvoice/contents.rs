//! What stands in an e-invoice: its lines, shipping as a charge, and the sums by category.

use en16931::VatCategory;
use tierway_kernel::Language;

use super::error::EInvoiceError;
use super::figures::{FigureLine, Figures};
use super::vat::{self, Vat};

/// Pieces, packs and one of something, in the codes of UN/ECE recommendations 20 and 21.
pub(super) const PIECE: &str = "H87";
/// A pack.
const PACK: &str = "XPK";
/// One.
pub(super) const ONE: &str = "C62";

/// A line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// What it is of.
    pub(super) name: String,
    /// The product's number.
    pub(super) sku: Option<String>,
    /// How many.
    pub(super) quantity: i64,
    /// Of which unit.
    pub(super) unit: &'static str,
    /// The amount without tax, in cents.
    pub(super) net: i64,
    /// The tax on it, in cents.
    pub(super) tax: i64,
    /// How it is taxed.
    pub(super) vat: Vat,
}

/// Lines, and shipping with how it is taxed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Contents {
    /// The lines.
    pub(super) rows: Vec<Row>,
    /// Shipping in cents.
    pub(super) shipping: Option<(i64, Vat)>,
}

/// The sum of a category at a rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CategorySum {
    /// Category, rate and the reasons of all that is in it.
    pub(super) vat: Vat,
    /// Amounts without tax, in cents.
    pub(super) net: i64,
    /// The tax, in cents.
    pub(super) tax: i64,
}

impl Contents {
    /// Those of the order's invoice.
    pub(super) fn of_invoice(figures: &Figures, language: Language) -> Result<Contents, EInvoiceError> {
        if figures.lines.is_empty() {
            return Err(EInvoiceError::NoLines);
        }
        let vats = vat::of_lines(figures, language)?;
        let shipping = Some(figures.shipping.minor())
            .filter(|shipping| *shipping != 0)
            .map(|shipping| (shipping, vat::of_shipping(&vats, language)));
        let rows = figures.lines.iter().zip(vats).map(|(line, vat)| Row::whole(line, vat)).collect();
        Ok(Contents { rows, shipping })
    }

    /// All amounts together, with tax.
    pub(super) fn total(&self) -> i64 {
        let rows: i64 = self.rows.iter().map(|row| row.net + row.tax).sum();
        rows + self.shipping.as_ref().map_or(0, |(shipping, _)| *shipping)
    }

    /// The sums by category and rate, in the order in which these come first.
    pub(super) fn sums(&self) -> Vec<CategorySum> {
        let mut sums: Vec<CategorySum> = Vec::new();
        let rows = self.rows.iter().map(|row| (&row.vat, row.net, row.tax));
        for (vat, net, tax) in rows.chain(self.shipping.as_ref().map(|(shipping, vat)| (vat, *shipping, 0))) {
            match sums.iter_mut().find(|sum| sum.vat.is_with(vat)) {
                Some(sum) => {
                    sum.net += net;
                    sum.tax += tax;
                    sum.vat.add_reason(vat.reason.as_deref());
                }
                None => sums.push(CategorySum { vat: vat.clone(), net, tax }),
            }
        }
        sums
    }

    /// Whether it is outside the scope of taxes, as a whole: nothing else can stand beside that.
    pub(super) fn is_out_of_scope(&self) -> bool {
        self.rows.iter().any(|row| row.vat.category == VatCategory::OutOfScope)
    }
}

impl Row {
    /// A line as it was ordered.
    pub(super) fn whole(line: &FigureLine, vat: Vat) -> Row {
        Row {
            name: line.name.clone(),
            sku: Some(line.sku.clone()).filter(|sku| !sku.is_empty()),
            quantity: line.quantity,
            unit: if line.is_packed { PACK } else { PIECE },
            net: line.net.minor(),
            tax: line.tax.minor(),
            vat,
        }
    }

    /// Pieces of a line, with their part of its amounts, half-up to cents.
    pub(super) fn part(line: &FigureLine, pieces: i64, vat: Vat) -> Option<Row> {
        let net = line.net.ratio(pieces, line.pieces)?.minor();
        let tax = line.tax.ratio(pieces, line.pieces)?.minor();
        Some(Row { quantity: pieces, unit: PIECE, net, tax, ..Row::whole(line, vat) })
    }
}
