//! The employee list of the owner.

use std::collections::HashMap;

use tierway_accounts::UserVisibility;
use tierway_kernel::{Page, PageRequest, Permission, UserId};
use tierway_workforce::EmployeeFilter;

use crate::accounts::{AccountView, describe};
use crate::{Context, Failure, Transaction};

/// Employees and warehouse staff in the order of the filter.
pub fn list_employees(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &EmployeeFilter,
    page: &PageRequest,
) -> Result<Page<AccountView>, Failure> {
    context.require(Permission::ListEmployees)?;
    let employees = tx.employees().list(filter, page)?;
    let ids: Vec<UserId> = employees.items.iter().map(|employee| employee.user_id).collect();
    let users = tx.users().by_ids(&ids)?;
    let mut views: HashMap<UserId, AccountView> =
        describe(tx, users, UserVisibility::Full)?.into_iter().map(|view| (view.user.id, view)).collect();
    let items = ids.iter().filter_map(|id| views.remove(id)).collect();
    Ok(Page { items, total: employees.total, next: employees.next })
}
