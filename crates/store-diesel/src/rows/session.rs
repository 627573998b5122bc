//! Sessions.

use diesel::prelude::*;
use tierway_accounts::{Session, View};
use tierway_kernel::{SessionId, UserId, from_micros};

use super::read_time;
use crate::schema::sessions;

/// A session as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub(crate) struct SessionRow {
    id: i64,
    user_id: i64,
    created_at: i64,
    last_seen_at: i64,
    address: Option<String>,
    user_agent: Option<String>,
    revoked_at: Option<i64>,
    view_as: Option<i64>,
    view_as_until: Option<i64>,
}

impl SessionRow {
    /// The session.
    pub(crate) fn into_session(self) -> Session {
        Session {
            id: SessionId(self.id),
            user_id: UserId(self.user_id),
            created_at: from_micros(self.created_at),
            last_seen_at: from_micros(self.last_seen_at),
            address: self.address,
            user_agent: self.user_agent,
            revoked_at: read_time(self.revoked_at),
            view: self
                .view_as
                .zip(read_time(self.view_as_until))
                .map(|(user, until)| View { user_id: UserId(user), until }),
        }
    }
}
