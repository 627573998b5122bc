//! `GET /api/users/{id}/tax`.

use tierway_application::taxes;
use tierway_kernel::UserId;

use super::user_tax::UserTaxResponse;
use crate::prelude::*;

/// Get the tax number and exemptions of an account
///
/// For the account holder, the admin, and the manufacturer for its employees. Others get 404.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses((status = 200, description = "The tax number and exemption certificates.", body = UserTaxResponse)),
)]
#[get("/api/users/{id}/tax")]
pub async fn get_user_tax(call: Call, id: Id) -> HandlerResult {
    let view = call.read(move |tx, context| taxes::get_user_tax(tx, context, UserId(id.0))).await?;
    Ok(HttpResponse::Ok().json(UserTaxResponse::from(view)))
}
