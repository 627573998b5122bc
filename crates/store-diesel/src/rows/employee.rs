//! Employees and the decisions about them.

use diesel::prelude::*;
use tierway_kernel::{ManagementId, Message, UserId, from_micros};
use tierway_workforce::{Employee, Management, NewManagement};

use crate::schema::{employees, management_history};

/// An employee as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = employees)]
pub(crate) struct EmployeeRow {
    pub(crate) user_id: i64,
    pub(crate) code: Option<String>,
    pub(crate) position: Option<String>,
    pub(crate) department: Option<String>,
}

/// A decision as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = management_history)]
pub(crate) struct ManagementRow {
    pub(crate) id: i64,
    employee_id: i64,
    action: String,
    reason: String,
    managed_by: Option<i64>,
    pub(crate) created_at: i64,
}

impl EmployeeRow {
    /// The employee.
    pub(crate) fn into_employee(self) -> Employee {
        Employee {
            user_id: UserId(self.user_id),
            code: self.code,
            position: self.position,
            department: self.department,
        }
    }
}

impl ManagementRow {
    /// The decision.
    pub(crate) fn into_management(self) -> Management {
        Management {
            id: ManagementId(self.id),
            entry: NewManagement {
                employee: UserId(self.employee_id),
                action: self.action,
                reason: Message::from_stored(self.reason),
                managed_by: self.managed_by.map(UserId),
            },
            created_at: from_micros(self.created_at),
        }
    }
}
