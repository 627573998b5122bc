//! `GET /api/password-resets`: the admin's queue.

use tierway_accounts::ResetFilter;
use tierway_kernel::{Page, PageRequest, Permission};

use super::view::{ResetView, describe};
use crate::{Context, Failure, Transaction};

/// Requests for a new password, newest first.
pub fn list_password_resets(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: ResetFilter,
    page: &PageRequest,
) -> Result<Page<ResetView>, Failure> {
    context.require(Permission::ListPasswordResets)?;
    let Page { items, total, next } = tx.resets().list(filter, context.now, page)?;
    Ok(Page { items: describe(tx, context, items)?, total, next })
}
