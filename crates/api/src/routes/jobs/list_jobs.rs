//! `GET /api/jobs`.

use tierway_application::jobs;

use super::dto::{JobResponse, ListJobsQuery};
use crate::prelude::*;

/// List jobs
///
/// For the admin: background jobs, newest first unless `sort` says otherwise. Finished jobs are kept for 14 days.
#[utoipa::path(
    tag = "Jobs",
    params(ListJobsQuery, PageParams),
    responses((status = 200, description = "The jobs.", body = Vec<JobResponse>)),
)]
#[get("/api/jobs")]
pub async fn list_jobs(call: Call, params: Params<ListJobsQuery>) -> HandlerResult {
    let filter = params.0.filter();
    let page = call.page()?;
    let found = call.read(move |tx, context| jobs::list_jobs(tx, context, &filter, &page)).await?;
    let language = call.language();
    Ok(list_response(&call, found.map(|job| JobResponse::of(job, language))))
}
