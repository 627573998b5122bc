//! Signing in, in stages: [`find_credentials`] reads, the caller verifies the password off the async threads and
//! outside any transaction, [`enter`] reads the user once more and lets them in.

use tierway_accounts::{ActivityAction, Credentials, Portal, SignInRefusal, User, UserSight, admit};
use tierway_kernel::{Permission, UserId, fold};

use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Transaction};

/// The account that signs in with `login` (username or email), if there is one. The caller verifies a password
/// either way, so that the answer takes as long for a stranger's guess.
pub fn find_credentials(
    tx: &mut dyn Transaction,
    context: &Context,
    operation: Permission,
    login: &str,
) -> Result<Option<Credentials>, Failure> {
    context.require(operation)?;
    Ok(tx.users().credentials(&fold(login))?)
}

/// Lets somebody with the right password in at `portal` and writes it down, or says why not. The session itself is
/// the caller's to open afterwards.
pub fn enter(
    tx: &mut dyn Transaction,
    context: &Context,
    operation: Permission,
    user: UserId,
    portal: Option<Portal>,
) -> Result<AccountView, Failure> {
    context.require(operation)?;
    let user = tx.users().by_id(user)?.ok_or(Failure::BadCredentials)?;
    admit(&user, portal).map_err(|refusal| refused(refusal, &user))?;
    context.log_for(tx, Some(user.id), ActivityAction::Login, format!("{} signed in.", user.username))?;
    describe_one(tx, user, UserSight::Full)
}

/// A rejected person is told the reason here too: it is the one place they can still reach.
fn refused(refusal: SignInRefusal, user: &User) -> Failure {
    match (refusal, &user.rejection_reason) {
        (SignInRefusal::Rejected, Some(reason)) => Failure::Forbidden(format!("{refusal} Reason: {reason}")),
        _ => refusal.into(),
    }
}
