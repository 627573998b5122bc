//! The history of the owner's decisions about employees.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_kernel::{Page, PageRequest, Permission, UserId};
use tierway_workforce::{Employee, Management};

use crate::{Context, Failure, Transaction};

/// A decision with the people in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManagementView {
    /// The decision.
    pub management: Management,
    /// The employee's account.
    pub user: Option<User>,
    /// The employee.
    pub employee: Option<Employee>,
    /// The user who decided; `None` for the system.
    pub managed_by: Option<User>,
}

/// The decisions, newest first.
pub fn list_management_history(
    tx: &mut dyn Transaction,
    context: &Context,
    page: &PageRequest,
) -> Result<Page<ManagementView>, Failure> {
    context.require(Permission::ListManagementHistory)?;
    let decisions = tx.employees().management_history(page)?;
    let mut about: Vec<UserId> = decisions.items.iter().map(|decision| decision.entry.employee).collect();
    about.sort_unstable();
    about.dedup();
    let employees: HashMap<UserId, Employee> =
        tx.employees().by_users(&about)?.into_iter().map(|employee| (employee.user_id, employee)).collect();
    let mut people = about;
    people.extend(decisions.items.iter().filter_map(|decision| decision.entry.managed_by));
    people.sort_unstable();
    people.dedup();
    let users: HashMap<UserId, User> = tx.users().by_ids(&people)?.into_iter().map(|user| (user.id, user)).collect();
    Ok(decisions.map(|management| ManagementView {
        user: users.get(&management.entry.employee).cloned(),
        employee: employees.get(&management.entry.employee).cloned(),
        managed_by: management.entry.managed_by.and_then(|id| users.get(&id)).cloned(),
        management,
    }))
}
