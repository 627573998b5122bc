//! DELETE /api/tokens/{id}.

use tierway_application::tokens;
use tierway_kernel::ApiTokenId;

use crate::prelude::*;

/// Revoke an API token
///
/// Your own; the admin can revoke any. It stops working at once.
#[utoipa::path(
    tag = "Integration",
    params(("id" = i64, Path, description = "The token", example = 4)),
    responses(
        (status = 204, description = "Revoked."),
        (status = 403, description = "The caller is not allowed to use API tokens."),
        (status = 404, description = "Token not found or already revoked."),
    ),
)]
#[delete("/api/tokens/{id}")]
pub async fn revoke_token(call: Call, id: Id) -> HandlerResult {
    let token = ApiTokenId(id.0);
    call.write(move |tx, context| tokens::revoke_token(tx, context, token)).await?;
    Ok(HttpResponse::NoContent().finish())
}
