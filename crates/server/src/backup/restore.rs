//! Restores a backup into an empty installation.

use std::fs::File;
use std::io;
use std::path::Path;

use tierway_application::{FileError, Files};
use tierway_store_diesel::{check_empty, restore_snapshot};

use super::archive::{unpack, verify};
use super::make::{AREAS, Source};
use super::manifest::Manifest;
use super::scratch::Scratch;
use crate::stop::Stop;

/// Reads the backup twice: first to verify it, then to restore its files and, last, its database. Nothing is written
/// before the backup is verified and the targets are known to be empty.
pub fn restore(target: &Source, from: &Path) -> Result<Manifest, Stop> {
    let manifest = verify(from)?;
    let snapshot = manifest.snapshot()?;
    let data = &target.data;
    let fault = |error: &dyn std::fmt::Display| Stop::because(format!("The backup cannot be restored: {error}."));
    check_empty(data.database.settings().direct(), &data.data_dir, snapshot.kind).map_err(|error| fault(&error))?;
    check_no_files(&*target.files)?;
    let scratch = Scratch::below(&data.data_dir).map_err(|error| fault(&error))?;
    unpack(from, |folder, name, content| match AREAS.into_iter().find(|(_, known)| *known == folder) {
        Some((area, _)) => {
            let mut bytes = Vec::new();
            content.read_to_end(&mut bytes)?;
            target.files.put(area, name, &bytes).map_err(io::Error::other)
        }
        None if folder == "database" => io::copy(content, &mut File::create(scratch.path().join(name))?).map(|_| ()),
        None => Err(io::Error::other(format!("{folder:?} is no part of a backup"))),
    })
    .map_err(|error| fault(&error))?;
    restore_snapshot(data.database.settings().direct(), &data.data_dir, scratch.path(), &snapshot)
        .map_err(|error| fault(&error))?;
    Ok(manifest)
}

fn check_no_files(files: &dyn Files) -> Result<(), Stop> {
    let fault =
        |error: FileError| Stop::because(format!("The place for pictures and documents cannot be read: {error}."));
    for (area, folder) in AREAS {
        if !files.list(area).map_err(fault)?.is_empty() {
            return Err(Stop::because(format!(
                "The place for pictures and documents is not empty: there are files in {folder}. A backup is restored \
                 only where there are none."
            )));
        }
    }
    Ok(())
}
