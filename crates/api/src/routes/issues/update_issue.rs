//! `PATCH /api/issue-reports/{id}`.

use actix_web::{HttpResponse, patch};
use tierway_application::workforce::change_issue as change;
use tierway_kernel::IssueId;

use super::dto::IssueResponse;
use super::request::UpdateIssueRequest;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Decide about an issue
///
/// For managers, supervisors, purchasers, admin and manufacturer: solves an open issue or gives it up, opens it again,
/// gives it to somebody, changes its priority. The reporter and whoever sees to it are told.
#[utoipa::path(
    operation_id = "updateIssue",
    tag = "Issues",
    params(("id" = i64, Path, description = "The issue.", example = 12)),
    request_body = UpdateIssueRequest,
    responses(
        (status = 200, description = "The issue.", body = IssueResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It was decided or changed before.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the field.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[patch("/api/issue-reports/{id}")]
pub async fn update_issue(call: Call, id: Id, body: Body<UpdateIssueRequest>) -> Result<HttpResponse, Problem> {
    let wanted = body.0.change();
    let view = call.write(move |tx, context| change(tx, context, IssueId(id.0), &wanted)).await?;
    Ok(HttpResponse::Ok().json(IssueResponse::from(view)))
}
