//! Makes a backup next to a running server: first a consistent snapshot of the database, then the files, which are
//! never removed while referenced.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_application::{FileArea, FileError, Files};
use tierway_store_diesel::take_snapshot;

use super::archive::Writer;
use super::manifest::Manifest;
use super::scratch::Scratch;
use crate::config::DataOptions;
use crate::stop::Stop;

/// The sources of a backup.
#[derive(Clone)]
pub struct Source {
    /// The database.
    pub data: DataOptions,
    /// Pictures and documents.
    pub files: Arc<dyn Files>,
}

/// The areas of the storage and their folders in the archive.
pub(super) const AREAS: [(FileArea, &str); 2] = [(FileArea::Media, "media"), (FileArea::Private, "private")];

/// Writes a backup to `to`, which appears when it is complete.
pub fn make(source: &Source, to: &Path, now: DateTime<Utc>) -> Result<Manifest, Stop> {
    let fault = |error: &dyn std::fmt::Display| Stop::because(format!("The backup cannot be written: {error}."));
    let parent = to.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let scratch = Scratch::below(parent).map_err(|error| fault(&error))?;
    let mut archive = Writer::create(to).map_err(|error| fault(&error))?;
    let data = &source.data;
    let database = data.database.settings();
    let snapshot = take_snapshot(database.direct(), &data.data_dir, scratch.path()).map_err(|error| fault(&error))?;
    for name in &snapshot.files {
        let path = scratch.path().join(name);
        let added = File::open(&path).and_then(|file| {
            let bytes = file.metadata()?.len();
            archive.add(&format!("database/{name}"), bytes, file)
        });
        added.map_err(|error| fault(&error))?;
    }
    drop(scratch);
    for (area, folder) in AREAS {
        add_files(&mut archive, &*source.files, area, folder)?;
    }
    let manifest = Manifest::of(&snapshot, archive.parts(), now);
    archive.finish(&manifest).map_err(|error| fault(&error))?;
    Ok(manifest)
}

/// Adds every file of an area. Files removed in the meantime were unreferenced.
fn add_files(archive: &mut Writer, files: &dyn Files, area: FileArea, folder: &str) -> Result<(), Stop> {
    let fault = |error: &dyn std::fmt::Display| Stop::because(format!("The backup cannot be written: {error}."));
    for file in files.list(area).map_err(|error| fault(&error))? {
        match files.get(area, &file.key) {
            Ok(bytes) => archive
                .add(&format!("{folder}/{}", file.key), bytes.len() as u64, bytes.as_slice())
                .map_err(|error| fault(&error))?,
            Err(FileError::Missing) => {}
            Err(error) => return Err(fault(&error)),
        }
    }
    Ok(())
}
