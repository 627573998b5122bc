//! Scheduled reports by email, weekly or monthly.

mod compose;
mod create_report_schedule;
mod delete_report_schedule;
mod list_report_schedules;
mod send_reports;

pub use create_report_schedule::create_report_schedule;
pub use delete_report_schedule::delete_report_schedule;
pub use list_report_schedules::list_report_schedules;

pub(crate) use send_reports::send_reports;
