//! `/api/inventory/transactions`, `/api/products/{id}/stock`, `/api/stock-updates`, batches and stock counts.

mod counts;
mod holds;
pub mod lots;
mod movements;
mod set_stock;
