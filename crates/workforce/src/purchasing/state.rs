//! State machine of purchase orders.

use tierway_kernel::Sentence;

tierway_kernel::names! {
    /// State of a purchase order.
    pub enum PurchaseState as "PurchaseStateName" {
        /// Being put together.
        Draft = "draft",
        /// Not approved; whoever buys changes or cancels it.
        Rejected = "rejected",
        /// May be sent.
        Approved = "approved",
        /// Sent to the supplier.
        Ordered = "ordered",
        /// Something has arrived.
        PartlyReceived = "partlyReceived",
        /// Everything has arrived.
        Received = "received",
        /// Closed; outstanding pieces are no longer expected.
        Closed = "closed",
        /// Called off before anything arrived.
        Cancelled = "cancelled",
    }
}

tierway_kernel::names! {
    /// Steps of a purchase order.
    pub enum PurchaseStep as "PurchaseStepName" {
        /// Its lines, date or note are changed.
        Change = "change",
        /// It is found right.
        Approve = "approve",
        /// It is not approved, and told why.
        Reject = "reject",
        /// It is sent to the supplier.
        Send = "send",
        /// Goods arrive.
        Receive = "receive",
        /// Outstanding pieces are no longer expected.
        Close = "close",
        /// It is called off.
        Cancel = "cancel",
    }
}

impl PurchaseState {
    /// The states in which pieces are still awaited.
    pub const AWAITED: [PurchaseState; 4] =
        [PurchaseState::Draft, PurchaseState::Approved, PurchaseState::Ordered, PurchaseState::PartlyReceived];

    /// The states in which the supplier owes pieces.
    pub const SENT: [PurchaseState; 2] = [PurchaseState::Ordered, PurchaseState::PartlyReceived];

    /// The state by one word.
    pub const fn word(self) -> &'static str {
        match self {
            PurchaseState::Draft => "draft",
            _ => self.words(),
        }
    }

    /// The state in a sentence.
    const fn words(self) -> &'static str {
        match self {
            PurchaseState::Draft => "a draft",
            PurchaseState::Rejected => "rejected",
            PurchaseState::Approved => "approved",
            PurchaseState::Ordered => "ordered",
            PurchaseState::PartlyReceived => "partially received",
            PurchaseState::Received => "received",
            PurchaseState::Closed => "closed",
            PurchaseState::Cancelled => "cancelled",
        }
    }
}

impl PurchaseStep {
    const fn done(self) -> &'static str {
        match self {
            PurchaseStep::Change => "changed",
            PurchaseStep::Approve => "approved",
            PurchaseStep::Reject => "rejected",
            PurchaseStep::Send => "sent",
            PurchaseStep::Receive => "received",
            PurchaseStep::Close => "closed",
            PurchaseStep::Cancel => "cancelled",
        }
    }

    /// The resulting status. A partially received order becomes received once nothing is missing; `is_whole` says so.
    pub fn from(self, state: PurchaseState, is_whole: bool) -> Result<PurchaseState, PurchaseError> {
        match (self, state) {
            (PurchaseStep::Change, PurchaseState::Draft | PurchaseState::Rejected) => Ok(PurchaseState::Draft),
            (PurchaseStep::Approve, PurchaseState::Draft) => Ok(PurchaseState::Approved),
            (PurchaseStep::Reject, PurchaseState::Draft) => Ok(PurchaseState::Rejected),
            (PurchaseStep::Send, PurchaseState::Approved) => Ok(PurchaseState::Ordered),
            (PurchaseStep::Receive, PurchaseState::Ordered | PurchaseState::PartlyReceived) => {
                Ok(if is_whole { PurchaseState::Received } else { PurchaseState::PartlyReceived })
            }
            (PurchaseStep::Close, PurchaseState::PartlyReceived | PurchaseState::Received) => Ok(PurchaseState::Closed),
            (
                PurchaseStep::Cancel,
                PurchaseState::Draft | PurchaseState::Rejected | PurchaseState::Approved | PurchaseState::Ordered,
            ) => Ok(PurchaseState::Cancelled),
            _ => Err(PurchaseError::Impossible { step: self, state }),
        }
    }
}

/// Why nothing is bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum PurchaseError {
    /// The position does not allow it.
    #[error("Your position does not allow this.")]
    NotAllowed,
    /// Somebody else must approve it.
    #[error("This purchase order needs the approval of a manager.")]
    NeedsApproval,
    /// Whoever made it cancels it.
    #[error("You cannot reject your own purchase order. Please cancel it instead.")]
    OwnRejection,
    /// The step does not follow on the state.
    #[error("This purchase order is {state}; it cannot be {done}.", state = state.words(), done = step.done())]
    Impossible {
        /// The requested step.
        step: PurchaseStep,
        /// Its status.
        state: PurchaseState,
    },
    /// Somebody else was faster.
    #[error("This was changed by someone else in the meantime. Please reload it.")]
    Changed,
}
