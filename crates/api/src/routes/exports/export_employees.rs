//! `GET /api/exports/employees.{format}`.

use tierway_application::exports::{EmployeeTable, note_employee_export};

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::workforce::ListEmployeesQuery;

/// Export employees
///
/// For manufacturer and admin: the employees under the filters of the list and in its order, a row each. Exports are
/// recorded in the activity log.
#[utoipa::path(
    tag = "Exports",
    params(("format" = inline(FormatName), Path, description = "`csv` or `xlsx`."), ListEmployeesQuery, PageParams),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
        (status = 422, description = "Validation failed; see `errors`."),
    ),
)]
#[get("/api/exports/employees.{format}")]
pub async fn export_employees(call: Call, format: Format, params: Params<ListEmployeesQuery>) -> HandlerResult {
    let (filter, ending) = (params.0.filter(), format.0.ending());
    call.trace(move |tx, context| note_employee_export(tx, context, ending)).await?;
    download(&call, EmployeeTable { filter }, format.0, "employees").await
}
