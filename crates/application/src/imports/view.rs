//! An import with names for its ids.

use std::collections::HashMap;

use tierway_kernel::{Page, UserId};

use super::Import;
use crate::{Failure, Transaction};

/// An import and who handed it in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportView {
    /// The import.
    pub import: Import,
    /// The name of who handed it in.
    pub created_by_name: String,
}

/// One import.
pub(super) fn view(tx: &mut dyn Transaction, import: Import) -> Result<ImportView, Failure> {
    let user = tx.users().by_id(import.file.created_by)?;
    Ok(ImportView { import, created_by_name: user.map(|user| user.full_name()).unwrap_or_default() })
}

/// A page of imports, with one further query.
pub(super) fn views(tx: &mut dyn Transaction, page: Page<Import>) -> Result<Page<ImportView>, Failure> {
    let mut ids: Vec<UserId> = page.items.iter().map(|import| import.file.created_by).collect();
    ids.sort_unstable();
    ids.dedup();
    let names: HashMap<UserId, String> =
        tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user.full_name())).collect();
    Ok(page.map(|import| {
        let created_by_name = names.get(&import.file.created_by).cloned().unwrap_or_default();
        ImportView { import, created_by_name }
    }))
}
