//! Empty backups.

use std::io::{self, Read as _};
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Utc};
use tierway_application::backups::{BackupContent, BackupError, BackupFile, Backups};

/// Keeps their names.
#[derive(Default)]
pub struct FakeBackups {
    files: Mutex<Vec<BackupFile>>,
}

impl FakeBackups {
    fn files(&self) -> MutexGuard<'_, Vec<BackupFile>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Backups for FakeBackups {
    fn make(&self, now: DateTime<Utc>) -> Result<BackupFile, BackupError> {
        let name = format!("tierway-{}.tar.zst", now.format("%Y%m%d-%H%M%SZ"));
        let file = BackupFile { name, bytes: 1000, created_at: now };
        let mut files = self.files();
        if files.iter().any(|other| other.name == file.name) {
            return Err(BackupError("there is a backup of this second already".to_owned()));
        }
        files.push(file.clone());
        Ok(file)
    }

    fn list(&self) -> Result<Vec<BackupFile>, BackupError> {
        let mut files = self.files().clone();
        files.sort_by_key(|file| std::cmp::Reverse(file.created_at));
        Ok(files)
    }

    fn remove(&self, name: &str) -> Result<bool, BackupError> {
        let mut files = self.files();
        let before = files.len();
        files.retain(|file| file.name != name);
        Ok(files.len() < before)
    }

    fn open(&self, name: &str) -> Result<Option<BackupContent>, BackupError> {
        let found = self.files().iter().find(|file| file.name == name).map(|file| file.bytes);
        let content = |bytes| BackupContent { bytes, reader: Box::new(io::repeat(b'b').take(bytes)) };
        Ok(found.map(content))
    }

    fn place(&self) -> String {
        "/srv/tierway/backups".to_owned()
    }
}
