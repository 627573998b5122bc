//! `GET /api/backups`.

use tierway_kernel::Permission;

use super::BackupFile;
use crate::{Context, Failure};

/// The backups of this instance's directory, newest first. Slow: never called inside a transaction.
pub fn list_backups(context: &Context) -> Result<Vec<BackupFile>, Failure> {
    context.require(Permission::ListBackups)?;
    Ok(context.services.backups.list()?)
}
