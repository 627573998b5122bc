//! The worked examples of docs/money.md.

use super::*;

const DOCS: &str = include_str!("../../../../../docs/money.md");

/// The document says these figures, in a row of a table.
fn in_docs(row: &[&str]) {
    let wanted = format!("| {} |", row.join(" | "));
    assert!(DOCS.contains(&wanted), "docs/money.md has no row {wanted}");
}

fn text(amount: Money) -> String {
    amount.to_string()
}

/// The rows of an example: its lines, its taxes and its sums.
fn shown(cents: &[i64], taxation: &Taxation) {
    let assessed = assess(&prices(cents), taxation).unwrap();
    for (price, line) in cents.iter().zip(&assessed.lines) {
        in_docs(&[&text(Money::of(*price)), &text(line.net), &text(line.tax)]);
    }
    for sum in &assessed.breakdown {
        in_docs(&[&sum.name, &format!("{}%", sum.percent), &text(sum.taxable), &text(sum.tax)]);
    }
    let total = assessed.goods.plus(assessed.tax).unwrap();
    in_docs(&[&text(assessed.goods), &text(assessed.tax), &text(total)]);
}

/// A buyer who pays no tax, and why.
fn relieved(taxation: Taxation, kind: ReliefKind, reference: &str) -> Taxation {
    taxation.relieved(Some(Relief { kind, reference: reference.to_owned() }))
}

/// Net and tax of the lines, what each tax is charged on and how much it is, and the sums; in cents.
type Figures = (Vec<(i64, i64)>, Vec<(i64, i64)>, i64, i64);

fn figures(assessed: &Assessed) -> Figures {
    let lines = assessed.lines.iter().map(|line| (line.net.minor(), line.tax.minor())).collect();
    let rows = assessed.breakdown.iter().map(|row| (row.taxable.minor(), row.tax.minor())).collect();
    (lines, rows, assessed.goods.minor(), assessed.tax.minor())
}

#[test]
fn two_rates_on_prices_before_tax() {
    let taxation =
        by(vec![rate("GST", None, "5", false), rate("QST", None, "9.975", false)], false, Rounding::Document);
    let assessed = assess(&prices(&[2990, 12_000]), &taxation).unwrap();
    let expected = (vec![(2990, 448), (12_000, 1797)], vec![(14_990, 750), (14_990, 1495)], 14_990, 2245);
    assert_eq!(figures(&assessed), expected);
    shown(&[2990, 12_000], &taxation);
}

#[test]
fn a_compound_rate_is_charged_on_the_taxes_before_it() {
    // In whichever order they are listed.
    let rates = vec![rate("VAT", None, "20", true), rate("Excise", None, "10", false)];
    let taxation = by(rates, false, Rounding::Document);
    let assessed = assess(&prices(&[9999]), &taxation).unwrap();
    assert_eq!(figures(&assessed), (vec![(9999, 3200)], vec![(9999, 1000), (10_999, 2200)], 9999, 3200));
    shown(&[9999], &taxation);
}

#[test]
fn prices_that_include_the_tax() {
    let taxation = |rounding| by(vec![rate("VAT", None, "20", false)], true, rounding);
    let lines = prices(&[1000, 399, 501]);
    let assessed = assess(&lines, &taxation(Rounding::Document)).unwrap();
    assert_eq!(figures(&assessed), (vec![(833, 167), (333, 66), (417, 84)], vec![(1583, 317)], 1583, 317));
    shown(&[1000, 399, 501], &taxation(Rounding::Document));
    let by_line = assess(&lines, &taxation(Rounding::Line)).unwrap();
    assert_eq!(figures(&by_line), (vec![(833, 167), (332, 67), (417, 84)], vec![(1582, 318)], 1582, 318));
    assert!(DOCS.contains("1.67 + 0.67 + 0.84 = 3.18"));
}

#[test]
fn a_business_that_accounts_for_the_tax_itself() {
    let rates = vec![rate("VAT", None, "19", false)];
    let taxation = relieved(by(rates, false, Rounding::Document), ReliefKind::ReverseCharge, "DE136695976");
    let assessed = assess(&prices(&[10_000, 4990]), &taxation).unwrap();
    assert_eq!(figures(&assessed), (vec![(10_000, 0), (4990, 0)], vec![(14_990, 0)], 14_990, 0));
    shown(&[10_000, 4990], &taxation);
}

#[test]
fn an_exempt_buyer_where_prices_include_the_tax() {
    let rates = vec![rate("VAT", None, "20", false)];
    let taxation = relieved(by(rates, true, Rounding::Document), ReliefKind::Exemption, "EX-204");
    let assessed = assess(&prices(&[2400, 599]), &taxation).unwrap();
    assert_eq!(figures(&assessed), (vec![(2000, 0), (499, 0)], vec![(2499, 0)], 2499, 0));
    shown(&[2400, 599], &taxation);
}
