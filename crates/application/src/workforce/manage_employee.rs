//! The owner decides about an employee (specification 2 §4, product.md §9).

use tierway_accounts::{ActivityAction, User, UserVisibility, Verification, check_activation, check_deactivation};
use tierway_kernel::{Message, Permission, Role, UserId, message};
use tierway_workforce::{ManageError, ManagementAction, reason_for};

use crate::accounts::review::{account, approve_pending, is_company_staff, locked_account, record_management};
use crate::accounts::{AccountView, describe};
use crate::webhooks::{EventKind, emit_user_event};
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// How a request names an employee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EmployeeKey {
    /// A number: the account, else the company's own number for them.
    Number(i64),
    /// A text: the company's own number for them, or the account as text.
    Text(String),
}

/// The owner's decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManageEmployee {
    /// The employee.
    pub employee: EmployeeKey,
    /// What.
    pub action: ManagementAction,
    /// Reason; the action's default if omitted.
    pub reason: Option<String>,
}

/// Executes the action, if the employee still matches `seen`. Deactivation and a change of access end the employee's
/// sessions, so that they take effect at once; activation also approves a pending employee. [`Failure::Conflict`] if
/// already in this state.
pub fn manage_employee(
    tx: &mut dyn Transaction,
    context: &Context,
    command: &ManageEmployee,
    seen: Seen<'_, AccountView>,
) -> Result<AccountView, Failure> {
    context.require(Permission::ManageEmployee)?;
    let reason = reason_for(&command.action, command.reason.as_deref())?;
    let user = find(tx, &command.employee)?;
    if seen.is_some() {
        tx.users().lock(user.id)?;
    }
    check_seen(seen, || {
        let now = account(tx, user.id)?;
        describe(tx, vec![now], UserVisibility::Full)?.pop().ok_or_else(|| ManageError::NotAnEmployee.into())
    })?;
    match &command.action {
        ManagementAction::Activate => activate(tx, context, &user)?,
        ManagementAction::Deactivate => deactivate(tx, context, &user)?,
        ManagementAction::Position { position, department } => {
            if !tx.employees().set_position(user.id, position, department.as_deref())? {
                return Err(ManageError::NotAnEmployee.into());
            }
        }
        ManagementAction::Access { warehouse } => change_access(tx, context, &user, *warehouse)?,
    }
    record_management(tx, context, &user, &command.action, Some(reason))?;
    context.log_about(tx, user.id, ActivityAction::Employee, describe_decision(&user, &command.action))?;
    let user = account(tx, user.id)?;
    describe(tx, vec![user], UserVisibility::Full)?.pop().ok_or_else(|| ManageError::NotAnEmployee.into())
}

fn activate(tx: &mut dyn Transaction, context: &Context, user: &User) -> Result<(), Failure> {
    let waits = user.verification == Verification::Pending;
    if waits {
        let user = locked_account(tx, user.id)?;
        approve_pending(tx, context, &user)?;
    } else {
        check_activation(user)?;
    }
    if !tx.users().set_active(user.id, true)? && !waits {
        check_activation(&account(tx, user.id)?)?;
    }
    Ok(())
}

fn deactivate(tx: &mut dyn Transaction, context: &Context, user: &User) -> Result<(), Failure> {
    check_deactivation(user, context.actor.id())?;
    if !tx.users().set_active(user.id, false)? {
        check_deactivation(&account(tx, user.id)?, context.actor.id())?;
    }
    tx.sessions().revoke_all(user.id, context.now)?;
    emit_user_event(tx, context, EventKind::UserDeactivated, user)
}

fn change_access(tx: &mut dyn Transaction, context: &Context, user: &User, warehouse: bool) -> Result<(), Failure> {
    let role = if warehouse { Role::Warehouse } else { Role::Employee };
    if user.role == role {
        let state = if warehouse { "warehouse staff" } else { "without warehouse access" };
        return Err(ManageError::AlreadySo(state).into());
    }
    tx.users().set_role(user.id, role)?;
    tx.sessions().revoke_all(user.id, context.now)?;
    Ok(())
}

/// The employee of a key. A number that fits two different people is refused, never guessed.
fn find(tx: &mut dyn Transaction, key: &EmployeeKey) -> Result<User, Failure> {
    let (code, number) = match key {
        EmployeeKey::Number(number) => (number.to_string(), Some(*number)),
        EmployeeKey::Text(text) => (text.trim().to_owned(), text.trim().parse().ok()),
    };
    let by_account = match number {
        Some(id) => tx.users().by_id(UserId(id))?.filter(is_company_staff),
        None => None,
    };
    let by_code = match tx.employees().by_code(&code)? {
        Some(employee) => tx.users().by_id(employee.user_id)?,
        None => None,
    };
    match (by_account, by_code) {
        (Some(one), Some(other)) if one.id != other.id => Err(ManageError::Ambiguous.into()),
        (Some(user), _) | (None, Some(user)) => Ok(user),
        (None, None) => Err(ManageError::NotAnEmployee.into()),
    }
}

fn describe_decision(user: &User, action: &ManagementAction) -> Message {
    let name = user.full_name();
    match action {
        ManagementAction::Activate => message!("Activated employee {name}.", name = name),
        ManagementAction::Deactivate => message!("Deactivated employee {name}.", name = name),
        ManagementAction::Position { position, .. } => {
            message!("Set the position of employee {name} to {position}.", name = name, position = position)
        }
        ManagementAction::Access { warehouse: true } => message!("Gave employee {name} warehouse access.", name = name),
        ManagementAction::Access { warehouse: false } => {
            message!("Removed warehouse access from employee {name}.", name = name)
        }
    }
}
