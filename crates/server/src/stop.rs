//! Why a command ends without success.

/// A sentence for the person at the terminal.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Stop(String);

impl Stop {
    /// Ends because of this.
    pub fn because(reason: impl std::fmt::Display) -> Stop {
        Stop(reason.to_string())
    }
}
