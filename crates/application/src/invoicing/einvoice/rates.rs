//! Which rate applies to which line. Orders keep their taxes by rate, and each line its share of all of them.

use super::error::EInvoiceError;
use super::figures::{FigureLine, FigureRate, Figures};

/// Millionths in the whole.
const WHOLE: i128 = 1_000_000;
/// Steps after which the search for small amounts is given up.
const MOST_STEPS: u32 = 50_000;

/// What is left to be given to lines at one rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Row {
    /// The rate in millionths; `None`: not taxed.
    ppm: Option<i64>,
    net: i64,
    tax: i64,
}

/// The rate of each line in millionths; `None` for lines that are not taxed. Found by their amounts: each line has the rate that
/// its tax is of its amount, up to rounding, and the lines of a rate add up to its row in the breakdown. Lines of a few cents
/// may fit several rates; they are tried, and what fits in more than one way is refused.
pub(super) fn line_rates(figures: &Figures) -> Result<Vec<Option<i64>>, EInvoiceError> {
    let mut rows = rows(figures)?;
    if let [row] = rows[..] {
        return Ok(vec![row.ppm; figures.lines.len()]);
    }
    let mut found: Vec<Option<usize>> = vec![None; figures.lines.len()];
    let mut open: Vec<(usize, Vec<usize>)> = Vec::new();
    for (place, line) in figures.lines.iter().enumerate() {
        let fitting: Vec<usize> = (0..rows.len()).filter(|row| fits(line, rows[*row].ppm)).collect();
        match fitting[..] {
            [] => return Err(EInvoiceError::UnknownRates),
            // Of nothing every rate is nothing.
            _ if line.net.minor() == 0 && line.tax.minor() == 0 => found[place] = fitting.first().copied(),
            [row] => {
                rows[row] = rows[row].less(line);
                found[place] = Some(row);
            }
            _ => open.push((place, fitting)),
        }
    }
    let mut search = Search { lines: &figures.lines, open: &open, steps: 0, answers: Vec::new() };
    search.run(rows.clone(), &mut Vec::new())?;
    let [answer] = &search.answers[..] else { return Err(EInvoiceError::UnknownRates) };
    for ((place, _), row) in open.iter().zip(answer) {
        found[*place] = Some(*row);
    }
    Ok(found.into_iter().map(|row| row.and_then(|row| rows[row].ppm)).collect())
}

/// The breakdown with one row for each rate, and one for what is not taxed.
fn rows(figures: &Figures) -> Result<Vec<Row>, EInvoiceError> {
    let mut rows: Vec<Row> = Vec::new();
    for FigureRate { ppm, taxable, tax } in &figures.rates {
        let (net, tax) = (taxable.minor(), tax.minor());
        match rows.iter_mut().find(|row| row.ppm == Some(*ppm)) {
            Some(row) => *row = Row { net: row.net + net, tax: row.tax + tax, ..*row },
            None => rows.push(Row { ppm: Some(*ppm), net, tax }),
        }
    }
    let taxed: i64 = rows.iter().map(|row| row.net).sum();
    let goods: i64 = figures.lines.iter().map(|line| line.net.minor()).sum();
    if taxed > goods {
        return Err(EInvoiceError::SeveralTaxes);
    }
    if taxed < goods || rows.is_empty() {
        rows.push(Row { ppm: None, net: goods - taxed, tax: 0 });
    }
    Ok(rows)
}

/// Whether a line's tax is that rate of its amount. A tax that is rounded for the document and then shared differs by less than
/// one and a half cents; where prices include it, so do amount and tax together.
fn fits(line: &FigureLine, ppm: Option<i64>) -> bool {
    let Some(ppm) = ppm else { return line.tax.minor() == 0 };
    let exact = i128::from(line.net.minor()) * i128::from(ppm);
    let difference = (i128::from(line.tax.minor()) * WHOLE - exact).abs();
    difference * 2 <= 3 * (WHOLE + i128::from(ppm))
}

impl Row {
    fn less(self, line: &FigureLine) -> Row {
        Row { net: self.net - line.net.minor(), tax: self.tax - line.tax.minor(), ..self }
    }

    fn is_overdrawn(self) -> bool {
        self.net < 0 || self.tax < 0
    }
}

/// Tries the rows of lines that fit several.
struct Search<'a> {
    lines: &'a [FigureLine],
    /// The places of these lines, each with the rows it fits.
    open: &'a [(usize, Vec<usize>)],
    steps: u32,
    /// The rows of all of them; two answers are enough to know that there is not one.
    answers: Vec<Vec<usize>>,
}

impl Search<'_> {
    fn run(&mut self, rows: Vec<Row>, taken: &mut Vec<usize>) -> Result<(), EInvoiceError> {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return Err(EInvoiceError::UnknownRates);
        }
        if rows.iter().any(|row| row.is_overdrawn()) || self.answers.len() > 1 {
            return Ok(());
        }
        let (lines, open) = (self.lines, self.open);
        let Some((place, fitting)) = open.get(taken.len()) else {
            if rows.iter().all(|row| row.net == 0 && row.tax == 0) {
                self.answers.push(taken.clone());
            }
            return Ok(());
        };
        for row in fitting {
            let mut left = rows.clone();
            left[*row] = left[*row].less(&lines[*place]);
            taken.push(*row);
            self.run(left, taken)?;
            taken.pop();
        }
        Ok(())
    }
}
