//! `DELETE /api/users/{id}/exemptions/{exemptionId}`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, TaxExemptionId, UserId, message};

use super::get_user_tax::{UserTaxView, view};
use crate::accounts::review::locked_account;
use crate::{Context, Failure, Transaction};

/// Withdraws a certificate of an account: it relieves nobody any more, and stays in the store for the record. Orders that exist
/// keep what they were taxed with.
pub fn withdraw_tax_exemption(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    exemption: TaxExemptionId,
) -> Result<UserTaxView, Failure> {
    context.require(Permission::WithdrawTaxExemption)?;
    let owner = locked_account(tx, id)?;
    let withdrawn = tx.tax_exemptions().withdraw(id, exemption, context.now)?;
    let withdrawn = withdrawn.ok_or(Failure::NotFound("This exemption certificate"))?;
    let (number, name) = (withdrawn.number, owner.full_name());
    let log = message!("Withdrew the exemption certificate {number} of {name}.", number, name);
    context.log_about(tx, id, ActivityAction::Document, log)?;
    view(tx, context, id)
}
