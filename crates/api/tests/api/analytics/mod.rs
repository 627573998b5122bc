//! Figures of trade.

mod trade;
