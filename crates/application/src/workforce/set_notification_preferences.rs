//! `PUT /api/notification-preferences`.

use tierway_kernel::Permission;
use tierway_workforce::{NoticeKind, NoticePreference, NoticePreferenceChange, all_preferences, changed_preferences};

use crate::{Context, Failure, Transaction};

/// Sets what the caller names of the kinds they name; the rest stays. All kinds that can reach the caller, as they
/// are then.
pub fn set_notification_preferences(
    tx: &mut dyn Transaction,
    context: &Context,
    wished: &[NoticePreferenceChange],
) -> Result<Vec<(NoticeKind, NoticePreference)>, Failure> {
    context.require(Permission::SetNotificationPreferences)?;
    let user = context.actor.signed_in()?.id;
    // Concurrent changes of different fields of a kind are both kept.
    tx.users().lock(user)?;
    let set = tx.notices().preferences(user)?;
    let chosen = changed_preferences(&context.actor, &set, wished).map_err(Failure::Fields)?;
    tx.notices().set_preferences(user, &chosen)?;
    Ok(all_preferences(&context.actor, &tx.notices().preferences(user)?))
}
