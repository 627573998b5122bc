//! GET /api/referrals/{code}.

use actix_web::web::Path;
use tierway_application::{Failure, Settings, accounts};

use super::user::RoleName;
use crate::dto::*;
use crate::prelude::*;

/// A valid referral code.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReferralCheckResponse {
    /// The code.
    #[schema(example = "K7M2QX9T")]
    pub referral_code: String,
    /// The owner's role: `agent` or `sub-agent`.
    pub role: RoleName,
}

/// Check a referral code
///
/// Public: whether a referral code belongs to an active agent or sub-agent.
#[utoipa::path(
    tag = "Accounts",
    params(("code" = String, Path, description = "The code", example = "K7M2QX9T")),
    responses(
        (status = 200, description = "The code is valid.", body = ReferralCheckResponse),
        (status = 404, description = "No active agent or sub-agent has this code."),
        (status = 429, description = "Too many lookups from this address (setting `referralLookupsPerMinute`); `Retry-After` says when to try again."),
    )
)]
#[get("/api/referrals/{code}")]
pub async fn check_referral(call: Call, code: Path<String>) -> HandlerResult {
    let (client, lookups) = (call.context().client, &call.app().lookups);
    lookups.count(client.address.as_deref(), call.context().now).map_err(Failure::TooMany)?;
    let code = code.into_inner();
    let wanted = code.clone();
    let (limit, found) = call
        .read(move |tx, context| {
            let limit = Settings::load(tx)?.referral_lookups_per_minute;
            Ok((limit, accounts::check_referral(tx, context, &wanted)))
        })
        .await?;
    lookups.set_limit(limit);
    Ok(HttpResponse::Ok().json(ReferralCheckResponse { referral_code: code, role: RoleName::from(found?) }))
}
