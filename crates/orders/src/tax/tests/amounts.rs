//! Amounts of any document against a second, slower computation: exact fractions, line by line.

use proptest::prelude::*;

use super::*;

/// One cent, as the second computation counts: exact for three compound rates of millionths.
const CENT: i128 = 1_000_000_000_000_000_000;

/// The taxes of goods, each exactly, in parts of a cent; written down as a person would, rate by rate.
fn exact(goods: i128, rates: &[&TaxRate]) -> Vec<i128> {
    let mut taxes: Vec<i128> = Vec::new();
    for rate in rates {
        let before: i128 = if rate.is_compound { taxes.iter().sum() } else { 0 };
        let base = goods * CENT + before;
        assert_eq!(base * i128::from(rate.percent.ppm()) % 1_000_000, 0, "nothing is lost");
        taxes.push(base * i128::from(rate.percent.ppm()) / 1_000_000);
    }
    taxes
}

/// A document and how it is taxed.
#[derive(Debug, Clone)]
struct Document {
    lines: Vec<(Money, Option<TaxClassId>)>,
    taxation: Taxation,
}

/// What must hold of every document, and how far amounts are from the exact ones.
fn holds(Document { lines, taxation }: &Document) {
    let assessed = assess(lines, taxation).unwrap();
    let sum = |amounts: &mut dyn Iterator<Item = Money>| amounts.map(|amount| i128::from(amount.minor())).sum::<i128>();
    let (tax, goods) = (i128::from(assessed.tax.minor()), i128::from(assessed.goods.minor()));
    assert_eq!(sum(&mut assessed.lines.iter().map(|line| line.tax)), tax);
    assert_eq!(sum(&mut assessed.lines.iter().map(|line| line.net)), goods);
    assert_eq!(sum(&mut assessed.breakdown.iter().map(|row| row.tax)), tax);
    let total = sum(&mut lines.iter().map(|(price, _)| *price));
    assert_eq!(goods + if taxation.prices_include_tax { tax } else { 0 }, total);
    let mut groups: Vec<(Vec<&TaxRate>, i128, usize)> = Vec::new();
    for ((price, class), line) in lines.iter().zip(&assessed.lines) {
        let rates = taxation.rates_of(*class);
        let shares: i128 = exact(1, &rates).iter().sum();
        let price = i128::from(price.minor());
        assert!(line.net >= Money::ZERO && line.tax >= Money::ZERO);
        let given = i128::from(line.tax.minor());
        let (exact_tax, divisor) =
            if taxation.prices_include_tax { (price * shares, CENT + shares) } else { (price * shares, CENT) };
        // Of its own amount a line's tax is off by less than what rounding and sharing can move.
        let most = match (taxation.rounding, taxation.prices_include_tax) {
            (Rounding::Line, true) => 1,
            (Rounding::Line, false) => i128::try_from(rates.len()).unwrap(),
            (Rounding::Document, _) => 2 + i128::try_from(rates.len()).unwrap(),
        };
        assert!(((given * divisor - exact_tax) * 2).abs() <= most * divisor, "line of {price}: {given}");
        match groups.iter_mut().find(|(other, ..)| *other == rates) {
            Some((_, sum, count)) => (*sum, *count) = (*sum + price, *count + 1),
            None => groups.push((rates, price, 1)),
        }
    }
    // Each rounding moves the document's tax by half a cent at most.
    let (mut whole, mut roundings) = (0_i128, 0);
    for (rates, price, count) in &groups {
        let shares: i128 = exact(1, rates).iter().sum();
        let divisor = if taxation.prices_include_tax { CENT + shares } else { CENT };
        // In millionths of a cent, rounded down.
        whole += price * shares * 1_000_000 / divisor;
        let amounts = if taxation.rounding == Rounding::Line { *count } else { 1 };
        roundings += amounts * if taxation.prices_include_tax { 1 } else { rates.len() };
    }
    let off = (tax * 1_000_000 - whole).abs();
    let most = i128::try_from(roundings).unwrap() * 500_000 + i128::try_from(groups.len()).unwrap();
    assert!(off <= most, "the tax is off by {off} millionths of a cent, at most {most}");
}

/// The same document of a buyer who pays no tax: what is left is what others pay without their tax.
fn holds_without_tax(Document { lines, taxation }: &Document) {
    let due = assess(lines, taxation).unwrap();
    let relief = Relief { kind: ReliefKind::Exemption, reference: "EX-1".to_owned() };
    let relieved = assess(lines, &taxation.clone().relieved(Some(relief))).unwrap();
    assert!(relieved.lines.iter().all(|line| line.tax == Money::ZERO) && relieved.tax == Money::ZERO);
    let nets = |assessed: &Assessed| assessed.lines.iter().map(|line| line.net).collect::<Vec<_>>();
    assert_eq!((nets(&relieved), relieved.goods), (nets(&due), due.goods));
    let rows: Vec<_> =
        relieved.breakdown.iter().map(|row| (row.name.as_str(), row.percent.ppm(), row.taxable, row.tax)).collect();
    let row = ("Exempt", 0, due.goods, Money::ZERO);
    assert_eq!(rows, if due.goods > Money::ZERO { vec![row] } else { vec![] });
    // The second computation: each line without the tax that its price includes, in millionths of a cent, rounded down.
    let mut whole = 0_i128;
    for (price, class) in lines {
        let shares: i128 = exact(1, &taxation.rates_of(*class)).iter().sum();
        let divisor = if taxation.prices_include_tax { CENT + shares } else { CENT };
        whole += i128::from(price.minor()) * 1_000_000 * CENT / divisor;
    }
    let off = (i128::from(relieved.goods.minor()) * 1_000_000 - whole).abs();
    let lines = i128::try_from(lines.len()).unwrap();
    let most = if taxation.prices_include_tax { lines * 500_001 } else { 0 };
    assert!(off <= most, "the goods are off by {off} millionths of a cent, at most {most}");
}

/// Numbers that are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn document(&mut self) -> Document {
        let of_class = |chance: &mut Chance, class: Option<i64>| {
            let count = chance.below(4) as usize;
            let rate = |position: usize, chance: &mut Chance| TaxRate {
                name: format!("Tax {position}"),
                class: class.map(TaxClassId),
                percent: TaxPercent::from_ppm(match chance.below(4) {
                    0 => chance.below(1_000_001) as i64,
                    1 => chance.below(101) as i64 * 10_000,
                    _ => chance.below(3_000) as i64 * 100,
                })
                .unwrap(),
                is_compound: chance.below(3) == 0,
                valid_from: None,
                valid_until: None,
            };
            (0..count).map(|position| rate(position, chance)).collect::<Vec<_>>()
        };
        let mut rates = of_class(self, None);
        rates.extend(of_class(self, Some(1)));
        let is_gross = self.below(2) == 0;
        let rounding = if self.below(2) == 0 { Rounding::Document } else { Rounding::Line };
        let count = 1 + self.below(6);
        let lines = (0..count).map(|_| {
            let most = [10, 2_000, 100_000, 1_000_000_000][self.below(4) as usize];
            (
                Money::of(self.below(most) as i64),
                [None, Some(TaxClassId(1)), Some(TaxClassId(2))][self.below(3) as usize],
            )
        });
        let lines = lines.collect();
        Document { lines, taxation: by(rates, is_gross, rounding) }
    }
}

/// A million would take a debug build too long for every run.
#[test]
fn a_hundred_thousand_documents_add_up() {
    let mut chance = Chance(2026);
    for _ in 0..100_000 {
        let document = chance.document();
        holds(&document);
        holds_without_tax(&document);
    }
}

proptest! {
    #[test]
    fn every_document_adds_up(
        cents in prop::collection::vec((0_i64..=1_000_000_000, 0_i64..3), 0..40),
        rates in prop::collection::vec((0_i64..=1_000_000, any::<bool>(), 0_i64..2), 0..7),
        is_gross in any::<bool>(),
        by_line in any::<bool>(),
    ) {
        let class = |number: i64| Some(TaxClassId(number)).filter(|_| number > 0);
        let lines = cents.into_iter().map(|(cents, number)| (Money::of(cents), class(number))).collect();
        let mut kept: Vec<TaxRate> = Vec::new();
        for (position, (ppm, is_compound, number)) in rates.into_iter().enumerate() {
            if kept.iter().filter(|rate| rate.class == class(number)).count() < MOST_AT_ONCE {
                kept.push(TaxRate {
                    name: format!("Tax {position}"),
                    class: class(number),
                    percent: TaxPercent::from_ppm(ppm).unwrap(),
                    is_compound,
                    valid_from: None,
                    valid_until: None,
                });
            }
        }
        let rounding = if by_line { Rounding::Line } else { Rounding::Document };
        let document = Document { lines, taxation: by(kept, is_gross, rounding) };
        holds(&document);
        holds_without_tax(&document);
    }
}
