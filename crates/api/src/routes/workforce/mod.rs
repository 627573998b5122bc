//! Company staff: employees, decisions about them, notifications.

use crate::registry::Registry;

mod dto;
mod notification;
mod preferences;
mod team_dto;

mod count_notifications;
mod get_notification_preferences;
mod get_team_figures;
mod list_employees;
mod list_management_history;
mod list_notifications;
mod manage_employee;
mod mark_all_notifications_read;
mod mark_notification;
mod set_notification_preferences;

pub use dto::ListEmployeesQuery;
pub(crate) use notification::NotificationResponse;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_employees::list_employees)
        .service(manage_employee::manage_employee)
        .service(list_management_history::list_management_history)
        .service(get_team_figures::get_team_figures)
        .service(list_notifications::list_notifications)
        .service(count_notifications::count_notifications)
        .service(mark_all_notifications_read::mark_all_notifications_read)
        .service(mark_notification::mark_notification)
        .service(get_notification_preferences::get_notification_preferences)
        .service(set_notification_preferences::set_notification_preferences);
}
