//! Opening and closing the session of a call.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tierway_accounts::NewSession;
use tierway_application::{Context, Failure, Transaction};
use tierway_kernel::UserId;

use crate::session_owner::Bound;
use crate::session_store::{OPENED, key_hash};
use crate::{Call, Problem};

/// A new session for this browser: written in the sign-in transaction, then sent as a cookie.
#[derive(Clone)]
pub struct Opening {
    key: String,
    address: Option<String>,
    user_agent: Option<String>,
    before: Option<Bound>,
}

impl Opening {
    /// Writes the session of `user`: a new key, the old session of this browser ended.
    pub fn write(&self, tx: &mut dyn Transaction, context: &Context, user: UserId) -> Result<(), Failure> {
        if let Some(old) = &self.before {
            tx.sessions().revoke(old.user_id(), old.session_id(), context.now)?;
        }
        let session = NewSession {
            user_id: user,
            key_hash: key_hash(&self.key),
            address: self.address.clone(),
            user_agent: self.user_agent.clone(),
        };
        tx.sessions().open(&session, context.now)?;
        Ok(())
    }
}

impl Call {
    /// Draws the key of a session to be opened.
    pub fn opening(&self) -> Opening {
        let mut random = [0; 32];
        self.app().services.random.fill(&mut random);
        let client = self.context().client;
        Opening {
            key: URL_SAFE_NO_PAD.encode(random),
            address: client.address,
            user_agent: client.user_agent,
            before: self.bound.clone(),
        }
    }

    /// Sends a written session: sets its cookie on the response.
    pub fn hand_out(&self, opening: Opening) -> Result<(), Problem> {
        self.session.renew();
        self.session.clear();
        self.session.insert(OPENED, opening.key).map_err(|error| Problem::internal(&error))
    }

    /// Ends the session of this call, if any, and removes its cookie. If the session has already ended, the cookie is
    /// left alone: a concurrent sign-in may have set a new one.
    pub async fn close_session(&self) -> Result<(), Problem> {
        let Some(bound) = self.bound.clone() else { return Ok(()) };
        let has_ended = self
            .write(move |tx, context| {
                tx.sessions().revoke(bound.user_id(), bound.session_id(), context.now).map_err(Failure::from)
            })
            .await?;
        if has_ended {
            self.take_cookie();
        }
        Ok(())
    }

    /// Takes back the cookie of a session that this call has ended.
    pub fn take_cookie(&self) {
        self.session.purge();
    }
}
