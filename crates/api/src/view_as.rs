//! View-as sessions. Decided in one place, before any handler: who acts, and that nothing can be changed.

use actix_web::HttpRequest;
use actix_web::http::Method;
use tierway_accounts::ViewRefusal;
use tierway_kernel::{Actor, Permission, UserId};

use crate::session_owner::{Bound, Viewed};

/// The actor of a request in this session, and the admin viewing as them. Ending the view and signing out act as the
/// admin; everything else acts as the viewed user, read-only.
pub(crate) fn actor_of(
    bound: &Bound,
    permission: Option<Permission>,
    request: &HttpRequest,
) -> Result<(Actor, Option<UserId>), ViewRefusal> {
    let Some(viewed) = bound.viewed() else { return Ok((Actor::User(bound.actor()), None)) };
    if matches!(permission, Some(Permission::EndViewAs | Permission::Logout)) {
        return Ok((Actor::User(bound.actor()), None));
    }
    let reads = permission.map_or_else(|| *request.method() == Method::GET, Permission::reads);
    if viewed.is_over && !permission.is_some_and(Permission::is_open_to_all) {
        return Err(ViewRefusal::Over(viewed.name.clone()));
    }
    if !reads {
        return Err(read_only(viewed));
    }
    Ok((Actor::User(viewed.actor()), Some(bound.user_id())))
}

/// The refusal of a change.
pub(crate) fn read_only(viewed: &Viewed) -> ViewRefusal {
    ViewRefusal::ReadOnly(viewed.name.clone())
}
