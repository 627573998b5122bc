//! Activating and deactivating accounts. Deactivation takes effect at once: the use case also ends the sessions.

use tierway_kernel::{Sentence, UserId};

use crate::{User, Verification};

/// Why an account is not switched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum ActivationError {
    /// Nobody locks themselves out.
    #[error("You cannot deactivate your own account.")]
    Yourself,
    /// It is so already.
    #[error("This account is already {0}.")]
    AlreadySo(&'static str),
    /// A rejected account stays off.
    #[error("This account was rejected and cannot be activated.")]
    Rejected,
}

/// Whether the account may be switched on now.
pub fn check_activation(user: &User) -> Result<(), ActivationError> {
    match (user.verification, user.is_active) {
        (Verification::Rejected, _) => Err(ActivationError::Rejected),
        (_, true) => Err(ActivationError::AlreadySo("active")),
        (_, false) => Ok(()),
    }
}

/// Whether `by` may switch the account off now.
pub fn check_deactivation(user: &User, by: Option<UserId>) -> Result<(), ActivationError> {
    if by == Some(user.id) {
        Err(ActivationError::Yourself)
    } else if user.is_active {
        Ok(())
    } else {
        Err(ActivationError::AlreadySo("inactive"))
    }
}
