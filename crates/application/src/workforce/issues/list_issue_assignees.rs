//! `GET /api/issue-reports/assignees`.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_kernel::{Page, PageRequest, Permission, UserId};
use tierway_workforce::{EmployeeFilter, IssueError, may_decide_issues, may_hold_issues};

use crate::{Context, Failure, Transaction};

/// A possible assignee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assignee {
    /// The account.
    pub id: UserId,
    /// First and last name.
    pub name: String,
    /// Manager, Supervisor, Purchaser or a listed position.
    pub position: Option<String>,
    /// Their department.
    pub department: Option<String>,
}

/// Employees and warehouse staff, newest account first; those who are not active are left out of their page.
pub fn list_issue_assignees(
    tx: &mut dyn Transaction,
    context: &Context,
    text: Option<&str>,
    page: &PageRequest,
) -> Result<Page<Assignee>, Failure> {
    context.require(Permission::ListIssueAssignees)?;
    if !may_decide_issues(&context.actor) {
        return Err(IssueError::NotAllowed.into());
    }
    let filter = EmployeeFilter { text: text.map(str::to_owned), ..EmployeeFilter::default() };
    let found = tx.employees().list(&filter, page)?;
    let ids: Vec<UserId> = found.items.iter().map(|employee| employee.user_id).collect();
    let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    let items = found.items.into_iter().filter_map(|employee| {
        let user = users.get(&employee.user_id).filter(|user| may_hold_issues(user.role, user.is_active))?;
        Some(Assignee {
            id: user.id,
            name: user.full_name(),
            position: employee.position,
            department: employee.department,
        })
    });
    Ok(Page { items: items.collect(), total: found.total, next: found.next })
}
