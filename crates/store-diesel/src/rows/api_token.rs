//! API tokens.

use diesel::prelude::*;
use tierway_accounts::ApiToken;
use tierway_kernel::{ApiTokenId, Scope, StoreError, UserId, from_micros};

use super::{read_time, unreadable};
use crate::schema::api_tokens;

/// A token as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = api_tokens)]
pub(crate) struct ApiTokenRow {
    pub(crate) id: i64,
    user_id: i64,
    name: String,
    preview: String,
    scopes: String,
    pub(crate) created_at: i64,
    expires_at: i64,
    last_used_at: Option<i64>,
    revoked_at: Option<i64>,
}

impl ApiTokenRow {
    /// The token.
    pub(crate) fn into_token(self) -> Result<ApiToken, StoreError> {
        let read = |name: &str| name.parse::<Scope>().map_err(|_| unreadable("api_tokens.scopes", name));
        Ok(ApiToken {
            id: ApiTokenId(self.id),
            user_id: UserId(self.user_id),
            name: self.name,
            preview: self.preview,
            scopes: self.scopes.split(' ').map(read).collect::<Result<_, _>>()?,
            created_at: from_micros(self.created_at),
            expires_at: from_micros(self.expires_at),
            last_used_at: read_time(self.last_used_at),
            revoked_at: read_time(self.revoked_at),
        })
    }
}
