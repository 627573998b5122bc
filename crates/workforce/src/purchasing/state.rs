//! Where a purchase order stands and what may follow.

use super::PurchaseError;

/// Where a purchase order stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PurchaseState {
    /// Being put together.
    Draft,
    /// May be sent.
    Approved,
    /// Sent to the supplier.
    Ordered,
    /// Something has arrived.
    PartlyReceived,
    /// Everything has arrived.
    Received,
    /// Done; what has not come will not.
    Closed,
    /// Called off before anything arrived.
    Cancelled,
}

/// What can be done with a purchase order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PurchaseStep {
    /// Its lines, date or note are changed.
    Change,
    /// It is found right.
    Approve,
    /// It is sent to the supplier.
    Send,
    /// Goods arrive.
    Receive,
    /// The rest will not come.
    Close,
    /// It is called off.
    Cancel,
}

impl PurchaseState {
    /// All states.
    pub const ALL: [PurchaseState; 7] = [
        PurchaseState::Draft,
        PurchaseState::Approved,
        PurchaseState::Ordered,
        PurchaseState::PartlyReceived,
        PurchaseState::Received,
        PurchaseState::Closed,
        PurchaseState::Cancelled,
    ];

    /// The states in which pieces are still awaited.
    pub const AWAITED: [PurchaseState; 4] =
        [PurchaseState::Draft, PurchaseState::Approved, PurchaseState::Ordered, PurchaseState::PartlyReceived];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            PurchaseState::Draft => "draft",
            PurchaseState::Approved => "approved",
            PurchaseState::Ordered => "ordered",
            PurchaseState::PartlyReceived => "partlyReceived",
            PurchaseState::Received => "received",
            PurchaseState::Closed => "closed",
            PurchaseState::Cancelled => "cancelled",
        }
    }

    /// The state in a sentence.
    const fn words(self) -> &'static str {
        match self {
            PurchaseState::Draft => "a draft",
            PurchaseState::Approved => "approved",
            PurchaseState::Ordered => "ordered",
            PurchaseState::PartlyReceived => "received in part",
            PurchaseState::Received => "received",
            PurchaseState::Closed => "closed",
            PurchaseState::Cancelled => "cancelled",
        }
    }
}

impl PurchaseStep {
    /// All steps.
    pub const ALL: [PurchaseStep; 6] = [
        PurchaseStep::Change,
        PurchaseStep::Approve,
        PurchaseStep::Send,
        PurchaseStep::Receive,
        PurchaseStep::Close,
        PurchaseStep::Cancel,
    ];

    /// The name in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            PurchaseStep::Change => "change",
            PurchaseStep::Approve => "approve",
            PurchaseStep::Send => "send",
            PurchaseStep::Receive => "receive",
            PurchaseStep::Close => "close",
            PurchaseStep::Cancel => "cancel",
        }
    }

    const fn done(self) -> &'static str {
        match self {
            PurchaseStep::Change => "changed",
            PurchaseStep::Approve => "approved",
            PurchaseStep::Send => "sent",
            PurchaseStep::Receive => "received",
            PurchaseStep::Close => "closed",
            PurchaseStep::Cancel => "cancelled",
        }
    }

    /// Where the step leads. What was received in part is received once nothing is missing any more; `is_whole` says so.
    pub fn from(self, state: PurchaseState, is_whole: bool) -> Result<PurchaseState, PurchaseError> {
        match (self, state) {
            (PurchaseStep::Change, PurchaseState::Draft) => Ok(PurchaseState::Draft),
            (PurchaseStep::Approve, PurchaseState::Draft) => Ok(PurchaseState::Approved),
            (PurchaseStep::Send, PurchaseState::Approved) => Ok(PurchaseState::Ordered),
            (PurchaseStep::Receive, PurchaseState::Ordered | PurchaseState::PartlyReceived) => {
                Ok(if is_whole { PurchaseState::Received } else { PurchaseState::PartlyReceived })
            }
            (PurchaseStep::Close, PurchaseState::PartlyReceived | PurchaseState::Received) => Ok(PurchaseState::Closed),
            (PurchaseStep::Cancel, PurchaseState::Draft | PurchaseState::Approved | PurchaseState::Ordered) => {
                Ok(PurchaseState::Cancelled)
            }
            _ => Err(PurchaseError::Impossible { step: self, state }),
        }
    }
}

impl PurchaseError {
    pub(super) fn impossible(step: PurchaseStep, state: PurchaseState) -> String {
        format!("This purchase order is {}; it cannot be {}.", state.words(), step.done())
    }
}
