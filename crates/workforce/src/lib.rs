//! The company's people: employees with positions and warehouse access, the history of decisions about them, and
//! notices.
//!
//! What does not live here: their accounts and sign-in (accounts); the rest of workforce (issues, purchasing)
//! joins this crate with its screens.

mod employee;
mod management;
mod notice;

pub use employee::{
    DEPARTMENTS, Employee, EmployeeFilter, EmployeeRepository, ManageError, Management, ManagementAction,
    NewManagement, POSITIONS, default_reason, is_known_department, is_known_position,
};
pub use management::{
    Employment, EmploymentForm, LEADING_POSITIONS, MAX_REASON, canonical_position, parse_action, reason_for,
};
pub use notice::{Audience, NewNotice, Notice, NoticeFilter, NoticeRepository, groups_of, may_read};
