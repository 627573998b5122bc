//! Employees and the decisions about them.

use chrono::{DateTime, Utc};
use diesel::dsl::{InnerJoin, IntoBoxed, sql};
use diesel::prelude::*;
use diesel::sql_types::Text;
use tierway_application::Topic;
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, UserId, fold, is_descending, to_micros};
use tierway_workforce::{Employee, EmployeeFilter, EmployeeRepository, EmployeeSort, Management, NewManagement};

use super::paging::{after_text, by_time, newest_first, paged, sorted};
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
        let (query, down) = (filtered(filter), is_descending(filter.sort.as_str()));
        let query = match filter.sort {
            EmployeeSort::Newest | EmployeeSort::Oldest => by_time!(query, users, page, down),
            EmployeeSort::Name | EmployeeSort::NameDescending => {
                // Made by the database, and one column more than a table of diesel's takes.
                let name = || sql::<Text>("users.name_key");
                sorted!(query, name(), users::id, after_text(page), page, down)
            }
            EmployeeSort::Code | EmployeeSort::CodeDescending => {
                // These expressions are those of the indexes, literally.
                let code = || sql::<Text>("COALESCE(employees.code_key, '')");
                sorted!(query, code(), employees::user_id, after_text(page), page, down)
            }
            EmployeeSort::Position | EmployeeSort::PositionDescending => {
                let position = || sql::<Text>("COALESCE(employees.position, '')");
                sorted!(query, position(), employees::user_id, after_text(page), page, down)
            }
            EmployeeSort::Department | EmployeeSort::DepartmentDescending => {
                let department = || sql::<Text>("COALESCE(employees.department, '')");
                sorted!(query, department(), employees::user_id, after_text(page), page, down)
            }
        };
        let rows: Vec<(EmployeeRow, i64, String)> = query
            .select((EmployeeRow::as_select(), users::created_at, users::search_text))
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        let cursor = |(row, created_at, text): &(EmployeeRow, i64, String)| match filter.sort {
            EmployeeSort::Newest | EmployeeSort::Oldest => Cursor::int(*created_at, row.user_id),
            // Its first line is the name.
            EmployeeSort::Name | EmployeeSort::NameDescending => {
                Cursor::text(text.split('\n').next().unwrap_or_default(), row.user_id)
            }
            EmployeeSort::Code | EmployeeSort::CodeDescending => {
                Cursor::text(row.code.as_deref().map(fold).unwrap_or_default(), row.user_id)
            }
            EmployeeSort::Position | EmployeeSort::PositionDescending => {
                Cursor::text(row.position.as_deref().unwrap_or_default(), row.user_id)
            }
            EmployeeSort::Department | EmployeeSort::DepartmentDescending => {
                Cursor::text(row.department.as_deref().unwrap_or_default(), row.user_id)
            }
        };
        paged(rows, page, count, cursor, |(row, ..)| Ok(row.into_employee()))
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
