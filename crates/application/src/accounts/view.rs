//! An account as responses show it: the user, employee data, and missing documents.

use std::collections::HashMap;

use tierway_accounts::{DocumentKind, User, UserVisibility, missing_documents};
use tierway_kernel::UserId;
use tierway_workforce::Employee;

use crate::{Failure, Transaction};

/// An account with what hangs on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountView {
    /// The account.
    pub user: User,
    /// Position, department and code, for employees and warehouse staff.
    pub employee: Option<Employee>,
    /// Documents of the role that were not uploaded.
    pub missing_documents: Vec<DocumentKind>,
    /// How much of it the caller sees.
    pub visibility: UserVisibility,
}

/// Puts employees and documents to these accounts, with one query each for the whole list.
pub fn describe(
    tx: &mut dyn Transaction,
    users: Vec<User>,
    visibility: UserVisibility,
) -> Result<Vec<AccountView>, Failure> {
    let mut employees = employees_of(tx, &users)?;
    let mut kinds = kinds_of(tx, &users)?;
    let view = |user: User| AccountView {
        employee: employees.remove(&user.id),
        missing_documents: missing_documents(user.role, &kinds.remove(&user.id).unwrap_or_default()),
        user,
        visibility,
    };
    Ok(users.into_iter().map(view).collect())
}

/// The same for one account.
pub(crate) fn describe_one(
    tx: &mut dyn Transaction,
    user: User,
    visibility: UserVisibility,
) -> Result<AccountView, Failure> {
    let mut views = describe(tx, vec![user], visibility)?;
    views.pop().ok_or(Failure::NotFound("This user"))
}

fn employees_of(tx: &mut dyn Transaction, users: &[User]) -> Result<HashMap<UserId, Employee>, Failure> {
    let ids: Vec<UserId> = users.iter().filter(|user| user.role.is_employee()).map(|user| user.id).collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.employees().by_users(&ids)?.into_iter().map(|employee| (employee.user_id, employee)).collect())
}

fn kinds_of(tx: &mut dyn Transaction, users: &[User]) -> Result<HashMap<UserId, Vec<DocumentKind>>, Failure> {
    // Only roles with required documents are queried.
    let ids: Vec<UserId> =
        users.iter().filter(|user| !missing_documents(user.role, &[]).is_empty()).map(|user| user.id).collect();
    let mut kinds: HashMap<UserId, Vec<DocumentKind>> = HashMap::new();
    if !ids.is_empty() {
        for (user, kind) in tx.documents().kinds_of(&ids)? {
            kinds.entry(user).or_default().push(kind);
        }
    }
    Ok(kinds)
}
