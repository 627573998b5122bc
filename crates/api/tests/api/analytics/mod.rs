//! Business figures.

mod report_schedules;
mod reports;
mod sales;
mod trade;
mod wholesaler;
mod zones;
