//! `PUT /api/users/{id}/tax-number`.

use tierway_accounts::{ActivityAction, TaxNumber, User};
use tierway_kernel::{Permission, Role, StoreError, UserId, message};
use tierway_workforce::NoticeKind;

use super::get_user_tax::{UserTaxView, view};
use crate::accounts::open_account;
use crate::accounts::review::notify_reviewers;
use crate::{Context, Failure, Transaction};

/// Gives an account another tax number, or takes the one it has: the account holder or the admin. A changed number is
/// unverified, and whoever verifies learns of it. Orders that exist keep what they were taxed with.
pub fn set_tax_number(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    number: Option<&TaxNumber>,
) -> Result<UserTaxView, Failure> {
    context.require(Permission::SetTaxNumber)?;
    open_account(tx, context, id)?;
    let is_own = context.actor.id() == Some(id);
    if !is_own && context.actor.role() != Some(Role::Admin) {
        return Err(Failure::Forbidden("You can only change your own profile.".into()));
    }
    let owner = tx.users().lock(id)?.ok_or(Failure::NotFound("This user"))?;
    let before = tx.tax_numbers().of_user(id)?;
    if before.as_ref().map(|held| &held.number) != number {
        tx.tax_numbers().set(id, number).map_err(taken)?;
        log(tx, context, &owner, number, is_own)?;
    }
    view(tx, context, id)
}

fn log(
    tx: &mut dyn Transaction,
    context: &Context,
    owner: &User,
    number: Option<&TaxNumber>,
    is_own: bool,
) -> Result<(), Failure> {
    let name = owner.full_name();
    let Some(number) = number.map(|number| number.value().to_owned()) else {
        let log = if is_own {
            message!("Removed their tax number.")
        } else {
            message!("Removed the tax number of {name}.", name)
        };
        return context.log_about(tx, owner.id, ActivityAction::Profile, log);
    };
    if !is_own {
        let log = message!("Changed the tax number of {name} to {number}.", name, number);
        return context.log_about(tx, owner.id, ActivityAction::Profile, log);
    }
    let log = message!("Changed their tax number to {number}.", number);
    context.log(tx, ActivityAction::Profile, log)?;
    let role = owner.role;
    let message = message!("{name} ({role}) has entered the tax number {number}.", name, role, number);
    notify_reviewers(tx, context, owner, NoticeKind::Document, message!("Tax number to verify"), message)
}

fn taken(error: StoreError) -> Failure {
    match error {
        StoreError::Taken("user_taxes.number") => Failure::field("number", "Another account has this tax number."),
        other => other.into(),
    }
}
