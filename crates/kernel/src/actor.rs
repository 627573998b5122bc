//! Who is acting. Determined by the server from the session, never by the client.

use crate::{Permission, Refused, Role, UserId};

/// Somebody with a live session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedIn {
    /// The account of the session.
    pub id: UserId,
    /// Their role now, read with the session.
    pub role: Role,
    /// An employee's position, such as `Manager`; compared without case.
    pub position: Option<String>,
    /// Whether their verification is approved.
    pub verified: bool,
    /// Their referrer, which determines a customer's price.
    pub referred_by: Option<UserId>,
}

/// The caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// Nobody signed in.
    Guest,
    /// Somebody signed in.
    User(SignedIn),
    /// The platform itself: seed, jobs, commands. May do everything.
    System,
}

impl Actor {
    /// Succeeds if the permission table allows this actor.
    pub fn require(&self, permission: Permission) -> Result<(), Refused> {
        match self {
            Actor::System => Ok(()),
            Actor::Guest if permission.open_to_guests() => Ok(()),
            Actor::Guest => Err(Refused::NotSignedIn),
            Actor::User(user) if permission.roles().contains(user.role) => Ok(()),
            Actor::User(_) => Err(permission.refusal()),
        }
    }

    /// The signed-in user, if any.
    pub fn user(&self) -> Option<&SignedIn> {
        match self {
            Actor::User(user) => Some(user),
            Actor::Guest | Actor::System => None,
        }
    }

    /// The signed-in user or a refusal.
    pub fn signed_in(&self) -> Result<&SignedIn, Refused> {
        self.user().ok_or(Refused::NotSignedIn)
    }

    /// Their id, for ledgers and histories; `None` for the system.
    pub fn id(&self) -> Option<UserId> {
        self.user().map(|user| user.id)
    }

    /// Their role; `None` for guests and the platform.
    pub fn role(&self) -> Option<Role> {
        self.user().map(|user| user.role)
    }
}

#[cfg(test)]
mod tests;
