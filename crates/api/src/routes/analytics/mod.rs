//! Operations about figures of trade.

pub mod dto;
use crate::registry::Registry;

mod create_report_schedule;
mod delete_report_schedule;
mod get_cohorts;
mod get_conversion;
pub mod get_sales;
mod get_stock_turns;
mod get_trade;
mod get_wholesaler_figures;
mod list_report_schedules;
pub mod report_schedules_dto;
pub mod reports_dto;
pub mod sales_dto;
pub mod wholesaler_dto;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_trade::get_trade)
        .service(get_wholesaler_figures::get_wholesaler_figures)
        .service(get_sales::get_sales)
        .service(get_cohorts::get_cohorts)
        .service(get_conversion::get_conversion)
        .service(get_stock_turns::get_stock_turns)
        .service(list_report_schedules::list_report_schedules)
        .service(create_report_schedule::create_report_schedule)
        .service(delete_report_schedule::delete_report_schedule);
}
