//! POST /api/company/manage-employee.

use actix_web::{HttpResponse, post};

use tierway_application::workforce;

use super::dto::{ManageEmployeeRequest, ManageEmployeeResponse};
use crate::body::Body;
use crate::{Call, Problem};

/// Decide about an employee
///
/// For the owner company and the admin. `activate` also approves somebody who waits; `deactivate` and `access` end the
/// employee's sessions, so that they count at once; `position` gives a position and, if named, a department. Without a
/// `reason` the default of the action is kept in the history.
#[utoipa::path(
    operation_id = "manageEmployee",
    tag = "Employees",
    request_body = ManageEmployeeRequest,
    responses(
        (status = 200, description = "The employee as they are now.", body = ManageEmployeeResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "Not an employee of the company.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It stands so already.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the field.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/company/manage-employee")]
pub async fn manage_employee(call: Call, body: Body<ManageEmployeeRequest>) -> Result<HttpResponse, Problem> {
    let command = body.0.command()?;
    let view = call.write(move |tx, context| workforce::manage_employee(tx, context, &command)).await?;
    Ok(HttpResponse::Ok().json(ManageEmployeeResponse::from(view)))
}
