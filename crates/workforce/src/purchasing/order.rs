//! Purchase orders, what arrives of them, and what it cost.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{
    FieldError, LotId, Money, MovementId, ProductId, PurchaseLineId, PurchaseOrderId, PurchaseReceiptId, Quantity,
    SupplierId, UserId, too_long,
};

use super::PurchaseState;

/// Most lines of one purchase order, and of one receipt.
pub const MAX_PURCHASE_LINES: usize = 200;

/// Longest reason of a rejection, in characters.
pub const LONGEST_REJECTION: usize = 1_000;

/// A line to be ordered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPurchaseLine {
    /// What.
    pub product_id: ProductId,
    /// The supplier's product number.
    pub supplier_sku: Option<String>,
    /// How many pieces, at least one.
    pub pieces: Quantity,
    /// Unit cost.
    pub cost: Money,
}

/// A purchase order to store as a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPurchase {
    /// Its number.
    pub number: String,
    /// The supplier.
    pub supplier_id: SupplierId,
    /// When it should arrive.
    pub expected_on: Option<NaiveDate>,
    /// For the supplier; printed on the document.
    pub note: Option<String>,
    /// The total of its lines.
    pub total: Money,
    /// The creator; `None` for the system.
    pub created_by: Option<UserId>,
}

/// A purchase order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseOrder {
    /// Identity.
    pub id: PurchaseOrderId,
    /// Its content.
    pub entry: NewPurchase,
    /// Its status.
    pub state: PurchaseState,
    /// Version, incremented with each change.
    pub version: i64,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// The last rejection; it stays when the order is changed and approved after all.
    pub rejection: Option<Rejection>,
    /// The approver.
    pub approved_by: Option<UserId>,
    /// When.
    pub approved_at: Option<DateTime<Utc>>,
    /// The sender.
    pub ordered_by: Option<UserId>,
    /// When.
    pub ordered_at: Option<DateTime<Utc>>,
    /// The user who closed or cancelled it.
    pub closed_by: Option<UserId>,
    /// When.
    pub closed_at: Option<DateTime<Utc>>,
}

impl PurchaseOrder {
    /// Up to which total its maker may approve it: `limit` for purchasers, nothing once it was rejected. A changed order
    /// asks for approval again.
    pub fn own_limit(&self, limit: Money) -> Money {
        if self.rejection.is_some() { Money::ZERO } else { limit }
    }
}

/// Why an order was not approved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rejection {
    /// Who rejected it; `None` for the system.
    pub by: Option<UserId>,
    /// When.
    pub at: DateTime<Utc>,
    /// The reason.
    pub note: String,
}

impl Rejection {
    /// A rejection with its reason trimmed; without a reason nothing is rejected.
    pub fn new(by: Option<UserId>, at: DateTime<Utc>, note: &str) -> Result<Rejection, FieldError> {
        let note = note.trim();
        if note.is_empty() {
            return Err(FieldError::new("note", "Please give a reason for the rejection."));
        }
        if note.chars().count() > LONGEST_REJECTION {
            return Err(FieldError::new("note", too_long(LONGEST_REJECTION)));
        }
        Ok(Rejection { by, at, note: note.to_owned() })
    }
}

/// A line of a purchase order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseLine {
    /// Identity.
    pub id: PurchaseLineId,
    /// Of which order.
    pub order_id: PurchaseOrderId,
    /// The ordered line.
    pub entry: NewPurchaseLine,
    /// Pieces received.
    pub received: i64,
    /// Pieces rejected on receipt.
    pub rejected: i64,
}

impl PurchaseLine {
    /// Outstanding pieces.
    pub fn missing(&self) -> i64 {
        (self.entry.pieces.get() - self.received).max(0)
    }
}

/// Total of the lines; `None` if it is too large to store.
pub fn purchase_total(lines: &[NewPurchaseLine]) -> Option<Money> {
    lines.iter().try_fold(Money::ZERO, |sum, line| sum.plus(line.cost.times(line.pieces.get())?))
}

/// Goods that arrived, to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReceipt {
    /// Of which order.
    pub order_id: PurchaseOrderId,
    /// The supplier's invoice or delivery note.
    pub invoice: Option<String>,
    /// For colleagues.
    pub note: Option<String>,
    /// The user who received them; `None` for the system.
    pub received_by: Option<UserId>,
    /// The received lines.
    pub lines: Vec<ReceiptLine>,
}

/// Received pieces of one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReceiptLine {
    /// Of which line.
    pub line_id: PurchaseLineId,
    /// The product.
    pub product_id: ProductId,
    /// Unit cost.
    pub cost: Money,
    /// Pieces received.
    pub pieces: i64,
    /// Pieces that were refused.
    pub rejected: i64,
    /// Why they were.
    pub reason: Option<String>,
    /// The lot they came into.
    pub lot_id: Option<LotId>,
    /// The movement that brought them in; `None` where all were refused.
    pub movement_id: Option<MovementId>,
}

/// A goods receipt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// Identity.
    pub id: PurchaseReceiptId,
    /// The stored values.
    pub entry: NewReceipt,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// A past cost of a product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CostEntry {
    /// When it was received.
    pub at: DateTime<Utc>,
    /// The supplier.
    pub supplier_name: String,
    /// With which order.
    pub order_id: PurchaseOrderId,
    /// Its number.
    pub number: String,
    /// Unit cost.
    pub cost: Money,
    /// How many were received.
    pub pieces: i64,
}

tierway_kernel::names! {
    /// Order of a list of purchase orders.
    #[derive(Default)]
    pub enum PurchaseSort as "PurchaseSortName" {
        /// Newest first.
        #[default]
        Newest = "-created",
        /// Oldest first.
        Oldest = "created",
        /// Largest total first.
        Largest = "-total",
        /// Smallest total first.
        Smallest = "total",
        /// What is expected last first; those without a date before.
        ExpectedLast = "-expected",
        /// What is expected first first; those without a date at the end.
        ExpectedFirst = "expected",
    }
}

impl PurchaseSort {
    /// Whether the order tells what things cost.
    pub const fn shows_costs(self) -> bool {
        matches!(self, PurchaseSort::Largest | PurchaseSort::Smallest)
    }
}

/// Filters of the purchase orders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PurchaseFilter {
    /// Only orders in this state.
    pub state: Option<PurchaseState>,
    /// Only from this supplier.
    pub supplier_id: Option<SupplierId>,
    /// Start of the number, ignoring case.
    pub number: Option<String>,
    /// In which order.
    pub sort: PurchaseSort,
    /// Only orders that are overdue on this day ([`is_overdue`]).
    pub overdue_on: Option<NaiveDate>,
}

/// Whether an order is overdue on `today`: it was sent, was expected before, and has not arrived whole.
pub fn is_overdue(state: PurchaseState, expected_on: Option<NaiveDate>, today: NaiveDate) -> bool {
    PurchaseState::SENT.contains(&state) && expected_on.is_some_and(|day| day < today)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rejection_says_why_in_a_thousand_characters() {
        let reject = |note: &str| Rejection::new(Some(UserId(7)), DateTime::UNIX_EPOCH, note).map(|done| done.note);
        assert_eq!(reject("  Too many coils. "), Ok("Too many coils.".to_owned()));
        assert_eq!(reject(&"é".repeat(1_000)).map(|note| note.chars().count()), Ok(1_000));
        for (note, sentence) in [
            (String::new(), "Please give a reason for the rejection."),
            (" \n ".to_owned(), "Please give a reason for the rejection."),
            ("é".repeat(1_001), "This must be at most 1000 characters long."),
        ] {
            let error = reject(&note).map_err(|error| (error.field, error.message.to_string()));
            assert_eq!(error, Err(("note".to_owned(), sentence.to_owned())));
        }
    }

    #[test]
    fn only_what_was_sent_and_has_not_arrived_whole_is_overdue() {
        let day = |number| NaiveDate::from_ymd_opt(2026, 11, number);
        for state in PurchaseState::ALL {
            let is_awaited = matches!(state, PurchaseState::Ordered | PurchaseState::PartlyReceived);
            assert_eq!(is_overdue(state, day(2), day(3).unwrap_or_default()), is_awaited, "{state:?}");
            for expected in [None, day(3), day(4)] {
                assert!(!is_overdue(state, expected, day(3).unwrap_or_default()), "{state:?} {expected:?}");
            }
        }
    }
}
