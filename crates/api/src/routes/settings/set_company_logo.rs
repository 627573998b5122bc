//! PUT /api/settings/company_logo.

use tierway_application::settings;
use tierway_catalogue::image_url;
use tierway_kernel::Permission;

use super::dto::{CompanyLogoResponse, SetCompanyLogoRequest};
use crate::body::LargeBody;
use crate::pictures::keep;
use crate::prelude::*;

/// Set the company's logo
///
/// For admin and manufacturer. `value` is an https address, a picture that is kept here, or a `data:` URL of a png,
/// jpeg, webp, gif or svg of at most 5 MB, which is kept and answered by its address. An SVG that could act or load
/// anything is refused.
#[utoipa::path(
    tag = "Settings",
    request_body = SetCompanyLogoRequest,
    responses(
        (status = 200, description = "The logo as it is now.", body = CompanyLogoResponse),
        (status = 422, description = "Not a logo; `errors` says why."),
    ),
)]
#[put("/api/settings/company_logo")]
pub async fn set_company_logo(call: Call, body: LargeBody<SetCompanyLogoRequest>) -> HandlerResult {
    call.context().require(Permission::SetCompanyLogo)?;
    let text = body.0.value;
    let picture = call.blocking(move |services| settings::take_logo(services, &text)).await??;
    let logo = picture.reference().map(image_url).unwrap_or_default();
    keep(&call, vec![picture]).await?;
    let saved = call.write(move |tx, context| settings::set_company_logo(tx, context, &logo)).await?;
    Ok(HttpResponse::Ok().json(CompanyLogoResponse::from(saved)))
}
