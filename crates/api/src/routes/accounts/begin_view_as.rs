//! POST /api/users/{id}/view-as.

use tierway_application::{Failure, accounts};
use tierway_kernel::UserId;

use super::view_as::MeResponse;
use crate::prelude::*;

/// See the pages of somebody else
///
/// For the admin. For 30 minutes, or until it is ended, this session reads as that person, as they are at each request:
/// their orders, prices, notifications. Every operation that changes something is refused with 403 and the type
/// `urn:tierway:problem:view-as-read-only`, except ending the look and signing out. When the time is up or the account can
/// no longer sign in, everything is refused with `urn:tierway:problem:view-as-over` until the look is ended. Beginning
/// and ending stand in the activity log of both.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses(
        (status = 200, description = "The account whose pages are shown from now on.", body = MeResponse),
        (status = 403, description = "Not the admin, or the session shows the pages of somebody else."),
        (status = 409, description = "They cannot sign in, or the session shows somebody's pages already."),
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
