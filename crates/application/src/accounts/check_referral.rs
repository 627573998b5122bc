//! Checks a referral code. Public, so that invited users learn of a wrong code before they fill in a form.

use tierway_accounts::User;
use tierway_kernel::{Permission, Role, fold};

use crate::{Context, Failure, Transaction};

/// The agent or sub-agent with this code; not found if they may not refer.
pub fn check_referral(tx: &mut dyn Transaction, context: &Context, code: &str) -> Result<Role, Failure> {
    context.require(Permission::CheckReferral)?;
    let found = tx.users().by_referral_code(&fold(code))?.filter(User::can_refer);
    found.map(|user| user.role).ok_or(Failure::NotFound("This referral code"))
}
