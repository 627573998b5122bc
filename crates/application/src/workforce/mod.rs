//! The company's people: the employee list, the owner's decisions and their history, notices.

mod list_employees;
mod list_management_history;
mod list_notifications;
mod manage_employee;
mod mark_notification;

pub use list_employees::list_employees;
pub use list_management_history::{ManagementView, list_management_history};
pub use list_notifications::list_notifications;
pub use manage_employee::{EmployeeKey, ManageEmployee, manage_employee};
pub use mark_notification::mark_notification;
