//! Business figures.

mod reports;
mod sales;
mod trade;
mod wholesaler;
mod zones;
