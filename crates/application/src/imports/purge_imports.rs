//! Removal of old imports, which can be large.

use chrono::Duration;

use crate::jobs::{Done, Run};
use crate::{Failure, FileArea};

/// How long imports are kept with their reports and files.
pub const IMPORTS_KEPT: Duration = Duration::days(30);

/// Removes old imports, daily: rows in batches between which others can write, then records, then files.
pub(crate) fn purge_imports(run: &Run<'_>) -> Result<Done, Failure> {
    while run.write(|tx, context| Ok(tx.imports().purge_rows(context.now - IMPORTS_KEPT)?))? > 0 {}
    let keys = run.write(|tx, context| Ok(tx.imports().purge(context.now - IMPORTS_KEPT)?))?;
    for key in keys {
        if let Err(error) = run.services().files.remove(FileArea::Private, &key) {
            tracing::warn!(%error, "the file of an old import could not be removed");
        }
    }
    run.done(|_, _| Ok(()))
}
