//! The port to backup storage.

use std::io::Read;

use chrono::{DateTime, Utc};
use tierway_kernel::{StoreError, UserId};

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

/// A backup that is being read.
pub struct BackupContent {
    /// Its length.
    pub bytes: u64,
    /// What is in it, from the beginning. Reading blocks.
    pub reader: Box<dyn Read + Send>,
}

/// Makes, lists, reads and removes backups. Slow: never called inside a transaction nor on an async thread.
pub trait Backups: Send + Sync {
    /// Makes one of now.
    fn make(&self, now: DateTime<Utc>) -> Result<BackupFile, BackupError>;
    /// Those there are, newest first.
    fn list(&self) -> Result<Vec<BackupFile>, BackupError>;
    /// Removes one; `false` when there is none of that name.
    fn remove(&self, name: &str) -> Result<bool, BackupError>;
    /// Opens one; `None` when there is none of that name. Nothing but a backup is ever opened, whatever the name says.
    fn open(&self, name: &str) -> Result<Option<BackupContent>, BackupError>;
    /// Where they are stored, as an operator of the server finds the place: the full path of a directory.
    fn place(&self) -> String;
}

/// A link that downloads a backup once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupLink {
    /// The hash of its key; the key itself is stored nowhere.
    pub key_hash: String,
    /// The backup.
    pub name: String,
    /// Who may use it.
    pub user_id: UserId,
    /// Until when it works.
    pub expires_at: DateTime<Utc>,
}

/// Download links in the store.
pub trait BackupLinkRepository {
    /// Stores a link, and removes those that have expired by `now`.
    fn add(&mut self, link: &BackupLink, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Removes the link of this key if it works for this backup and person; of two calls at once, one gets `true`.
    fn consume(&mut self, key_hash: &str, name: &str, user: UserId, now: DateTime<Utc>) -> Result<bool, StoreError>;
}
