//! Use cases of the stock: movements and absolute figures entered by hand, and what was entered.

mod changes;
mod list_movements;
mod list_stock_updates;
mod names;
mod record_movement;
mod set_stock;

pub use list_movements::{MovementView, list_movements};
pub use list_stock_updates::{StockUpdateView, list_stock_updates};
pub use record_movement::{MovementEntry, record_movement};
pub use set_stock::set_stock;

pub(crate) use changes::{tell_low_stock, tell_turned};
