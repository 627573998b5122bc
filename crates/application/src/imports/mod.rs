//! File imports into catalogue and stock: products by SKU, prices, stock counts.
//!
//! A file is uploaded ([`upload_import`]) and stored privately; its columns are mapped to fields. Checking
//! ([`check_import`]) enqueues a job that reads the rows in chunks, validates each and records what it would do,
//! without changing anything else. Applying ([`apply_import`]) enqueues a job that applies them in batches, a stock
//! count at once.
//!
//! It is not in a domain crate because a file may span catalogue and stock. Not here: reading CSV and XLSX
//! (`crate::sheets`, adapters).

mod apply_import;
mod apply_products;
mod apply_rows;
mod apply_stock_count;
mod cancel_import;
mod check_import;
mod check_rows;
mod check_stock_count;
mod field;
mod get_import;
mod judge;
mod kind;
mod list_import_rows;
mod list_imports;
mod mapping;
mod number;
mod payload;
mod port;
mod product_fields;
mod purge_imports;
mod row_failure;
mod upload_import;
mod view;

pub use apply_import::apply_import;
pub use cancel_import::cancel_import;
pub use check_import::check_import;
pub use field::ImportField;
pub(crate) use field::SKU;
pub use get_import::get_import;
pub use kind::{ImportKind, ImportState, RowOutcome, StateError};
pub use list_import_rows::{RowView, list_import_rows};
pub use list_imports::list_imports;
pub use mapping::{ImportColumn, Mapped, Mapping};
pub use port::{Import, ImportRepository, ImportRow, NewImport, RowChange, RowCount, RowCounts, RowError, RowPlan};
pub use product_fields::{draft_of, text as product_text};
pub use purge_imports::IMPORTS_KEPT;
pub use upload_import::{ImportUpload, discard_import, may_import, store_import, upload_import};
pub use view::ImportView;

pub(crate) use apply_rows::apply_rows;
pub(crate) use check_rows::check_rows;
pub(crate) use number::money as file_money;
pub(crate) use purge_imports::purge_imports;
pub(crate) use upload_import::unreadable;
