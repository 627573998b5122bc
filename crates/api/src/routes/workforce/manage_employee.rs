//! POST /api/company/manage-employee.

use tierway_application::accounts::AccountView;
use tierway_application::{Context, Transaction, workforce};

use super::dto::{ManageEmployeeRequest, ManageEmployeeResponse};
use crate::prelude::*;
use crate::routes::accounts::UserResponse;

/// Manage an employee
///
/// For manufacturer and admin. `activate` also approves a pending employee; `deactivate` and `access` end the
/// employee's sessions, so that they take effect at once; `position` sets a position and optionally a department.
/// Without a `reason`, the action's default reason is recorded.
#[utoipa::path(
    tag = "Employees",
    request_body = ManageEmployeeRequest,
    responses(
        (status = 200, description = "The employee as they are now.", body = ManageEmployeeResponse),
        (status = 404, description = "Not an employee of the company."),
        (status = 409, description = "Already in this state, or the employee no longer matches `expected`."),
    ),
)]
#[post("/api/company/manage-employee")]
pub async fn manage_employee(call: Call, body: Body<ManageEmployeeRequest>) -> HandlerResult {
    let mut form = body.0;
    let expected = std::mem::take(&mut form.expected);
    let (command, changed) = (form.command()?, call.changed_ids());
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &AccountView| expected.check(&UserResponse::from(now.clone()));
        let view = workforce::manage_employee(tx, context, &command, expected.seen(&check))?;
        changed.note([view.user.id.0]);
        Ok(view)
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(ManageEmployeeResponse::from(view)))
}
