//! What stands in a credit note. The document itself has the amount that was paid back, with its taxes, and the goods that came
//! back; the standard wants lines whose amounts and taxes add up to it.

use tierway_kernel::{Language, Money, message};

use super::contents::{CategorySum, Contents, ONE, Row};
use super::error::EInvoiceError;
use super::figures::{Credit, Figures};
use super::vat::Vat;

impl Contents {
    /// Those of a credit note: the invoice again, if all of it was paid back; the pieces that came back, if they come to the
    /// amount; otherwise a line for each category and rate, in the proportion in which they were paid.
    pub(super) fn of_credit_note(
        figures: &Figures,
        credit: &Credit,
        language: Language,
    ) -> Result<Contents, EInvoiceError> {
        let invoice = Contents::of_invoice(figures, language)?;
        if credit.amount == figures.total {
            return Ok(invoice);
        }
        let returned: Vec<Row> =
            credit.pieces.iter().filter_map(|(place, pieces)| part(figures, &invoice, *place, *pieces)).collect();
        let back = Contents { rows: returned, shipping: None };
        if back.total() == credit.amount.minor() && !back.rows.is_empty() {
            return Ok(back);
        }
        let basis = if back.rows.is_empty() { invoice } else { back };
        let name = message!("Credit on invoice {number}", number = credit.invoice.clone()).render(language);
        let rows = shared(&basis, credit.amount, &name).ok_or(EInvoiceError::UnknownRates)?;
        Ok(Contents { rows, shipping: None })
    }
}

fn part(figures: &Figures, invoice: &Contents, place: usize, pieces: i64) -> Option<Row> {
    Row::part(figures.lines.get(place)?, pieces, invoice.rows.get(place)?.vat.clone())
}

/// A line for each sum of these contents, which together come to the amount with tax. Sharing is by largest remainder, and
/// within a sum the tax is its part, half-up. `None`: nothing was paid that could be shared.
fn shared(basis: &Contents, amount: Money, name: &str) -> Option<Vec<Row>> {
    let sums = basis.sums();
    let whole: i64 = sums.iter().map(|sum| sum.net + sum.tax).sum();
    if whole <= 0 {
        return None;
    }
    let weigh = |gross: i64| i128::from(amount.minor()) * i128::from(gross);
    let mut parts: Vec<i64> = Vec::with_capacity(sums.len());
    for sum in &sums {
        parts.push(i64::try_from(weigh(sum.net + sum.tax) / i128::from(whole)).ok()?);
    }
    let mut places: Vec<usize> = (0..sums.len()).collect();
    // A stable sort: the earlier one stays before an equal one.
    places.sort_by_key(|place| -(weigh(sums[*place].net + sums[*place].tax) % i128::from(whole)));
    let missing = usize::try_from(amount.minor() - parts.iter().sum::<i64>()).ok()?;
    for place in places.into_iter().take(missing) {
        parts[place] += 1;
    }
    let row = |(sum, part): (&CategorySum, i64)| {
        let tax = Money::of(part).ratio(sum.tax, sum.net + sum.tax)?.minor();
        Some(line(name, part - tax, tax, sum.vat.clone()))
    };
    sums.iter().zip(parts).filter(|(_, part)| *part > 0).map(row).collect()
}

fn line(name: &str, net: i64, tax: i64, vat: Vat) -> Row {
    Row { name: name.to_owned(), sku: None, quantity: 1, unit: ONE, net, tax, vat }
}
