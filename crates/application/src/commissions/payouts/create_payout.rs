//! `POST /api/payouts`.

use std::collections::HashMap;

use chrono::{DateTime, Datelike as _, Utc};
use tierway_accounts::{ActivityAction, User, Verification};
use tierway_commissions::{Due, LeftOut, NewPayout, Payout, PayoutError, PayoutLine, left_out, net, note_fault};
use tierway_kernel::{PayoutId, Permission, UserId};
use tierway_orders::{NumberKind, format_number};

use super::get_payout::{PayoutView, whole};
use crate::commissions::plan_at::plan_at;
use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// What a batch is made with.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewBatch {
    /// For other admins.
    pub note: Option<String>,
    /// Only what was approved until this time; until now, when it is not said.
    pub up_to: Option<DateTime<Utc>>,
}

/// Somebody who is owed something and waits for another batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// What they are owed; below zero, what they owe.
    pub line: PayoutLine,
    /// Why they wait.
    pub why: LeftOut,
}

/// Gathers everything that is approved, unpaid and in no other batch, one line for each beneficiary. The gathering is
/// one guarded statement, so that of two admins at once one finds nothing left. Who is owed too little, who owes, and
/// whose account is not approved waits. Nothing due: nothing is made.
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
    let (lines, waiting) = sort(tx, &payout, net(&claimed))?;
    if lines.is_empty() {
        return Err(PayoutError::NothingDue(payout.new.minimum).into());
    }
    release(tx, payout.id, &waiting)?;
    tx.payouts().set_lines(payout.id, &lines)?;
    let view = whole(tx, payout.id)?;
    let (number, total) = (&view.payout.new.number, Currency::load(tx)?.show(view.payout.total));
    context.log(tx, ActivityAction::Payment, format!("Made the payout {number} over {total} to {}", lines.len()))?;
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

/// Who is paid, and who waits.
fn sort(tx: &mut dyn Transaction, payout: &Payout, dues: Vec<Due>) -> Result<(Vec<PayoutLine>, Vec<Waiting>), Failure> {
    let ids: Vec<UserId> = dues.iter().map(|due| due.beneficiary_id).collect();
    let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    let (mut lines, mut waiting) = (Vec::new(), Vec::new());
    for due in dues {
        let user = users.get(&due.beneficiary_id);
        let is_approved = user.is_some_and(|user| user.verification == Verification::Approved);
        let line = PayoutLine { due, name: user.map(User::full_name).unwrap_or_default() };
        match left_out(&due, payout.new.minimum, is_approved) {
            Some(why) => waiting.push(Waiting { line, why }),
            None => lines.push(line),
        }
    }
    Ok((lines, waiting))
}

fn release(tx: &mut dyn Transaction, id: PayoutId, waiting: &[Waiting]) -> Result<(), Failure> {
    let ids: Vec<UserId> = waiting.iter().map(|waiting| waiting.line.due.beneficiary_id).collect();
    if !ids.is_empty() {
        tx.payouts().release(id, &ids)?;
    }
    Ok(())
}
