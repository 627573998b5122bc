//! Sessions: server-side records that can be revoked; only the hash of the cookie's key is stored.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{SessionId, StoreError, UserId};

use crate::{User, View};

/// How long a session lives (product.md §2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SessionLimits {
    /// Ends after this long without a request.
    pub idle: Duration,
    /// Ends this long after sign-in, whatever happens.
    pub absolute: Duration,
}

impl Default for SessionLimits {
    fn default() -> Self {
        SessionLimits { idle: Duration::hours(12), absolute: Duration::days(7) }
    }
}

/// A session's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Identity, shown to its owner.
    pub id: SessionId,
    /// Whose.
    pub user_id: UserId,
    /// Sign-in time.
    pub created_at: DateTime<Utc>,
    /// Last request, to the minute.
    pub last_seen_at: DateTime<Utc>,
    /// The address it was opened from.
    pub address: Option<String>,
    /// The browser's user agent.
    pub user_agent: Option<String>,
    /// When it was ended, by sign-out or revocation.
    pub revoked_at: Option<DateTime<Utc>>,
    /// The account it views as.
    pub view: Option<View>,
}

impl Session {
    /// Whether it still counts.
    pub fn is_live(&self, limits: SessionLimits, now: DateTime<Utc>) -> bool {
        self.revoked_at.is_none() && now < self.last_seen_at + limits.idle && now < self.created_at + limits.absolute
    }

    /// Whether the last request should be written down: at most once a minute, so that reads stay reads.
    pub fn wants_touch(&self, now: DateTime<Utc>) -> bool {
        now - self.last_seen_at >= Duration::minutes(1)
    }
}

/// A session to be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// Whose.
    pub user_id: UserId,
    /// Hash of the cookie's key.
    pub key_hash: String,
    /// The address it is opened from.
    pub address: Option<String>,
    /// The browser's user agent.
    pub user_agent: Option<String>,
}

/// Sessions in the store.
pub trait SessionRepository {
    /// Opens a session.
    fn open(&mut self, session: &NewSession, now: DateTime<Utc>) -> Result<SessionId, StoreError>;
    /// The session with this key hash and its user, read together; expired and revoked ones too.
    fn find(&mut self, key_hash: &str) -> Result<Option<(Session, User)>, StoreError>;
    /// The sessions of these numbers with their users, in no order; expired and revoked ones too.
    fn by_ids(&mut self, ids: &[SessionId]) -> Result<Vec<(Session, User)>, StoreError>;
    /// Moves the last request forward; does nothing to a revoked session.
    fn touch(&mut self, id: SessionId, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Ends the session with this key hash.
    fn revoke_key(&mut self, key_hash: &str, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Ends one session of `user`; `false` when it is not theirs or already ended.
    fn revoke(&mut self, user: UserId, id: SessionId, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Ends all sessions of `user`; how many.
    fn revoke_all(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Makes an active session view as this user; `false` if it is revoked or already viewing as someone.
    fn start_view(&mut self, id: SessionId, view: View) -> Result<bool, StoreError>;
    /// Ends the view of a session and returns whom it viewed as. Of concurrent calls, one gets it.
    fn end_view(&mut self, id: SessionId) -> Result<Option<View>, StoreError>;
    /// Removes sessions opened before `opened` or last seen before `seen`, in batches; returns how many, 0 when done.
    fn purge(&mut self, opened: DateTime<Utc>, seen: DateTime<Utc>) -> Result<u64, StoreError>;
    /// The sessions of `user` that are not revoked and were seen after `since`, newest first.
    fn of_user(&mut self, user: UserId, since: DateTime<Utc>) -> Result<Vec<Session>, StoreError>;
}

#[cfg(test)]
mod tests;
