//! `POST /api/jobs/{id}/retry`.

use tierway_application::jobs;
use tierway_kernel::JobId;

use super::dto::JobResponse;
use crate::prelude::*;

/// Run a failed job again
///
/// For the admin: runs a failed job again at once. If the same job is already queued, that one is brought forward and
/// returned.
#[utoipa::path(
    tag = "Jobs",
    params(("id" = i64, Path, description = "The job", example = 12)),
    responses(
        (status = 200, description = "The queued job.", body = JobResponse),
        (status = 404, description = "Job not found."),
        (status = 409, description = "It has not failed."),
    ),
)]
#[post("/api/jobs/{id}/retry")]
pub async fn retry_job(call: Call, id: Id) -> HandlerResult {
    let job = call.write(move |tx, context| jobs::retry_job(tx, context, JobId(id.0))).await?;
    Ok(HttpResponse::Ok().json(JobResponse::of(job, call.language())))
}
