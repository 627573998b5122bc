//! `POST /api/jobs/{id}/retry`.

use actix_web::{HttpResponse, post};
use tierway_application::jobs;
use tierway_kernel::JobId;

use super::dto::JobResponse;
use crate::list::Id;
use crate::{Call, Problem};

/// Run a failed job again
///
/// For the admin: a job that was given up runs again at once. Where the same job is in line already, that one is brought
/// forward and answered.
#[utoipa::path(
    operation_id = "retryJob",
    tag = "Jobs",
    params(("id" = i64, Path, description = "The job", example = 12)),
    responses(
        (status = 200, description = "The job as it waits.", body = JobResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such job.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It has not failed.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/jobs/{id}/retry")]
pub async fn retry_job(call: Call, id: Id) -> Result<HttpResponse, Problem> {
    let job = call.write(move |tx, context| jobs::retry_job(tx, context, JobId(id.0))).await?;
    Ok(HttpResponse::Ok().json(JobResponse::from(job)))
}
