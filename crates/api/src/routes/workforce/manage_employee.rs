//! POST /api/company/manage-employee.

use tierway_application::workforce;

use super::dto::{ManageEmployeeRequest, ManageEmployeeResponse};
use crate::prelude::*;

/// Decide about an employee
///
/// For the owner company and the admin. `activate` also approves somebody who waits; `deactivate` and `access` end the
/// employee's sessions, so that they count at once; `position` gives a position and, if named, a department. Without a
/// `reason` the default of the action is kept in the history.
#[utoipa::path(
    tag = "Employees",
    request_body = ManageEmployeeRequest,
    responses(
        (status = 200, description = "The employee as they are now.", body = ManageEmployeeResponse),
        (status = 404, description = "Not an employee of the company."),
        (status = 409, description = "It stands so already."),
    ),
)]
#[post("/api/company/manage-employee")]
pub async fn manage_employee(call: Call, body: Body<ManageEmployeeRequest>) -> HandlerResult {
    let command = body.0.command()?;
    let view = call.write(move |tx, context| workforce::manage_employee(tx, context, &command)).await?;
    Ok(HttpResponse::Ok().json(ManageEmployeeResponse::from(view)))
}
