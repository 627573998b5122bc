//! A report of sales as a document.

use chrono::NaiveDate;
use tierway_kernel::{Language, Message, message, short_date};
use tierway_orders::{Sales, SalesDimension};

use crate::analytics::{SalesGroup, SalesReport};
use crate::invoicing::{ReportDocument, ReportFigure};
use crate::settings::{Currency, Settings};

/// `16 Nov 2026 to 22 Nov 2026`.
pub(super) fn days_in_words(from: NaiveDate, to: NaiveDate) -> Message {
    message!("{from} to {to}", from = short_date(from), to = short_date(to))
}

/// The document: totals, then the groups, or the points of the series without groups.
pub(super) fn compose(
    settings: &Settings,
    language: Language,
    sales: &SalesReport,
    by: Option<SalesDimension>,
) -> ReportDocument {
    let words = |message: Message| message.render(language);
    let compared = sales.previous.as_ref();
    let note = compared
        .map(|previous| words(message!("Compared with {days}.", days = days_in_words(previous.from, previous.to))));
    let shown = sales.groups.len();
    let rest = (by.is_some() && sales.group_count > shown)
        .then(|| words(message!("Showing the first {shown} of {count}.", shown, count = sales.group_count)));
    let notes: Vec<String> = note.into_iter().chain(rest).collect();
    let note = (!notes.is_empty()).then(|| notes.join(" "));
    let mut columns = vec![
        words(by.map_or_else(|| message!("Period"), heading)),
        words(message!("Orders")),
        words(message!("Pieces")),
    ];
    columns.extend([message!("Revenue"), message!("Margin"), message!("Average order")].map(words));
    columns.extend(compared.map(|_| words(message!("Change in revenue"))));
    let row = |name: String, now: &Sales, before: Option<&Sales>| row(&settings.currency, name, now, before);
    let rows = match by {
        Some(side) => sales
            .groups
            .iter()
            .map(|group| row(words(name(side, group)), &group.sales, group.previous.as_ref()))
            .collect(),
        None => {
            let before = |place: usize| compared.map(|previous| previous.series.get(place).map(|point| &point.1));
            let points = sales.series.iter().enumerate();
            let nothing = Sales::default();
            points
                .map(|(place, (start, now))| {
                    row(words(short_date(*start)), now, before(place).map(|point| point.unwrap_or(&nothing)))
                })
                .collect()
        }
    };
    let before = compared.map(|previous| &previous.total);
    ReportDocument {
        language,
        title: words(message!("Sales report")),
        period: words(days_in_words(sales.from, sales.to)),
        date: sales.to,
        company: settings.company_name.clone(),
        note,
        figures: figures(&settings.currency, language, &sales.total, before),
        columns,
        rows,
        total: Some(row(words(message!("Total")), &sales.total, before)),
    }
}

fn heading(side: SalesDimension) -> Message {
    match side {
        SalesDimension::All => message!("Period"),
        SalesDimension::Channel => message!("Channel"),
        SalesDimension::Region => message!("Region"),
        SalesDimension::Role => message!("Buyer’s role"),
        SalesDimension::Dealer => message!("Seller"),
        SalesDimension::Buyer => message!("Buyer"),
        SalesDimension::Agent => message!("Agent"),
        SalesDimension::Product => message!("Product"),
        SalesDimension::Category => message!("Category"),
    }
}

/// What a group is called; people and products by their own names.
fn name(side: SalesDimension, group: &SalesGroup) -> Message {
    match (&group.key, side) {
        (None, SalesDimension::Dealer) => message!("Company"),
        (None, SalesDimension::Buyer) => message!("Retail customers"),
        (None, _) => Message::verbatim("–"),
        (Some(key), _) if group.label.is_empty() => Message::verbatim(key),
        (Some(_), _) => Message::verbatim(&group.label),
    }
}

fn figures(currency: &Currency, language: Language, now: &Sales, before: Option<&Sales>) -> Vec<ReportFigure> {
    let figure = |name: Message, value: String, minor: fn(&Sales) -> i64| ReportFigure {
        name: name.render(language),
        value,
        change: before.and_then(|before| change(minor(now), minor(before))),
    };
    vec![
        figure(message!("Revenue"), currency.show(now.revenue()), |sales| sales.revenue().minor()),
        figure(message!("Margin"), currency.show(now.margin()), |sales| sales.margin().minor()),
        figure(message!("Orders"), now.orders.to_string(), |sales| sales.orders),
        figure(message!("Average order"), currency.show(now.average_order()), |sales| sales.average_order().minor()),
    ]
}

/// A row of the table; with its change when there is something to compare with.
fn row(currency: &Currency, name: String, now: &Sales, before: Option<&Sales>) -> Vec<String> {
    let mut cells = vec![name, now.orders.to_string(), now.units.to_string()];
    cells.extend([now.revenue(), now.margin(), now.average_order()].map(|amount| currency.show(amount)));
    let changed = |before: &Sales| change(now.revenue().minor(), before.revenue().minor());
    cells.extend(before.map(|before| changed(before).unwrap_or_else(|| "–".to_owned())));
    cells
}

/// `+12%`, in whole percent, rounded; `None` if the previous value was zero.
fn change(now: i64, before: i64) -> Option<String> {
    if before == 0 {
        return None;
    }
    let (difference, whole) = (i128::from(now) - i128::from(before), i128::from(before).abs());
    let percent = (difference.abs() * 200 + whole) / (whole * 2);
    let sign = if percent == 0 {
        ""
    } else if difference < 0 {
        "-"
    } else {
        "+"
    };
    Some(format!("{sign}{percent}%"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_in_whole_percent_of_what_was_before() {
        let changes = [(150, 100), (50, 100), (100, 100), (1005, 1000), (1004, 1000), (5, -10), (7, 0)];
        let said: Vec<String> = changes.iter().filter_map(|(now, before)| change(*now, *before)).collect();
        assert_eq!(said, ["+50%", "-50%", "0%", "+1%", "0%", "+150%"]);
    }
}
