//! Employees and the decisions about them.

use chrono::{DateTime, Utc};
use tierway_accounts::User;
use tierway_application::{Topic, Transaction as _};
use tierway_kernel::{ManagementId, Page, PageRequest, StoreError, UserId, fold};
use tierway_workforce::{Employee, EmployeeFilter, EmployeeRepository, Management, NewManagement};

use super::paging::{newest_first, occurs};
use super::state::{need, unique};
use super::transaction::MemoryTransaction;

fn has_code(employee: &Employee, code: &str) -> bool {
    employee.code.as_ref().is_some_and(|own| fold(own) == fold(code))
}

fn passes(employee: &Employee, user: &User, filter: &EmployeeFilter) -> bool {
    let code = employee.code.as_deref().unwrap_or_default();
    occurs(filter.text.as_deref(), &[&user.full_name(), &user.username, &user.email, code])
}

impl EmployeeRepository for MemoryTransaction {
    fn add(&mut self, employee: &Employee) -> Result<(), StoreError> {
        let state = self.write()?;
        state.need_user(employee.user_id)?;
        unique(!state.employees.contains(employee.user_id.0), "employees.user_id")?;
        if let Some(code) = &employee.code {
            unique(!state.employees.rows().any(|other| has_code(other, code)), "employees.code_key")?;
        }
        state.employees.put(employee.user_id.0, employee.clone());
        Ok(())
    }

    fn by_user(&mut self, user: UserId) -> Result<Option<Employee>, StoreError> {
        Ok(self.state.employees.get(user.0).cloned())
    }

    fn by_users(&mut self, users: &[UserId]) -> Result<Vec<Employee>, StoreError> {
        Ok(self.state.employees.rows().filter(|employee| users.contains(&employee.user_id)).cloned().collect())
    }

    fn by_code(&mut self, code: &str) -> Result<Option<Employee>, StoreError> {
        Ok(self.state.employees.rows().find(|employee| has_code(employee, code)).cloned())
    }

    fn list(&mut self, filter: &EmployeeFilter, page: &PageRequest) -> Result<Page<Employee>, StoreError> {
        let rows = self
            .state
            .employees
            .rows()
            .filter_map(|employee| Some((employee.clone(), &self.state.users.get(employee.user_id.0)?.user)))
            .filter(|(employee, user)| passes(employee, user, filter))
            .collect();
        Ok(newest_first(rows, page, |(_, user)| (user.created_at, user.id.0)).map(|(employee, _)| employee))
    }

    fn set_position(&mut self, user: UserId, position: &str, department: Option<&str>) -> Result<bool, StoreError> {
        self.changed(Topic::Sessions);
        let Some(employee) = self.write()?.employees.get_mut(user.0) else { return Ok(false) };
        employee.position = Some(position.to_owned());
        if let Some(department) = department {
            employee.department = Some(department.to_owned());
        }
        Ok(true)
    }

    fn add_management(&mut self, entry: &NewManagement, now: DateTime<Utc>) -> Result<Management, StoreError> {
        let state = self.write()?;
        need(state.employees.contains(entry.employee.0), "employee")?;
        Ok(state.management.add(|id| Management { id: ManagementId(id), entry: entry.clone(), created_at: now }))
    }

    fn management_history(&mut self, page: &PageRequest) -> Result<Page<Management>, StoreError> {
        let rows = self.state.management.rows().cloned().collect();
        Ok(newest_first(rows, page, |row: &Management| (row.created_at, row.id.0)))
    }
}
