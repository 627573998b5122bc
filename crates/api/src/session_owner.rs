//! The account of a session, and the account it views as.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use tierway_accounts::{Session as Record, SessionLimits, User, admit};
use tierway_application::{Failure, Transaction};
use tierway_kernel::{Language, Role, SessionId, SignedIn, UserId};

/// Somebody as use cases know them, as read with the request.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Person {
    user: i64,
    role: String,
    position: Option<String>,
    verified: bool,
    referred_by: Option<i64>,
    /// The language of the account.
    language: Option<String>,
}

impl Person {
    fn read(tx: &mut dyn Transaction, user: &User) -> Result<Person, Failure> {
        let position = match user.role.is_employee() {
            true => tx.employees().by_user(user.id)?.and_then(|employee| employee.position),
            false => None,
        };
        Ok(Person {
            user: user.id.0,
            role: user.role.as_str().to_owned(),
            position,
            verified: user.verification == tierway_accounts::Verification::Approved,
            referred_by: user.referred_by.map(|id| id.0),
            language: user.language.map(|language| language.as_str().to_owned()),
        })
    }

    fn signed_in(&self) -> SignedIn {
        SignedIn {
            id: UserId(self.user),
            // Written by `read` out of a role, so it always reads; the least of the roles if it did not.
            role: self.role.parse().unwrap_or(Role::Customer),
            position: self.position.clone(),
            verified: self.verified,
            referred_by: self.referred_by.map(UserId),
        }
    }
}

/// The account a session views as, read with the request.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Viewed {
    person: Person,
    /// First and last name.
    pub(crate) name: String,
    /// When it is over.
    pub(crate) until: DateTime<Utc>,
    /// Whether it is.
    pub(crate) is_over: bool,
}

impl Viewed {
    /// The person, as an actor that only reads.
    pub(crate) fn actor(&self) -> SignedIn {
        self.person.signed_in()
    }
}

/// The account of an active session, read with the request.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Bound {
    session: i64,
    owner: Person,
    viewed: Option<Viewed>,
}

impl Bound {
    /// The session's identity.
    pub(crate) fn session_id(&self) -> SessionId {
        SessionId(self.session)
    }

    /// The account's identity.
    pub(crate) fn user_id(&self) -> UserId {
        UserId(self.owner.user)
    }

    /// The actor for use cases.
    pub(crate) fn actor(&self) -> SignedIn {
        self.owner.signed_in()
    }

    /// The language that the account has chosen.
    pub(crate) fn language(&self) -> Option<Language> {
        self.owner.language.as_deref().and_then(Language::parse)
    }

    /// The account it views as.
    pub(crate) fn viewed(&self) -> Option<&Viewed> {
        self.viewed.as_ref()
    }
}

/// The live session with this key and what a request needs to know of its owner. An account that could not sign in
/// now has no live session either.
pub(crate) fn find_live(
    tx: &mut dyn Transaction,
    hash: &str,
    limits: SessionLimits,
    now: DateTime<Utc>,
) -> Result<Option<(Record, Bound)>, Failure> {
    let found = tx.sessions().find(hash)?;
    let Some((record, user)) = found.filter(|(record, user)| record.is_live(limits, now) && admit(user, None).is_ok())
    else {
        return Ok(None);
    };
    let viewed = match record.view {
        None => None,
        Some(view) => {
            let person = tx.users().by_id(view.user_id)?.ok_or(Failure::NotFound("This user"))?;
            let is_over = !view.lasts(&user, &person, now);
            let (name, until) = (person.full_name(), view.until);
            Some(Viewed { person: Person::read(tx, &person)?, name, until, is_over })
        }
    };
    let bound = Bound { session: record.id.0, owner: Person::read(tx, &user)?, viewed };
    Ok(Some((record, bound)))
}
