//! Requests for a new password.

use diesel::prelude::*;
use tierway_accounts::{PasswordReset, ResetState};
use tierway_kernel::{ResetId, StoreError, UserId, from_micros};

use super::{read_enum, read_time};
use crate::schema::password_resets;

/// A request as it is read; hashes of its links stay in the database.
#[derive(Queryable, Selectable)]
#[diesel(table_name = password_resets)]
pub(crate) struct ResetRow {
    pub(crate) id: i64,
    user_id: i64,
    state: String,
    pub(crate) requested_at: i64,
    expires_at: i64,
    address: Option<String>,
    decided_by: Option<i64>,
    decided_at: Option<i64>,
    note: Option<String>,
}

impl ResetRow {
    /// The request.
    pub(crate) fn into_reset(self) -> Result<PasswordReset, StoreError> {
        Ok(PasswordReset {
            id: ResetId(self.id),
            user_id: UserId(self.user_id),
            state: read_enum("password_resets.state", &ResetState::ALL, ResetState::as_str, &self.state)?,
            requested_at: from_micros(self.requested_at),
            expires_at: from_micros(self.expires_at),
            address: self.address,
            decided_by: self.decided_by.map(UserId),
            decided_at: read_time(self.decided_at),
            note: self.note,
        })
    }
}
