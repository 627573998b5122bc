//! Files in a local directory: `media/` for pictures anybody may fetch, `private/` for documents, readable by this user
//! alone. Writes are atomic: to a temporary file, then renamed.

use std::fs::{self, DirBuilder, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use tierway_application::{FileArea, FileError, Files, StoredFile};

/// A directory with the two areas.
#[derive(Debug)]
pub struct LocalFiles {
    root: PathBuf,
    /// Makes names of temporary files unique.
    writing: AtomicU64,
    /// Syncs a directory, so that its entries survive a power failure.
    flush: fn(&Path) -> std::io::Result<()>,
}

impl LocalFiles {
    /// Opens the directory and creates missing areas.
    pub fn open(root: &Path) -> std::io::Result<LocalFiles> {
        let files = LocalFiles { root: root.to_owned(), writing: AtomicU64::new(0), flush: sync_directory };
        make_directory(&files.directory(FileArea::Media), 0o755)?;
        make_directory(&files.directory(FileArea::Private), 0o700)?;
        Ok(files)
    }

    fn directory(&self, area: FileArea) -> PathBuf {
        self.root.join(match area {
            FileArea::Media => "media",
            FileArea::Private => "private",
        })
    }

    /// Path of a key; only valid keys are accepted.
    fn path(&self, area: FileArea, key: &str) -> Result<PathBuf, FileError> {
        if is_key(key) { Ok(self.directory(area).join(key)) } else { Err(FileError::BadKey) }
    }

    /// Files of an area, without incomplete ones and those removed in the meantime.
    fn read_area(&self, area: FileArea) -> std::io::Result<Vec<StoredFile>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(self.directory(area))? {
            let entry = entry?;
            let Ok(key) = entry.file_name().into_string() else { continue };
            if !is_key(&key) {
                continue;
            }
            match entry.metadata() {
                Ok(metadata) if metadata.is_file() => files.push(StoredFile { key, bytes: metadata.len() }),
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        files.sort();
        Ok(files)
    }

    fn write(&self, area: FileArea, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
        let number = self.writing.fetch_add(1, Ordering::Relaxed);
        let beside = self.directory(area).join(format!(".writing-{}-{number}", std::process::id()));
        let written = write_whole(&beside, bytes)
            .and_then(|()| fs::rename(&beside, path))
            // The directory entry must survive a power failure too.
            .and_then(|()| (self.flush)(&self.directory(area)));
        if written.is_err() {
            // Best effort: the original error is returned.
            let _left_over = fs::remove_file(&beside);
        }
        written
    }
}

impl Files for LocalFiles {
    fn put(&self, area: FileArea, key: &str, bytes: &[u8]) -> Result<(), FileError> {
        let path = self.path(area, key)?;
        self.write(area, &path, bytes).map_err(|error| FileError::Failed(error.to_string()))
    }

    fn get(&self, area: FileArea, key: &str) -> Result<Vec<u8>, FileError> {
        fs::read(self.path(area, key)?).map_err(|error| match error.kind() {
            ErrorKind::NotFound => FileError::Missing,
            _ => FileError::Failed(error.to_string()),
        })
    }

    fn list(&self, area: FileArea) -> Result<Vec<StoredFile>, FileError> {
        self.read_area(area).map_err(|error| FileError::Failed(error.to_string()))
    }

    fn remove(&self, area: FileArea, key: &str) -> Result<(), FileError> {
        match fs::remove_file(self.path(area, key)?) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(FileError::Failed(error.to_string())),
            _ => Ok(()),
        }
    }
}

/// A flat name of lower-case letters, digits, `-` and one dot inside: nothing that could lead out of the area.
pub(crate) fn is_key(key: &str) -> bool {
    let part = |text: &str| {
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    key.len() <= 200 && key.split_once('.').is_some_and(|(name, ending)| part(name) && part(ending))
}

fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    // A database record must never refer to a file lost in a power failure.
    file.sync_all()
}

#[cfg(unix)]
fn sync_directory(directory: &Path) -> std::io::Result<()> {
    File::open(directory)?.sync_all()
}

#[cfg(not(unix))]
fn sync_directory(_: &Path) -> std::io::Result<()> {
    Ok(())
}

fn make_directory(path: &Path, mode: u32) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, mode);
    builder.create(path)?;
    restrict(path, mode)
}

/// Sets the mode of a directory that may already exist.
#[cfg(unix)]
fn restrict(path: &Path, mode: u32) -> std::io::Result<()> {
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: u32) -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn files() -> (tempfile::TempDir, LocalFiles) {
        let directory = tempfile::tempdir().unwrap();
        let files = LocalFiles::open(directory.path()).unwrap();
        (directory, files)
    }

    #[test]
    fn what_was_put_comes_back() {
        let (directory, files) = files();
        files.put(FileArea::Media, "ab-1.png", b"one").unwrap();
        files.put(FileArea::Media, "ab-1.png", b"two").unwrap();
        assert_eq!(files.get(FileArea::Media, "ab-1.png").unwrap(), b"two");
        assert_eq!(files.get(FileArea::Private, "ab-1.png"), Err(FileError::Missing));
        assert_eq!(fs::read_dir(directory.path().join("media")).unwrap().count(), 1);
        fs::write(directory.path().join("media/.writing-1-1"), b"half").unwrap();
        files.put(FileArea::Media, "aa.png", b"1").unwrap();
        let file = |key: &str, bytes| StoredFile { key: key.to_owned(), bytes };
        assert_eq!(files.list(FileArea::Media).unwrap(), [file("aa.png", 1), file("ab-1.png", 3)]);
        assert_eq!(files.list(FileArea::Private).unwrap(), []);
        files.remove(FileArea::Media, "ab-1.png").unwrap();
        files.remove(FileArea::Media, "ab-1.png").unwrap();
        assert_eq!(files.get(FileArea::Media, "ab-1.png"), Err(FileError::Missing));
    }

    #[test]
    fn no_key_leads_out_of_the_area() {
        let (_directory, files) = files();
        for key in
            ["../private/a.pdf", "/etc/passwd", "..", ".", "", "a", ".a", "a.", "a.b.c", "a/b.c", "A.png", "a\0.b"]
        {
            assert_eq!(files.get(FileArea::Media, key), Err(FileError::BadKey), "{key:?}");
            assert_eq!(files.put(FileArea::Media, key, b""), Err(FileError::BadKey), "{key:?}");
        }
    }

    #[test]
    fn a_name_that_does_not_reach_the_disk_is_told() {
        let (directory, mut files) = files();
        let (media, failing) = (directory.path().join("media"), |_: &Path| Err(std::io::Error::other("no fsync")));
        files.put(FileArea::Media, "a.png", b"one").unwrap();
        files.flush = failing;
        let told = files.put(FileArea::Media, "b.png", b"two");
        assert_eq!(told, Err(FileError::Failed("no fsync".to_owned())));
        assert!(sync_directory(&media).is_ok() && sync_directory(&media.join("none")).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn private_files_are_nobody_elses() {
        use std::os::unix::fs::PermissionsExt as _;
        let (directory, _files) = files();
        let mode = fs::metadata(directory.path().join("private")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }
}
