//! GET /api/settings/company_logo.

use tierway_application::{Topic, settings};

use super::dto::CompanyLogoResponse;
use crate::prelude::*;

/// Get the company logo
///
/// Public. `value` is empty if there is none.
#[utoipa::path(
    tag = "Settings",
    responses((status = 200, description = "The logo.", body = CompanyLogoResponse)),
)]
#[get("/api/settings/company_logo")]
pub async fn get_company_logo(call: Call) -> HandlerResult {
    call.cached_for_all(&[Topic::Settings], async || {
        let logo = call.read(settings::get_company_logo).await?;
        Ok(HttpResponse::Ok().json(CompanyLogoResponse::from(logo)).into())
    })
    .await
}
