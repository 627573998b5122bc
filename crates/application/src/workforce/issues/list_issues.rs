//! `GET /api/issue-reports`.

use tierway_kernel::{Page, PageRequest, Permission};
use tierway_workforce::IssueFilter;

use super::view::{IssueView, describe};
use crate::{Context, Failure, Transaction};

/// The issues in the order of the filter.
pub fn list_issues(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &IssueFilter,
    page: &PageRequest,
) -> Result<Page<IssueView>, Failure> {
    context.require(Permission::ListIssues)?;
    let found = tx.issues().list(filter, page)?;
    let items = describe(tx, &context.actor, found.items)?;
    Ok(Page { items, total: found.total, next: found.next })
}
