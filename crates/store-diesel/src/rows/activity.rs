//! Entries of the activity log.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{Activity, ActivityAction, NewActivity};
use tierway_kernel::{ActivityId, StoreError, UserId, from_micros, to_micros};

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

/// An entry to be written.
#[derive(Insertable)]
#[diesel(table_name = activity_log, treat_none_as_default_value = false)]
pub(crate) struct NewActivityRow<'a> {
    user_id: Option<i64>,
    action: &'static str,
    description: &'a str,
    address: Option<&'a str>,
    user_agent: Option<&'a str>,
    created_at: i64,
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

impl<'a> NewActivityRow<'a> {
    /// The row of a new entry.
    pub(crate) fn new(entry: &'a NewActivity, now: DateTime<Utc>) -> NewActivityRow<'a> {
        NewActivityRow {
            user_id: entry.user_id.map(|id| id.0),
            action: entry.action.as_str(),
            description: &entry.description,
            address: entry.address.as_deref(),
            user_agent: entry.user_agent.as_deref(),
            created_at: to_micros(now),
            subject_id: entry.subject_id.map(|id| id.0),
        }
    }
}
