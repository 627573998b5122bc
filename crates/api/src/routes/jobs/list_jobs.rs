//! `GET /api/jobs`.

use actix_web::{HttpResponse, get};
use tierway_application::jobs;

use super::dto::{JobResponse, ListJobsQuery};
use crate::list::{Params, list_response, page_request};
use crate::{Call, Problem};

/// List jobs
///
/// For the admin: what is done in the background, newest first. Finished jobs are kept for 14 days.
#[utoipa::path(
    tag = "Jobs",
    params(ListJobsQuery),
    responses((status = 200, description = "The jobs.", body = Vec<JobResponse>)),
)]
#[get("/api/jobs")]
pub async fn list_jobs(call: Call, params: Params<ListJobsQuery>) -> Result<HttpResponse, Problem> {
    let filter = params.0.filter();
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let found = call.read(move |tx, context| jobs::list_jobs(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, found.map(JobResponse::from)))
}
