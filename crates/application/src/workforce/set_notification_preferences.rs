//! `PUT /api/notification-preferences`.

use tierway_kernel::Permission;
use tierway_workforce::{NoticeKind, NoticePreference, all_preferences, check_preferences};

use crate::{Context, Failure, Transaction};

/// Sets what the caller wants of the kinds that are named; the others stay. All kinds that can reach the caller, as they
/// are then.
pub fn set_notification_preferences(
    tx: &mut dyn Transaction,
    context: &Context,
    wished: &[NoticePreference],
) -> Result<Vec<(NoticeKind, NoticePreference)>, Failure> {
    context.require(Permission::SetNotificationPreferences)?;
    let user = context.actor.signed_in()?.id;
    check_preferences(&context.actor, wished).map_err(Failure::Fields)?;
    tx.notices().set_preferences(user, wished)?;
    Ok(all_preferences(&context.actor, &tx.notices().preferences(user)?))
}
