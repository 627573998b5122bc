//! Requests for a new password. Using a link and deciding are guarded updates: of several at once one counts.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{NewPasswordReset, PasswordReset, ResetDecision, ResetFilter, ResetRepository, ResetState};
use tierway_kernel::{Cursor, Page, PageRequest, ResetId, StoreError, UserId, to_micros};

use super::paging::{after_int, fetch, paged};
use super::{Conn, Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::ResetRow;
use crate::schema::{password_reset_links, password_resets};
use crate::steps::forget_some;

fn names(states: &[ResetState]) -> Vec<&'static str> {
    states.iter().map(|state| state.as_str()).collect()
}

fn filtered(filter: ResetFilter, now: i64) -> password_resets::BoxedQuery<'static, Db> {
    let mut query = password_resets::table.into_boxed();
    if let Some(user) = filter.user_id {
        query = query.filter(password_resets::user_id.eq(user.0));
    }
    let open = password_resets::state.eq_any(names(&ResetState::OPEN));
    match filter.state {
        None => query,
        Some(ResetState::Expired) => query.filter(open.and(password_resets::expires_at.le(now))),
        Some(state) => {
            let query = query.filter(password_resets::state.eq(state.as_str()));
            if ResetState::OPEN.contains(&state) { query.filter(password_resets::expires_at.gt(now)) } else { query }
        }
    }
}

/// The request of a link, and the state in which the link works.
fn of_link(connection: &mut Conn, token_hash: &str) -> Result<Option<(i64, String)>, StoreError> {
    password_reset_links::table
        .find(token_hash)
        .select((password_reset_links::reset_id, password_reset_links::state))
        .first(connection)
        .optional()
        .map_err(store_error)
}

impl ResetRepository for DieselTransaction<'_> {
    fn add(&mut self, reset: &NewPasswordReset, now: DateTime<Utc>) -> Result<PasswordReset, StoreError> {
        diesel::insert_into(password_resets::table)
            .values((
                password_resets::user_id.eq(reset.user_id.0),
                password_resets::state.eq(ResetState::Requested.as_str()),
                password_resets::requested_at.eq(to_micros(now)),
                password_resets::expires_at.eq(to_micros(reset.expires_at)),
                password_resets::address.eq(reset.address.as_deref()),
            ))
            .returning(ResetRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_reset()
    }

    fn by_id(&mut self, id: ResetId) -> Result<Option<PasswordReset>, StoreError> {
        let row = password_resets::table.find(id.0).select(ResetRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(ResetRow::into_reset).transpose()
    }

    fn by_link(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<PasswordReset>, StoreError> {
        let Some((id, state)) = of_link(self.connection, token_hash)? else { return Ok(None) };
        let row = password_resets::table
            .find(id)
            .filter(password_resets::state.eq(state))
            .filter(password_resets::expires_at.gt(to_micros(now)))
            .select(ResetRow::as_select())
            .first(self.connection)
            .optional();
        row.map_err(store_error)?.map(ResetRow::into_reset).transpose()
    }

    fn consume(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<PasswordReset>, StoreError> {
        let Some((id, state)) = of_link(self.connection, token_hash)? else { return Ok(None) };
        let live = password_resets::table
            .find(id)
            .filter(password_resets::state.eq(state))
            .filter(password_resets::expires_at.gt(to_micros(now)));
        let row = diesel::update(live)
            .set(password_resets::state.eq(ResetState::Used.as_str()))
            .returning(ResetRow::as_returning())
            .get_result(self.connection)
            .optional();
        row.map_err(store_error)?.map(ResetRow::into_reset).transpose()
    }

    fn add_link(
        &mut self,
        id: ResetId,
        state: ResetState,
        token_hash: &str,
        expires_at: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let wanted = password_resets::table.find(id.0).filter(password_resets::state.eq(state.as_str()));
        let rows = diesel::update(wanted)
            .set(password_resets::expires_at.eq(to_micros(expires_at)))
            .execute(self.connection)
            .map_err(store_error)?;
        if rows == 1 {
            diesel::insert_into(password_reset_links::table)
                .values((
                    password_reset_links::token_hash.eq(token_hash),
                    password_reset_links::reset_id.eq(id.0),
                    password_reset_links::state.eq(state.as_str()),
                ))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(rows == 1)
    }

    fn decide(&mut self, id: ResetId, decision: &ResetDecision, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let undecided = password_resets::state.eq_any(names(decision.to.decided_from()));
        let decided = (
            password_resets::state.eq(decision.to.as_str()),
            password_resets::decided_by.eq(decision.by.map(|by| by.0)),
            password_resets::decided_at.eq(Some(to_micros(now))),
            password_resets::note.eq(decision.note.as_deref()),
        );
        let expires_at = decision.expires_at.map(|end| password_resets::expires_at.eq(to_micros(end)));
        diesel::update(password_resets::table.find(id.0).filter(undecided))
            .set((decided, expires_at))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn supersede(&mut self, user: UserId, states: &[ResetState]) -> Result<u64, StoreError> {
        let wanted = password_resets::user_id.eq(user.0).and(password_resets::state.eq_any(names(states)));
        diesel::update(password_resets::table.filter(wanted))
            .set(password_resets::state.eq(ResetState::Superseded.as_str()))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn list(
        &mut self,
        filter: ResetFilter,
        now: DateTime<Utc>,
        page: &PageRequest,
    ) -> Result<Page<PasswordReset>, StoreError> {
        let now = to_micros(now);
        let mut query = filtered(filter, now);
        if let Some((time, id)) = after_int(page) {
            query = query.filter(
                password_resets::requested_at
                    .le(time)
                    .and(password_resets::requested_at.lt(time).or(password_resets::id.lt(id))),
            );
        }
        let rows: Vec<ResetRow> = query
            .order((password_resets::requested_at.desc(), password_resets::id.desc()))
            .limit(fetch(page))
            .select(ResetRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(filter, now).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.requested_at, row.id), ResetRow::into_reset)
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        forget_some!(self.connection, password_resets, id: i64, password_resets::requested_at.lt(to_micros(before)))
    }
}
