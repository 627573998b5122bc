//! Figures of trade.

mod reports;
mod sales;
mod trade;
mod wholesaler;
mod zones;
