//! Sign-in, in stages: [`find_credentials`] reads, the caller verifies the password off the async threads and outside
//! any transaction, [`conclude_sign_in`] counts a failure or signs the user in.
//!
//! Unknown names, wrong passwords and accounts in any state take the same steps: the account and its known places are
//! looked up, both throttles are read, a password is verified, both throttles are written.

use tierway_accounts::{
    ActivityAction, Credentials, KnownPlace, Portal, SignInRefusal, TrustedPlace, User, UserVisibility, admit,
};
use tierway_kernel::{Permission, UserId, fold, message};

use super::places::{Places, remember};
use super::view::{AccountView, describe_one};
use crate::throttling::Sources;
use crate::{Context, Failure, Transaction};

/// Somebody at a sign-in page.
#[derive(Debug, Clone)]
pub struct SignIn {
    /// Which of the sign-in operations.
    pub operation: Permission,
    /// Username or email, as typed.
    pub login: String,
    /// The page's door.
    pub portal: Option<Portal>,
    /// Hash of the browser's device key, if any.
    pub device: Option<String>,
}

/// The account with this name, if any. The caller verifies a password either way, so that the timing reveals nothing.
/// [`Failure::TooMany`] while the account or the IP address is blocked.
pub fn find_credentials(
    tx: &mut dyn Transaction,
    context: &Context,
    sign_in: &SignIn,
) -> Result<Option<Credentials>, Failure> {
    context.require(sign_in.operation)?;
    let found = tx.users().credentials(&fold(&sign_in.login))?;
    let places = Places::of(sign_in.device.as_deref(), &context.client);
    let known = known(tx, found.as_ref(), &places)?;
    sources(context, sign_in, found.as_ref(), places.trusted(&known)).check(tx, context.now)?;
    Ok(found)
}

/// Ends an attempt: `verified` is the account whose password was right, as it was read before. The inner result is the
/// response; a failed attempt commits all the same, because it was counted. The session itself is the caller's to open,
/// in the same transaction: until it ends, the account is locked and has the password that was verified.
pub fn conclude_sign_in(
    tx: &mut dyn Transaction,
    context: &Context,
    sign_in: &SignIn,
    verified: Option<&Credentials>,
) -> Result<Result<AccountView, Failure>, Failure> {
    context.require(sign_in.operation)?;
    if let Some(verified) = verified {
        tx.users().lock(verified.user.id)?;
    }
    let found = tx.users().credentials(&fold(&sign_in.login))?;
    let places = Places::of(sign_in.device.as_deref(), &context.client);
    let known = known(tx, found.as_ref(), &places)?;
    let sources = sources(context, sign_in, found.as_ref(), places.trusted(&known));
    // Guesses verified side by side with those that led to a block learn nothing any more, not even the right one.
    let blocked = sources.check(tx, context.now);
    // The password may have been replaced since it was verified.
    let same = |now: &Credentials| {
        verified.is_some_and(|then| then.user.id == now.user.id && then.password_hash == now.password_hash)
    };
    let account = found.as_ref().map(|found| found.user.id);
    let Some(found) = found.filter(same) else {
        sources.record_failure(tx, context.now)?;
        context.log_for(
            tx,
            account,
            ActivityAction::Session,
            message!("Failed sign-in: wrong username or password."),
        )?;
        return Ok(Err(blocked.err().unwrap_or(Failure::BadCredentials)));
    };
    blocked?;
    sources.reset_failures(tx)?;
    let id = found.user.id;
    let view = sign_in_user(tx, context, found.user, sign_in.portal)?;
    remember(tx, id, &places, &known, context.now)?;
    Ok(Ok(view))
}

/// Which of these places the account has signed in from before; also looked up for unknown names, for equal timing.
fn known(tx: &mut dyn Transaction, found: Option<&Credentials>, places: &Places) -> Result<Vec<KnownPlace>, Failure> {
    let user = found.map_or(UserId(0), |found| found.user.id);
    Ok(tx.places().known(user, &places.keys())?)
}

/// The key of the attempt.
fn sources(context: &Context, sign_in: &SignIn, found: Option<&Credentials>, place: TrustedPlace) -> Sources {
    match found {
        Some(found) => Sources::of_account(found.user.id, place, &context.client),
        None => Sources::of_unknown_user(&sign_in.login, &context.client),
    }
}

/// Signs in a user with the right password at `portal` and logs it, or refuses.
pub fn enter(
    tx: &mut dyn Transaction,
    context: &Context,
    operation: Permission,
    user: UserId,
    portal: Option<Portal>,
) -> Result<AccountView, Failure> {
    context.require(operation)?;
    let user = tx.users().by_id(user)?.ok_or(Failure::BadCredentials)?;
    sign_in_user(tx, context, user, portal)
}

fn sign_in_user(
    tx: &mut dyn Transaction,
    context: &Context,
    user: User,
    portal: Option<Portal>,
) -> Result<AccountView, Failure> {
    admit(&user, portal).map_err(|refusal| refused(refusal, &user))?;
    context.log_for(tx, Some(user.id), ActivityAction::Login, message!("{name} signed in.", name = user.username))?;
    describe_one(tx, user, UserVisibility::Full)
}

/// A rejected user gets the reason here, the only page they can still reach. On the wrong page, the right one is named.
fn refused(refusal: SignInRefusal, user: &User) -> Failure {
    match (refusal, &user.rejection_reason) {
        (SignInRefusal::WrongPortal(sentence), _) => match Portal::of(user.role) {
            Some(portal) => Failure::WrongPortal(sentence, portal.as_str()),
            None => refusal.into(),
        },
        (SignInRefusal::Rejected, Some(reason)) => {
            Failure::Forbidden(message!("{refusal} Reason: {reason}", refusal, reason))
        }
        _ => refusal.into(),
    }
}
