//! One pick: pieces of one lot for one line of an order.

use chrono::{DateTime, Utc};
use tierway_kernel::{
    FieldError, LineId, LotId, OrderId, PickId, PickWaveId, ProductId, Quantity, Sentence, UserId, message,
};

use crate::checks::{check_length, tidy};

tierway_kernel::names! {
    /// State of a pick.
    pub enum PickState as "PickStateName" {
        /// To be done.
        Open = "open",
        /// All of it was found.
        Picked = "picked",
        /// Less than wanted was found.
        Short = "short",
        /// Given back, or its order was called off.
        Cancelled = "cancelled",
    }
}

tierway_kernel::names! {
    /// Why pieces are short.
    pub enum ShortReason as "ShortReasonName" {
        /// They are not there.
        Missing = "missing",
        /// They cannot be sold.
        Damaged = "damaged",
        /// They are in another location.
        WrongPlace = "wrongPlace",
        /// Something else.
        Other = "other",
    }
}

/// A pick to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewPick {
    /// For which order.
    pub order_id: OrderId,
    /// For which line.
    pub line_id: LineId,
    /// Of which product.
    pub product_id: ProductId,
    /// From which lot; `None`: pieces without one.
    pub lot_id: Option<LotId>,
    /// How many.
    pub pieces: Quantity,
}

/// A written pick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// Identity.
    pub id: PickId,
    /// Of which wave.
    pub wave_id: PickWaveId,
    /// The stored values.
    pub entry: NewPick,
    /// Pieces found so far.
    pub picked: i64,
    /// Its status.
    pub state: PickState,
    /// Why it is short.
    pub reason: Option<ShortReason>,
    /// Note.
    pub note: Option<String>,
    /// Pieces reserved for the order on shelf or trolley: required ones while open, then found ones until they are
    /// shipped.
    pub aside: i64,
    /// The user who last confirmed or decided.
    pub decided_by: Option<UserId>,
    /// When.
    pub decided_at: Option<DateTime<Utc>>,
}

/// Accepted codes for a pick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The product's name.
    pub name: String,
    /// Its SKU.
    pub sku: String,
    /// Its barcode.
    pub barcode: Option<String>,
    /// The batch code of the pick's lot.
    pub lot_code: Option<String>,
}

/// A reported short pick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShortPickInput {
    /// Pieces found in all.
    pub found: i64,
    /// Why, by name.
    pub reason: Option<String>,
    /// Note.
    pub note: Option<String>,
}

/// Why a pick or a wave is not changed.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum PickError {
    /// Complaints by field.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// Something else was scanned.
    #[error("You scanned {scanned}. Expected: {wanted}.")]
    WrongCode {
        /// The scanned code.
        scanned: String,
        /// The request.
        wanted: String,
    },
    /// Already confirmed or cancelled.
    #[error("This pick is already done.")]
    NotOpen,
    /// The wave is finished or was cancelled.
    #[error("This wave is already finished.")]
    WaveOver,
    /// A returned wave has nothing to fetch.
    #[error("This wave was returned to the queue. There is nothing to print.")]
    Returned,
    /// Something is still to be picked.
    #[error("Some picks are still open: {0}.")]
    StillOpen(usize),
    /// Nothing waits to be picked.
    #[error("There is nothing to pick.")]
    NothingToPick,
    /// An order that cannot be picked.
    #[error("Order #{0} cannot be picked now.")]
    NotPickable(OrderId),
    /// Somebody else has it.
    #[error("Order #{0} is already being picked.")]
    Taken(OrderId),
    /// It cannot leave before its wave ends.
    #[error("This order is being picked in wave #{0}. Finish or cancel the wave first.")]
    InWave(PickWaveId),
}

impl ShortReason {
    /// As people say it.
    pub const fn words(self) -> &'static str {
        match self {
            ShortReason::Missing => "missing",
            ShortReason::Damaged => "damaged",
            ShortReason::WrongPlace => "not in their location",
            ShortReason::Other => "short",
        }
    }
}

impl Wanted {
    /// Whether the code matches the pick: barcode, SKU or batch code, ignoring case.
    pub fn matches(&self, code: &str) -> bool {
        let code = code.trim().to_lowercase();
        let is = |text: &str| text.trim().to_lowercase() == code;
        let optional = |text: &Option<String>| text.as_deref().is_some_and(is);
        !code.is_empty() && (is(&self.sku) || optional(&self.barcode) || optional(&self.lot_code))
    }

    /// The pieces in words.
    pub fn words(&self) -> String {
        let lot = self.lot_code.as_ref().map(|code| format!(", batch {code}")).unwrap_or_default();
        format!("{} ({}){lot}", self.name, self.sku)
    }
}

/// Confirms pieces of a pick by the scanned code: all remaining ones, or the given number; never more than required.
pub fn confirm(
    pick: &Pick,
    wanted: &Wanted,
    code: &str,
    pieces: Option<i64>,
    by: Option<UserId>,
    now: DateTime<Utc>,
) -> Result<Pick, PickError> {
    if pick.state != PickState::Open {
        return Err(PickError::NotOpen);
    }
    if code.trim().is_empty() {
        return Err(PickError::Fields(vec![FieldError::new("code", "Please scan or type a code.")]));
    }
    if !wanted.matches(code) {
        let scanned: String = code.trim().chars().take(100).collect();
        return Err(PickError::WrongCode { scanned, wanted: wanted.words() });
    }
    let left = pick.entry.pieces.get() - pick.picked;
    let pieces = pieces.unwrap_or(left);
    if pieces < 1 {
        let sentence = "The pieces must be a whole number of at least 1.";
        return Err(PickError::Fields(vec![FieldError::new("pieces", sentence)]));
    }
    if pieces > left {
        return Err(PickError::Fields(vec![FieldError::new("pieces", message!("Only {left} more are needed.", left))]));
    }
    let state = if pieces == left { PickState::Picked } else { PickState::Open };
    Ok(Pick { picked: pick.picked + pieces, state, decided_by: by, decided_at: Some(now), ..pick.clone() })
}

/// Ends a pick with fewer pieces than wanted. At least those that were confirmed before were found.
pub fn fall_short(
    pick: &Pick,
    input: &ShortPickInput,
    by: Option<UserId>,
    now: DateTime<Utc>,
) -> Result<Pick, PickError> {
    if pick.state != PickState::Open {
        return Err(PickError::NotOpen);
    }
    let mut errors = Vec::new();
    let reason = input.reason.as_deref().map(str::trim).filter(|name| !name.is_empty());
    let known = reason.and_then(ShortReason::parse);
    if known.is_none() {
        errors.push(FieldError::new("reason", "Please enter a reason for the shortage."));
    }
    let note = tidy(input.note.as_deref());
    check_length("note", note.as_deref(), 500, &mut errors);
    let wanted = pick.entry.pieces.get();
    if input.found < pick.picked || input.found >= wanted {
        let sentence = message!(
            "Please enter how many were found: from {least} to {most}.",
            least = pick.picked,
            most = wanted - 1
        );
        errors.push(FieldError::new("pieces", sentence));
    }
    if !errors.is_empty() {
        return Err(PickError::Fields(errors));
    }
    Ok(Pick {
        picked: input.found,
        state: PickState::Short,
        reason: known,
        note,
        aside: input.found,
        decided_by: by,
        decided_at: Some(now),
        ..pick.clone()
    })
}
