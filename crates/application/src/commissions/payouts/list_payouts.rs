//! `GET /api/payouts`.

use tierway_commissions::{Payout, PayoutFilter, PayoutLine, PayoutScope, visible_payouts};
use tierway_kernel::{Page, PageRequest, PayoutId, Permission};

use crate::{Context, Failure, Transaction};

/// A payout of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayoutRow {
    /// The payout.
    pub payout: Payout,
    /// The viewer's own line; `None` for viewers who see all lines.
    pub own: Option<PayoutLine>,
}

/// Payouts, newest first: all for the admin; for agents and sub-agents the approved and paid ones that have a line of
/// theirs.
pub fn list_payouts(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &PayoutFilter,
    page: &PageRequest,
) -> Result<Page<PayoutRow>, Failure> {
    context.require(Permission::ListPayouts)?;
    let scope = visible_payouts(&context.actor);
    let page = tx.payouts().list(scope, filter, page)?;
    let ids: Vec<PayoutId> = page.items.iter().map(|payout| payout.id).collect();
    let mut lines = match scope {
        PayoutScope::Payee(user) => tx.payouts().lines_of(user, &ids)?,
        PayoutScope::All | PayoutScope::Nothing => Vec::new(),
    };
    Ok(page.map(|payout| {
        let own = lines.iter().position(|(id, _)| *id == payout.id).map(|index| lines.swap_remove(index).1);
        PayoutRow { payout, own }
    }))
}
