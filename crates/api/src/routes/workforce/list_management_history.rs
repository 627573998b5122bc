//! GET /api/company/employee-management-history.

use tierway_application::workforce;

use super::dto::ManagementResponse;
use crate::prelude::*;

/// List decisions about employees
///
/// For manufacturer and admin: who decided what about which employee, when and why, newest first.
#[utoipa::path(
    tag = "Employees",
    params(PageParams),
    responses((status = 200, description = "The decisions.", body = Vec<ManagementResponse>)),
)]
#[get("/api/company/employee-management-history")]
pub async fn list_management_history(call: Call) -> HandlerResult {
    let page = call.page()?;
    let decisions = call.read(move |tx, context| workforce::list_management_history(tx, context, &page)).await?;
    Ok(list_response(&call, decisions.map(|view| ManagementResponse::of(view, call.language()))))
}
