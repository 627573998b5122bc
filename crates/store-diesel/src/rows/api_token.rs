//! API tokens.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{ApiToken, NewApiToken};
use tierway_kernel::{ApiTokenId, Scope, StoreError, UserId, from_micros, to_micros};

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

/// A token to be written.
#[derive(Insertable)]
#[diesel(table_name = api_tokens, treat_none_as_default_value = false)]
pub(crate) struct NewApiTokenRow<'a> {
    user_id: i64,
    name: &'a str,
    preview: &'a str,
    key_hash: &'a str,
    scopes: String,
    created_at: i64,
    expires_at: i64,
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

impl<'a> NewApiTokenRow<'a> {
    /// The row of a new token.
    pub(crate) fn new(token: &'a NewApiToken, now: DateTime<Utc>) -> NewApiTokenRow<'a> {
        let scopes: Vec<&str> = token.plan.scopes.iter().map(|scope| scope.as_str()).collect();
        NewApiTokenRow {
            user_id: token.user_id.0,
            name: &token.plan.name,
            preview: &token.preview,
            key_hash: &token.key_hash,
            scopes: scopes.join(" "),
            created_at: to_micros(now),
            expires_at: to_micros(token.plan.expires_at),
        }
    }
}
