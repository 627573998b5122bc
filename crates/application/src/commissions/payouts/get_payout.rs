//! `GET /api/payouts/{id}`.

use tierway_commissions::{Payout, PayoutLine, PayoutScope, visible_payouts};
use tierway_kernel::{PayoutId, Permission};

use crate::{Context, Failure, Transaction};

/// A payout with the lines the viewer may see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayoutView {
    /// The payout.
    pub payout: Payout,
    /// Its lines; for a payee their own.
    pub lines: Vec<PayoutLine>,
    /// Whether the whole batch is shown, with its sum.
    pub is_whole: bool,
}

/// One payout: all of it for the admin, their own line for a payee once it is approved.
pub fn get_payout(tx: &mut dyn Transaction, context: &Context, id: PayoutId) -> Result<PayoutView, Failure> {
    context.require(Permission::GetPayout)?;
    match visible_payouts(&context.actor) {
        PayoutScope::All => whole(tx, id),
        PayoutScope::Payee(user) => {
            let payout =
                tx.payouts().by_id(id)?.filter(|payout| payout.status.is_visible_to_payees()).ok_or(NOT_THERE)?;
            let lines: Vec<PayoutLine> =
                tx.payouts().lines_of(user, &[id])?.into_iter().map(|(_, line)| line).collect();
            if lines.is_empty() { Err(NOT_THERE) } else { Ok(PayoutView { payout, lines, is_whole: false }) }
        }
        PayoutScope::Nothing => Err(NOT_THERE),
    }
}

/// The error for a payout that does not exist or is not visible.
pub(super) const NOT_THERE: Failure = Failure::NotFound("This payout");

/// The payout with all its lines.
pub(super) fn whole(tx: &mut dyn Transaction, id: PayoutId) -> Result<PayoutView, Failure> {
    let payout = tx.payouts().by_id(id)?.ok_or(NOT_THERE)?;
    let lines = tx.payouts().lines(id)?;
    Ok(PayoutView { payout, lines, is_whole: true })
}
