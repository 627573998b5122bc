//! `POST /api/users/{id}/exemptions`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, UserId, message};
use tierway_orders::{MOST_EXEMPTIONS, TaxExemptionInput};

use super::get_user_tax::{UserTaxView, view};
use crate::accounts::review::locked_account;
use crate::{Context, Failure, Transaction};

/// Records a certificate that exempts an account from tax. It counts for orders placed and quotations offered from now on.
pub fn add_tax_exemption(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    input: &TaxExemptionInput,
) -> Result<UserTaxView, Failure> {
    context.require(Permission::AddTaxExemption)?;
    let input = input.clone().checked().map_err(Failure::Fields)?;
    // Locked, so that of several at once none is too many.
    let owner = locked_account(tx, id)?;
    if let Some(zone) = input.zone
        && !tx.taxes().has_zone(zone)?
    {
        return Err(Failure::field("zoneId", "This tax zone does not exist."));
    }
    if tx.tax_exemptions().of_user(id)?.len() >= MOST_EXEMPTIONS {
        return Err(Failure::field("number", message!("There can be at most {most} entries.", most = MOST_EXEMPTIONS)));
    }
    tx.tax_exemptions().add(id, &input, context.actor.id(), context.now)?;
    let (number, name, day) = (input.number, owner.full_name(), input.valid_until);
    let log = message!("Recorded the exemption certificate {number} of {name}, valid until {day}.", number, name, day);
    context.log_about(tx, id, ActivityAction::Document, log)?;
    view(tx, context, id)
}
