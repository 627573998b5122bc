//! Figures of sales, of cohorts, of conversion and of stock turns.

use chrono::NaiveDate;
use tierway_kernel::{BusinessZone, Measure, Page, PageRequest, Permission};
use tierway_orders::{Sales, SalesDimension};

use super::{Export, Rows, titles};
use crate::analytics::{SalesQuery, cohorts, conversion, report, stock_turns};
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

const FIGURES: [&str; 7] = ["Orders", "Units", "Revenue", "Refunds", "Cost", "Margin", "Average order"];
const PREVIOUS: [&str; 7] = [
    "Previous orders",
    "Previous units",
    "Previous revenue",
    "Previous refunds",
    "Previous cost",
    "Previous margin",
    "Previous average order",
];

fn figures(sales: &Sales) -> [Cell; 7] {
    [
        Cell::Whole(sales.orders),
        Cell::Whole(sales.units),
        Cell::Money(sales.revenue()),
        Cell::Money(sales.refunds),
        Cell::Money(sales.cost),
        Cell::Money(sales.margin()),
        Cell::Money(sales.average_order()),
    ]
}

fn date(day: NaiveDate) -> Cell {
    Cell::Text(day.to_string())
}

fn count(number: u64) -> Cell {
    Cell::Whole(i64::try_from(number).unwrap_or(i64::MAX))
}

/// All that there is of a table.
fn whole(items: Vec<Vec<Cell>>) -> Page<Vec<Cell>> {
    Page { total: items.len() as u64, items, next: None }
}

/// Sales by group when they are grouped, else by point of the series.
pub struct SalesTable {
    /// Which.
    pub query: SalesQuery,
}

impl SalesTable {
    fn side(&self) -> Option<SalesDimension> {
        self.query.by.filter(|side| *side != SalesDimension::All)
    }
}

impl Export for SalesTable {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        let first: &[&str] = if self.side().is_some() { &["Key", "Name"] } else { &["Start"] };
        let previous: &[&str] = if self.query.compare.is_some() { &PREVIOUS } else { &[] };
        titles(&[first, &FIGURES, previous].concat())
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, _: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportSales)?;
        let report = report(tx, context, self.query, usize::MAX)?;
        if self.side().is_some() {
            let rows = report.groups.into_iter().map(|group| {
                let mut row = vec![Cell::text(group.key), Cell::Text(group.label)];
                row.extend(figures(&group.sales));
                row.extend(group.previous.iter().flat_map(figures));
                row
            });
            return Ok(whole(rows.collect()));
        }
        let before = report.previous.map(|previous| previous.series);
        let rows = report.series.iter().enumerate().map(|(number, (start, sales))| {
            let mut row = vec![date(*start)];
            row.extend(figures(sales));
            row.extend(before.iter().filter_map(|points| points.get(number)).flat_map(|(_, sales)| figures(sales)));
            row
        });
        Ok(whole(rows.collect()))
    }
}

/// Cohorts, a row for each month of each.
pub struct CohortTable {
    /// The first day.
    pub from: Option<NaiveDate>,
    /// The last day.
    pub to: Option<NaiveDate>,
}

impl Export for CohortTable {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        titles(&["Registered", "Customers", "Ordered since", "Month", "Customers who ordered", "Orders", "Revenue"])
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, _: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportCohorts)?;
        let mut rows = Vec::new();
        for cohort in cohorts(tx, context, self.from, self.to)? {
            for point in &cohort.months {
                rows.push(vec![
                    date(cohort.month),
                    count(cohort.customers),
                    count(cohort.ordered),
                    date(point.start),
                    count(point.customers),
                    count(point.orders),
                    Cell::Money(point.revenue),
                ]);
            }
        }
        Ok(whole(rows))
    }
}

/// Conversion, a row for each step.
pub struct ConversionTable {
    /// The first day.
    pub from: Option<NaiveDate>,
    /// The last day.
    pub to: Option<NaiveDate>,
}

impl Export for ConversionTable {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        titles(&["Of", "Step", "Number"])
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, _: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportConversion)?;
        let found = conversion(tx, context, self.from, self.to)?;
        let mut rows = Vec::new();
        let mut add = |of: &str, step: &str, number: u64| {
            rows.push(vec![Cell::Text(of.to_owned()), Cell::Text(step.to_owned()), count(number)]);
        };
        for row in &found.registrations {
            add(row.role.as_str(), "registered", row.registered);
            add(row.role.as_str(), "ordered", row.ordered);
        }
        for (step, number) in [
            ("asked", found.quotations.asked),
            ("offered", found.quotations.offered),
            ("accepted", found.quotations.accepted),
        ] {
            add("quotations", step, number);
        }
        for (step, number) in [
            ("placed", found.orders.placed),
            ("paid", found.orders.paid),
            ("delivered", found.orders.delivered),
            ("cancelled", found.orders.cancelled),
        ] {
            add("orders", step, number);
        }
        Ok(whole(rows))
    }
}

/// Stock turns, a row for each product.
pub struct StockTurnTable {
    /// The first day.
    pub from: Option<NaiveDate>,
    /// The last day.
    pub to: Option<NaiveDate>,
}

impl Export for StockTurnTable {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        titles(&[
            "Product",
            "SKU",
            "Name",
            "Cost of goods sold",
            "Average stock",
            "Stock at the end",
            "Turns",
            "Days of stock",
        ])
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, _: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportStockTurns)?;
        let found = stock_turns(tx, context, self.from, self.to)?;
        let decimal = |thousandths: Option<i64>| {
            thousandths.and_then(|number| Measure::from_thousandths(number).ok()).map_or(Cell::Empty, Cell::Measure)
        };
        let days = found.days;
        let rows = found.products.into_iter().map(|row| {
            let turned = row.turnover;
            vec![
                Cell::Whole(row.product_id.0),
                Cell::Text(row.sku),
                Cell::Text(row.name),
                Cell::Money(turned.cost_of_goods),
                Cell::Money(turned.average_stock),
                Cell::Money(turned.closing_stock),
                decimal(turned.turns().map(|hundredths| hundredths.saturating_mul(10))),
                decimal(turned.days_of_stock(days).map(|tenths| tenths.saturating_mul(100))),
            ]
        });
        Ok(whole(rows.collect()))
    }
}
