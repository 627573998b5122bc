//! The one admin signs up (specification 1 §2, §6). The store's uniqueness rule decides when two try at once.

use tierway_accounts::{ActivityAction, NewUser, RegistrationError, RegistrationForm, UserVisibility};
use tierway_kernel::{Permission, Role, StoreError, message};

use super::register::{check_free, name_in_use};
use super::setup_code::SetupProof;
use super::view::{AccountView, describe_one};
use crate::failure::both;
use crate::{Context, Failure, Settings, Transaction};

/// Checks the form before its password is hashed. [`Failure::Conflict`] as soon as an admin exists.
/// Whoever is not at the machine itself proves with the setup code that it is theirs.
pub fn check_admin_registration(
    tx: &mut dyn Transaction,
    context: &Context,
    form: &RegistrationForm,
    proof: &SetupProof,
) -> Result<NewUser, Failure> {
    context.require(Permission::RegisterAdmin)?;
    if tx.users().admin_exists()? {
        return Err(RegistrationError::AdminExists.into());
    }
    let user = form.parse(Role::Admin, Settings::load(tx)?.passwords, false).map_err(Failure::from);
    let (user, ()) = both(user, proof.check())?;
    check_free(tx, &user)?;
    Ok(user)
}

/// Stores the admin.
pub fn register_admin(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &NewUser,
    password_hash: &str,
) -> Result<AccountView, Failure> {
    context.require(Permission::RegisterAdmin)?;
    if tx.users().admin_exists()? {
        return Err(RegistrationError::AdminExists.into());
    }
    let user = tx.users().add(user, password_hash, context.now).map_err(|error| match error {
        StoreError::Taken("users.sole_admin") => RegistrationError::AdminExists.into(),
        // Two concurrent requests: the second finds the existing admin.
        StoreError::Taken(_) => name_in_use(StoreError::Contended),
        other => name_in_use(other),
    })?;
    context.log_for(tx, Some(user.id), ActivityAction::Registration, message!("The admin account was registered."))?;
    describe_one(tx, user, UserVisibility::Full)
}
