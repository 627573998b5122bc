//! `GET /api/jobs/counts`.

use tierway_application::jobs;

use super::dto::JobCountsResponse;
use crate::prelude::*;

/// Count jobs
///
/// For the admin: the number of jobs in each state, and the next run of recurring jobs.
#[utoipa::path(
    tag = "Jobs",
    responses((status = 200, description = "The counts.", body = JobCountsResponse)),
)]
#[get("/api/jobs/counts")]
pub async fn get_job_counts(call: Call) -> HandlerResult {
    let (counts, recurring) = call.read(jobs::get_job_counts).await?;
    Ok(HttpResponse::Ok().json(JobCountsResponse::of(counts, recurring, call.language())))
}
