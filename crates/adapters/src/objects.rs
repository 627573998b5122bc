//! Files in a bucket of an S3-compatible store: `media/` and `private/` below a prefix. The bucket is private; every
//! file is read through this program, documents behind their permission check.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use object_store::aws::AmazonS3Builder;
use object_store::path::Path;
use object_store::{Error, ObjectStore, ObjectStoreExt as _, PutPayload, RetryConfig};
use tierway_application::{FileArea, FileError, Files, StoredFile};
use tokio::runtime::{Builder, Runtime};

use crate::files::is_key;

/// A bucket with the two areas.
pub struct ObjectFiles {
    store: Arc<dyn ObjectStore>,
    prefix: String,
    /// The async runtime; the port's callers are threads that may block. `None` only while dropping.
    runtime: Option<Runtime>,
}

/// Why a bucket cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BucketError {
    /// Its settings are incomplete or inconsistent.
    #[error("{0}")]
    Settings(String),
    /// Internal initialisation failed.
    #[error("{0}")]
    Runtime(#[from] std::io::Error),
}

impl ObjectFiles {
    /// The bucket of that name, with `prefix` (may be empty). Region, keys and endpoint come from the usual `AWS_*`
    /// variables. Makes no request yet.
    pub fn bucket(name: &str, prefix: &str) -> Result<ObjectFiles, BucketError> {
        ObjectFiles::connect(AmazonS3Builder::from_env(), name, prefix)
    }

    fn connect(settings: AmazonS3Builder, name: &str, prefix: &str) -> Result<ObjectFiles, BucketError> {
        // Fails only if a provider is already installed.
        let _installed_before = rustls::crypto::ring::default_provider().install_default();
        // Files go one by one, by the plain request that every compatible store knows.
        let settings = settings.with_bucket_name(name).with_disable_bulk_delete(true).with_retry(patience());
        let store = settings.build().map_err(|error| BucketError::Settings(error.to_string()))?;
        ObjectFiles::over(Arc::new(store), prefix)
    }

    /// Files in any store.
    pub fn over(store: Arc<dyn ObjectStore>, prefix: &str) -> Result<ObjectFiles, BucketError> {
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("bucket").enable_all().build()?;
        Ok(ObjectFiles { store, prefix: prefix.to_owned(), runtime: Some(runtime) })
    }

    /// Path of a key; only valid keys are accepted.
    fn path(&self, area: FileArea, key: &str) -> Result<Path, FileError> {
        if !is_key(key) {
            return Err(FileError::BadKey);
        }
        Path::parse(format!("{}/{}/{key}", self.prefix, folder(area))).map_err(|_| FileError::BadKey)
    }

    fn wait<T>(&self, most: Duration, work: impl Future<Output = Result<T, Error>>) -> Result<T, FileError> {
        let runtime = self.runtime.as_ref().ok_or_else(|| FileError::Failed("the bucket was closed".to_owned()))?;
        match runtime.block_on(async { tokio::time::timeout(most, work).await }) {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(Error::NotFound { .. })) => Err(FileError::Missing),
            Ok(Err(other)) => Err(FileError::Failed(other.to_string())),
            Err(_) => Err(FileError::Failed("the bucket does not answer in time".to_owned())),
        }
    }
}

fn folder(area: FileArea) -> &'static str {
    match area {
        FileArea::Media => "media",
        FileArea::Private => "private",
    }
}

/// Timeout of one file: a user is waiting.
const FILE_TIMEOUT: Duration = Duration::from_millis(4500);
/// Timeout of a listing, used by jobs and commands only.
const LIST_PATIENCE: Duration = Duration::from_secs(60);

/// Fail fast instead of succeeding after minutes.
fn patience() -> RetryConfig {
    RetryConfig { max_retries: 3, retry_timeout: FILE_TIMEOUT, ..RetryConfig::default() }
}

impl Drop for ObjectFiles {
    fn drop(&mut self) {
        // Waiting for its thread is not allowed on an async thread, where the last owner may be.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Files for ObjectFiles {
    fn put(&self, area: FileArea, key: &str, bytes: &[u8]) -> Result<(), FileError> {
        let path = self.path(area, key)?;
        let payload = PutPayload::from(bytes.to_vec());
        self.wait(FILE_TIMEOUT, async { self.store.put(&path, payload).await }).map(|_| ())
    }

    fn get(&self, area: FileArea, key: &str) -> Result<Vec<u8>, FileError> {
        let path = self.path(area, key)?;
        let bytes = self.wait(FILE_TIMEOUT, async { self.store.get(&path).await?.bytes().await })?;
        Ok(bytes.to_vec())
    }

    fn list(&self, area: FileArea) -> Result<Vec<StoredFile>, FileError> {
        let prefix = Path::parse(format!("{}/{}", self.prefix, folder(area))).map_err(|_| FileError::BadKey)?;
        let listed = self.wait(LIST_PATIENCE, async { self.store.list_with_delimiter(Some(&prefix)).await })?;
        let file = |object: object_store::ObjectMeta| {
            let key = object.location.filename().filter(|key| is_key(key))?.to_owned();
            Some(StoredFile { key, bytes: object.size })
        };
        let mut files: Vec<StoredFile> = listed.objects.into_iter().filter_map(file).collect();
        files.sort();
        Ok(files)
    }

    fn remove(&self, area: FileArea, key: &str) -> Result<(), FileError> {
        let path = self.path(area, key)?;
        match self.wait(FILE_TIMEOUT, async { self.store.delete(&path).await }) {
            Err(FileError::Missing) => Ok(()),
            other => other,
        }
    }
}

#[cfg(test)]
mod tests;
