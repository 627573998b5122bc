//! Errors of orders, from cart to return.

use tierway_kernel::Sentence;

use tierway_orders::{
    AddressError, CartError, FulfilmentError, LineError, MessageError, NotOwnFigures, OrderError, PickError,
    QuoteError, ReportScheduleError, SavedCartError, StatusError, TradeDocumentError,
};

use super::Failure;

impl From<LineError> for Failure {
    fn from(error: LineError) -> Failure {
        match error {
            LineError::Fields(fields) => Failure::Fields(fields),
            other => Failure::Rule(other.message()),
        }
    }
}

impl From<StatusError> for Failure {
    fn from(error: StatusError) -> Failure {
        match error {
            StatusError::Impossible { .. } => Failure::Conflict(error.message()),
            StatusError::NotYours { .. } => Failure::Forbidden(error.message()),
            StatusError::NoteMissing { .. } => Failure::field("notes", error),
        }
    }
}

impl From<OrderError> for Failure {
    fn from(error: OrderError) -> Failure {
        let text = error.message();
        match error {
            OrderError::Fields(fields) => Failure::Fields(fields),
            OrderError::Status(error) => error.into(),
            OrderError::NotVerified | OrderError::MayNotRecordPayment | OrderError::MayNotEdit => {
                Failure::Forbidden(text)
            }
            OrderError::TotalMismatch { .. } => Failure::field("totalAmount", text),
            OrderError::NotYourself => Failure::field("customerId", text),
            OrderError::AmountMissing => Failure::field("totalAmount", text),
            OrderError::AlreadyPaid
            | OrderError::NotPayable
            | OrderError::NumberTaken(_)
            | OrderError::Stale
            | OrderError::IsQuote
            | OrderError::CourierFixed
            | OrderError::NotPaidYet
            | OrderError::PartShipped
            | OrderError::PartReturned => Failure::Conflict(text),
            OrderError::PapersMissing | OrderError::TooMuchUnpaid { .. } => Failure::Rule(text),
        }
    }
}

impl From<FulfilmentError> for Failure {
    fn from(error: FulfilmentError) -> Failure {
        let text = error.message();
        match error {
            FulfilmentError::Fields(fields) => Failure::Fields(fields),
            FulfilmentError::Order(error) => error.into(),
            FulfilmentError::NotYours => Failure::Forbidden(text),
            FulfilmentError::RefundTooLarge(_) => Failure::field("amount", text),
            FulfilmentError::TooLate(_) => Failure::Rule(text),
            FulfilmentError::NothingLeft
            | FulfilmentError::NotPaid
            | FulfilmentError::NothingToRefund
            | FulfilmentError::NotReturnable(_)
            | FulfilmentError::ReturnState { .. } => Failure::Conflict(text),
        }
    }
}

impl From<PickError> for Failure {
    fn from(error: PickError) -> Failure {
        let text = error.message();
        match error {
            PickError::Fields(fields) => Failure::Fields(fields),
            PickError::WrongCode { .. } => Failure::field("code", text),
            PickError::NotOpen
            | PickError::WaveOver
            | PickError::Returned
            | PickError::StillOpen(_)
            | PickError::NothingToPick
            | PickError::NotPickable(_)
            | PickError::Taken(_)
            | PickError::InWave(_) => Failure::Conflict(text),
        }
    }
}

impl From<CartError> for Failure {
    fn from(error: CartError) -> Failure {
        match error {
            CartError::Full | CartError::TooLarge => Failure::Rule(error.message()),
            CartError::Moved => Failure::Conflict(error.message()),
        }
    }
}

impl From<AddressError> for Failure {
    fn from(error: AddressError) -> Failure {
        match error {
            AddressError::Fields(fields) => Failure::Fields(fields),
            AddressError::Full => Failure::Rule(error.message()),
        }
    }
}

impl From<ReportScheduleError> for Failure {
    fn from(error: ReportScheduleError) -> Failure {
        Failure::Rule(error.message())
    }
}

impl From<SavedCartError> for Failure {
    fn from(error: SavedCartError) -> Failure {
        let text = error.message();
        match error {
            SavedCartError::Name(fields) => Failure::Fields(fields),
            SavedCartError::NameTaken => Failure::field("name", text),
            SavedCartError::Empty | SavedCartError::Full => Failure::Rule(text),
        }
    }
}

impl From<QuoteError> for Failure {
    fn from(error: QuoteError) -> Failure {
        let text = error.message();
        match error {
            QuoteError::Fields(fields) => Failure::Fields(fields),
            QuoteError::Order(error) => error.into(),
            QuoteError::Line(error) => error.into(),
            QuoteError::NotTheBuyer => Failure::Forbidden(text),
            QuoteError::NotOpen
            | QuoteError::AlreadyAccepted
            | QuoteError::AlreadyDeclined
            | QuoteError::NotOffered
            | QuoteError::Over => Failure::Conflict(text),
        }
    }
}

impl From<MessageError> for Failure {
    fn from(error: MessageError) -> Failure {
        Failure::field("text", error)
    }
}

impl From<TradeDocumentError> for Failure {
    fn from(error: TradeDocumentError) -> Failure {
        match error {
            TradeDocumentError::Hidden => Failure::NotFound("This order"),
            TradeDocumentError::NoPrices | TradeDocumentError::NotStaff => Failure::Forbidden(error.message()),
            TradeDocumentError::UnknownShipment => Failure::NotFound("This shipment"),
            TradeDocumentError::UnknownRefund => Failure::NotFound("This credit note"),
            TradeDocumentError::IsQuote
            | TradeDocumentError::NotPaid
            | TradeDocumentError::Paid
            | TradeDocumentError::Cancelled
            | TradeDocumentError::ShipmentUndone
            | TradeDocumentError::NotRefunded => Failure::Conflict(error.message()),
        }
    }
}

impl From<NotOwnFigures> for Failure {
    fn from(error: NotOwnFigures) -> Failure {
        Failure::Forbidden(error.message())
    }
}
