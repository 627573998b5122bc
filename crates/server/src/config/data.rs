//! Location of the data.

use std::path::PathBuf;

use clap::Args;

use super::database::DatabaseOptions;
use super::error::{ConfigError, wrong};

/// Location of the data.
#[derive(Debug, Clone, Args)]
pub struct DataOptions {
    /// Directory of the embedded database and the uploaded files
    #[arg(long, env = "DATA_DIR", default_value = "./data")]
    pub data_dir: PathBuf,
    /// The database.
    #[command(flatten)]
    pub database: DatabaseOptions,
    /// Location of uploads: empty for DATA_DIR, file:///a/directory, or s3://bucket/prefix with the usual AWS_*
    /// variables
    #[arg(long, env = "MEDIA_URL", default_value = "", hide_default_value = true)]
    pub media_url: String,
    /// Directory of backups made by the running server [default: backups in DATA_DIR]
    #[arg(long, env = "BACKUP_DIR")]
    pub backup_dir: Option<PathBuf>,
}

/// Location of uploads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MediaPlace {
    /// In a directory.
    Directory(PathBuf),
    /// In a bucket of an S3-compatible store.
    Bucket {
        /// The bucket's name.
        name: String,
        /// The prefix of all keys; may be empty.
        prefix: String,
    },
}

/// Names of buckets, as all S3-compatible stores take them.
fn is_bucket(name: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'.');
    (3..=63).contains(&name.len()) && name.bytes().all(plain)
}

/// Folders of plain letters.
fn is_prefix(prefix: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
    let folder = |part: &str| !part.is_empty() && part.bytes().any(|b| b != b'.') && part.bytes().all(plain);
    let inner = prefix.strip_suffix('/').unwrap_or(prefix);
    inner.is_empty() || inner.split('/').all(folder)
}

impl DataOptions {
    /// Location of backups.
    pub fn backup_place(&self) -> PathBuf {
        let named = self.backup_dir.clone().filter(|path| !path.as_os_str().is_empty());
        named.unwrap_or_else(|| self.data_dir.join("backups"))
    }

    /// Location of the search index. It can be rebuilt from the database.
    pub fn search_place(&self) -> PathBuf {
        self.data_dir.join("search")
    }

    /// Location of buffered request bodies: on the data disk, because temporary directories are often in memory.
    pub fn room_for_bodies(&self) -> PathBuf {
        match std::fs::create_dir_all(&self.data_dir) {
            Ok(()) => self.data_dir.clone(),
            Err(_) => std::env::temp_dir(),
        }
    }

    /// Location of uploads.
    pub fn media_place(&self) -> Result<MediaPlace, ConfigError> {
        let url = self.media_url.trim();
        if url.is_empty() {
            return Ok(MediaPlace::Directory(self.data_dir.clone()));
        }
        if let Some(path) = url.strip_prefix("file://").filter(|path| path.starts_with('/')) {
            return Ok(MediaPlace::Directory(PathBuf::from(path)));
        }
        match url.strip_prefix("s3://").map(|place| place.split_once('/').unwrap_or((place, ""))) {
            Some((name, prefix)) if is_bucket(name) && is_prefix(prefix) => {
                Ok(MediaPlace::Bucket { name: name.to_owned(), prefix: prefix.trim_matches('/').to_owned() })
            }
            _ => wrong("MEDIA_URL must be empty, file:///a/directory or s3://bucket/prefix."),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use clap::Parser as _;

    use super::*;
    use crate::config::{Cli, Command};

    #[test]
    fn uploads_lie_in_a_directory_or_a_bucket() {
        let at = |url: &str| match Cli::try_parse_from(["tierway", "check", "--data-dir", "d", "--media-url", url]) {
            Ok(Cli { command: Command::Check(data) }) => data.media_place(),
            other => wrong(format!("{other:?}")),
        };
        let bucket = |name: &str, prefix: &str| MediaPlace::Bucket { name: name.to_owned(), prefix: prefix.to_owned() };
        assert_eq!(at("").unwrap(), MediaPlace::Directory(PathBuf::from("d")));
        assert_eq!(at("file:///srv/media").unwrap(), MediaPlace::Directory(PathBuf::from("/srv/media")));
        assert_eq!(at("s3://bucket").unwrap(), bucket("bucket", ""));
        assert_eq!(at(" s3://my-bucket/shop/one/ ").unwrap(), bucket("my-bucket", "shop/one"));
        for url in
            ["file://relative", "s3://", "s3:///a", "s3://No", "s3://bucket/a//b", "s3://bucket/..", "gs://bucket"]
        {
            assert!(at(url).is_err(), "{url}");
        }
    }
}
