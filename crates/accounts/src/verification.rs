//! Verification of an account: `pending → approved | rejected(reason)` (product.md §3).

mod history;

use tierway_kernel::{Role, Sentence, fold};

pub use history::{
    CaseFilter, NewVerificationEvent, UNVERIFIED_ROLES, VerificationEvent, VerificationEventKind,
    VerificationRepository,
};

tierway_kernel::names! {
    /// Verification status of an account.
    pub enum Verification as "VerificationStatus" {
        /// Waits for a decision.
        Pending = "pending",
        /// Accepted.
        Approved = "approved",
        /// Rejected, with a reason stored on the account.
        Rejected = "rejected",
    }
}

/// Why a decision is not possible.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum ReviewError {
    /// Somebody decided before.
    #[error("This account has already been {0}.")]
    AlreadyDecided(&'static str),
    /// There is no rejection to reverse.
    #[error("This account is not rejected.")]
    NotRejected,
    /// A rejection without a reason (specification 2 §5).
    #[error("Please give a reason for the rejection.")]
    ReasonMissing,
    /// More than [`MAX_REASON`] characters.
    #[error("The reason must be at most 500 characters long.")]
    ReasonTooLong,
}

/// Longest reason of a rejection, in characters.
pub const MAX_REASON: usize = 500;

/// Approves a pending account.
pub fn approve(current: Verification) -> Result<Verification, ReviewError> {
    undecided(current).map(|()| Verification::Approved)
}

/// Rejects a pending account; returns the trimmed reason to store and send.
pub fn reject(current: Verification, reason: &str) -> Result<(Verification, String), ReviewError> {
    let reason = needed_reason(reason, ReviewError::ReasonMissing, ReviewError::ReasonTooLong)?;
    undecided(current).map(|()| (Verification::Rejected, reason.to_owned()))
}

/// The trimmed reason of a decision that needs one.
pub(crate) fn needed_reason<E>(reason: &str, missing: E, too_long: E) -> Result<&str, E> {
    let reason = reason.trim();
    if fold(reason).is_empty() {
        return Err(missing);
    }
    if reason.chars().count() > MAX_REASON { Err(too_long) } else { Ok(reason) }
}

/// Reverses a rejection: the account waits again.
pub fn reopen(current: Verification) -> Result<Verification, ReviewError> {
    if current == Verification::Rejected { Ok(Verification::Pending) } else { Err(ReviewError::NotRejected) }
}

/// The trimmed reason of a decision that needs none.
pub fn optional_reason(reason: Option<&str>) -> Result<Option<&str>, ReviewError> {
    let reason = reason.map(str::trim).filter(|text| !text.is_empty());
    match reason {
        Some(text) if text.chars().count() > MAX_REASON => Err(ReviewError::ReasonTooLong),
        reason => Ok(reason),
    }
}

fn undecided(current: Verification) -> Result<(), ReviewError> {
    match current {
        Verification::Pending => Ok(()),
        decided => Err(ReviewError::AlreadyDecided(decided.as_str())),
    }
}

/// Initial verification status: customers and the admin approved, everyone else pending; manufacturers approved if
/// `manufacturerActivation = immediate` (product.md §3).
pub fn initial_verification(role: Role, manufacturer_immediate: bool) -> Verification {
    match role {
        Role::Customer | Role::Admin => Verification::Approved,
        Role::Manufacturer if manufacturer_immediate => Verification::Approved,
        _ => Verification::Pending,
    }
}

/// Whether an account is active initially: all except employees, who are activated by the manufacturer (product.md §3).
pub fn starts_active(role: Role) -> bool {
    !matches!(role, Role::Employee | Role::Warehouse)
}

#[cfg(test)]
mod tests;
