//! Backups on the wire.

use tierway_application::backups::BackupFile;

use crate::dto::*;

/// A backup.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BackupResponse {
    /// Its file name in the server's directory of backups.
    #[schema(example = "tierway-20261123-020204Z.tar.zst")]
    pub name: String,
    /// Its length.
    #[schema(example = 18_874_368)]
    pub bytes: u64,
    /// The time it represents.
    pub created_at: DateTime<Utc>,
}

impl From<BackupFile> for BackupResponse {
    fn from(file: BackupFile) -> BackupResponse {
        BackupResponse { name: file.name, bytes: file.bytes, created_at: file.created_at }
    }
}

/// A queued backup.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BackupJobResponse {
    /// The job that creates it.
    #[schema(example = 311)]
    pub job_id: i64,
}
