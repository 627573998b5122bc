//! GET /api/company/employee-management-history.

use actix_web::{HttpResponse, get};

use tierway_application::workforce;

use super::dto::ManagementResponse;
use crate::list::{Params, list_response, page_request};
use crate::routes::accounts::PageQuery;
use crate::{Call, Problem};

/// List decisions about employees
///
/// For the owner company and the admin: who decided what about whom, when and why, newest first.
#[utoipa::path(
    tag = "Employees",
    params(PageQuery),
    responses((status = 200, description = "The decisions.", body = Vec<ManagementResponse>)),
)]
#[get("/api/company/employee-management-history")]
pub async fn list_management_history(call: Call, params: Params<PageQuery>) -> Result<HttpResponse, Problem> {
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let decisions = call.read(move |tx, context| workforce::list_management_history(tx, context, &page)).await?;
    Ok(list_response(&call, decisions.map(ManagementResponse::from)))
}
