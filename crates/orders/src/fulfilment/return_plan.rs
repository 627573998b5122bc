//! The requested return, and the status transitions of a return.

use chrono::{DateTime, Utc};
use tierway_kernel::{Actor, FieldError, LineId, Money, Quantity, message};

use super::error::FulfilmentError;
use super::progress::Progress;
use super::repository::ReturnScope;
use super::return_period::ReturnPeriod;
use super::returned::ReturnState::{Approved, Closed, Received, Rejected, Requested};
use super::returned::{Return, ReturnAction, ReturnLine, ReturnState};
use crate::checks::{check_length, tidy};
use crate::{Order, OrderLine};

/// A line of a requested return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReturnLineInput {
    /// Of which line of the order.
    pub line_id: LineId,
    /// Pieces as sent.
    pub pieces: i64,
    /// Why this line.
    pub reason: Option<String>,
}

/// A requested return.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReturnInput {
    /// Why.
    pub reason: String,
    /// Further words.
    pub notes: Option<String>,
    /// Which pieces.
    pub lines: Vec<ReturnLineInput>,
}

/// Received pieces of one line, in one condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReceiptLine {
    /// Of which line of the order.
    pub line_id: LineId,
    /// Pieces as sent.
    pub pieces: i64,
    /// Whether they go back on the shelf.
    pub restock: bool,
}

/// Whether this actor may return goods of the order now. `delivered` is when it arrived. The buyer and company staff
/// within the period; the owners also later.
pub fn may_return(
    order: &Order,
    actor: &Actor,
    delivered: Option<DateTime<Utc>>,
    period: ReturnPeriod,
    now: DateTime<Utc>,
) -> Result<(), FulfilmentError> {
    let is_party = match actor {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => user.id == order.customer_id || user.role.is_staff(),
    };
    if !is_party {
        return Err(FulfilmentError::NotYours);
    }
    let Some(delivered) = delivered.filter(|_| order.status.has_left()) else {
        return Err(FulfilmentError::NotReturnable(order.status));
    };
    if period.is_over(delivered, now) && actor.role().is_some_and(|role| !role.is_owner()) {
        return Err(FulfilmentError::TooLate(period.last_day(delivered)));
    }
    Ok(())
}

/// Reads what is wanted: a reason, known lines, whole pieces, of each line at most what has left and is not on its way
/// back.
pub fn plan_return(
    lines: &[OrderLine],
    progress: &Progress,
    input: &ReturnInput,
) -> Result<(String, Option<String>, Vec<ReturnLine>), FulfilmentError> {
    let mut errors = Vec::new();
    let reason = input.reason.trim().to_owned();
    let notes = tidy(input.notes.as_deref());
    if reason.is_empty() {
        errors.push(FieldError::new("reason", "Please enter a reason for the return."));
    }
    check_length("reason", Some(&reason), 500, &mut errors);
    check_length("notes", notes.as_deref(), 2000, &mut errors);
    if input.lines.is_empty() {
        errors.push(FieldError::new("lines", "Please choose what to return."));
    }
    let mut wanted: Vec<ReturnLine> = Vec::with_capacity(input.lines.len().min(lines.len()));
    for (index, one) in input.lines.iter().enumerate() {
        let at = |field: &str| format!("lines[{index}].{field}");
        let Some(line) = lines.iter().find(|line| line.id == one.line_id) else {
            errors.push(FieldError::new(at("lineId"), "This order does not have this line."));
            continue;
        };
        let why = tidy(one.reason.as_deref());
        check_length(&at("reason"), why.as_deref(), 500, &mut errors);
        let most = progress.returnable(line);
        match Quantity::positive(one.pieces) {
            _ if wanted.iter().any(|other| other.line_id == one.line_id) => {
                errors.push(FieldError::new(at("lineId"), "This line is listed twice."));
            }
            Ok(pieces) if pieces.get() <= most => wanted.push(ReturnLine {
                line_id: line.id,
                pieces,
                received: Quantity::ZERO,
                restocked: Quantity::ZERO,
                reason: why,
            }),
            Ok(_) => {
                let sentence =
                    message!("At most {most} pieces of {product} can be returned.", most, product = line.name);
                errors.push(FieldError::new(at("pieces"), sentence));
            }
            Err(_) => {
                errors.push(FieldError::new(at("pieces"), "The pieces must be a whole number of at least 1."));
            }
        }
    }
    if errors.is_empty() { Ok((reason, notes, wanted)) } else { Err(FulfilmentError::Fields(errors)) }
}

impl Progress {
    /// Pieces of a line that can still be returned.
    pub fn returnable(&self, line: &OrderLine) -> i64 {
        let progress = self.line(line.id);
        (progress.shipped - progress.returned - progress.announced).max(0)
    }
}

/// The next state, if the action is possible in the current one.
pub fn return_step(state: ReturnState, action: ReturnAction) -> Result<ReturnState, FulfilmentError> {
    match (state, action) {
        (Requested, ReturnAction::Approve) => Ok(Approved),
        (Requested, ReturnAction::Reject) => Ok(Rejected),
        (Approved, ReturnAction::Receive) => Ok(Received),
        (Approved | Received, ReturnAction::Refund) => Ok(state),
        (Approved | Received, ReturnAction::Close) => Ok(Closed),
        _ => Err(FulfilmentError::ReturnState { state, action }),
    }
}

/// The actions available to this actor, given state and refundable amount.
pub fn return_actions(state: ReturnState, refundable: Money, actor: &Actor) -> Vec<ReturnAction> {
    let is_due = |action: ReturnAction| action != ReturnAction::Refund || refundable > Money::ZERO;
    let may = |action: ReturnAction| actor.require(action.permission()).is_ok();
    let can = |action: &ReturnAction| return_step(state, *action).is_ok() && is_due(*action) && may(*action);
    ReturnAction::ALL.into_iter().filter(can).collect()
}

/// Reads the words that go with a decision; turning down needs some.
pub fn check_reply(action: ReturnAction, text: Option<&str>) -> Result<Option<String>, FulfilmentError> {
    let text = tidy(text);
    let mut errors = Vec::new();
    if action == ReturnAction::Reject && text.is_none() {
        errors.push(FieldError::new("reason", "Please enter a reason for the rejection."));
    }
    check_length("reason", text.as_deref(), 500, &mut errors);
    if errors.is_empty() { Ok(text) } else { Err(FulfilmentError::Fields(errors)) }
}

/// Validates a receipt: per line at most what was announced, at least one piece in total. A line may have pieces in
/// both conditions.
pub fn plan_receipt(one: &Return, arrived: &[ReceiptLine]) -> Result<Vec<ReturnLine>, FulfilmentError> {
    return_step(one.state, ReturnAction::Receive)?;
    let mut lines = one.lines.clone();
    let mut errors = Vec::new();
    for (index, receipt) in arrived.iter().enumerate() {
        let at = |field: &str| format!("lines[{index}].{field}");
        let Some(line) = lines.iter_mut().find(|line| line.line_id == receipt.line_id) else {
            errors.push(FieldError::new(at("lineId"), "This return does not have this line."));
            continue;
        };
        let sum = Quantity::new(receipt.pieces).and_then(|pieces| line.received.plus(pieces));
        match (sum, Quantity::new(receipt.pieces)) {
            (Ok(sum), Ok(pieces)) if sum <= line.pieces => {
                line.received = sum;
                if receipt.restock {
                    line.restocked = line.restocked.plus(pieces).unwrap_or(line.restocked);
                }
            }
            (Ok(_), Ok(_)) => {
                errors.push(FieldError::new(
                    at("pieces"),
                    message!("Only {pieces} pieces were expected.", pieces = line.pieces),
                ));
            }
            _ => errors.push(FieldError::new(at("pieces"), "The pieces must be a whole number of at least 0.")),
        }
    }
    if errors.is_empty() && lines.iter().all(|line| line.received == Quantity::ZERO) {
        errors.push(FieldError::new("lines", "Please enter what arrived."));
    }
    if errors.is_empty() { Ok(lines) } else { Err(FulfilmentError::Fields(errors)) }
}

/// Which returns this actor sees: company staff all, others those of orders they bought or sold.
pub fn visible_returns(actor: &Actor) -> ReturnScope {
    match actor {
        Actor::System => ReturnScope::All,
        Actor::Guest => ReturnScope::Nothing,
        Actor::User(user) if user.role.is_staff() => ReturnScope::All,
        Actor::User(user) => ReturnScope::Party(user.id),
    }
}
