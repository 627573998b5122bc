//! Sessions.

use chrono::{DateTime, Utc};
use tierway_accounts::{NewSession, Session, SessionRepository, User, View};
use tierway_application::{Topic, Transaction as _};
use tierway_kernel::{SessionId, StoreError, UserId};

use super::state::{SessionRow, unique};
use super::transaction::MemoryTransaction;

impl MemoryTransaction {
    /// Ends every live session that is `wanted`; how many.
    fn revoke_where(&mut self, now: DateTime<Utc>, wanted: impl Fn(&SessionRow) -> bool) -> Result<u64, StoreError> {
        self.changed(Topic::Sessions);
        let mut ended = 0;
        for row in self.write()?.sessions.rows_mut() {
            if row.session.revoked_at.is_none() && wanted(row) {
                row.session.revoked_at = Some(now);
                ended += 1;
            }
        }
        Ok(ended)
    }
}

impl SessionRepository for MemoryTransaction {
    fn open(&mut self, session: &NewSession, now: DateTime<Utc>) -> Result<SessionId, StoreError> {
        let state = self.write()?;
        state.need_user(session.user_id)?;
        unique(!state.sessions.rows().any(|row| row.key_hash == session.key_hash), "sessions.key_hash")?;
        let row = state.sessions.add(|id| SessionRow {
            session: Session {
                id: SessionId(id),
                user_id: session.user_id,
                created_at: now,
                last_seen_at: now,
                address: session.address.clone(),
                user_agent: session.user_agent.clone(),
                revoked_at: None,
                view: None,
            },
            key_hash: session.key_hash.clone(),
        });
        Ok(row.session.id)
    }

    fn find(&mut self, key_hash: &str) -> Result<Option<(Session, User)>, StoreError> {
        let row = self.state.sessions.rows().find(|row| row.key_hash == key_hash);
        Ok(row.and_then(|row| {
            let user = self.state.users.get(row.session.user_id.0)?;
            Some((row.session.clone(), user.user.clone()))
        }))
    }

    fn by_ids(&mut self, ids: &[SessionId]) -> Result<Vec<(Session, User)>, StoreError> {
        let rows = self.state.sessions.rows().map(|row| &row.session).filter(|session| ids.contains(&session.id));
        let with_user =
            |session: &Session| Some((session.clone(), self.state.users.get(session.user_id.0)?.user.clone()));
        Ok(rows.filter_map(with_user).collect())
    }

    fn touch(&mut self, id: SessionId, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(row) = self.write()?.sessions.get_mut(id.0)
            && row.session.revoked_at.is_none()
        {
            row.session.last_seen_at = row.session.last_seen_at.max(now);
        }
        Ok(())
    }

    fn revoke_key(&mut self, key_hash: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.revoke_where(now, |row| row.key_hash == key_hash).map(|_| ())
    }

    fn revoke(&mut self, user: UserId, id: SessionId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self.revoke_where(now, |row| row.session.id == id && row.session.user_id == user)? > 0)
    }

    fn revoke_all(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        self.revoke_where(now, |row| row.session.user_id == user)
    }

    fn begin_view(&mut self, id: SessionId, view: View) -> Result<bool, StoreError> {
        self.changed(Topic::Sessions);
        let state = self.write()?;
        state.need_user(view.user_id)?;
        let row = state.sessions.get_mut(id.0).map(|row| &mut row.session);
        let Some(session) = row.filter(|session| session.revoked_at.is_none() && session.view.is_none()) else {
            return Ok(false);
        };
        session.view = Some(view);
        Ok(true)
    }

    fn end_view(&mut self, id: SessionId) -> Result<Option<View>, StoreError> {
        self.changed(Topic::Sessions);
        Ok(self.write()?.sessions.get_mut(id.0).and_then(|row| row.session.view.take()))
    }

    fn forget(&mut self, opened: DateTime<Utc>, seen: DateTime<Utc>) -> Result<u64, StoreError> {
        let old = |session: &Session| session.created_at < opened || session.last_seen_at < seen;
        let sessions = &mut self.write()?.sessions;
        let ids: Vec<i64> = sessions
            .rows()
            .map(|row| &row.session)
            .filter(|session| old(session))
            .map(|session| session.id.0)
            .collect();
        Ok(ids.into_iter().filter(|id| sessions.remove(*id)).count() as u64)
    }

    fn of_user(&mut self, user: UserId, since: DateTime<Utc>) -> Result<Vec<Session>, StoreError> {
        let wanted = |s: &&Session| s.user_id == user && s.revoked_at.is_none() && s.last_seen_at > since;
        let mut sessions: Vec<Session> =
            self.state.sessions.rows().map(|row| &row.session).filter(wanted).cloned().collect();
        sessions.sort_by_key(|session| std::cmp::Reverse((session.created_at, session.id)));
        Ok(sessions)
    }
}
