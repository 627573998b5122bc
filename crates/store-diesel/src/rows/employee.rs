//! Employees and the decisions about them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{ManagementId, UserId, fold, from_micros, to_micros};
use tierway_workforce::{Employee, Management, NewManagement};

use crate::schema::{employees, management_history};

/// An employee as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = employees)]
pub(crate) struct EmployeeRow {
    pub(crate) user_id: i64,
    code: Option<String>,
    position: Option<String>,
    department: Option<String>,
}

/// An employee to be written.
#[derive(Insertable)]
#[diesel(table_name = employees, treat_none_as_default_value = false)]
pub(crate) struct NewEmployeeRow<'a> {
    user_id: i64,
    code: Option<&'a str>,
    code_key: Option<String>,
    position: Option<&'a str>,
    department: Option<&'a str>,
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

/// A decision to be written.
#[derive(Insertable)]
#[diesel(table_name = management_history, treat_none_as_default_value = false)]
pub(crate) struct NewManagementRow<'a> {
    employee_id: i64,
    action: &'a str,
    reason: &'a str,
    managed_by: Option<i64>,
    created_at: i64,
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

impl<'a> NewEmployeeRow<'a> {
    /// The row of a new employee.
    pub(crate) fn new(employee: &'a Employee) -> NewEmployeeRow<'a> {
        NewEmployeeRow {
            user_id: employee.user_id.0,
            code: employee.code.as_deref(),
            code_key: employee.code.as_deref().map(fold),
            position: employee.position.as_deref(),
            department: employee.department.as_deref(),
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
                reason: self.reason,
                managed_by: self.managed_by.map(UserId),
            },
            created_at: from_micros(self.created_at),
        }
    }
}

impl<'a> NewManagementRow<'a> {
    /// The row of a new decision.
    pub(crate) fn new(entry: &'a NewManagement, now: DateTime<Utc>) -> NewManagementRow<'a> {
        NewManagementRow {
            employee_id: entry.employee.0,
            action: &entry.action,
            reason: &entry.reason,
            managed_by: entry.managed_by.map(|id| id.0),
            created_at: to_micros(now),
        }
    }
}
