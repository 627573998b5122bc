//! Errors of the inventory: stock, locations and lots.

use tierway_inventory::{LocationError, LotDate, LotError, StockAlertError, StockError};

use tierway_kernel::{FieldError, Sentence};

use super::{Failure, StaleField};

impl From<StockError> for Failure {
    fn from(error: StockError) -> Failure {
        match error {
            StockError::WrongReason => Failure::field("reason", error),
            StockError::Insufficient { .. } | StockError::Incomplete => Failure::field("quantity", error),
            StockError::Moved { balance } => {
                let error = FieldError::new("expected", error);
                Failure::Stale(vec![StaleField { error, current: Some(balance.to_string()) }])
            }
            StockError::BelowReserved { .. } | StockError::BelowHeld { .. } | StockError::NotABalance => {
                Failure::field("stockBalance", error)
            }
        }
    }
}

impl From<LocationError> for Failure {
    fn from(error: LocationError) -> Failure {
        Failure::field("location", error)
    }
}

impl From<LotError> for Failure {
    fn from(error: LotError) -> Failure {
        let text = error.message();
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

impl From<StockAlertError> for Failure {
    fn from(error: StockAlertError) -> Failure {
        match error {
            StockAlertError::InStock => Failure::Conflict(error.message()),
            StockAlertError::Full => Failure::Rule(error.message()),
        }
    }
}
