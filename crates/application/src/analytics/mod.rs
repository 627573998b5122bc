//! Use cases that put figures together: trade of one person or of all.

mod days;
mod get_trade;

pub use get_trade::{ProductFigures, Trade, TradeQuery, TradeView, get_trade};
