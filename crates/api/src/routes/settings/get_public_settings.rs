//! GET /api/settings/public.

use tierway_application::{Topic, settings};

use super::dto::PublicSettingsResponse;
use crate::cache::FreshResponse;
use crate::prelude::*;

/// Get public settings
///
/// Public.
#[utoipa::path(
    tag = "Settings",
    responses((status = 200, description = "The settings.", body = PublicSettingsResponse)),
)]
#[get("/api/settings/public")]
pub async fn get_public_settings(call: Call) -> HandlerResult {
    call.cached_for_all(&[Topic::Settings], async || {
        let settings = call.read(settings::get_public_settings).await?;
        let until = settings.until;
        let response = HttpResponse::Ok().json(PublicSettingsResponse::from(settings));
        Ok(FreshResponse { until, ..response.into() })
    })
    .await
}
