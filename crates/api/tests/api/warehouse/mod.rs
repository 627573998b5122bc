//! `/api/warehouse/figures`, `/api/warehouse/reports`, `/api/warehouse/couriers`.

mod couriers;
mod figures;
mod reports;
