//! Referral codes: short, over an alphabet without look-alikes, held by agents and sub-agents only.

use tierway_kernel::{Role, Sentence, UserId};

use crate::{User, Verification};

/// Why a referral is refused.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum ReferralError {
    /// No such code or agent.
    #[error("Unknown referral code.")]
    Unknown,
    /// A sub-agent must name the agent it works under.
    #[error("Please enter your agent's referral code.")]
    AgentRequired,
    /// The code belongs to a sub-agent, who cannot have sub-agents.
    #[error("This code does not belong to an agent.")]
    NotAnAgent,
    /// An agent who is signed in gave their own code.
    #[error("You cannot use your own referral code.")]
    Own,
}

impl User {
    /// Whether this account may refer others: an active agent or sub-agent that is not rejected.
    pub fn can_refer(&self) -> bool {
        matches!(self.role, Role::Agent | Role::SubAgent)
            && self.is_active
            && self.verification != Verification::Rejected
    }
}

/// Determines the referrer of a new account of `role`: `found` is the account of the given code or id, if one was
/// given, and `by` the signed-in sender of the form. The link is made once, to an existing account, and never changes:
/// referrers cannot form a cycle.
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
