//! Files in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tierway_application::{FileArea, FileError, Files, StoredFile};

/// Both file areas, in a map.
#[derive(Default)]
pub struct MemoryFiles {
    kept: Mutex<HashMap<(FileArea, String), Vec<u8>>>,
    stopped: AtomicBool,
}

impl MemoryFiles {
    fn kept(&self) -> MutexGuard<'_, HashMap<(FileArea, String), Vec<u8>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on all operations fail, like an unresponsive bucket.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Works again.
    pub fn go_on(&self) {
        self.stopped.store(false, Ordering::Relaxed);
    }

    fn answers(&self) -> Result<(), FileError> {
        match self.stopped.load(Ordering::Relaxed) {
            true => Err(FileError::Failed("the bucket does not answer in time".to_owned())),
            false => Ok(()),
        }
    }

    /// The keys of one area in alphabetical order.
    pub fn keys(&self, area: FileArea) -> Vec<String> {
        let mut keys: Vec<String> =
            self.kept().keys().filter(|(kept, _)| *kept == area).map(|(_, key)| key.clone()).collect();
        keys.sort();
        keys
    }
}

/// Flat names of lower-case letters, digits, `-` and one dot, as required by the port.
fn check(key: &str) -> Result<(), FileError> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    match key.split_once('.') {
        Some((name, ending))
            if !name.is_empty() && !ending.is_empty() && format!("{name}{ending}").chars().all(plain) =>
        {
            Ok(())
        }
        _ => Err(FileError::BadKey),
    }
}

impl Files for MemoryFiles {
    fn put(&self, area: FileArea, key: &str, bytes: &[u8]) -> Result<(), FileError> {
        check(key)?;
        self.answers()?;
        self.kept().insert((area, key.to_owned()), bytes.to_vec());
        Ok(())
    }

    fn get(&self, area: FileArea, key: &str) -> Result<Vec<u8>, FileError> {
        check(key)?;
        self.answers()?;
        self.kept().get(&(area, key.to_owned())).cloned().ok_or(FileError::Missing)
    }

    fn list(&self, area: FileArea) -> Result<Vec<StoredFile>, FileError> {
        self.answers()?;
        let kept = self.kept();
        let of_area = kept.iter().filter(|((kept, _), _)| *kept == area);
        let mut files: Vec<StoredFile> =
            of_area.map(|((_, key), bytes)| StoredFile { key: key.clone(), bytes: bytes.len() as u64 }).collect();
        files.sort();
        Ok(files)
    }

    fn remove(&self, area: FileArea, key: &str) -> Result<(), FileError> {
        check(key)?;
        self.answers()?;
        self.kept().remove(&(area, key.to_owned()));
        Ok(())
    }
}
