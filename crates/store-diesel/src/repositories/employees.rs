//! Employees and the decisions about them.

use chrono::{DateTime, Utc};
use diesel::dsl::{InnerJoin, IntoBoxed};
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, UserId, fold, to_micros};
use tierway_workforce::{Employee, EmployeeFilter, EmployeeRepository, Management, NewManagement};

use super::paging::{after_int, fetch, newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{EmployeeRow, ManagementRow};
use crate::schema::{employees, management_history, users};
use crate::steps::in_steps;
use crate::text::contains;

type WithAccounts<'a> = IntoBoxed<'a, InnerJoin<employees::table, users::table>, Db>;

fn filtered(filter: &EmployeeFilter) -> WithAccounts<'_> {
    let mut query = employees::table.inner_join(users::table).into_boxed();
    if let Some(pattern) = filter.text.as_deref().and_then(contains) {
        let code = employees::code_key.like(pattern.clone()).escape('\\');
        query = query.filter(users::search_text.like(pattern).escape('\\').or(code));
    }
    query
}

impl EmployeeRepository for DieselTransaction<'_> {
    fn add(&mut self, employee: &Employee) -> Result<(), StoreError> {
        self.changes.note(Topic::Sessions);
        diesel::insert_into(employees::table)
            .values((
                employees::user_id.eq(employee.user_id.0),
                employees::code.eq(employee.code.as_deref()),
                employees::code_key.eq(employee.code.as_deref().map(fold)),
                employees::position.eq(employee.position.as_deref()),
                employees::department.eq(employee.department.as_deref()),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn by_user(&mut self, user: UserId) -> Result<Option<Employee>, StoreError> {
        let row = employees::table.find(user.0).select(EmployeeRow::as_select()).first(self.connection).optional();
        Ok(row.map_err(store_error)?.map(EmployeeRow::into_employee))
    }

    fn by_users(&mut self, users: &[UserId]) -> Result<Vec<Employee>, StoreError> {
        let rows: Vec<EmployeeRow> = in_steps(users, |users| {
            employees::table
                .filter(employees::user_id.eq_any(users.iter().map(|id| id.0)))
                .select(EmployeeRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().map(EmployeeRow::into_employee).collect())
    }

    fn by_code(&mut self, code: &str) -> Result<Option<Employee>, StoreError> {
        let row = employees::table
            .filter(employees::code_key.eq(fold(code)))
            .select(EmployeeRow::as_select())
            .first(self.connection)
            .optional();
        Ok(row.map_err(store_error)?.map(EmployeeRow::into_employee))
    }

    fn list(&mut self, filter: &EmployeeFilter, page: &PageRequest) -> Result<Page<Employee>, StoreError> {
        let mut query = filtered(filter);
        if let Some((time, id)) = after_int(page) {
            query = query.filter(users::created_at.le(time).and(users::created_at.lt(time).or(users::id.lt(id))));
        }
        let rows: Vec<(EmployeeRow, i64)> = query
            .order((users::created_at.desc(), users::id.desc()))
            .limit(fetch(page))
            .select((EmployeeRow::as_select(), users::created_at))
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        let cursor = |(row, created_at): &(EmployeeRow, i64)| Cursor::int(*created_at, row.user_id);
        paged(rows, page, count, cursor, |(row, _)| Ok(row.into_employee()))
    }

    fn set_position(&mut self, user: UserId, position: &str, department: Option<&str>) -> Result<bool, StoreError> {
        self.changes.note(Topic::Sessions);
        let department = department.map(|department| employees::department.eq(department));
        diesel::update(employees::table.find(user.0))
            .set((employees::position.eq(position), department))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn add_management(&mut self, entry: &NewManagement, now: DateTime<Utc>) -> Result<Management, StoreError> {
        diesel::insert_into(management_history::table)
            .values((
                management_history::employee_id.eq(entry.employee.0),
                management_history::action.eq(&entry.action),
                management_history::reason.eq(entry.reason.to_stored()),
                management_history::managed_by.eq(entry.managed_by.map(|id| id.0)),
                management_history::created_at.eq(to_micros(now)),
            ))
            .returning(ManagementRow::as_returning())
            .get_result(self.connection)
            .map(ManagementRow::into_management)
            .map_err(store_error)
    }

    fn management_history(&mut self, page: &PageRequest) -> Result<Page<Management>, StoreError> {
        let all = management_history::table.into_boxed::<Db>();
        let rows: Vec<ManagementRow> = newest_first!(all, management_history, page)
            .select(ManagementRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || management_history::table.count().get_result(self.connection);
        let cursor = |row: &ManagementRow| Cursor::int(row.created_at, row.id);
        paged(rows, page, count, cursor, |row| Ok(row.into_management()))
    }
}
