//! API tokens. A revoked one stays revoked: nothing here clears `revoked_at`.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{ApiToken, ApiTokenRepository, NewApiToken, User};
use tierway_kernel::{ApiTokenId, Cursor, Page, PageRequest, StoreError, UserId, to_micros};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{ApiTokenRow, UserRow};
use crate::schema::{api_tokens, users};
use crate::steps::forget_some;

fn of(user: UserId) -> api_tokens::BoxedQuery<'static, Db> {
    api_tokens::table.filter(api_tokens::user_id.eq(user.0)).into_boxed()
}

impl ApiTokenRepository for DieselTransaction<'_> {
    fn add(&mut self, token: &NewApiToken, now: DateTime<Utc>) -> Result<ApiToken, StoreError> {
        let scopes: Vec<&str> = token.plan.scopes.iter().map(|scope| scope.as_str()).collect();
        let row: ApiTokenRow = diesel::insert_into(api_tokens::table)
            .values((
                api_tokens::user_id.eq(token.user_id.0),
                api_tokens::name.eq(&token.plan.name),
                api_tokens::preview.eq(&token.preview),
                api_tokens::key_hash.eq(&token.key_hash),
                api_tokens::scopes.eq(scopes.join(" ")),
                api_tokens::created_at.eq(to_micros(now)),
                api_tokens::expires_at.eq(to_micros(token.plan.expires_at)),
            ))
            .returning(ApiTokenRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        row.into_token()
    }

    fn find(&mut self, key_hash: &str) -> Result<Option<(ApiToken, User)>, StoreError> {
        let row: Option<(ApiTokenRow, UserRow)> = api_tokens::table
            .inner_join(users::table)
            .filter(api_tokens::key_hash.eq(key_hash))
            .select((ApiTokenRow::as_select(), UserRow::as_select()))
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        row.map(|(token, user)| Ok((token.into_token()?, user.into_user()?))).transpose()
    }

    fn by_id(&mut self, id: ApiTokenId) -> Result<Option<ApiToken>, StoreError> {
        let row = api_tokens::table.find(id.0).select(ApiTokenRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(ApiTokenRow::into_token).transpose()
    }

    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<ApiToken>, StoreError> {
        let rows: Vec<ApiTokenRow> = newest_first!(of(user), api_tokens, page)
            .select(ApiTokenRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || of(user).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), ApiTokenRow::into_token)
    }

    fn count_live(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let live = api_tokens::revoked_at.is_null().and(api_tokens::expires_at.gt(to_micros(now)));
        let count: i64 = of(user).filter(live).count().get_result(self.connection).map_err(store_error)?;
        Ok(count.unsigned_abs())
    }

    fn touch(&mut self, id: ApiTokenId, now: DateTime<Utc>) -> Result<(), StoreError> {
        let now = to_micros(now);
        let earlier = api_tokens::last_used_at.is_null().or(api_tokens::last_used_at.lt(now));
        diesel::update(api_tokens::table.find(id.0).filter(earlier))
            .set(api_tokens::last_used_at.eq(now))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn revoke(&mut self, id: ApiTokenId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        diesel::update(api_tokens::table.find(id.0).filter(api_tokens::revoked_at.is_null()))
            .set(api_tokens::revoked_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn revoke_of(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let live = api_tokens::user_id.eq(user.0).and(api_tokens::revoked_at.is_null());
        diesel::update(api_tokens::table.filter(live.and(api_tokens::expires_at.gt(to_micros(now)))))
            .set(api_tokens::revoked_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let before = to_micros(before);
        let old = api_tokens::expires_at.lt(before).or(api_tokens::revoked_at.lt(before).assume_not_null());
        forget_some!(self.connection, api_tokens, id: i64, old)
    }
}
