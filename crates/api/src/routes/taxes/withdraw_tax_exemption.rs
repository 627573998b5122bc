//! `DELETE /api/users/{id}/exemptions/{exemptionId}`.

use tierway_application::taxes;
use tierway_kernel::{TaxExemptionId, UserId};

use super::user_tax::UserTaxResponse;
use crate::prelude::*;

/// Withdraw an exemption certificate
///
/// For the admin. It relieves the account no more; orders that exist keep their taxes.
#[utoipa::path(
    tag = "Accounts",
    params(
        ("id" = i64, Path, description = "The account", example = 12),
        ("exemptionId" = i64, Path, description = "The certificate", example = 4)
    ),
    responses(
        (status = 200, description = "The tax number and the other exemption certificates.", body = UserTaxResponse),
        (status = 404, description = "Account not found, or it has no such certificate."),
    ),
)]
#[delete("/api/users/{id}/exemptions/{exemptionId}")]
pub async fn withdraw_tax_exemption(call: Call, ids: TwoIds) -> HandlerResult {
    let (user, exemption) = (UserId(ids.0), TaxExemptionId(ids.1));
    let view = call.write(move |tx, context| taxes::withdraw_tax_exemption(tx, context, user, exemption)).await?;
    Ok(HttpResponse::Ok().json(UserTaxResponse::from(view)))
}
