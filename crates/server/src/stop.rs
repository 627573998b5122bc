//! Why a command ends without success.

/// A message for the terminal.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Stop(String);

impl Stop {
    /// Ends with this error.
    pub fn because(reason: impl std::fmt::Display) -> Stop {
        Stop(reason.to_string())
    }
}
