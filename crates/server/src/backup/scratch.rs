//! A temporary directory, removed on drop.

use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

static NUMBER: AtomicU64 = AtomicU64::new(0);

/// The directory.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    /// Creates one below `parent`, also created if missing, readable by this user only.
    pub(super) fn below(parent: &Path) -> io::Result<Scratch> {
        fs::create_dir_all(parent)?;
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = parent.join(format!(".backup-{}-{number}", std::process::id()));
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&path)?;
        Ok(Scratch(path))
    }

    /// Its path.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::warn!(path = %self.0.display(), %error, "a directory of a backup could not be removed");
        }
    }
}
