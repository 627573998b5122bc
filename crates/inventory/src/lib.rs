//! What is there: the stock ledger of in and out movements, the level of each product that follows from it, and
//! reservations for open orders (product.md §6).
//!
//! What does not live here: what a product is or costs (catalogue), why an order reserves (orders).

mod level;
mod movement;
mod repository;

pub use level::{LOW_STOCK_WARNING, PURCHASER_ALERT, StockLevel, StockSight, falls_low, stock_sight, turns};
pub use movement::{Direction, Movement, NewMovement, Reason, StockError, StockUpdate, adjustment, check_movement};
pub use repository::{MovementFilter, StockRepository};
