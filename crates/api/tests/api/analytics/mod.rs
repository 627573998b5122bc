//! Figures of trade.

mod trade;
mod wholesaler;
