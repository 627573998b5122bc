//! An agent's referral code and link. Public; reveals nothing about accounts that may not refer (product.md §8).

use tierway_kernel::{Permission, UserId};

use crate::{Context, Failure, Transaction};

/// An agent's referral link and code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Referral {
    /// The code.
    pub code: String,
    /// The registration page with the code filled in, under the configured public address.
    pub link: String,
}

/// The referral link of an active agent or sub-agent; not found for others.
pub fn get_referral(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<Referral, Failure> {
    context.require(Permission::GetReferral)?;
    let agent = tx.users().by_id(id)?.filter(|user| user.can_refer());
    let code = agent.and_then(|user| user.referral_code).ok_or(Failure::NotFound("This agent"))?;
    let link = format!("{}/ref/{}", context.services.public_url, code.as_str());
    Ok(Referral { code: code.as_str().to_owned(), link })
}
