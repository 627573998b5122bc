//! `GET /api/system`.

use tierway_kernel::Permission;

use super::Database;
use crate::{Context, Failure, FileArea, FileError, Services, Transaction};

/// The database under this instance.
pub fn get_system(tx: &mut dyn Transaction, context: &Context) -> Result<Database, Failure> {
    context.require(Permission::GetSystem)?;
    Ok(tx.database_facts().database()?)
}

/// Use of the file storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StorageUse {
    /// Files of both areas.
    pub files: u64,
    /// Their length together.
    pub bytes: u64,
}

/// Counts the file storage. Slow: never called inside a transaction nor on an async thread.
pub fn storage_use(services: &Services) -> Result<StorageUse, FileError> {
    let mut found = StorageUse::default();
    for area in [FileArea::Media, FileArea::Private] {
        for file in services.files.list(area)? {
            found.files += 1;
            found.bytes += file.bytes;
        }
    }
    Ok(found)
}
