//! A forgotten password: a single-use link goes by mail, and the admin sees the request and may send a fresh link,
//! hand one over, or refuse (product.md §3). The store keeps the hash of a link's token only; a mailed link is made when
//! its mail is sent, anew for each attempt.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Page, PageRequest, ResetId, Role, StoreError, UserId};

use crate::{User, Verification};

/// How long a link works: from its sending, where it goes by mail.
pub const LINK_LIVES: Duration = Duration::minutes(30);
/// How long after it was asked for, or verified, a link may still be made for a mail that could not be sent before.
pub const LINK_WAITS: Duration = Duration::days(1);
/// How long requests are kept to be looked at.
pub const RESETS_KEPT: Duration = Duration::days(30);
/// Longest note of a decision, in characters.
const MAX_NOTE: usize = 500;

tierway_kernel::names! {
    /// State of a password reset request.
    pub enum ResetState as "ResetStateName" {
        /// A link goes by mail.
        Requested = "requested",
        /// The admin has checked the person; a fresh link goes by mail.
        Verified = "verified",
        /// The admin has refused; no link works.
        Refused = "refused",
        /// The admin has handed a link over.
        HandedOver = "handedOver",
        /// A link was used.
        Used = "used",
        /// A newer request, or a new password, took its place.
        Superseded = "superseded",
        /// The link has run out. Never stored: it follows from the time.
        Expired = "expired",
    }
}

impl ResetState {
    /// The states in which a link is out.
    pub const OPEN: [ResetState; 3] = [ResetState::Requested, ResetState::Verified, ResetState::HandedOver];

    /// The states in which the admin may decide so. One that was verified may still be handed over: its mail may reach nobody.
    pub fn decided_from(self) -> &'static [ResetState] {
        match self {
            ResetState::HandedOver => &[ResetState::Requested, ResetState::Verified],
            _ => &[ResetState::Requested],
        }
    }
}

/// A request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PasswordReset {
    /// Identity.
    pub id: ResetId,
    /// The account.
    pub user_id: UserId,
    /// Where it stands, the time aside.
    pub state: ResetState,
    /// When it was asked for.
    pub requested_at: DateTime<Utc>,
    /// When its links end; while its mail waits to be sent, counted from the request.
    pub expires_at: DateTime<Utc>,
    /// From where it was asked for.
    pub address: Option<String>,
    /// Who decided about it.
    pub decided_by: Option<UserId>,
    /// When.
    pub decided_at: Option<DateTime<Utc>>,
    /// Their note.
    pub note: Option<String>,
}

/// A request to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPasswordReset {
    /// The account.
    pub user_id: UserId,
    /// When it runs out if no link is made.
    pub expires_at: DateTime<Utc>,
    /// From where it was asked for.
    pub address: Option<String>,
}

/// What the admin decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResetDecision {
    /// `Verified`, `Refused` or `HandedOver`.
    pub to: ResetState,
    /// When it runs out; `None` where no link follows.
    pub expires_at: Option<DateTime<Utc>>,
    /// Who decided.
    pub by: Option<UserId>,
    /// A note.
    pub note: Option<String>,
}

/// Why a request is not carried on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ResetError {
    /// The link is wrong, used, replaced or has run out; which of them is not said.
    #[error("This link is no longer valid. Please request a new one.")]
    LinkDead,
    /// Somebody was faster.
    #[error("This request has already been {0}.")]
    AlreadyDecided(&'static str),
    /// More than 500 characters.
    #[error("The note must be at most 500 characters long.")]
    NoteTooLong,
    /// Its mail comes too late.
    #[error("This password reset request is closed or more than a day old, so its link can no longer be emailed.")]
    NotMailed,
}

impl PasswordReset {
    /// Where it stands at a time.
    pub fn state_at(&self, now: DateTime<Utc>) -> ResetState {
        if ResetState::OPEN.contains(&self.state) && now >= self.expires_at { ResetState::Expired } else { self.state }
    }

    /// Whether a mail about it may go out now, with a fresh link: nobody has refused, used or replaced it or handed a link
    /// over, and it has not waited for too long.
    pub fn may_be_mailed(&self, now: DateTime<Utc>) -> bool {
        let since = self.decided_at.unwrap_or(self.requested_at);
        matches!(self.state, ResetState::Requested | ResetState::Verified) && now < since + LINK_WAITS
    }
}

/// Whether the admin may decide so about a request that is in this state, the time aside, and the note that is kept. A
/// request whose mailed link has run out is decided like any other: a decision makes a fresh link.
pub fn check_decision(state: ResetState, to: ResetState, note: Option<&str>) -> Result<Option<String>, ResetError> {
    let note = note.map(str::trim).filter(|text| !text.is_empty());
    if note.is_some_and(|text| text.chars().count() > MAX_NOTE) {
        return Err(ResetError::NoteTooLong);
    }
    match state {
        state if to.decided_from().contains(&state) => Ok(note.map(str::to_owned)),
        ResetState::Requested | ResetState::Expired => Ok(note.map(str::to_owned)),
        ResetState::Verified => Err(ResetError::AlreadyDecided("verified")),
        ResetState::Refused => Err(ResetError::AlreadyDecided("refused")),
        ResetState::HandedOver => Err(ResetError::AlreadyDecided("handed over")),
        ResetState::Used => Err(ResetError::AlreadyDecided("used")),
        ResetState::Superseded => Err(ResetError::AlreadyDecided("replaced")),
    }
}

/// Whether this account may get a new password: all but rejected ones, which stay closed.
pub fn may_reset(user: &User) -> bool {
    user.verification != Verification::Rejected
}

/// Whether the role named on a sign-in page is the account's: agents and sub-agents share a page, and an employee need
/// not know whether warehouse access has made the role another.
pub fn role_fits(stated: Role, actual: Role) -> bool {
    let page = |role| match role {
        Role::SubAgent => Role::Agent,
        Role::Warehouse => Role::Employee,
        other => other,
    };
    page(stated) == page(actual)
}

/// Filters of the admin's queue.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ResetFilter {
    /// Only those that stand so at the time of asking.
    pub state: Option<ResetState>,
    /// Only those for this account.
    pub user_id: Option<UserId>,
}

/// Requests in the store.
pub trait ResetRepository {
    /// Keeps a request as [`ResetState::Requested`], without a link.
    fn add(&mut self, reset: &NewPasswordReset, now: DateTime<Utc>) -> Result<PasswordReset, StoreError>;
    /// One request.
    fn by_id(&mut self, id: ResetId) -> Result<Option<PasswordReset>, StoreError>;
    /// The request whose link works now and has this token hash.
    fn by_link(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<PasswordReset>, StoreError>;
    /// Uses the link that works now, and its like: the request becomes [`ResetState::Used`]. Of several at once one gets it.
    fn consume(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<PasswordReset>, StoreError>;
    /// Lets a link with this token hash work while the request stays in this state, and until `expires_at`, which becomes the
    /// end of its other links too; `false` when the request is in another state.
    fn add_link(
        &mut self,
        id: ResetId,
        state: ResetState,
        token_hash: &str,
        expires_at: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// Keeps a decision about a request that is still in a state it may be decided from, its links dead; `false` when it is not.
    fn decide(&mut self, id: ResetId, decision: &ResetDecision, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Makes requests of `user` in one of these states [`ResetState::Superseded`], their links dead; how many.
    fn supersede(&mut self, user: UserId, states: &[ResetState]) -> Result<u64, StoreError>;
    /// Requests, newest first.
    fn list(
        &mut self,
        filter: ResetFilter,
        now: DateTime<Utc>,
        page: &PageRequest,
    ) -> Result<Page<PasswordReset>, StoreError>;
    /// Removes requests made before `before`, some at a time; how many, none when all are done.
    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}

#[cfg(test)]
mod tests;
