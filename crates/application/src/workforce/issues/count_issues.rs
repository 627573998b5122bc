//! `GET /api/issue-reports/counts`.

use tierway_kernel::Permission;
use tierway_workforce::IssueCounts;

use crate::{Context, Failure, Transaction};

/// How many issues there are, and how many open ones the caller sees to.
pub fn count_issues(tx: &mut dyn Transaction, context: &Context) -> Result<IssueCounts, Failure> {
    context.require(Permission::CountIssues)?;
    Ok(tx.issues().counts(context.actor.id())?)
}
