//! Entries of the activity log.

use diesel::prelude::*;
use tierway_accounts::{Activity, ActivityAction, NewActivity};
use tierway_kernel::{ActivityId, Message, StoreError, UserId, from_micros};

use super::read_enum;
use super::wording::{read_wording, write_wording};
use crate::schema::activity_log;

/// An entry as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = activity_log)]
pub(crate) struct ActivityRow {
    pub(crate) id: i64,
    user_id: Option<i64>,
    action: String,
    description: String,
    wording: Option<String>,
    address: Option<String>,
    user_agent: Option<String>,
    pub(crate) created_at: i64,
    subject_id: Option<i64>,
}

/// A description with its values, as JSON.
pub(crate) fn activity_wording(description: &Message) -> Result<String, StoreError> {
    write_wording(description)
}

impl ActivityRow {
    /// The entry.
    pub(crate) fn into_activity(self) -> Result<Activity, StoreError> {
        let action = read_enum("activity_log.action", &ActivityAction::ALL, ActivityAction::as_str, &self.action)?;
        let stored: Option<Message> = read_wording(self.wording.as_deref());
        let stored = stored.filter(|description| *description == *self.description);
        Ok(Activity {
            id: ActivityId(self.id),
            entry: NewActivity {
                user_id: self.user_id.map(UserId),
                subject_id: self.subject_id.map(UserId),
                action,
                description: stored.unwrap_or_else(|| Message::verbatim(self.description)),
                address: self.address,
                user_agent: self.user_agent,
            },
            created_at: from_micros(self.created_at),
        })
    }
}
