//! What is wrong with a setting.

/// A setting that cannot be used. The sentence names it and says what would do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub(super) String);

/// A setting is refused with this sentence.
pub(super) fn wrong<T>(text: impl Into<String>) -> Result<T, ConfigError> {
    Err(ConfigError(text.into()))
}
