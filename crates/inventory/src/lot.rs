//! Lots: pieces of one product from the same batch, with a batch code and dates. A lot on hold is not sold.

use chrono::{DateTime, Days, NaiveDate, Utc};
use tierway_kernel::{LotId, Message, ProductId, Sentence, UserId, fold, message, too_long};

use crate::{Direction, Reason, ShelfLocation};

/// Longest batch code, in characters.
pub const MAX_LOT_CODE: usize = 60;
/// Longest reason of a hold and longest note of an event, in characters.
pub const MAX_LOT_NOTE: usize = 500;
/// Lots that expire within this many days count as expiring; default of a setting.
pub const EXPIRY_WARNING_DAYS: i64 = 30;

/// A lot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lot {
    /// Identity.
    pub id: LotId,
    /// Of which product.
    pub product_id: ProductId,
    /// The batch code as it was first entered; unique within the product without case.
    pub code: String,
    /// Production and expiry date.
    pub dates: LotDates,
    /// Where its pieces lie, if not where the product's do.
    pub location: Option<ShelfLocation>,
    /// Everything that ever came in.
    pub stock_in: i64,
    /// Everything that ever went out.
    pub stock_out: i64,
    /// Why it is on hold; `None`: it is not.
    pub hold_reason: Option<Message>,
    /// When the first pieces came in.
    pub created_at: DateTime<Utc>,
}

/// The dates of a lot.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LotDates {
    /// Production date.
    pub produced_on: Option<NaiveDate>,
    /// Expiry date: the last day on which it can be sold.
    pub expires_on: Option<NaiveDate>,
}

/// A lot to write, as yet without pieces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLot {
    /// Of which product.
    pub product_id: ProductId,
    /// The batch code.
    pub code: String,
    /// Its dates.
    pub dates: LotDates,
}

tierway_kernel::names! {
    /// State of a batch today.
    pub enum LotState as "LotStateName" {
        /// None of these.
        Open = "open",
        /// On hold.
        Held = "held",
        /// Past its last day.
        Expired = "expired",
        /// Near its last day.
        Expiring = "expiring",
        /// Nothing is left of it.
        Empty = "empty",
    }
}

tierway_kernel::names! {
    /// A batch event.
    pub enum LotEventKind as "LotEventName" {
        /// The first pieces came in.
        Created = "created",
        /// It was put on hold; the note is the reason.
        Held = "held",
        /// It was released.
        Released = "released",
        /// Its dates were entered or corrected; the note has the change.
        Dated = "dated",
    }
}

/// An entry of a lot's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotEvent {
    /// Which lot.
    pub lot_id: LotId,
    /// The event.
    pub kind: LotEventKind,
    /// Why, or how.
    pub note: Option<Message>,
    /// Who; `None` for the system.
    pub actor_id: Option<UserId>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Why something cannot be done with a lot.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum LotError {
    /// A movement in of a lot-tracked product names no lot.
    #[error("This product is tracked by batch. Please enter the batch code.")]
    CodeMissing,
    /// Too long a code.
    #[error("A batch code can have at most 60 characters.")]
    CodeTooLong,
    /// Dates without a lot they could belong to.
    #[error("Please enter the batch code these dates belong to.")]
    DatesAlone,
    /// No such lot of the product.
    #[error("This product has no batch {0}.")]
    Unknown(String),
    /// Made tomorrow.
    #[error("The production date cannot be in the future.")]
    ProducedLater,
    /// An implausible year; with the field.
    #[error("Please enter a date between 2000 and 2999.")]
    DateOutOfRange(LotDate),
    /// Expires before its production date.
    #[error("The expiry date cannot be before the production date.")]
    ExpiresFirst,
    /// Another date than the lot has.
    #[error("Batch {code} has a different {date}: {kept}.", date = date.words())]
    DatesDiffer {
        /// The lot.
        code: String,
        /// Which date.
        date: LotDate,
        /// The lot's date.
        kept: NaiveDate,
    },
    /// More than the lot has.
    #[error("Only {0} units of this batch are in stock.")]
    Insufficient(i64),
    /// The lot is on hold, and this reason does not take from held lots.
    #[error("This batch is on hold. It cannot be sold or used for samples.")]
    OnHold,
    /// What is promised would no longer be there.
    #[error("{reserved} units are reserved for open orders; at most {spare} can be removed.")]
    Promised {
        /// Pieces promised.
        reserved: i64,
        /// Pieces beyond them.
        spare: i64,
    },
    /// The order's pieces are on hold.
    #[error("Only {free} units of {name} are available; {held} are on hold.")]
    HeldBack {
        /// The product.
        name: String,
        /// Pieces that are not on hold.
        free: i64,
        /// Pieces on hold.
        held: i64,
    },
    /// It is on hold.
    #[error("This batch is already on hold.")]
    AlreadyHeld,
    /// It is not.
    #[error("This batch is not on hold.")]
    NotHeld,
    /// A hold without a reason.
    #[error("Please enter a reason for the hold.")]
    ReasonMissing,
    /// Too long a reason or note.
    #[error("{text}", text = too_long(MAX_LOT_NOTE))]
    NoteTooLong,
    /// Expired, and expired lots are held.
    #[error("This batch expired on {0}. Please correct its expiry date before you release it.")]
    Expired(NaiveDate),
}

/// One of a lot's two dates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LotDate {
    /// Production date.
    Produced,
    /// Expiry date: the last day on which it can be sold.
    Expires,
}

impl LotDate {
    /// As people call it.
    pub const fn words(self) -> &'static str {
        match self {
            LotDate::Produced => "production date",
            LotDate::Expires => "expiry date",
        }
    }
}

impl Lot {
    /// Pieces on hand.
    pub fn balance(&self) -> i64 {
        self.stock_in - self.stock_out
    }

    /// Whether nothing of it may be sold.
    pub fn is_held(&self) -> bool {
        self.hold_reason.is_some()
    }

    /// Whether its last day is over.
    pub fn has_expired(&self, today: NaiveDate) -> bool {
        self.dates.expires_on.is_some_and(|last| last < today)
    }

    /// Its state on `today`; lots that expire within `warning_days` count as expiring.
    pub fn state(&self, today: NaiveDate, warning_days: i64) -> LotState {
        if self.is_held() {
            LotState::Held
        } else if self.balance() == 0 {
            LotState::Empty
        } else if self.has_expired(today) {
            LotState::Expired
        } else if self.dates.expires_on.is_some_and(|last| last <= warn_until(today, warning_days)) {
            LotState::Expiring
        } else {
            LotState::Open
        }
    }

    /// Whether pieces of it may go out for `reason`: all when it is free; scrapped, sent back, moved or counted away
    /// while it is on hold.
    pub fn check_out(&self, reason: Reason) -> Result<(), LotError> {
        let leaves_held_lots = reason.fits(Direction::Out) && !matches!(reason, Reason::Sale | Reason::Sample);
        if self.is_held() && !leaves_held_lots { Err(LotError::OnHold) } else { Ok(()) }
    }

    /// Whether it may be put on hold.
    pub fn check_hold(&self) -> Result<(), LotError> {
        if self.is_held() { Err(LotError::AlreadyHeld) } else { Ok(()) }
    }

    /// Whether it may be released on `today`; `keeps_expired`: expired lots stay on hold.
    pub fn check_release(&self, today: NaiveDate, keeps_expired: bool) -> Result<(), LotError> {
        match self.dates.expires_on {
            _ if !self.is_held() => Err(LotError::NotHeld),
            Some(last) if keeps_expired && last < today => Err(LotError::Expired(last)),
            _ => Ok(()),
        }
    }
}

impl LotDates {
    /// Checks dates entered on `today`.
    pub fn checked(self, today: NaiveDate) -> Result<LotDates, LotError> {
        use chrono::Datelike as _;
        let odd = |date: Option<NaiveDate>| date.is_some_and(|date| !(2000..=2999).contains(&date.year()));
        if odd(self.produced_on) {
            return Err(LotError::DateOutOfRange(LotDate::Produced));
        }
        if odd(self.expires_on) {
            return Err(LotError::DateOutOfRange(LotDate::Expires));
        }
        // Somewhere it is tomorrow already.
        if self.produced_on.is_some_and(|made| Some(made) > today.checked_add_days(Days::new(1))) {
            return Err(LotError::ProducedLater);
        }
        match (self.produced_on, self.expires_on) {
            (Some(made), Some(last)) if last < made => Err(LotError::ExpiresFirst),
            _ => Ok(self),
        }
    }

    /// How these dates differ from `before`, in words; `None` when they do not.
    pub fn difference(&self, before: &LotDates) -> Option<Message> {
        let text = |date: Option<NaiveDate>| date.map_or_else(|| message!("no date"), tierway_kernel::date);
        let changed = |date: LotDate, before: Option<NaiveDate>, after: Option<NaiveDate>| {
            let words = || {
                let (before, after) = (text(before), text(after));
                message!("{date}: {before} to {after}", date = date.words(), before, after)
            };
            (before != after).then(words)
        };
        let parts: Vec<Message> = [
            changed(LotDate::Produced, before.produced_on, self.produced_on),
            changed(LotDate::Expires, before.expires_on, self.expires_on),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!parts.is_empty()).then(|| Message::list(parts))
    }
}

/// Checks a batch code: trimmed, not empty, not too long.
pub fn check_lot_code(code: &str) -> Result<Option<String>, LotError> {
    let code = code.split_whitespace().collect::<Vec<_>>().join(" ");
    match code.chars().count() {
        0 => Ok(None),
        1..=MAX_LOT_CODE => Ok(Some(code)),
        _ => Err(LotError::CodeTooLong),
    }
}

/// The form in which batch codes are compared.
pub fn lot_code_key(code: &str) -> String {
    fold(code)
}

/// Checks the reason of a hold.
pub fn check_hold_reason(reason: &str) -> Result<String, LotError> {
    check_lot_note(Some(reason))?.ok_or(LotError::ReasonMissing)
}

/// Checks a note.
pub fn check_lot_note(note: Option<&str>) -> Result<Option<String>, LotError> {
    let note = note.map(str::trim).filter(|note| !note.is_empty());
    match note {
        Some(note) if note.chars().count() > MAX_LOT_NOTE => Err(LotError::NoteTooLong),
        note => Ok(note.map(str::to_owned)),
    }
}

/// Merges dates into an existing lot: given dates must not contradict its own; missing ones are filled in.
pub fn join_lot(lot: &Lot, given: LotDates) -> Result<LotDates, LotError> {
    let joined = |date: LotDate, kept: Option<NaiveDate>, given: Option<NaiveDate>| match (kept, given) {
        (Some(kept), Some(given)) if kept != given => Err(LotError::DatesDiffer { code: lot.code.clone(), date, kept }),
        (kept, given) => Ok(kept.or(given)),
    };
    let dates = LotDates {
        produced_on: joined(LotDate::Produced, lot.dates.produced_on, given.produced_on)?,
        expires_on: joined(LotDate::Expires, lot.dates.expires_on, given.expires_on)?,
    };
    match (dates.produced_on, dates.expires_on) {
        (Some(made), Some(last)) if last < made => Err(LotError::ExpiresFirst),
        _ => Ok(dates),
    }
}

/// Where pieces lie: the location of their lot, else that of their product.
pub fn location_of(product: Option<&ShelfLocation>, lot: Option<&Lot>) -> Option<ShelfLocation> {
    lot.and_then(|lot| lot.location.as_ref()).or(product).cloned()
}

/// Why a lot is put on hold when its last day is over.
pub fn expired_reason(last: NaiveDate) -> Message {
    message!("Expired on {day}", day = last)
}

/// The last day on which a lot that ends counts as expiring.
pub fn warn_until(today: NaiveDate, warning_days: i64) -> NaiveDate {
    let days = u64::try_from(warning_days).unwrap_or_default();
    today.checked_add_days(Days::new(days)).unwrap_or(NaiveDate::MAX)
}

#[cfg(test)]
mod tests;
