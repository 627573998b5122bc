//! Refunds: how much may go back, for what, and what is left of the goods an order earned by.

use std::collections::HashMap;

use tierway_kernel::{FieldError, LineId, Money, ReturnId};

use super::{Fulfilment, FulfilmentError, PaymentKind, Return, ReturnAction, ReturnState, return_step};
use crate::checks::{check_length, check_payment_method, tidy};
use crate::{Order, OrderLine, OrderStatus};

/// A refund request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RefundInput {
    /// How much; `None`: all that may go back.
    pub amount: Option<Money>,
    /// Payment method; that of the payment if not given.
    pub method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub reference: Option<String>,
    /// Why.
    pub reason: String,
    /// The return it is for.
    pub return_id: Option<ReturnId>,
}

/// A decided refund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refund {
    /// How much.
    pub amount: Money,
    /// How.
    pub method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub reference: Option<String>,
    /// Why.
    pub reason: String,
    /// The return it is for.
    pub return_id: Option<ReturnId>,
}

/// The value of these pieces of an order: their part of each line without tax and of its tax, each half-up to cents.
/// Lines of earlier versions hold no tax: of these it is the goods' part of the order's tax. Shipping cost is not part
/// of it.
pub(super) fn value(order: &Order, lines: &[OrderLine], pieces: &HashMap<LineId, i64>) -> Money {
    let sum_of = |amount: fn(&OrderLine) -> Money| {
        let part = |line: &OrderLine| {
            let count = pieces.get(&line.id).copied().unwrap_or_default().clamp(0, line.pieces.get());
            amount(line).ratio(count, line.pieces.get()).unwrap_or(Money::ZERO).minor()
        };
        Money::of(lines.iter().map(part).sum())
    };
    let goods = sum_of(|line| line.net);
    let tax = if lines.iter().all(|line| line.tax == Money::ZERO) {
        order.tax.ratio(goods.minor(), order.goods_total.minor()).unwrap_or(Money::ZERO)
    } else {
        sum_of(|line| line.tax)
    };
    goods.plus(tax).unwrap_or(goods)
}

/// Pieces of accepted returns: received ones, or announced ones while approved.
fn accepted<'a>(returns: impl Iterator<Item = &'a Return>) -> HashMap<LineId, i64> {
    let mut pieces: HashMap<LineId, i64> = HashMap::new();
    for one in returns.filter(|one| one.state.is_accepted()) {
        for line in &one.lines {
            *pieces.entry(line.line_id).or_default() += one.counted(line).get();
        }
    }
    pieces
}

/// The goods value of one return. Parts of a line are rounded so that all returns of it together cost what the line
/// did. A return that is not decided yet counts what it announces.
pub fn return_value(order: &Order, lines: &[OrderLine], returns: &[Return], id: ReturnId) -> Money {
    let Some(one) = returns.iter().find(|one| one.id == id) else { return Money::ZERO };
    let earlier = accepted(returns.iter().filter(|other| other.id < id));
    let mut with = earlier.clone();
    for line in &one.lines {
        *with.entry(line.line_id).or_default() += one.counted(line).get();
    }
    value(order, lines, &with).minus(value(order, lines, &earlier)).unwrap_or(Money::ZERO)
}

/// Refunds of one return, or of those that ended without goods.
fn refunded_for(fulfilment: &Fulfilment, counts: impl Fn(ReturnId) -> bool) -> Money {
    let refunds = fulfilment.payments.iter().filter(|one| one.entry.kind == PaymentKind::Refund);
    Money::of(refunds.filter(|one| one.entry.return_id.is_some_and(&counts)).map(|one| one.entry.amount.minor()).sum())
}

/// The refundable amount. For a cancelled order everything paid; otherwise the value of accepted returns. A refund for
/// a return that was then closed without goods does not reduce the others.
pub fn refundable(order: &Order, lines: &[OrderLine], fulfilment: &Fulfilment) -> Money {
    let progress = fulfilment.progress();
    let most = match order.status {
        OrderStatus::Cancelled => progress.paid,
        _ => {
            let ended = |id| fulfilment.returns.iter().any(|one| one.id == id && one.ended_without_goods());
            let goods = value(order, lines, &accepted(fulfilment.returns.iter()));
            goods.plus(refunded_for(fulfilment, ended)).unwrap_or(goods).min(progress.paid)
        }
    };
    most.minus(progress.refunded).filter(|rest| *rest > Money::ZERO).unwrap_or(Money::ZERO)
}

/// The refund due for a cancelled order.
pub fn refund_due(order: &Order, paid: Money, refunded: Money) -> Option<Money> {
    let due = paid.minus(refunded).filter(|due| *due > Money::ZERO)?;
    (order.status == OrderStatus::Cancelled).then_some(due)
}

/// What is left of the goods an order earned by: a refund counts as goods and tax in the proportion in which they were
/// paid, and shipping cost only once both are back. Nothing is left of a cancelled order.
pub fn remaining_goods(order: &Order, refunded: Money) -> Money {
    if order.status == OrderStatus::Cancelled {
        return Money::ZERO;
    }
    order.goods_total.minus(refunded_goods(order.goods_total, order.tax, refunded)).unwrap_or(Money::ZERO)
}

/// The goods in a refund: it counts as goods and tax in the proportion in which they were paid, and never as more goods
/// than there were.
pub fn refunded_goods(goods: Money, tax: Money, refunded: Money) -> Money {
    let taxed = goods.plus(tax).unwrap_or(goods);
    refunded.ratio(goods.minor(), taxed.minor()).unwrap_or(Money::ZERO).min(goods)
}

/// Decides a refund: of money that came in, at most what may go back.
pub fn plan_refund(
    order: &Order,
    lines: &[OrderLine],
    fulfilment: &Fulfilment,
    input: &RefundInput,
) -> Result<Refund, FulfilmentError> {
    let (method, reference, reason) = texts(order, input)?;
    if fulfilment.progress().paid == Money::ZERO {
        return Err(FulfilmentError::NotPaid);
    }
    let mut most = refundable(order, lines, fulfilment);
    if let Some(id) = input.return_id {
        let Some(one) = fulfilment.returns.iter().find(|one| one.id == id) else {
            return Err(FulfilmentError::field("returnId", "This order does not have this return."));
        };
        return_step(one.state, ReturnAction::Refund)?;
        most = most.min(return_due(order, lines, fulfilment, id));
    }
    if most == Money::ZERO {
        return Err(FulfilmentError::NothingToRefund);
    }
    let amount = input.amount.unwrap_or(most);
    if amount <= Money::ZERO {
        return Err(FulfilmentError::field("amount", "Please enter an amount of at least 0.01."));
    }
    if amount > most {
        return Err(FulfilmentError::RefundTooLarge(most));
    }
    Ok(Refund { amount, method, reference, reason, return_id: input.return_id })
}

/// The unrefunded value of a return.
pub fn return_due(order: &Order, lines: &[OrderLine], fulfilment: &Fulfilment, id: ReturnId) -> Money {
    let refunded = refunded_for(fulfilment, |one| one == id);
    let value = return_value(order, lines, &fulfilment.returns, id);
    value.minus(refunded).filter(|rest| *rest > Money::ZERO).unwrap_or(Money::ZERO)
}

/// The returns whose goods arrived and for which nothing is left to refund: they end by themselves.
pub fn settled_returns<'a>(order: &Order, lines: &[OrderLine], fulfilment: &'a Fulfilment) -> Vec<&'a Return> {
    let rest = refundable(order, lines, fulfilment);
    let is_settled = |one: &&Return| {
        one.state == ReturnState::Received && return_due(order, lines, fulfilment, one.id).min(rest) == Money::ZERO
    };
    fulfilment.returns.iter().filter(is_settled).collect()
}

type Texts = (Option<String>, Option<String>, String);

fn texts(order: &Order, input: &RefundInput) -> Result<Texts, FulfilmentError> {
    let (method, reference) = (tidy(input.method.as_deref()), tidy(input.reference.as_deref()));
    let reason = input.reason.trim().to_owned();
    let mut errors = Vec::new();
    check_payment_method("method", method.as_deref(), &mut errors);
    check_length("reference", reference.as_deref(), 200, &mut errors);
    if reason.is_empty() {
        errors.push(FieldError::new("reason", "Please enter a reason for the refund."));
    }
    check_length("reason", Some(&reason), 500, &mut errors);
    if !errors.is_empty() {
        return Err(FulfilmentError::Fields(errors));
    }
    let paid_by = order.payment.as_ref().and_then(|payment| payment.method.clone());
    Ok((method.or(paid_by), reference, reason))
}
