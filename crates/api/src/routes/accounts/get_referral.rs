//! GET /api/agents/{id}/referral.

use tierway_application::{Failure, Settings, accounts};
use tierway_kernel::UserId;

use crate::dto::*;
use crate::prelude::*;

/// An agent's referral tool.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReferralResponse {
    /// The code.
    #[schema(example = "K7M2QX9T")]
    pub referral_code: String,
    /// The registration page with the code filled in.
    #[schema(example = "https://shop.example.com/ref/K7M2QX9T")]
    pub referral_link: String,
    /// The link as a QR code, an image in a `data:` URL.
    #[schema(example = "data:image/svg+xml;base64,PHN2Zy8+")]
    pub qr_code_data: String,
}

/// Get an agent's referral link
///
/// Public: the code, the link under the configured public URL, and the link as a QR code.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The agent's ID", example = 5)),
    responses(
        (status = 200, description = "The referral link.", body = ReferralResponse),
        (status = 404, description = "Not an active agent or sub-agent."),
        (status = 429, description = "Too many lookups from this address (setting `referralLookupsPerMinute`); `Retry-After` says when to try again."),
    )
)]
#[get("/api/agents/{id}/referral")]
pub async fn get_referral(call: Call, id: Id) -> HandlerResult {
    let (client, lookups) = (call.context().client, &call.app().lookups);
    lookups.count(client.address.as_deref(), call.context().now).map_err(Failure::TooMany)?;
    let (limit, found) = call
        .read(move |tx, context| {
            let limit = Settings::load(tx)?.referral_lookups_per_minute;
            Ok((limit, accounts::get_referral(tx, context, UserId(id.0))))
        })
        .await?;
    lookups.set_limit(limit);
    let referral = found?;
    let link = referral.link.clone();
    let qr = call.blocking(move |services| services.qr.data_url(&link)).await?;
    Ok(HttpResponse::Ok().json(ReferralResponse {
        referral_code: referral.code,
        referral_link: referral.link,
        qr_code_data: qr.map_err(Failure::Outside)?,
    }))
}
