//! Whether a referral code is somebody's. Public: who follows an invitation learns before filling in a form.

use tierway_accounts::User;
use tierway_kernel::{Permission, Role, fold};

use crate::{Context, Failure, Transaction};

/// Whose code it is: an agent's or a sub-agent's. Not found for a code of nobody who may refer now.
pub fn check_referral(tx: &mut dyn Transaction, context: &Context, code: &str) -> Result<Role, Failure> {
    context.require(Permission::CheckReferral)?;
    let found = tx.users().by_referral_code(&fold(code))?.filter(User::can_refer);
    found.map(|user| user.role).ok_or(Failure::NotFound("This referral code"))
}
