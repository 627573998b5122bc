//! `POST /api/payouts`.

use std::collections::HashMap;

use chrono::{DateTime, Datelike as _, Utc};
use tierway_accounts::{ActivityAction, User, Verification};
use tierway_commissions::{NewPayout, Payee, Payout, PayoutError, Waiting, divide, net, note_fault};
use tierway_kernel::{PayoutId, Permission, UserId, message};
use tierway_orders::{NumberKind, format_number};

use super::get_payout::{PayoutView, whole};
use crate::commissions::plan_at::plan_at;
use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// A new batch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewBatch {
    /// Note for other admins.
    pub note: Option<String>,
    /// Cut-off of approvals; now if not given.
    pub up_to: Option<DateTime<Utc>>,
}

/// Claims everything that is approved, unpaid and in no other batch, one line per beneficiary. The claim is one guarded
/// statement, so that of two concurrent calls one finds nothing left. Beneficiaries below the minimum, in debt or not
/// approved are left out. Creates nothing if nothing is due.
pub fn create_payout(
    tx: &mut dyn Transaction,
    context: &Context,
    batch: &NewBatch,
) -> Result<(PayoutView, Vec<Waiting>), Failure> {
    context.require(Permission::CreatePayout)?;
    if let Some(fault) = note_fault(batch.note.as_deref()) {
        return Err(Failure::Fields(vec![fault]));
    }
    let payout = open(tx, context, batch)?;
    let claimed = tx.payouts().claim(payout.id, payout.new.up_to)?;
    let dues = net(&claimed);
    let payees = payees(tx, &dues.keys().copied().collect::<Vec<_>>())?;
    let (lines, waiting) = divide(dues, &payees, payout.new.minimum);
    if lines.is_empty() {
        return Err(PayoutError::NothingDue(payout.new.minimum).into());
    }
    release(tx, payout.id, &waiting)?;
    tx.payouts().set_lines(payout.id, &lines)?;
    let view = whole(tx, payout.id)?;
    let (number, total) = (&view.payout.new.number, Currency::load(tx)?.show(view.payout.total));
    let log = message!(
        "Created payout {number} for {total} to {payees}",
        number = number,
        total = total,
        payees = lines.len()
    );
    context.log(tx, ActivityAction::Payment, log)?;
    Ok((view, waiting))
}

/// An empty draft with the next number.
fn open(tx: &mut dyn Transaction, context: &Context, batch: &NewBatch) -> Result<Payout, Failure> {
    let year = context.today(tx)?.year();
    let serial = tx.orders().next_number(NumberKind::Payout, year)?;
    let new = NewPayout {
        number: format_number(NumberKind::Payout, year, serial),
        minimum: plan_at(tx, context.now)?.payout_minimum,
        up_to: batch.up_to.map_or(context.now, |time| time.min(context.now)),
        note: batch.note.clone(),
        created_by: context.actor.id(),
    };
    Ok(tx.payouts().add(&new, context.now)?)
}

/// Those who may be paid, by their ids.
fn payees(tx: &mut dyn Transaction, ids: &[UserId]) -> Result<HashMap<UserId, Payee>, Failure> {
    let users = tx.users().by_ids(ids)?.into_iter();
    let payee = |user: User| {
        let is_approved = user.verification == Verification::Approved;
        (user.id, Payee { name: user.full_name(), is_approved })
    };
    Ok(users.map(payee).collect())
}

fn release(tx: &mut dyn Transaction, id: PayoutId, waiting: &[Waiting]) -> Result<(), Failure> {
    let ids: Vec<UserId> = waiting.iter().map(|waiting| waiting.line.due.beneficiary_id).collect();
    if !ids.is_empty() {
        tx.payouts().release(id, &ids)?;
    }
    Ok(())
}
