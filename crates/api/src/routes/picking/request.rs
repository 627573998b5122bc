//! What the operations of picking take.

use tierway_application::Failure;
use tierway_application::picking::ShortPick;
use tierway_kernel::OrderId;
use tierway_orders::ShortWish;

use crate::dto::*;
use crate::routes::catalogue::numeric::{Numeric, Reader};

const WHOLE: &str = "The pieces must be a whole number of at least 1.";
const NO_ORDER: &str = "Please select an order.";

/// Orders to be picked: the named ones, or so many of the oldest that wait (one when neither is given).
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "count": 5 }))]
pub struct ClaimPickingRequest {
    /// These orders, at most 20.
    pub order_ids: Option<Vec<Numeric>>,
    /// So many of the oldest that are paid or in processing, 1 to 20.
    pub count: Option<Numeric>,
}

/// A scanned or typed code.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "code": "4006381333931", "pieces": 3 }))]
pub struct ConfirmPickRequest {
    /// Barcode, SKU or batch code.
    pub code: String,
    /// How many pieces; all that are left when left out.
    pub pieces: Option<Numeric>,
}

/// Pieces that are short.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "pieces": 3, "reason": "damaged", "note": "Two leak", "writeOff": true }))]
pub struct ShortPickRequest {
    /// How many were found in all, fewer than wanted.
    pub pieces: Option<Numeric>,
    /// `missing`, `damaged`, `wrongPlace` or `other`.
    #[schema(example = "damaged")]
    pub reason: Option<String>,
    /// Words with it, at most 500 characters.
    pub note: Option<String>,
    /// Whether the missing pieces leave the stock: damaged ones as damage, others as an adjustment.
    pub write_off: bool,
}

fn done<T>(value: T, read: Reader) -> Result<T, Failure> {
    if read.errors.is_empty() { Ok(value) } else { Err(Failure::Fields(read.errors)) }
}

impl ClaimPickingRequest {
    /// The named orders, and the number.
    pub fn read(&self) -> Result<(Option<Vec<OrderId>>, Option<i64>), Failure> {
        let mut read = Reader::default();
        let orders = self.order_ids.as_ref().map(|ids| {
            let each = ids.iter().enumerate();
            each.filter_map(|(index, id)| read.whole(&format!("orderIds[{index}]"), Some(id), NO_ORDER))
                .map(OrderId)
                .collect()
        });
        let count = read.whole("count", self.count.as_ref(), "Please enter a number from 1 to 20.");
        done((orders, count), read)
    }
}

impl ConfirmPickRequest {
    /// The pieces.
    pub fn pieces(&self) -> Result<Option<i64>, Failure> {
        let mut read = Reader::default();
        let pieces = read.whole("pieces", self.pieces.as_ref(), WHOLE);
        done(pieces, read)
    }
}

impl ShortPickRequest {
    /// What is short.
    pub fn read(&self) -> Result<ShortPick, Failure> {
        let mut read = Reader::default();
        let missing = "Please enter how many were found.";
        let found = read.whole("pieces", self.pieces.as_ref(), missing);
        if found.is_none() && read.errors.is_empty() {
            read.fault("pieces", missing);
        }
        let wish = ShortWish { found: found.unwrap_or_default(), reason: self.reason.clone(), note: self.note.clone() };
        done(ShortPick { wish, write_off: self.write_off }, read)
    }
}
