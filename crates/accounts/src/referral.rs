//! Referral codes: short, over an alphabet without look-alikes, held by agents and sub-agents only.

use tierway_kernel::{Role, UserId};

use crate::{User, Verification};

/// Why a referral is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReferralError {
    /// No such code or agent.
    #[error("This referral code is not known.")]
    Unknown,
    /// A sub-agent must name the agent it works under.
    #[error("Please enter the referral code of the agent you work under.")]
    AgentRequired,
    /// The code belongs to a sub-agent, who cannot have sub-agents.
    #[error("This code does not belong to an agent.")]
    NotAnAgent,
    /// An agent who is signed in gave their own code.
    #[error("You cannot register under your own referral code.")]
    Own,
}

impl User {
    /// Whether this account may refer others now: an active, not rejected agent or sub-agent.
    pub fn can_refer(&self) -> bool {
        matches!(self.role, Role::Agent | Role::SubAgent)
            && self.is_active
            && self.verification != Verification::Rejected
    }
}

/// Binds a new account of `role` to its referrer: `found` is whom the given code or id named, if one was given, and
/// `by` who is signed in where the form is sent from. The bond is made once, to an account that exists already, and
/// nothing changes it: referrers cannot go in a circle.
pub fn bind_referrer(
    role: Role,
    given: bool,
    found: Option<&User>,
    by: Option<UserId>,
) -> Result<Option<UserId>, ReferralError> {
    let referrer = found.filter(|user| user.can_refer());
    match (role, given, referrer) {
        (_, true, None) => Err(ReferralError::Unknown),
        (_, true, Some(user)) if Some(user.id) == by => Err(ReferralError::Own),
        (Role::SubAgent, false, _) => Err(ReferralError::AgentRequired),
        (Role::SubAgent, true, Some(user)) if user.role != Role::Agent => Err(ReferralError::NotAnAgent),
        (_, true, Some(user)) => Ok(Some(user.id)),
        (_, false, _) => Ok(None),
    }
}

#[cfg(test)]
mod tests;
