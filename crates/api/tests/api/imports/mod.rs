mod applying;
mod checking;
mod handing_in;
mod large;
mod stock_counts;
pub mod support;
