//! `GET /api/notification-preferences`.

use tierway_kernel::Permission;
use tierway_workforce::{NoticeKind, NoticePreference, all_preferences};

use crate::{Context, Failure, Transaction};

/// The caller's preferences for each kind of notice they can receive.
pub fn get_notification_preferences(
    tx: &mut dyn Transaction,
    context: &Context,
) -> Result<Vec<(NoticeKind, NoticePreference)>, Failure> {
    context.require(Permission::GetNotificationPreferences)?;
    let user = context.actor.signed_in()?.id;
    Ok(all_preferences(&context.actor, &tx.notices().preferences(user)?))
}
