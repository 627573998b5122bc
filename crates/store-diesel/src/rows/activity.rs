//! Entries of the activity log.

use diesel::prelude::*;
use tierway_accounts::{Activity, ActivityAction, NewActivity};
use tierway_kernel::{ActivityId, StoreError, UserId, from_micros};

use super::read_enum;
use crate::schema::activity_log;

/// An entry as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = activity_log)]
pub(crate) struct ActivityRow {
    pub(crate) id: i64,
    user_id: Option<i64>,
    action: String,
    description: String,
    address: Option<String>,
    user_agent: Option<String>,
    pub(crate) created_at: i64,
    subject_id: Option<i64>,
}

impl ActivityRow {
    /// The entry.
    pub(crate) fn into_activity(self) -> Result<Activity, StoreError> {
        let action = read_enum("activity_log.action", &ActivityAction::ALL, ActivityAction::as_str, &self.action)?;
        Ok(Activity {
            id: ActivityId(self.id),
            entry: NewActivity {
                user_id: self.user_id.map(UserId),
                subject_id: self.subject_id.map(UserId),
                action,
                description: self.description,
                address: self.address,
                user_agent: self.user_agent,
            },
            created_at: from_micros(self.created_at),
        })
    }
}
