//! Requests of picking operations.

use tierway_application::picking::ShortPick;
use tierway_kernel::OrderId;
use tierway_orders::ShortPickInput;

use crate::dto::*;
use crate::form::OrderKey;
use crate::numeric::{Numeric, whole};

/// Orders to pick: the named ones, or this many of the oldest waiting ones (one if neither is given).
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "count": 5 }))]
pub struct ClaimPickingRequest {
    /// These orders, at most 20.
    #[schema(value_type = Option<Vec<Numeric>>)]
    #[validate(nested)]
    pub order_ids: Option<Vec<OrderKey>>,
    /// This many of the oldest paid or processing orders, 1 to 20.
    #[validate(custom(function = form::whole, message = "Please enter a number from 1 to 20."))]
    pub count: Option<Numeric>,
}

/// A scanned or typed code.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "code": "4006381333931", "pieces": 3 }))]
pub struct ConfirmPickRequest {
    /// Barcode, SKU or batch code.
    pub code: String,
    /// Number of pieces; all remaining if omitted.
    #[validate(custom(function = form::whole, code = "pieces"))]
    pub pieces: Option<Numeric>,
}

/// Pieces that are short.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "pieces": 3, "reason": "damaged", "note": "Two leak", "writeOff": true }))]
pub struct ShortPickRequest {
    /// Pieces found in total, fewer than required.
    #[validate(required(message = "Please enter how many were found."))]
    #[validate(custom(function = form::filled, message = "Please enter how many were found."))]
    #[validate(custom(function = form::whole, message = "Please enter how many were found."))]
    pub pieces: Option<Numeric>,
    /// `missing`, `damaged`, `wrongPlace` or `other`.
    #[schema(example = "damaged")]
    pub reason: Option<String>,
    /// Words with it, at most 500 characters.
    pub note: Option<String>,
    /// Whether the missing pieces leave the stock: damaged ones as damage, others as an adjustment.
    pub write_off: bool,
}

impl ClaimPickingRequest {
    /// The named orders, and the number.
    pub fn read(&self) -> (Option<Vec<OrderId>>, Option<i64>) {
        let orders = self.order_ids.as_ref().map(|ids| ids.iter().map(OrderKey::id).collect());
        (orders, whole(self.count.as_ref()))
    }
}

impl ConfirmPickRequest {
    /// The pieces.
    pub fn pieces(&self) -> Option<i64> {
        whole(self.pieces.as_ref())
    }
}

impl ShortPickRequest {
    /// The missing quantity.
    pub fn read(&self) -> ShortPick {
        let found = whole(self.pieces.as_ref()).unwrap_or_default();
        let input = ShortPickInput { found, reason: self.reason.clone(), note: self.note.clone() };
        ShortPick { input, write_off: self.write_off }
    }
}
