//! GET /api/company/employees.

use tierway_application::workforce;

use super::dto::ListEmployeesQuery;
use crate::prelude::*;
use crate::routes::accounts::UserResponse;

/// List employees
///
/// For manufacturer and admin: employees and warehouse staff, newest first unless `sort` says otherwise, with the documents
/// each still has to provide.
#[utoipa::path(
    tag = "Employees",
    params(ListEmployeesQuery, PageParams),
    responses((status = 200, description = "The employees.", body = Vec<UserResponse>)),
)]
#[get("/api/company/employees")]
pub async fn list_employees(call: Call, params: Params<ListEmployeesQuery>) -> HandlerResult {
    let filter = params.0.filter();
    let page = call.page()?;
    let employees = call.read(move |tx, context| workforce::list_employees(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, employees.map(UserResponse::from)))
}
