//! Password reset: a one-time link is emailed, and the admin sees the request and can send a new link, hand one over,
//! or refuse (product.md §3). Only the hash of a link's token is stored; an emailed link is created when the mail is
//! sent, new for each attempt.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Page, PageRequest, ResetId, Role, Sentence, StoreError, UserId};

use crate::{User, Verification};

/// Validity of a link, from the time it is sent if emailed.
pub const LINK_LIVES: Duration = Duration::minutes(30);
/// How long after the request, or its verification, a link may still be created for a delayed email.
pub const LINK_WAITS: Duration = Duration::days(1);
/// How long requests are kept.
pub const RESETS_KEPT: Duration = Duration::days(30);
/// Longest note of a decision, in characters.
const MAX_NOTE: usize = 500;

tierway_kernel::names! {
    /// State of a password reset request.
    pub enum ResetState as "ResetStateName" {
        /// A link is emailed.
        Requested = "requested",
        /// The admin has verified the user; a new link is emailed.
        Verified = "verified",
        /// The admin has refused; no link works.
        Refused = "refused",
        /// The admin has handed a link over.
        ManualResetLink = "handedOver",
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
    pub const OPEN: [ResetState; 3] = [ResetState::Requested, ResetState::Verified, ResetState::ManualResetLink];

    /// The states in which the admin may make this decision. A verified request may still be handed over: its email may
    /// not have arrived.
    pub fn decided_from(self) -> &'static [ResetState] {
        match self {
            ResetState::ManualResetLink => &[ResetState::Requested, ResetState::Verified],
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
    /// Stored state, regardless of time.
    pub state: ResetState,
    /// When it was requested.
    pub requested_at: DateTime<Utc>,
    /// When its links end; while its mail waits to be sent, counted from the request.
    pub expires_at: DateTime<Utc>,
    /// IP address of the request.
    pub address: Option<String>,
    /// The reviewer.
    pub decided_by: Option<UserId>,
    /// When.
    pub decided_at: Option<DateTime<Utc>>,
    /// Their note.
    pub note: Option<String>,
}

/// A request to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPasswordReset {
    /// The account.
    pub user_id: UserId,
    /// Expiry if no link is created.
    pub expires_at: DateTime<Utc>,
    /// IP address of the request.
    pub address: Option<String>,
}

/// The admin's decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResetDecision {
    /// `Verified`, `Refused` or `ManualResetLink`.
    pub to: ResetState,
    /// When it runs out; `None` where no link follows.
    pub expires_at: Option<DateTime<Utc>>,
    /// The reviewer.
    pub by: Option<UserId>,
    /// A note.
    pub note: Option<String>,
}

/// Why a request is not carried on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum ResetError {
    /// The link is wrong, used, replaced or expired; the error does not say which.
    #[error("This link is no longer valid. Please request a new one.")]
    LinkDead,
    /// Somebody was faster.
    #[error("This request has already been {0}.")]
    AlreadyDecided(&'static str),
    /// More than 500 characters.
    #[error("The note must be at most 500 characters long.")]
    NoteTooLong,
    /// Its email is too late.
    #[error("This password reset request is closed or more than a day old, so its link can no longer be emailed.")]
    NotMailed,
}

impl PasswordReset {
    /// Its state at a time.
    pub fn state_at(&self, now: DateTime<Utc>) -> ResetState {
        if ResetState::OPEN.contains(&self.state) && now >= self.expires_at { ResetState::Expired } else { self.state }
    }

    /// Whether an email with a new link may be sent now: it was not refused, used, replaced or handed over, and is not
    /// too old.
    pub fn may_be_mailed(&self, now: DateTime<Utc>) -> bool {
        let since = self.decided_at.unwrap_or(self.requested_at);
        matches!(self.state, ResetState::Requested | ResetState::Verified) && now < since + LINK_WAITS
    }
}

/// Whether the admin may make this decision in this stored state, and the note to store. A request whose link has
/// expired is decided like any other: the decision creates a new link.
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
        ResetState::ManualResetLink => Err(ResetError::AlreadyDecided("handed over")),
        ResetState::Used => Err(ResetError::AlreadyDecided("used")),
        ResetState::Superseded => Err(ResetError::AlreadyDecided("replaced")),
    }
}

/// Whether this account may get a new password: all but rejected ones, which stay closed.
pub fn may_reset(user: &User) -> bool {
    user.verification != Verification::Rejected
}

/// Whether the role given on a sign-in page fits the account: agents and sub-agents share a page, and employees may
/// have either of the two staff roles.
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
    /// Only those in this state now.
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
    /// Redeems a valid link: the request becomes [`ResetState::Used`]. Of concurrent calls, one succeeds.
    fn consume(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<PasswordReset>, StoreError>;
    /// Activates a link with this token hash while the request stays in this state, until `expires_at`, which also
    /// applies to its other links; `false` if the request is in another state.
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
    /// Removes requests made before `before`, in batches; returns how many, 0 when done.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}

#[cfg(test)]
mod tests;
