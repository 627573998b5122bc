//! An admin starts viewing as another user, read-only.

use tierway_accounts::{ActivityAction, UserVisibility, View, check_view};
use tierway_kernel::{Permission, SessionId, UserId, message};

use super::review::account;
use super::view::{AccountView, describe_one};
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Makes the caller's session view as `id`. Role, position and verification are read with each request, as for every
/// session.
pub fn begin_view_as(
    tx: &mut dyn Transaction,
    context: &Context,
    session: SessionId,
    id: UserId,
) -> Result<(AccountView, View), Failure> {
    context.require(Permission::BeginViewAs)?;
    let user = account(tx, id)?;
    check_view(&user, context.actor.id())?;
    let view = View::begin(&user, context.now);
    if !tx.sessions().start_view(session, view)? {
        return Err(Failure::Conflict("This session is already viewing as another user.".into()));
    }
    let (name, role, until) = (user.full_name(), user.role, business_zone(tx)?.show(view.until, "%H:%M %Z"));
    let description = message!("Started viewing as {name} ({role}), read-only, until {until}.", name, role, until);
    context.log_about(tx, id, ActivityAction::Session, description)?;
    Ok((describe_one(tx, user, UserVisibility::Full)?, view))
}
