//! The company's people: employees, decisions about them, notifications.

mod dto;
mod notification;

mod list_employees;
mod list_management_history;
mod list_notifications;
mod manage_employee;
mod mark_notification;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(list_employees::list_employees)
        .service(manage_employee::manage_employee)
        .service(list_management_history::list_management_history)
        .service(list_notifications::list_notifications)
        .service(mark_notification::mark_notification);
}
