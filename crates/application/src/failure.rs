//! How a use case fails. The sentences come from the domains' own errors; here they only get their kind, which
//! the API turns into a status.

use chrono::Duration;
use tierway_accounts::{
    ActivationError, ApprovalError, DocumentError, OrderBar, ReferralError, RegistrationError, ResetError, ReviewError,
    SignInRefusal, UploadError,
};
use tierway_catalogue::{DraftError, NotForSale, PriceChangeError};
use tierway_commissions::PayoutError;
use tierway_inventory::{LotDate, LotError, StockError};
use tierway_kernel::{FieldError, PageError, Refused, StoreError};
use tierway_orders::{
    AddressError, CartError, FulfilmentError, LineError, MessageError, OrderError, OthersFigures, PaperError, QuoteError,
    StatusError,
};
use tierway_workforce::ManageError;

use crate::imports::StateError;

/// Why nothing was done. Every variant but `Store` carries a sentence for the person.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Nobody is signed in (401).
    #[error("Please sign in first.")]
    NotSignedIn,
    /// Username or password is wrong, which of them is not said (401).
    #[error("Invalid credentials. Please try again.")]
    BadCredentials,
    /// Visible but not allowed (403).
    #[error("{0}")]
    Forbidden(String),
    /// Does not exist, or not for this caller (404).
    #[error("{0} was not found.")]
    NotFound(&'static str),
    /// Too often; how long to wait (429). Says nothing of what was tried.
    #[error("Too many attempts. Please try again in {}.", in_words(*.0))]
    TooMany(Duration),
    /// Against the current state (409).
    #[error("{0}")]
    Conflict(String),
    /// Fields say what was true before and is no longer (409).
    #[error("{}", .0.first().map_or("Please check the form.", |error| error.message.as_str()))]
    Stale(Vec<FieldError>),
    /// A rule is broken (422).
    #[error("{0}")]
    Rule(String),
    /// Fields are at fault (422).
    #[error("{}", .0.first().map_or("Please check the form.", |error| error.message.as_str()))]
    Fields(Vec<FieldError>),
    /// The key of a request that is made once was used for another one (422).
    #[error("This Idempotency-Key was already used for another request.")]
    KeyReused,
    /// A parameter cannot be read (400).
    #[error("{0}")]
    Malformed(String),
    /// Uploaded content is too large (413).
    #[error("{0}")]
    TooLarge(String),
    /// Uploaded content is of a kind that is not taken (415).
    #[error("{0}")]
    WrongType(String),
    /// The store failed; the text goes to the log only (503 when busy, else 500).
    #[error("the store failed: {0}")]
    Store(#[from] StoreError),
    /// Something outside failed; the text goes to the log only (500).
    #[error("an outside service failed: {0}")]
    Outside(String),
}

/// A wait as people say it: never less than it is.
fn in_words(wait: Duration) -> String {
    let seconds = wait.num_seconds().max(0) + i64::from(wait.subsec_nanos() > 0);
    match seconds {
        ..=1 => "a second".to_owned(),
        2..=119 => format!("{seconds} seconds"),
        _ => format!("{} minutes", (seconds + 59) / 60),
    }
}

impl Failure {
    /// A complaint about one field.
    pub fn field(field: impl Into<String>, message: impl Into<String>) -> Failure {
        Failure::Fields(vec![FieldError::new(field, message)])
    }

    /// An upload that is not taken: too large is about the content, everything else about the form's field.
    pub fn upload(field: &str, error: UploadError) -> Failure {
        match error {
            UploadError::TooLarge => Failure::TooLarge(error.to_string()),
            _ => Failure::field(field, error.to_string()),
        }
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        match refused {
            Refused::NotSignedIn => Failure::NotSignedIn,
            Refused::Forbidden => Failure::Forbidden(refused.to_string()),
        }
    }
}

impl From<PageError> for Failure {
    fn from(error: PageError) -> Failure {
        Failure::Malformed(format!("{error}."))
    }
}

impl From<ReviewError> for Failure {
    fn from(error: ReviewError) -> Failure {
        match error {
            ReviewError::AlreadyDecided(_) => Failure::Conflict(error.to_string()),
            ReviewError::ReasonMissing | ReviewError::ReasonTooLong => Failure::field("reason", error.to_string()),
        }
    }
}

impl From<ApprovalError> for Failure {
    fn from(error: ApprovalError) -> Failure {
        Failure::Rule(error.to_string())
    }
}

impl From<DocumentError> for Failure {
    fn from(error: DocumentError) -> Failure {
        let text = error.to_string();
        match error {
            DocumentError::AlreadyDecided(_) | DocumentError::Replaced => Failure::Conflict(text),
            DocumentError::NotAsked => Failure::field("kind", text),
            DocumentError::NotYours => Failure::Forbidden(text),
            DocumentError::Fields(fields) => Failure::Fields(fields),
        }
    }
}

impl From<ActivationError> for Failure {
    fn from(error: ActivationError) -> Failure {
        match error {
            ActivationError::Yourself => Failure::Rule(error.to_string()),
            ActivationError::AlreadySo(_) | ActivationError::Rejected => Failure::Conflict(error.to_string()),
        }
    }
}

impl From<OrderBar> for Failure {
    fn from(bar: OrderBar) -> Failure {
        Failure::Rule(bar.to_string())
    }
}

impl From<ResetError> for Failure {
    fn from(error: ResetError) -> Failure {
        match error {
            ResetError::LinkDead => Failure::field("token", error.to_string()),
            ResetError::AlreadyDecided(_) => Failure::Conflict(error.to_string()),
            ResetError::NoteTooLong => Failure::field("note", error.to_string()),
        }
    }
}

impl From<ReferralError> for Failure {
    fn from(error: ReferralError) -> Failure {
        Failure::field("referredBy", error.to_string())
    }
}

impl From<RegistrationError> for Failure {
    fn from(error: RegistrationError) -> Failure {
        let text = error.to_string();
        match error {
            RegistrationError::Fields(fields) => Failure::Fields(fields),
            RegistrationError::RoleClosed => Failure::field("role", text),
            RegistrationError::DocumentsMissing(_) => Failure::Rule(text),
            RegistrationError::AdminExists => Failure::Conflict(text),
            RegistrationError::UsernameTaken => Failure::field("username", text),
            RegistrationError::EmailTaken => Failure::field("email", text),
        }
    }
}

impl From<SignInRefusal> for Failure {
    fn from(refusal: SignInRefusal) -> Failure {
        Failure::Forbidden(refusal.to_string())
    }
}

impl From<DraftError> for Failure {
    fn from(error: DraftError) -> Failure {
        let text = error.to_string();
        match error {
            DraftError::Fields(fields) => Failure::Fields(fields),
            DraftError::SkuTaken => Failure::field("sku", text),
            DraftError::BarcodeTaken => Failure::field("barcode", text),
        }
    }
}

impl From<PriceChangeError> for Failure {
    fn from(error: PriceChangeError) -> Failure {
        match error {
            PriceChangeError::Fields(fields) => Failure::Fields(fields),
            PriceChangeError::AlreadyUndone | PriceChangeError::ChangedSince(_) => Failure::Conflict(error.to_string()),
        }
    }
}

impl From<NotForSale> for Failure {
    fn from(error: NotForSale) -> Failure {
        Failure::Rule(error.to_string())
    }
}

impl From<StockError> for Failure {
    fn from(error: StockError) -> Failure {
        match error {
            StockError::WrongReason => Failure::field("reason", error.to_string()),
            StockError::Insufficient { .. } | StockError::Incomplete => Failure::field("quantity", error.to_string()),
            StockError::BelowReserved { .. } | StockError::BelowHeld { .. } | StockError::NotABalance => {
                Failure::field("stockBalance", error.to_string())
            }
        }
    }
}

impl From<LotError> for Failure {
    fn from(error: LotError) -> Failure {
        let text = error.to_string();
        match error {
            LotError::CodeMissing
            | LotError::CodeTooLong
            | LotError::DatesAlone
            | LotError::Unknown(_)
            | LotError::OnHold => Failure::field("lotCode", text),
            LotError::ProducedLater => Failure::field("producedOn", text),
            LotError::ExpiresFirst => Failure::field("expiresOn", text),
            LotError::DateOutOfRange(date) | LotError::DatesDiffer { date, .. } => {
                Failure::field(if date == LotDate::Produced { "producedOn" } else { "expiresOn" }, text)
            }
            LotError::Insufficient(_) | LotError::Promised { .. } => Failure::field("quantity", text),
            LotError::ReasonMissing | LotError::NoteTooLong => Failure::field("reason", text),
            LotError::HeldBack { .. } | LotError::AlreadyHeld | LotError::NotHeld | LotError::Expired(_) => {
                Failure::Conflict(text)
            }
        }
    }
}

impl From<StateError> for Failure {
    fn from(error: StateError) -> Failure {
        Failure::Conflict(error.to_string())
    }
}

impl From<LineError> for Failure {
    fn from(error: LineError) -> Failure {
        match error {
            LineError::Fields(fields) => Failure::Fields(fields),
            other => Failure::Rule(other.to_string()),
        }
    }
}

impl From<StatusError> for Failure {
    fn from(error: StatusError) -> Failure {
        match error {
            StatusError::Impossible { .. } => Failure::Conflict(error.to_string()),
            StatusError::NotYours { .. } => Failure::Forbidden(error.to_string()),
            StatusError::NoteMissing { .. } => Failure::field("notes", error.to_string()),
        }
    }
}

impl From<OrderError> for Failure {
    fn from(error: OrderError) -> Failure {
        let text = error.to_string();
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
            | OrderError::PartShipped
            | OrderError::PartReturned => Failure::Conflict(text),
            OrderError::PapersMissing => Failure::Rule(text),
        }
    }
}

impl From<FulfilmentError> for Failure {
    fn from(error: FulfilmentError) -> Failure {
        let text = error.to_string();
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

impl From<CartError> for Failure {
    fn from(error: CartError) -> Failure {
        match error {
            CartError::Full | CartError::TooLarge => Failure::Rule(error.to_string()),
            CartError::Moved => Failure::Conflict(error.to_string()),
        }
    }
}

impl From<AddressError> for Failure {
    fn from(error: AddressError) -> Failure {
        match error {
            AddressError::Fields(fields) => Failure::Fields(fields),
            AddressError::Full => Failure::Rule(error.to_string()),
        }
    }
}

impl From<QuoteError> for Failure {
    fn from(error: QuoteError) -> Failure {
        let text = error.to_string();
        match error {
            QuoteError::Fields(fields) => Failure::Fields(fields),
            QuoteError::Order(error) => error.into(),
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
        Failure::field("text", error.to_string())
    }
}

impl From<PayoutError> for Failure {
    fn from(error: PayoutError) -> Failure {
        match error {
            PayoutError::NothingDue(_) => Failure::Rule(error.to_string()),
            PayoutError::Impossible { .. } | PayoutError::Overtaken => Failure::Conflict(error.to_string()),
        }
    }
}

impl From<PaperError> for Failure {
    fn from(error: PaperError) -> Failure {
        match error {
            PaperError::Hidden => Failure::NotFound("This order"),
            PaperError::NoPrices => Failure::Forbidden(error.to_string()),
            PaperError::UnknownShipment => Failure::NotFound("This shipment"),
            PaperError::UnknownRefund => Failure::NotFound("This credit note"),
            PaperError::IsQuote
            | PaperError::NotPaid
            | PaperError::Paid
            | PaperError::Cancelled
            | PaperError::ShipmentUndone
            | PaperError::NotRefunded => Failure::Conflict(error.to_string()),
        }
    }
}

impl From<OthersFigures> for Failure {
    fn from(error: OthersFigures) -> Failure {
        Failure::Forbidden(error.to_string())
    }
}

impl From<ManageError> for Failure {
    fn from(error: ManageError) -> Failure {
        let text = error.to_string();
        match error {
            ManageError::NotAnEmployee => Failure::NotFound("This employee"),
            ManageError::AlreadySo(_) => Failure::Conflict(text),
            ManageError::UnknownAction => Failure::field("action", text),
            ManageError::UnknownPosition => Failure::field("position", text),
            ManageError::UnknownDepartment => Failure::field("department", text),
            ManageError::UnknownAccess => Failure::field("access", text),
            ManageError::ReasonTooLong => Failure::field("reason", text),
            ManageError::Ambiguous | ManageError::CodeTaken => Failure::field("employeeId", text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_said_in_words_and_never_too_short() {
        for (milliseconds, words) in [
            (0, "a second"),
            (900, "a second"),
            (29_001, "30 seconds"),
            (60_000, "60 seconds"),
            (120_000, "2 minutes"),
            (840_500, "15 minutes"),
        ] {
            let failure = Failure::TooMany(Duration::milliseconds(milliseconds));
            assert_eq!(failure.to_string(), format!("Too many attempts. Please try again in {words}."));
        }
    }
}
