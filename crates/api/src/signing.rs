//! Opening and closing the session of a call.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tierway_accounts::NewSession;
use tierway_application::Failure;
use tierway_kernel::UserId;

use crate::session_store::{OPENED, key_hash};
use crate::{Call, Problem};

impl Call {
    /// Opens a session for `user` once the password was right: a new key, the old session of this browser ended. The
    /// cookie goes out with the answer.
    pub async fn open_session(&self, user: UserId) -> Result<(), Problem> {
        let mut random = [0; 32];
        self.app().services.random.fill(&mut random);
        let key = URL_SAFE_NO_PAD.encode(random);
        let client = self.context().client;
        let session = NewSession {
            user_id: user,
            key_hash: key_hash(&key),
            address: client.address,
            user_agent: client.user_agent,
        };
        let before = self.bound.clone();
        self.write(move |tx, context| {
            if let Some(old) = &before {
                tx.sessions().revoke(old.user_id(), old.session_id(), context.now)?;
            }
            tx.sessions().open(&session, context.now).map_err(Failure::from)
        })
        .await?;
        self.session.renew();
        self.session.clear();
        self.session.insert(OPENED, key).map_err(|error| Problem::internal(&error))
    }

    /// Ends the session of this call, if there is one, and takes the cookie back.
    pub async fn close_session(&self) -> Result<(), Problem> {
        if let Some(bound) = self.bound.clone() {
            self.write(move |tx, context| {
                tx.sessions().revoke(bound.user_id(), bound.session_id(), context.now).map_err(Failure::from)
            })
            .await?;
        }
        self.session.purge();
        Ok(())
    }
}
