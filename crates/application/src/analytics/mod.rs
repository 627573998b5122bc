//! Use cases that put figures together: trade of one person or of all, and of the regions.

mod days;
mod get_trade;
mod get_wholesaler_figures;

pub use get_trade::{ProductFigures, Trade, TradeQuery, TradeView, get_trade};
pub use get_wholesaler_figures::{PlacedOrders, RegionFigures, WholesalerFigures, get_wholesaler_figures};
