//! `POST /api/payouts/{id}/approve`, `…/pay` and `…/cancel`.

use tierway_accounts::ActivityAction;
use tierway_commissions::{Payout, PayoutError, PayoutLine, PayoutStep};
use tierway_kernel::{PayoutId, Permission, message};
use tierway_orders::{check_length, check_payment_method};
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use super::get_payout::{NOT_THERE, PayoutView, whole};
use crate::settings::Currency;
use crate::webhooks::commissions_paid;
use crate::{Context, Failure, Transaction};

/// Longest reference, in characters: that of a bank transfer.
pub const LONGEST_REFERENCE: usize = 100;

/// How a payout was paid.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Payment {
    /// One of the ways to pay.
    pub method: Option<String>,
    /// Payment reference.
    pub reference: Option<String>,
}

/// Approves a draft, unless something in it was reversed since it was created.
pub fn approve_payout(tx: &mut dyn Transaction, context: &Context, id: PayoutId) -> Result<PayoutView, Failure> {
    context.require(Permission::ApprovePayout)?;
    step(tx, context, id, PayoutStep::Approve, |tx, payout| {
        if tx.payouts().is_overtaken(id)? {
            return Err(PayoutError::Overtaken.into());
        }
        (payout.approved_by, payout.approved_at) = (context.actor.id(), Some(context.now));
        Ok(())
    })
}

/// Records that an approved payout was paid, once: marks its entries as paid and notifies the payees.
pub fn pay_payout(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PayoutId,
    payment: &Payment,
) -> Result<PayoutView, Failure> {
    context.require(Permission::PayPayout)?;
    check(payment)?;
    let view = step(tx, context, id, PayoutStep::Pay, |tx, payout| {
        tx.payouts().mark_paid(id)?;
        (payout.closed_by, payout.paid_at) = (context.actor.id(), Some(context.now));
        (payout.method, payout.reference) = (payment.method.clone(), payment.reference.clone());
        Ok(())
    })?;
    notify(tx, context, &view)?;
    Ok(view)
}

/// Calls a payout off that is not paid: its entries are free for another one.
pub fn cancel_payout(tx: &mut dyn Transaction, context: &Context, id: PayoutId) -> Result<PayoutView, Failure> {
    context.require(Permission::CancelPayout)?;
    step(tx, context, id, PayoutStep::Cancel, |tx, payout| {
        tx.payouts().release_all(id)?;
        (payout.closed_by, payout.cancelled_at) = (context.actor.id(), Some(context.now));
        Ok(())
    })
}

/// Lock, decide, do, save, log.
fn step(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PayoutId,
    step: PayoutStep,
    work: impl FnOnce(&mut dyn Transaction, &mut Payout) -> Result<(), Failure>,
) -> Result<PayoutView, Failure> {
    let mut payout = tx.payouts().lock(id)?.ok_or(NOT_THERE)?;
    let from = payout.status;
    payout.status = step.from(from)?;
    work(tx, &mut payout)?;
    if !tx.payouts().save(&payout, from)? {
        return Err(PayoutError::Impossible { step, status: payout.status }.into());
    }
    let text = message!(
        "Payout {number}: {before} to {after}",
        number = payout.new.number,
        before = from,
        after = payout.status
    );
    context.log(tx, ActivityAction::Payment, text)?;
    whole(tx, id)
}

fn check(payment: &Payment) -> Result<(), Failure> {
    let mut errors = Vec::new();
    check_payment_method("method", payment.method.as_deref(), &mut errors);
    check_length("reference", payment.reference.as_deref(), LONGEST_REFERENCE, &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(Failure::Fields(errors)) }
}

fn notify(tx: &mut dyn Transaction, context: &Context, view: &PayoutView) -> Result<(), Failure> {
    let number = &view.payout.new.number;
    commissions_paid(tx, context, view.payout.id, number, &view.lines)?;
    let currency = Currency::load(tx)?;
    let to_beneficiary = |line: &PayoutLine| NewNotice {
        audience: Audience::User(line.due.beneficiary_id),
        kind: NoticeKind::Payout.into(),
        subject: Some(Subject::new(SubjectKind::Payout, view.payout.id.0)),
        title: message!("Payout {number}", number = number),
        message: message!(
            "You were paid {amount} with payout {number}.",
            amount = currency.show(line.due.amount),
            number = number
        ),
    };
    let notices: Vec<NewNotice> = view.lines.iter().map(to_beneficiary).collect();
    Ok(tx.notices().add_many(&notices, context.now)?)
}
