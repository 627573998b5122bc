//! The directory, cut to what the caller may see, and the admin's approval queue.

use tierway_accounts::{User, UserFilter, UserVisibility, Verification, visible_users};
use tierway_kernel::{Page, PageRequest, Permission};

use super::view::{AccountView, describe};
use crate::{Context, Failure, Transaction};

/// The accounts the caller may see (specification 2 §7).
pub fn list_users(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &UserFilter,
    page: &PageRequest,
) -> Result<Page<AccountView>, Failure> {
    context.require(Permission::ListUsers)?;
    let scope = visible_users(&context.actor);
    match scope.narrow(filter.clone()) {
        None => Ok(Page { items: Vec::new(), total: 0, next: None }),
        Some(filter) => {
            let users = tx.users().list(&filter, page)?;
            described(tx, users, scope.visibility())
        }
    }
}

/// Everybody who waits for a decision, newest first.
pub fn list_pending_users(
    tx: &mut dyn Transaction,
    context: &Context,
    page: &PageRequest,
) -> Result<Page<AccountView>, Failure> {
    context.require(Permission::ListPendingUsers)?;
    let filter = UserFilter { verification: Some(Verification::Pending), ..UserFilter::default() };
    let users = tx.users().list(&filter, page)?;
    described(tx, users, UserVisibility::Full)
}

fn described(
    tx: &mut dyn Transaction,
    users: Page<User>,
    visibility: UserVisibility,
) -> Result<Page<AccountView>, Failure> {
    Ok(Page { items: describe(tx, users.items, visibility)?, total: users.total, next: users.next })
}
