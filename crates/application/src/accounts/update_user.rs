//! `PATCH /api/users/{id}`: users change their own data. Changing the email address requires the password, which the
//! caller verifies between [`check_update`] and [`update_user`].

use tierway_accounts::{
    ActivityAction, PlaceChange, ProfileChange, ResetState, User, UserVisibility, changed_fields, hold_place,
    place_needs_approval,
};
use tierway_kernel::{Message, Permission, UserId, message};

use super::change_password::{check_given, own_credentials, wrong_password};
use super::get_user::open_account;
use super::place_changes::request_place_change;
use super::register::{check_email_free, name_in_use};
use super::view::{AccountView, describe_one};
use crate::failure::both;
use crate::mail::{Letter, post_letter};
use crate::{Context, Failure, Seen, Settings, Transaction, check_seen};

/// Validates the change and whether it has a required password; writes nothing. Returns the password hash to verify, if
/// required.
pub fn check_update(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    change: &ProfileChange,
    password: &str,
) -> Result<Option<String>, Failure> {
    context.require(Permission::UpdateUser)?;
    let user = own_account(tx, context, id)?;
    let settings = Settings::load(tx)?;
    let today = settings.business_zone.day(context.now);
    let next = change.apply(&user, &settings.compliance(), today).map_err(Failure::Fields);
    let email = change.email.as_deref().filter(|_| change.changes_email(&user));
    let Some(email) = email else { return next.map(|_| None) };
    both(next, both(check_email_free(tx, email, Some(id)), check_given(password)))?;
    own_credentials(tx, context, Permission::UpdateUser).map(|known| Some(known.password_hash))
}

/// Keeps the change, if the account is still as it was `seen`; a place that needs approval waits for it. `proof` is the hash
/// of the password that was verified.
pub fn update_user(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    change: &ProfileChange,
    proof: Option<&str>,
    seen: Seen<'_, AccountView>,
) -> Result<AccountView, Failure> {
    context.require(Permission::UpdateUser)?;
    own_account(tx, context, id)?;
    let before = tx.users().lock(id)?.ok_or(Failure::NotFound("This user"))?;
    check_seen(seen, || describe_one(tx, before.clone(), UserVisibility::Full))?;
    let settings = Settings::load(tx)?;
    let (rules, today) = (settings.compliance(), settings.business_zone.day(context.now));
    let is_held = place_needs_approval(&before);
    let pending = if is_held { tx.place_changes().pending_of(id)? } else { None };
    let asked = as_requested(&before, pending.as_ref());
    let wanted = change.apply(&asked, &rules, today).map_err(Failure::Fields)?;
    let (after, place) = hold_place(&before, wanted);
    if change.changes_email(&before) {
        let known = tx.users().credentials_of(id)?.map(|known| known.password_hash);
        if proof.is_none() || proof != known.as_deref() {
            return Err(wrong_password());
        }
    }
    let changed = changed_fields(&before, &after);
    if !changed.is_empty() {
        tx.users().save_profile(&after).map_err(name_in_use)?;
        let log = message!("Changed their {fields}.", fields = Message::list(changed));
        context.log(tx, ActivityAction::Profile, log)?;
    }
    if is_held {
        request_place_change(tx, context, &before, pending.as_ref(), place)?;
    }
    if change.changes_email(&before) {
        leave_address(tx, context, &before, &after)?;
    }
    describe_one(tx, after, UserVisibility::Full)
}

/// The account as requested, with the new place while it is pending.
fn as_requested(user: &User, pending: Option<&PlaceChange>) -> User {
    let mut seen = user.clone();
    if let Some(change) = pending {
        change.to.write(&mut seen.profile);
    }
    seen
}

/// Links sent to the old address stop working, and it is notified.
fn leave_address(tx: &mut dyn Transaction, context: &Context, before: &User, after: &User) -> Result<(), Failure> {
    tx.resets().supersede(before.id, &ResetState::OPEN)?;
    let text = message!(
        "The email address of your account {name} was changed. If this was not you, please tell us at once.",
        name = after.username
    );
    let person = User { email: before.email.clone(), ..after.clone() };
    let letter = Letter::new(message!("Your email address was changed"), vec![text]);
    let company = Settings::load(tx)?.company_name;
    post_letter(tx, context, &company, &person, letter)
}

/// The caller's own account. Callers who may see another's get 403; for everyone else it does not exist.
fn own_account(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<User, Failure> {
    let user = open_account(tx, context, id)?;
    if context.actor.id() == Some(id) {
        return Ok(user);
    }
    Err(Failure::Forbidden("You can only change your own profile.".into()))
}
