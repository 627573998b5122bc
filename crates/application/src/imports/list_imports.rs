//! `GET /api/imports`.

use tierway_kernel::{Page, PageRequest, Permission};

use super::view::{ImportView, views};
use crate::{Context, Failure, Transaction};

/// All imports, newest first.
pub fn list_imports(
    tx: &mut dyn Transaction,
    context: &Context,
    page: &PageRequest,
) -> Result<Page<ImportView>, Failure> {
    context.require(Permission::ListImports)?;
    let page = tx.imports().list(page)?;
    views(tx, page)
}
