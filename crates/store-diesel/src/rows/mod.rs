//! Rows: the stored form of the domain's values and the way back, compiled once for both databases. A repository that
//! writes names the columns where it writes; what is written in more than one place has a row here too.

mod activity;
mod address;
mod api_token;
mod cart;
mod commission;
mod document;
mod earnings;
mod employee;
mod fulfilment;
mod import;
mod issue;
mod issued_paper;
mod job;
mod lot;
mod mail;
mod note;
mod notice;
mod order;
mod order_parts;
mod password_reset;
mod picking;
mod place_change;
mod price;
mod product;
mod product_details;
mod purchasing;
mod quote;
mod report_schedule;
mod sales;
mod session;
mod stock;
mod stock_count;
mod tax;
mod tax_class_column;
mod user;
mod verification;
mod warehouse;
mod webhook;
mod wording;

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, Quantity, StoreError, from_micros, parse_enum};

pub(crate) use activity::{ActivityRow, activity_wording};
pub(crate) use address::{AddressFields, AddressRow};
pub(crate) use api_token::ApiTokenRow;
pub(crate) use cart::{CartLineRow, SavedCartLineRow};
pub(crate) use commission::CommissionRow;
pub(crate) use document::{DocumentRow, day_text, read_kind};
pub(crate) use earnings::{
    EntryRow, PayoutLineRow, PayoutRow, PlanRow, read_entry_kind, read_entry_status, read_month,
};
pub(crate) use employee::{EmployeeRow, ManagementRow};
pub(crate) use fulfilment::{OrderPaymentRow, ReturnLineRow, ReturnRow, ShipmentLineRow, ShipmentRow};
pub(crate) use import::{CheckedRow, StoredImportRow, to_json};
pub(crate) use issue::{IssueCommentRow, IssueEventRow, IssuePhotoRow, IssueRow, read_issue_status, read_priority};
pub(crate) use issued_paper::{IssuedDocumentFileRow, IssuedDocumentRow, read_paper_kind};
pub(crate) use job::{JobRecordRow, JobRow, NewJobRow};
pub(crate) use lot::{LotEventRow, LotRow, expiry_key, read_location};
pub(crate) use mail::MailRow;
pub(crate) use note::NoteRow;
pub(crate) use notice::{NewNoticeRow, NoticePreferenceRow, NoticeRow, notice_wording};
pub(crate) use order::{OrderRow, order_search_text, read_courier, write_shipping};
pub(crate) use order_parts::{EventRow, LineRow, read_status};
pub(crate) use password_reset::ResetRow;
pub(crate) use picking::{PickRow, WaveOrderRow, WaveRow, read_pick_state};
pub(crate) use place_change::PlaceChangeRow;
pub(crate) use price::{CellRow, DealerPriceRow, PriceChangeRow, ProductPriceChangeRow, read_region};
pub(crate) use product::{PricedRow, ProductFields, ProductRow};
pub(crate) use product_details::{DetailsFields, DetailsRow};
pub(crate) use purchasing::{
    PurchaseLineRow, PurchaseRow, ReceiptLineRow, ReceiptRow, SupplierFields, SupplierProductRow, SupplierRow,
    stored_state,
};
pub(crate) use quote::{MessageRow, QuoteFields, QuoteLineRow, QuoteRow};
pub(crate) use report_schedule::ReportScheduleRow;
pub(crate) use sales::{day_in, day_number, day_of, read_sales, times as sales_times};
pub(crate) use session::SessionRow;
pub(crate) use stock::{LevelRow, MovementRow, StockUpdateRow, read_reason};
pub(crate) use stock_count::{CountLineRow, CountRow};
pub(crate) use tax::{
    ExemptionRow, ExemptionTypes, HeldNumberRow, OrderTaxTuple, OrderTaxTypes, RateRow, TaxBasisRow, TaxBasisTypes,
    ZoneRow, read_order_taxes, read_place, read_rounding, read_tax_basis,
};
pub(crate) use user::{CredentialsRow, UserRow, user_search_text};
pub(crate) use verification::VerificationEventRow;
pub(crate) use warehouse::WarehouseReportRow;
pub(crate) use webhook::{DeliveryRow, WebhookRow, kind_names};

/// An invalid column value.
fn unreadable(column: &str, text: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(format!("{column} holds {text}"))
}

/// Reads an enumeration.
fn read_enum<T: Copy>(column: &str, all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Result<T, StoreError> {
    parse_enum(all, name, text).ok_or_else(|| unreadable(column, text))
}

/// Reads a count.
fn read_quantity(column: &str, value: i64) -> Result<Quantity, StoreError> {
    Quantity::new(value).map_err(|_| unreadable(column, value))
}

/// Reads a number of times.
fn read_count(column: &str, value: i64) -> Result<u32, StoreError> {
    u32::try_from(value).map_err(|_| unreadable(column, value))
}

/// Reads a time that may be missing.
fn read_time(micros: Option<i64>) -> Option<DateTime<Utc>> {
    micros.map(from_micros)
}

/// Reads an amount that may be missing.
fn read_money(minor: Option<i64>) -> Option<Money> {
    minor.map(Money::of)
}
