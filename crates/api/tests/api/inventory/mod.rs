//! `/api/inventory/transactions`, `/api/products/{id}/stock` and `/api/stock-updates`.

mod movements;
mod set_stock;
