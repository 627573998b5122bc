//! The port to backup storage.

use chrono::{DateTime, Utc};

use crate::Failure;

/// A backup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupFile {
    /// Its file name.
    pub name: String,
    /// Its length.
    pub bytes: u64,
    /// The time it represents.
    pub created_at: DateTime<Utc>,
}

/// Why a backup cannot be made or found. Shown in the log and in the admin's list of jobs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BackupError(pub String);

impl From<BackupError> for Failure {
    fn from(error: BackupError) -> Failure {
        Failure::Outside(error.0)
    }
}

/// Makes, lists and removes backups. Slow: never called inside a transaction nor on an async thread.
pub trait Backups: Send + Sync {
    /// Makes one of now.
    fn make(&self, now: DateTime<Utc>) -> Result<BackupFile, BackupError>;
    /// Those there are, newest first.
    fn list(&self) -> Result<Vec<BackupFile>, BackupError>;
    /// Removes one; `false` when there is none of that name.
    fn remove(&self, name: &str) -> Result<bool, BackupError>;
}
