//! Exports of lists as tables: products, stock, movements, orders, accounts, commissions, recalls, import reports and so on. Each reads the list's own
//! use case page by page, so that filters and visibility are the same; columns the viewer may not see are omitted.
//!
//! Not here: writing CSV and XLSX (`crate::sheets`, adapters), and streaming (api).

mod accounts;
mod activity;
mod analytics;
mod commissions;
mod dealer_prices;
mod employees;
mod import_report;
mod issues;
mod movements;
mod orders;
mod payout;
mod payouts;
mod products;
mod purchase_orders;
mod recall;
mod regional_prices;
mod returns;
mod stock;
mod stock_counts;
mod suppliers;

pub use accounts::{AccountTable, note_account_export};
pub use activity::ActivityTable;
pub use analytics::{CohortTable, ConversionTable, SalesTable, StockTurnTable};
pub use commissions::CommissionTable;
pub use dealer_prices::DealerPriceTable;
pub use employees::{EmployeeTable, note_employee_export};
pub use import_report::{ImportReport, ImportTemplate};
pub use issues::IssueTable;
pub use movements::MovementTable;
pub use orders::{OrderTable, note_order_export};
pub use payout::PayoutTable;
pub use payouts::PayoutListTable;
pub use products::ProductTable;
pub use purchase_orders::PurchaseOrderTable;
pub use recall::RecallTable;
pub use regional_prices::RegionalPriceTable;
pub use returns::ReturnTable;
pub use stock::StockTable;
pub use stock_counts::StockCountTable;
pub use suppliers::SupplierTable;

use chrono::{DateTime, Utc};
use tierway_kernel::{BusinessZone, Page, PageRequest};

use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Most rows of a workbook, which is put together before it leaves. CSV leaves as it is read and has no such limit.
pub const MOST_WORKBOOK_ROWS: u64 = 100_000;

/// A page of rows. The total counts list items, each of which may become several rows.
pub type Rows = Page<Vec<Cell>>;

/// A table that is read page by page, each page in a transaction of its own.
pub trait Export: Send + Sync + 'static {
    /// The titles of the columns this viewer gets, where times are those of this zone.
    fn heading(&self, context: &Context, zone: BusinessZone) -> Vec<String>;
    /// Reads a page.
    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure>;
}

fn titles(titles: &[&str]) -> Vec<String> {
    titles.iter().map(|&title| title.to_owned()).collect()
}

/// The same where `{zone}` in a title stands for the zone of the column's times.
fn titles_in(zone: BusinessZone, titles: &[&str]) -> Vec<String> {
    titles.iter().map(|title| title.replace("{zone}", zone.name())).collect()
}

/// A time as clocks of the business show it, in the form that spreadsheets know.
fn time(zone: BusinessZone, time: DateTime<Utc>) -> Cell {
    Cell::Text(zone.show(time, "%Y-%m-%d %H:%M:%S"))
}
