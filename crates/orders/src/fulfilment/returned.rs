//! Returns: goods the buyer sends back. requested → approved → received → closed, or rejected.

use chrono::{DateTime, Utc};
use tierway_kernel::{LineId, OrderId, Permission, Quantity, ReturnId, UserId};

tierway_kernel::names! {
    /// State of a return.
    pub enum ReturnState as "ReturnStateName" {
        /// Asked for.
        Requested = "requested",
        /// The goods may be sent back.
        Approved = "approved",
        /// Turned down.
        Rejected = "rejected",
        /// The goods arrived.
        Received = "received",
        /// Nothing more happens to it.
        Closed = "closed",
    }
}

tierway_kernel::names! {
    /// Steps of a return.
    pub enum ReturnAction as "ReturnActionName" {
        /// Let the goods be sent back.
        Approve = "approve",
        /// Turn it down.
        Reject = "reject",
        /// Enter what arrived.
        Receive = "receive",
        /// Refund it.
        Refund = "refund",
        /// End it.
        Close = "close",
    }
}

use ReturnState::{Approved, Closed, Received, Requested};

impl ReturnState {
    /// Whether its goods are still expected.
    pub const fn is_open(self) -> bool {
        matches!(self, Requested | Approved)
    }

    /// Whether its goods count for a refund.
    pub const fn is_accepted(self) -> bool {
        matches!(self, Approved | Received | Closed)
    }
}

impl ReturnAction {
    /// Who may do it.
    pub const fn permission(self) -> Permission {
        match self {
            ReturnAction::Approve => Permission::ApproveReturn,
            ReturnAction::Reject => Permission::RejectReturn,
            ReturnAction::Receive => Permission::ReceiveReturn,
            ReturnAction::Refund => Permission::RefundOrder,
            ReturnAction::Close => Permission::CloseReturn,
        }
    }

    /// The participle, for sentences.
    pub const fn done(self) -> &'static str {
        match self {
            ReturnAction::Approve => "approved",
            ReturnAction::Reject => "rejected",
            ReturnAction::Receive => "received",
            ReturnAction::Refund => "refunded",
            ReturnAction::Close => "closed",
        }
    }
}

/// A line of a return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReturnLine {
    /// Of which line of the order.
    pub line_id: LineId,
    /// Pieces announced.
    pub pieces: Quantity,
    /// Pieces that arrived.
    pub received: Quantity,
    /// Pieces of them that went back on the shelf.
    pub restocked: Quantity,
    /// Reason of this line.
    pub reason: Option<String>,
}

/// A return to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReturn {
    /// Of which order.
    pub order_id: OrderId,
    /// Its number.
    pub number: String,
    /// Why.
    pub reason: String,
    /// Further words.
    pub notes: Option<String>,
    /// The requester.
    pub requested_by: Option<UserId>,
    /// Its lines.
    pub lines: Vec<ReturnLine>,
}

/// A stored return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Return {
    /// Identity.
    pub id: ReturnId,
    /// Of which order.
    pub order_id: OrderId,
    /// Its number.
    pub number: String,
    /// Its status.
    pub state: ReturnState,
    /// Why.
    pub reason: String,
    /// Notes of the requester.
    pub notes: Option<String>,
    /// Note on approval, rejection or closing.
    pub answer: Option<String>,
    /// The requester; `None` for the system.
    pub requested_by: Option<UserId>,
    /// When.
    pub created_at: DateTime<Utc>,
    /// The user who decided.
    pub decided_by: Option<UserId>,
    /// When.
    pub decided_at: Option<DateTime<Utc>>,
    /// The user who recorded the receipt.
    pub received_by: Option<UserId>,
    /// When.
    pub received_at: Option<DateTime<Utc>>,
    /// When it ended.
    pub closed_at: Option<DateTime<Utc>>,
    /// Its lines.
    pub lines: Vec<ReturnLine>,
}

impl Return {
    /// Pieces of a line that count: those that arrived, before that those announced, none once it ended without them.
    pub fn counted(&self, line: &ReturnLine) -> Quantity {
        match self.received_at {
            Some(_) => line.received,
            None if self.ended_without_goods() => Quantity::ZERO,
            None => line.pieces,
        }
    }

    /// Whether it was closed though nothing arrived: the goods never came, or it was a gesture of goodwill.
    pub fn ended_without_goods(&self) -> bool {
        self.state == Closed && self.received_at.is_none()
    }
}
