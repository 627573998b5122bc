//! `GET /api/notification-preferences`.

use tierway_kernel::Permission;
use tierway_workforce::{NoticeKind, NoticePreference, all_preferences};

use crate::{Context, Failure, Transaction};

/// What the caller wants of each kind of notice that can reach them.
pub fn get_notification_preferences(
    tx: &mut dyn Transaction,
    context: &Context,
) -> Result<Vec<(NoticeKind, NoticePreference)>, Failure> {
    context.require(Permission::GetNotificationPreferences)?;
    let user = context.actor.signed_in()?.id;
    Ok(all_preferences(&context.actor, &tx.notices().preferences(user)?))
}
