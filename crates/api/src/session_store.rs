//! Session store for actix-session. The record in the database is the only state: a handler sees the user and role from
//! the store, read together with the account, or from a valid cache (`session_cache`). A revoked session is therefore
//! ended at once, for good.
//!
//! The cookie contains 32 random bytes; only their hash is stored. The signature added by actix-session protects
//! nothing beyond that, so its key may be the same in every instance.

use std::collections::HashMap;
use std::sync::Arc;

use actix_session::config::{CookieContentSecurity, PersistentSession};
use actix_session::storage::{LoadError, SaveError, SessionKey, SessionStore, UpdateError};
use actix_session::{Session, SessionMiddleware};
use actix_web::cookie::{Key, SameSite, time};
use actix_web::{HttpRequest, web};
use tierway_application::settings::LONGEST_SESSION;
use tierway_application::{Access, Failure, Settings, Transaction, transact};
use tierway_kernel::StoreError;

use crate::session_cache::SessionCache;
use crate::session_limits::{Limits, LimitsCache};
use crate::session_owner::{Bound, find_live};
use crate::{ApiConfig, App, Problem};

/// The cookie's name over plain HTTP.
pub const COOKIE: &str = "tierway_session";
/// Its name with https: browsers take a cookie of that name only from this host, over https and for all of its paths.
pub const HOST_COOKIE: &str = "__Host-tierway_session";

/// Whether the request comes with a session, valid or not.
pub(crate) fn has_session(request: &HttpRequest) -> bool {
    [COOKIE, HOST_COOKIE].iter().any(|name| request.cookie(name).is_some())
}

/// The name of the session's cookie.
pub(crate) fn cookie_name(config: &ApiConfig) -> &'static str {
    if config.secure_cookie { HOST_COOKIE } else { COOKIE }
}
/// State entry: who is signed in.
const BOUND: &str = "bound";
/// State entry: the store was unavailable.
const TROUBLE: &str = "trouble";
/// State entry: the key of a session that was opened in this request.
pub(crate) const OPENED: &str = "opened";

/// The signed-in user of this request; an error if the store was unavailable.
pub(crate) fn bound(session: &Session) -> Result<Option<Bound>, Problem> {
    match session.get::<bool>(TROUBLE) {
        Ok(None) => session.get(BOUND).map_err(|error| Problem::internal(&error)),
        Ok(Some(true)) => Err(Problem::busy()),
        Ok(Some(false)) | Err(_) => Err(Problem::internal(&"the session could not be read")),
    }
}

/// The stored form of a session's key.
pub(crate) fn key_hash(key: &str) -> String {
    blake3::hash(key.as_bytes()).to_hex().to_string()
}

/// actix-session's storage over ours.
pub(crate) struct Sessions(pub(crate) web::Data<App>);

/// The middleware that reads the cookie and sets it at sign-in.
pub(crate) fn middleware(app: &web::Data<App>) -> SessionMiddleware<Sessions> {
    let key = Key::derive_from(b"tierway: the cookie's value is unguessable by itself");
    // The cookie outlives every session; how long that is, the settings say, and the record knows its times.
    let lifetime = time::Duration::days(LONGEST_SESSION);
    SessionMiddleware::builder(Sessions(app.clone()), key)
        .cookie_name(cookie_name(&app.config).to_owned())
        .cookie_secure(app.config.secure_cookie)
        .cookie_http_only(true)
        .cookie_same_site(SameSite::Lax)
        .cookie_content_security(CookieContentSecurity::Signed)
        .session_lifecycle(PersistentSession::default().session_ttl(lifetime))
        .build()
}

impl Sessions {
    async fn lookup(&self, key: &str) -> Result<Option<Bound>, Failure> {
        let (hash, now) = (key_hash(key), self.0.services.clock.now());
        if let Some(bound) = self.0.sessions.find(self.0.source(), &hash, now) {
            return Ok(Some(bound));
        }
        let known = self.0.limits.known(self.0.source());
        // Before the work: a commit during it makes this data stale.
        let (stamp, of_limits) = (SessionCache::stamp(self.0.source()), LimitsCache::stamp(self.0.source()));
        let asked = hash.clone();
        let work = move |tx: &mut dyn Transaction| {
            let limits = known.map_or_else(|| Settings::load(tx).map(|settings| Limits::of(&settings)), Ok)?;
            Ok((limits, find_live(tx, &asked, limits.sessions, now)?))
        };
        let (limits, found) = transact(&*self.0.store, Access::Read, work).await?;
        if known.is_none() {
            self.0.limits.note(limits, of_limits);
        }
        let Some((mut record, bound)) = found else {
            return Ok(None);
        };
        if record.wants_touch(now) {
            let id = record.id;
            let touch = move |tx: &mut dyn Transaction| tx.sessions().touch(id, now).map_err(Failure::from);
            match transact(&*self.0.store, Access::Write, touch).await {
                Ok(()) => record.last_seen_at = now,
                // Failing to record the time must not fail the request.
                Err(cause) => tracing::warn!(%cause, "could not note a session's last request"),
            }
        }
        self.0.sessions.note(hash, stamp, &record, limits.sessions, &bound);
        Ok(Some(bound))
    }
}

impl SessionStore for Sessions {
    async fn load(&self, key: &SessionKey) -> Result<Option<HashMap<String, String>>, LoadError> {
        let entry = |name: &str, value: String| Some(HashMap::from([(name.to_owned(), value)]));
        match self.lookup(key.as_ref()).await {
            Ok(None) => Ok(None),
            Ok(Some(bound)) => {
                let json = serde_json::to_string(&bound).map_err(|error| LoadError::Other(error.into()))?;
                Ok(entry(BOUND, json))
            }
            // Reported only to handlers that need the session; others (files, health) continue.
            Err(cause) => {
                tracing::warn!(%cause, "a session could not be read");
                Ok(entry(
                    TROUBLE,
                    matches!(cause, Failure::Store(StoreError::Unavailable | StoreError::Contended)).to_string(),
                ))
            }
        }
    }

    /// Gives out the key of the record that `Opening::write` has written.
    async fn save(&self, state: HashMap<String, String>, _: &time::Duration) -> Result<SessionKey, SaveError> {
        let key = state.get(OPENED).and_then(|json| serde_json::from_str::<String>(json).ok());
        let key = key.ok_or_else(|| SaveError::Other(anyhow::anyhow!("a session was saved without being opened")))?;
        SessionKey::try_from(key).map_err(|error| SaveError::Other(error.into()))
    }

    /// Changes nothing: the record is the session, and only opening and revoking change it.
    async fn update(
        &self,
        key: SessionKey,
        _: HashMap<String, String>,
        _: &time::Duration,
    ) -> Result<SessionKey, UpdateError> {
        Ok(key)
    }

    /// Lifetimes follow from the record's times.
    async fn update_ttl(&self, _: &SessionKey, _: &time::Duration) -> Result<(), anyhow::Error> {
        Ok(())
    }

    async fn delete(&self, key: &SessionKey) -> Result<(), anyhow::Error> {
        let (hash, now) = (key_hash(key.as_ref()), self.0.services.clock.now());
        let work = move |tx: &mut dyn Transaction| tx.sessions().revoke_key(&hash, now).map_err(Failure::from);
        transact(&*Arc::clone(&self.0.store), Access::Write, work).await.map_err(anyhow::Error::from)
    }
}
