//! The caller, client and time of a request.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_accounts::{ActivityAction, NewActivity};
use tierway_kernel::{Actor, Language, Message, Permission, Refused, UserId};

use crate::settings::business_zone;
use crate::{Failure, Services, Transaction};

/// The browser or program behind a request, as the server saw it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Client {
    /// The true address (trusted proxies considered).
    pub address: Option<String>,
    /// The user agent's own name.
    pub user_agent: Option<String>,
}

/// Context of a request, passed to every use case.
#[derive(Clone)]
pub struct Context {
    /// The caller.
    pub actor: Actor,
    /// The admin who views as the actor.
    pub viewed_by: Option<UserId>,
    /// When: one time for the whole transaction, UTC.
    pub now: DateTime<Utc>,
    /// From where.
    pub client: Client,
    /// The language of the answer: that of the caller's account, else the one that the request asks for.
    pub language: Language,
    /// The external ports.
    pub services: Arc<Services>,
}

impl Context {
    /// The platform itself, for seed, jobs and commands.
    pub fn system(services: Arc<Services>) -> Context {
        Context {
            actor: Actor::System,
            viewed_by: None,
            now: services.clock.now(),
            client: Client::default(),
            language: Language::En,
            services,
        }
    }

    /// The same request by another actor; sign-in uses it once the password is checked.
    pub fn as_actor(&self, actor: Actor) -> Context {
        Context { actor, ..self.clone() }
    }

    /// The business day.
    pub fn today(&self, tx: &mut dyn Transaction) -> Result<NaiveDate, Failure> {
        Ok(business_zone(tx)?.day(self.now))
    }

    /// Succeeds if the permission table allows the actor.
    pub fn require(&self, permission: Permission) -> Result<(), Failure> {
        self.actor.require(permission).map_err(Failure::from)
    }

    /// Passes for the system alone, whose jobs no permission is for.
    pub fn require_system(&self) -> Result<(), Failure> {
        match self.actor {
            Actor::System => Ok(()),
            Actor::Guest => Err(Refused::NotSignedIn.into()),
            Actor::User(_) => Err(Refused::Forbidden.into()),
        }
    }

    /// Writes the activity log for the acting user, or for the admin who views as them.
    pub fn log(&self, tx: &mut dyn Transaction, action: ActivityAction, description: Message) -> Result<(), Failure> {
        self.log_for(tx, self.viewed_by.or(self.actor.id()), action, description)
    }

    /// Writes the activity log for `user`, who may not be signed in (yet).
    pub fn log_for(
        &self,
        tx: &mut dyn Transaction,
        user: Option<UserId>,
        action: ActivityAction,
        description: Message,
    ) -> Result<(), Failure> {
        self.append(tx, user, None, action, description)
    }

    /// Writes the activity log for the acting user, or for the admin who views as them, about the account of `subject`.
    pub fn log_about(
        &self,
        tx: &mut dyn Transaction,
        subject: UserId,
        action: ActivityAction,
        description: Message,
    ) -> Result<(), Failure> {
        self.append(tx, self.viewed_by.or(self.actor.id()), Some(subject), action, description)
    }

    fn append(
        &self,
        tx: &mut dyn Transaction,
        user_id: Option<UserId>,
        subject_id: Option<UserId>,
        action: ActivityAction,
        description: Message,
    ) -> Result<(), Failure> {
        let entry = NewActivity {
            user_id,
            subject_id,
            action,
            description,
            address: self.client.address.clone(),
            user_agent: self.client.user_agent.clone(),
        };
        tx.activity().append(&entry, self.now).map_err(Failure::from)
    }
}
