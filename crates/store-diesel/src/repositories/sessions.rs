//! Sessions. A revoked one stays revoked: nothing here clears `revoked_at`.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{NewSession, Session, SessionRepository, User, View};
use tierway_application::Topic;
use tierway_kernel::{SessionId, StoreError, UserId, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{SessionRow, UserRow};
use crate::schema::{sessions, users};
use crate::steps::{forget_some, in_steps};

impl SessionRepository for DieselTransaction<'_> {
    fn open(&mut self, session: &NewSession, now: DateTime<Utc>) -> Result<SessionId, StoreError> {
        diesel::insert_into(sessions::table)
            .values((
                sessions::user_id.eq(session.user_id.0),
                sessions::key_hash.eq(&session.key_hash),
                sessions::created_at.eq(to_micros(now)),
                sessions::last_seen_at.eq(to_micros(now)),
                sessions::address.eq(session.address.as_deref()),
                sessions::user_agent.eq(session.user_agent.as_deref()),
            ))
            .returning(sessions::id)
            .get_result(self.connection)
            .map(SessionId)
            .map_err(store_error)
    }

    fn find(&mut self, key_hash: &str) -> Result<Option<(Session, User)>, StoreError> {
        let row: Option<(SessionRow, UserRow)> = sessions::table
            .inner_join(users::table)
            .filter(sessions::key_hash.eq(key_hash))
            .select((SessionRow::as_select(), UserRow::as_select()))
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        row.map(|(session, user)| Ok((session.into_session(), user.into_user()?))).transpose()
    }

    fn touch(&mut self, id: SessionId, now: DateTime<Utc>) -> Result<(), StoreError> {
        let now = to_micros(now);
        let live =
            sessions::table.find(id.0).filter(sessions::revoked_at.is_null().and(sessions::last_seen_at.lt(now)));
        diesel::update(live)
            .set(sessions::last_seen_at.eq(now))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn revoke_key(&mut self, key_hash: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Sessions);
        diesel::update(sessions::table)
            .filter(sessions::key_hash.eq(key_hash).and(sessions::revoked_at.is_null()))
            .set(sessions::revoked_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn revoke(&mut self, user: UserId, id: SessionId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        self.changes.note(Topic::Sessions);
        diesel::update(sessions::table.find(id.0))
            .filter(sessions::user_id.eq(user.0).and(sessions::revoked_at.is_null()))
            .set(sessions::revoked_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn revoke_all(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        self.changes.note(Topic::Sessions);
        diesel::update(sessions::table)
            .filter(sessions::user_id.eq(user.0).and(sessions::revoked_at.is_null()))
            .set(sessions::revoked_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn start_view(&mut self, id: SessionId, view: View) -> Result<bool, StoreError> {
        self.changes.note(Topic::Sessions);
        diesel::update(sessions::table.find(id.0))
            .filter(sessions::revoked_at.is_null().and(sessions::view_as.is_null()))
            .set((sessions::view_as.eq(view.user_id.0), sessions::view_as_until.eq(to_micros(view.until))))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn end_view(&mut self, id: SessionId) -> Result<Option<View>, StoreError> {
        let row: Option<SessionRow> = sessions::table
            .find(id.0)
            .select(SessionRow::as_select())
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        let Some(view) = row.and_then(|row| row.into_session().view) else { return Ok(None) };
        self.changes.note(Topic::Sessions);
        diesel::update(sessions::table.find(id.0))
            .filter(sessions::view_as.eq(view.user_id.0).and(sessions::view_as_until.eq(to_micros(view.until))))
            .set((sessions::view_as.eq(None::<i64>), sessions::view_as_until.eq(None::<i64>)))
            .execute(self.connection)
            .map(|rows| (rows == 1).then_some(view))
            .map_err(store_error)
    }

    fn purge(&mut self, opened: DateTime<Utc>, seen: DateTime<Utc>) -> Result<u64, StoreError> {
        let old = sessions::created_at.lt(to_micros(opened)).or(sessions::last_seen_at.lt(to_micros(seen)));
        forget_some!(self.connection, sessions, id: i64, old)
    }

    fn of_user(&mut self, user: UserId, since: DateTime<Utc>) -> Result<Vec<Session>, StoreError> {
        let rows: Vec<SessionRow> = sessions::table
            .filter(sessions::user_id.eq(user.0))
            .filter(sessions::revoked_at.is_null().and(sessions::last_seen_at.gt(to_micros(since))))
            .order((sessions::created_at.desc(), sessions::id.desc()))
            .select(SessionRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(SessionRow::into_session).collect())
    }

    fn by_ids(&mut self, ids: &[SessionId]) -> Result<Vec<(Session, User)>, StoreError> {
        let rows: Vec<(SessionRow, UserRow)> = in_steps(ids, |ids| {
            sessions::table
                .inner_join(users::table)
                .filter(sessions::id.eq_any(ids.iter().map(|id| id.0)))
                .select((SessionRow::as_select(), UserRow::as_select()))
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(|(session, user)| Ok((session.into_session(), user.into_user()?))).collect()
    }
}
