//! POST /api/users/{id}/view-as.

use tierway_application::{Failure, accounts};
use tierway_kernel::UserId;

use super::view_as::MeResponse;
use crate::prelude::*;

/// View as another user
///
/// For the admin. For 30 minutes, or until ended, this session reads as that user: their orders, prices and
/// notifications. Every operation that changes something is rejected with 403 and the type
/// `urn:tierway:problem:view-as-read-only`, except ending the view and signing out. When the time is up or the account
/// can no longer sign in, everything is rejected with `urn:tierway:problem:view-as-over` until the view is ended. Start
/// and end are recorded in both activity logs.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account now viewed as.", body = MeResponse),
        (status = 403, description = "Not the admin, or the session is viewing as another user."),
        (status = 409, description = "The user cannot sign in, or the session is already viewing as another user."),
        (status = 422, description = "It is the caller's own account or an admin's."),
    ),
)]
#[post("/api/users/{id}/view-as")]
pub async fn begin_view_as(call: Call, id: Id) -> HandlerResult {
    let session = call.session_id().ok_or(Failure::NotSignedIn)?;
    let user = UserId(id.0);
    let (account, view) = call.write(move |tx, context| accounts::begin_view_as(tx, context, session, user)).await?;
    Ok(HttpResponse::Ok().json(MeResponse::new(account, Some(view.until))))
}
