//! `POST /api/imports`.

use std::ops::ControlFlow;

use tierway_kernel::{Permission, Sentence, too_long};

use super::view::{ImportView, view};
use super::{ImportColumn, ImportKind, NewImport, mapping};
use crate::sheets::{MOST_BYTES, SheetError};
use crate::{Context, Failure, FileArea, Services, Transaction};

/// Longest stored file name in characters.
const LONGEST_NAME: usize = 120;
/// Longest reason of a stock count, in characters.
const LONGEST_REASON: usize = 500;

/// A file as it came in.
pub struct ImportUpload {
    /// Type of the import.
    pub kind: ImportKind,
    /// The name it had, if any.
    pub file_name: Option<String>,
    /// The content.
    pub bytes: Vec<u8>,
    /// Why, for a stock count.
    pub reason: Option<String>,
}

/// Whether the actor may upload files at all; checked before reading one.
pub fn may_import(_: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    context.require(Permission::UploadImport)
}

/// Reads the whole file, suggests a mapping and stores the file. Slow; never called inside a transaction.
pub fn store_import(services: &Services, context: &Context, upload: &ImportUpload) -> Result<NewImport, Failure> {
    let created_by = context.actor.signed_in()?.id;
    let reason = checked_reason(upload.reason.as_deref())?;
    if upload.bytes.len() > MOST_BYTES {
        return Err(unreadable(&SheetError::TooLarge));
    }
    let (columns, total_rows) = read_rows(services, &upload.bytes)?;
    let mut random = [0; 16];
    services.random.fill(&mut random);
    let ending = if upload.bytes.starts_with(b"PK") { "xlsx" } else { "csv" };
    let file_key = format!("import-{:032x}.{ending}", u128::from_be_bytes(random));
    let kept = services.files.put(FileArea::Private, &file_key, &upload.bytes);
    kept.map_err(|error| Failure::Storage(error.to_string()))?;
    Ok(NewImport {
        kind: upload.kind,
        file_name: plain_name(upload.file_name.as_deref(), ending),
        file_key,
        mapping: mapping::suggest(upload.kind, &columns),
        columns,
        reason,
        total_rows,
        created_by,
    })
}

/// Removes the file of an import that was not stored.
pub fn discard_import(services: &Services, import: &NewImport) {
    if let Err(error) = services.files.remove(FileArea::Private, &import.file_key) {
        tracing::warn!(%error, "the file of an import could not be removed");
    }
}

/// Records a stored file.
pub fn upload_import(tx: &mut dyn Transaction, context: &Context, import: &NewImport) -> Result<ImportView, Failure> {
    context.require(Permission::UploadImport)?;
    let import = tx.imports().add(import, context.now)?;
    view(tx, import)
}

/// A reason of a stock count: trimmed, not too long.
pub(super) fn checked_reason(reason: Option<&str>) -> Result<Option<String>, Failure> {
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    match reason {
        Some(reason) if reason.chars().count() > LONGEST_REASON => {
            Err(Failure::field("reason", too_long(LONGEST_REASON)))
        }
        reason => Ok(reason.map(str::to_owned)),
    }
}

/// How a file that cannot be read is refused.
pub(crate) fn unreadable(error: &SheetError) -> Failure {
    match error {
        SheetError::TooLarge => Failure::TooLarge(error.message()),
        SheetError::Failed(text) => Failure::Outside(text.clone()),
        error => Failure::field("file", error.message()),
    }
}

/// The columns with samples, and the number of rows below the header.
fn read_rows(services: &Services, bytes: &[u8]) -> Result<(Vec<ImportColumn>, u32), Failure> {
    let mut columns: Option<Vec<ImportColumn>> = None;
    let mut total = 0;
    let read = services.sheets.read(bytes, &mut |row| {
        match &mut columns {
            None => columns = Some(mapping::columns(&row.cells)),
            Some(columns) => {
                total += 1;
                for (column, cell) in columns.iter_mut().zip(&row.cells) {
                    column.sample(cell);
                }
            }
        }
        ControlFlow::Continue(())
    });
    read.map_err(|error| unreadable(&error))?;
    match columns {
        Some(columns) if total > 0 => Ok((columns, total)),
        _ => Err(Failure::field("file", "This file has no rows below the header.")),
    }
}

/// The last part of a name without what no file name has.
fn plain_name(name: Option<&str>, ending: &str) -> String {
    let last = name.and_then(|name| name.rsplit(['/', '\\']).next()).unwrap_or_default();
    let kept: String = last.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    match kept.trim() {
        "" => format!("import.{ending}"),
        kept => kept.to_owned(),
    }
}
