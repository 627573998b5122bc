//! `/api/inventory/transactions`, `/api/products/{id}/stock`, `/api/products/{id}/location`, `/api/stock-updates`,
//! batches and stock counts.

mod counts;
mod holds;
mod locations;
pub mod lots;
mod movements;
mod set_stock;
