//! What the lines of a document are taxed with, exact to the cent.

use tierway_kernel::{Money, TaxClassId};

use super::percent::WHOLE;
use super::{Rounding, TaxPercent, TaxRate, Taxation};
use crate::LineError;

/// Shares of an amount are whole numbers of this: three compound rates of millionths are exact in it.
const UNIT: i128 = 1_000_000_000_000_000_000;

/// A taxed line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AssessedLine {
    /// Without tax.
    pub net: Money,
    /// All its taxes.
    pub tax: Money,
}

/// A row of the breakdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxSum {
    /// The tax's name.
    pub name: String,
    /// Its rate.
    pub percent: TaxPercent,
    /// What it was charged on: goods, and for a compound rate the taxes before it.
    pub taxable: Money,
    /// How much it is.
    pub tax: Money,
}

/// A taxed document. `goods` and `tax` are the sums of the lines, and `tax` that of the breakdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessed {
    /// The lines, in their order.
    pub lines: Vec<AssessedLine>,
    /// The taxes by name and rate, in the order of the zone's rates.
    pub breakdown: Vec<TaxSum>,
    /// Goods without tax.
    pub goods: Money,
    /// All taxes.
    pub tax: Money,
}

/// Taxes lines: each with what the buyer sees as its price, and the class of its product. A buyer who pays no tax pays what
/// is left without it, and the breakdown has one row that says why. Fails when an amount is too large to store.
pub fn assess(lines: &[(Money, Option<TaxClassId>)], taxation: &Taxation) -> Result<Assessed, LineError> {
    let assessed = due(lines, taxation)?;
    let Some(relief) = taxation.relief() else { return Ok(assessed) };
    let row = TaxSum {
        name: relief.kind.row_name().to_owned(),
        percent: TaxPercent::NOTHING,
        taxable: assessed.goods,
        tax: Money::ZERO,
    };
    Ok(Assessed {
        lines: assessed.lines.into_iter().map(|line| AssessedLine { tax: Money::ZERO, ..line }).collect(),
        breakdown: Some(row).filter(|row| row.taxable > Money::ZERO).into_iter().collect(),
        goods: assessed.goods,
        tax: Money::ZERO,
    })
}

/// What is due of whoever pays tax.
fn due(lines: &[(Money, Option<TaxClassId>)], taxation: &Taxation) -> Result<Assessed, LineError> {
    let mut taxed = vec![Taxed::default(); lines.len()];
    let mut sums = vec![Taxed::default(); taxation.rates().len()];
    for group in groups(lines, taxation) {
        let amounts: Vec<i128> = group.lines.iter().map(|line| i128::from(lines[*line].0.minor())).collect();
        let shares = Shares::of(&group.rates, taxation);
        match taxation.rounding {
            Rounding::Line => {
                for (line, amount) in group.lines.iter().zip(amounts) {
                    let (net, taxes) = shares.taxes(amount, taxation.prices_include_tax);
                    taxed[*line] = Taxed { base: net, tax: taxes.iter().sum() };
                    group.add(&mut sums, taxation, net, &taxes);
                }
            }
            Rounding::Document => {
                let (net, taxes) = shares.taxes(amounts.iter().sum(), taxation.prices_include_tax);
                group.add(&mut sums, taxation, net, &taxes);
                let parts = shared(taxes.iter().sum(), &amounts);
                for ((line, amount), tax) in group.lines.iter().zip(amounts).zip(parts) {
                    let base = if taxation.prices_include_tax { amount - tax } else { amount };
                    taxed[*line] = Taxed { base, tax };
                }
            }
        }
    }
    let lines = taxed.iter().map(|line| Ok(AssessedLine { net: money(line.base)?, tax: money(line.tax)? }));
    Ok(Assessed {
        lines: lines.collect::<Result<_, LineError>>()?,
        breakdown: breakdown(taxation.rates(), &sums)?,
        goods: money(taxed.iter().map(|line| line.base).sum())?,
        tax: money(taxed.iter().map(|line| line.tax).sum())?,
    })
}

/// Cents of what is taxed, and of the tax on it.
#[derive(Debug, Clone, Copy, Default)]
struct Taxed {
    base: i128,
    tax: i128,
}

/// Lines with equal rates.
struct Group {
    /// Places of the rates in the taxation.
    rates: Vec<usize>,
    /// Places of the lines.
    lines: Vec<usize>,
}

impl Group {
    /// Adds its taxes to those of the rates.
    fn add(&self, sums: &mut [Taxed], taxation: &Taxation, net: i128, taxes: &[i128]) {
        let mut before = net;
        for (rate, tax) in self.rates.iter().zip(taxes) {
            let base = if taxation.rates()[*rate].is_compound { before } else { net };
            let sum = &mut sums[*rate];
            *sum = Taxed { base: sum.base + base, tax: sum.tax + tax };
            before += tax;
        }
    }
}

/// The groups of lines, in the order of their first lines.
fn groups(lines: &[(Money, Option<TaxClassId>)], taxation: &Taxation) -> Vec<Group> {
    let place = |rate: &TaxRate| taxation.rates().iter().position(|other| std::ptr::eq(other, rate));
    let mut groups: Vec<Group> = Vec::new();
    for (line, (_, class)) in lines.iter().enumerate() {
        let rates: Vec<usize> = taxation.rates_of(*class).into_iter().filter_map(place).collect();
        match groups.iter_mut().find(|group| group.rates == rates) {
            Some(group) => group.lines.push(line),
            None => groups.push(Group { rates, lines: vec![line] }),
        }
    }
    groups
}

/// What each rate takes of an amount without tax, in [`UNIT`]s.
struct Shares {
    each: Vec<i128>,
    all: i128,
}

impl Shares {
    fn of(rates: &[usize], taxation: &Taxation) -> Shares {
        let (mut each, mut all) = (Vec::with_capacity(rates.len()), 0);
        for rate in rates {
            let rate = &taxation.rates()[*rate];
            let base = if rate.is_compound { UNIT + all } else { UNIT };
            let share = base * i128::from(rate.percent.ppm()) / i128::from(WHOLE);
            each.push(share);
            all += share;
        }
        Shares { each, all }
    }

    /// An amount's net and its taxes, each rounded half-up. Of a price that includes them all taxes together are rounded,
    /// and share what that gives.
    fn taxes(&self, amount: i128, is_included: bool) -> (i128, Vec<i128>) {
        if is_included {
            let tax = rounded(amount * self.all, UNIT + self.all);
            (amount - tax, shared(tax, &self.each))
        } else {
            (amount, self.each.iter().map(|share| rounded(amount * share, UNIT)).collect())
        }
    }
}

/// A quotient of nothing or more, rounded half-up.
fn rounded(dividend: i128, divisor: i128) -> i128 {
    (dividend * 2 + divisor) / (divisor * 2)
}

/// An amount in whole cents, shared in these proportions by largest remainder; equal remainders go to the earlier one.
fn shared(amount: i128, weights: &[i128]) -> Vec<i128> {
    let whole: i128 = weights.iter().sum();
    if whole == 0 {
        return vec![0; weights.len()];
    }
    let mut parts: Vec<i128> = weights.iter().map(|weight| amount * weight / whole).collect();
    let missing = usize::try_from(amount - parts.iter().sum::<i128>()).unwrap_or_default();
    if missing > 0 {
        let mut places: Vec<usize> = (0..weights.len()).collect();
        // A stable sort: the earlier one stays before an equal one.
        places.sort_by_key(|place| -(amount * weights[*place] % whole));
        for place in places.into_iter().take(missing) {
            parts[place] += 1;
        }
    }
    parts
}

/// The rows of the rates that something is charged on, be it a cent that is all tax; equal names and percentages are one row.
fn breakdown(rates: &[TaxRate], sums: &[Taxed]) -> Result<Vec<TaxSum>, LineError> {
    let mut rows: Vec<(&TaxRate, Taxed)> = Vec::new();
    for (rate, sum) in rates.iter().zip(sums).filter(|(_, sum)| sum.base > 0 || sum.tax > 0) {
        match rows.iter_mut().find(|(other, _)| (&other.name, other.percent) == (&rate.name, rate.percent)) {
            Some((_, row)) => *row = Taxed { base: row.base + sum.base, tax: row.tax + sum.tax },
            None => rows.push((rate, *sum)),
        }
    }
    let row = |(rate, sum): (&TaxRate, Taxed)| {
        let (taxable, tax) = (money(sum.base)?, money(sum.tax)?);
        Ok(TaxSum { name: rate.name.clone(), percent: rate.percent, taxable, tax })
    };
    rows.into_iter().map(row).collect()
}

fn money(minor: i128) -> Result<Money, LineError> {
    i64::try_from(minor).ok().and_then(Money::from_minor).ok_or(LineError::TooLarge)
}
