//! `GET /api/jobs/counts`.

use actix_web::{HttpResponse, get};
use tierway_application::jobs;

use super::dto::JobCountsResponse;
use crate::{Call, Problem};

/// Count jobs
///
/// For the admin: how many jobs there are in each state, and when what recurs runs next.
#[utoipa::path(
    operation_id = "getJobCounts",
    tag = "Jobs",
    responses(
        (status = 200, description = "The counts.", body = JobCountsResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[get("/api/jobs/counts")]
pub async fn get_job_counts(call: Call) -> Result<HttpResponse, Problem> {
    let counts = call.read(jobs::get_job_counts).await?;
    Ok(HttpResponse::Ok().json(JobCountsResponse::from(counts)))
}
