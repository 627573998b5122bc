//! Why a shipment, a return or a refund is refused.

use chrono::NaiveDate;
use tierway_kernel::{FieldError, Message, Money, Sentence};

use super::{ReturnAction, ReturnState};
use crate::{OrderError, OrderStatus};

/// Why a shipment, return or refund is rejected.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum FulfilmentError {
    /// Complaints by field.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// Rules for every change of an order.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Nothing of it is left here.
    #[error("This order has been shipped completely.")]
    NothingLeft,
    /// No money came in.
    #[error("This order has not been paid.")]
    NotPaid,
    /// Nothing was returned or cancelled, or all of it was refunded.
    #[error("Nothing to refund: goods must be returned or the order cancelled first.")]
    NothingToRefund,
    /// More than what may go back.
    #[error("At most {0} can be refunded.")]
    RefundTooLarge(Money),
    /// Only shipped pieces can be returned.
    #[error("Goods of an order that is {0} cannot be returned.")]
    NotReturnable(OrderStatus),
    /// Past the last day by the setting `returnDays`.
    #[error("Goods of this order could be returned until {0}.")]
    TooLate(NaiveDate),
    /// Neither the buyer nor company staff.
    #[error("You may not return goods of this order.")]
    NotYours,
    /// Not possible in the return's current state.
    #[error("A return that is {state} cannot be {done}.", done = action.done())]
    ReturnState {
        /// Its status.
        state: ReturnState,
        /// The operation.
        action: ReturnAction,
    },
}

impl FulfilmentError {
    /// A complaint about one field.
    pub(super) fn field(field: impl Into<String>, message: impl Into<Message>) -> FulfilmentError {
        FulfilmentError::Fields(vec![FieldError::new(field, message)])
    }
}
