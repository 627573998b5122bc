//! The log of this program.

use std::fs::File;
use std::sync::{Arc, OnceLock};

use tempfile::NamedTempFile;

/// Writes warnings to a file from the first call on; the store's threads write to it too.
fn log() -> &'static NamedTempFile {
    static LOG: OnceLock<NamedTempFile> = OnceLock::new();
    LOG.get_or_init(|| {
        let file = NamedTempFile::new().unwrap();
        let writer: Arc<File> = Arc::new(file.reopen().unwrap());
        tracing_subscriber::fmt().with_ansi(false).with_max_level(tracing::Level::WARN).with_writer(writer).init();
        file
    })
}

/// Begins to write it.
pub fn begin_log() {
    log();
}

/// What was written so far, by every test.
pub fn logged() -> String {
    std::fs::read_to_string(log().path()).unwrap()
}
