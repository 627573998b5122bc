//! The backup directory of the running server.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, Utc};
use tierway_application::backups::{BackupContent, BackupError, BackupFile, Backups};

use super::make::{Source, make};

/// Around the time in a file name.
const NAME: (&str, &str) = ("tierway-", ".tar.zst");
/// The time, UTC, by the second.
const TIME: &str = "%Y%m%d-%H%M%SZ";

/// The directory; it need not exist before the first backup.
pub struct BackupDirectory {
    path: PathBuf,
    source: Source,
}

impl BackupDirectory {
    /// Backups of `source` in the directory `path`.
    pub fn new(path: &Path, source: Source) -> BackupDirectory {
        BackupDirectory { path: path.to_owned(), source }
    }
}

/// The name of a backup of that time.
fn name_of(time: DateTime<Utc>) -> String {
    format!("{}{}{}", NAME.0, time.format(TIME), NAME.1)
}

/// The time in a file name; `None` for foreign files.
fn time_of(name: &str) -> Option<DateTime<Utc>> {
    let text = name.strip_prefix(NAME.0)?.strip_suffix(NAME.1)?;
    let time = NaiveDateTime::parse_from_str(text, TIME).ok()?.and_utc();
    (name_of(time) == name).then_some(time)
}

fn failed(error: impl std::fmt::Display) -> BackupError {
    BackupError(error.to_string())
}

impl Backups for BackupDirectory {
    fn make(&self, now: DateTime<Utc>) -> Result<BackupFile, BackupError> {
        fs::create_dir_all(&self.path).map_err(failed)?;
        let name = name_of(now);
        let path = self.path.join(&name);
        make(&self.source, &path, now).map_err(failed)?;
        let bytes = fs::metadata(&path).map_err(failed)?.len();
        Ok(BackupFile { created_at: time_of(&name).unwrap_or(now), name, bytes })
    }

    fn list(&self) -> Result<Vec<BackupFile>, BackupError> {
        let entries = match fs::read_dir(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(failed)?,
        };
        let mut files = Vec::new();
        for entry in entries {
            let entry = entry.map_err(failed)?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            if let (Some(created_at), Ok(metadata)) = (time_of(&name), entry.metadata()) {
                files.push(BackupFile { name, bytes: metadata.len(), created_at });
            }
        }
        files.sort_by(|a, b| b.name.cmp(&a.name));
        Ok(files)
    }

    fn remove(&self, name: &str) -> Result<bool, BackupError> {
        if time_of(name).is_none() {
            return Ok(false);
        }
        match fs::remove_file(self.path.join(name)) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(failed(error)),
        }
    }

    fn open(&self, name: &str) -> Result<Option<BackupContent>, BackupError> {
        if time_of(name).is_none() {
            return Ok(None);
        }
        let path = self.path.join(name);
        // A link in the directory would lead out of it.
        match fs::symlink_metadata(&path) {
            Ok(found) if found.is_file() => {}
            Ok(_) => return Ok(None),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(error)),
        }
        let file = File::open(&path).map_err(failed)?;
        let bytes = file.metadata().map_err(failed)?.len();
        Ok(Some(BackupContent { bytes, reader: Box::new(file) }))
    }

    fn place(&self) -> String {
        std::path::absolute(&self.path).unwrap_or_else(|_| self.path.clone()).display().to_string()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn only_names_of_backups_are_names() {
        let time: DateTime<Utc> = "2026-11-23T02:02:04Z".parse().unwrap();
        assert_eq!(name_of(time), "tierway-20261123-020204Z.tar.zst");
        assert_eq!(time_of("tierway-20261123-020204Z.tar.zst"), Some(time));
        for name in [
            "",
            "tierway-.tar.zst",
            "tierway-20261123-020204Z.tar.zst.part",
            "../tierway-20261123-020204Z.tar.zst",
            "tierway-20261323-020204Z.tar.zst",
            "tierway-20261123-20204Z.tar.zst",
            "tierway-+20261123-020204Z.tar.zst",
        ] {
            assert_eq!(time_of(name), None, "{name}");
        }
    }

    #[test]
    fn only_backups_inside_the_directory_are_opened() {
        use std::io::Read as _;

        let outside = tempfile::tempdir().unwrap();
        let directory = outside.path().join("backups");
        fs::create_dir(&directory).unwrap();
        let backups = BackupDirectory::new(&directory, super::super::tests::source_in(outside.path()));
        let name = "tierway-20261123-020204Z.tar.zst";
        fs::write(directory.join(name), b"a backup").unwrap();
        fs::write(directory.join("notes.txt"), b"none").unwrap();
        let mut opened = backups.open(name).unwrap().unwrap();
        let mut text = String::new();
        opened.reader.read_to_string(&mut text).unwrap();
        assert_eq!((opened.bytes, text.as_str()), (8, "a backup"));
        for other in ["notes.txt", "../secret", "tierway-20261123-020205Z.tar.zst", ""] {
            assert!(backups.open(other).unwrap().is_none(), "{other}");
        }
        #[cfg(unix)]
        {
            let link = "tierway-20261123-020206Z.tar.zst";
            fs::write(outside.path().join("secret"), b"secret").unwrap();
            std::os::unix::fs::symlink(outside.path().join("secret"), directory.join(link)).unwrap();
            assert!(backups.open(link).unwrap().is_none(), "a link leads out of the directory");
        }
        assert_eq!(backups.place(), directory.display().to_string());
    }
}
