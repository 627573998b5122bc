//! PUT /api/settings/company_logo.

use tierway_application::settings::{self, CompanyLogo};
use tierway_application::{Context, Transaction};
use tierway_catalogue::image_url;
use tierway_kernel::Permission;

use super::dto::{CompanyLogoResponse, SetCompanyLogoRequest};
use crate::body::LargeBody;
use crate::pictures::keep;
use crate::prelude::*;

/// Set the company logo
///
/// For admin and manufacturer. `value` is an https address, an uploaded picture, or a `data:` URL of a png, jpeg, webp,
/// gif or svg of at most 5 MB, which is stored and returned as a URL. SVGs with scripts or external references are
/// rejected.
#[utoipa::path(
    tag = "Settings",
    request_body = SetCompanyLogoRequest,
    responses(
        (status = 200, description = "The logo as it is now.", body = CompanyLogoResponse),
        (status = 409, description = "The logo no longer matches `expected`."),
        (status = 422, description = "Not a logo; `errors` says why."),
    ),
)]
#[put("/api/settings/company_logo")]
pub async fn set_company_logo(call: Call, body: LargeBody<SetCompanyLogoRequest>) -> HandlerResult {
    call.context().require(Permission::SetCompanyLogo)?;
    let SetCompanyLogoRequest { value: text, expected, .. } = body.0;
    let picture = call.blocking(move |services| settings::resolve_logo(services, &text)).await??;
    let logo = picture.reference().map(image_url).unwrap_or_default();
    keep(&call, Permission::SetCompanyLogo, vec![picture]).await?;
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &CompanyLogo| expected.check(&CompanyLogoResponse::from(now.clone()));
        settings::set_company_logo(tx, context, &logo, expected.seen(&check))
    };
    let saved = call.write(work).await?;
    Ok(HttpResponse::Ok().json(CompanyLogoResponse::from(saved)))
}
