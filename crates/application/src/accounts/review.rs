//! What approval and rejection share: the guarded change and the notice to the person.

use tierway_accounts::{ReviewError, User, Verification};
use tierway_kernel::{Role, UserId};
use tierway_workforce::{Audience, ManagementAction, NewManagement, NewNotice, default_reason};

use crate::{Context, Failure, Transaction};

/// The account under review.
pub(crate) fn account(tx: &mut dyn Transaction, id: UserId) -> Result<User, Failure> {
    tx.users().by_id(id)?.ok_or(Failure::NotFound("This user"))
}

/// Moves a pending account to `to`. Of two who decide at once, the store lets one through; the other is told what
/// was decided.
pub(crate) fn decide(
    tx: &mut dyn Transaction,
    id: UserId,
    to: Verification,
    reason: Option<&str>,
) -> Result<(), Failure> {
    if tx.users().set_verification(id, Verification::Pending, to, reason)? {
        return Ok(());
    }
    let now = account(tx, id)?;
    Err(ReviewError::AlreadyDecided(now.verification.as_str()).into())
}

/// Tells a person what was decided about them.
pub(crate) fn tell(
    tx: &mut dyn Transaction,
    context: &Context,
    user: UserId,
    title: &str,
    message: String,
) -> Result<(), Failure> {
    let notice =
        NewNotice { audience: Audience::User(user), kind: "approval".to_owned(), title: title.to_owned(), message };
    tx.notices().add(&notice, context.now)?;
    Ok(())
}

/// Whether the account is one of the company's people, whose history of decisions is kept.
pub(crate) fn is_company_staff(user: &User) -> bool {
    matches!(user.role, Role::Employee | Role::Warehouse)
}

/// Writes a decision about an employee into the management history; does nothing for other accounts.
pub(crate) fn keep_history(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    action: &ManagementAction,
    reason: Option<&str>,
) -> Result<(), Failure> {
    if !is_company_staff(user) {
        return Ok(());
    }
    let entry = NewManagement {
        employee: user.id,
        action: action.as_str().to_owned(),
        reason: reason.unwrap_or_else(|| default_reason(action)).to_owned(),
        managed_by: context.actor.id(),
    };
    tx.employees().add_management(&entry, context.now)?;
    Ok(())
}
