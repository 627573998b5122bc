//! Operations of the warehouse: its figures, reports and couriers.

use crate::registry::Registry;

mod add_warehouse_report;
mod assign_courier;
pub mod dto;
mod get_warehouse_figures;
mod list_warehouse_reports;
pub mod request;
pub mod work_dto;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_warehouse_figures::get_warehouse_figures)
        .service(list_warehouse_reports::list_warehouse_reports)
        .service(add_warehouse_report::add_warehouse_report)
        .service(assign_courier::assign_courier);
}
