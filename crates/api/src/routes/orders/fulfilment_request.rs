//! Requests of shipment, refund and return operations.

use tierway_kernel::{LineId, ReturnId};
use tierway_orders::{ReceiptLine, RefundInput, ReturnInput, ReturnLineInput, ShipmentInput};

use crate::dto::*;
use crate::numeric::{Numeric, money, whole};

/// A shipment.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "lines": [{ "lineId": 33, "pieces": 12 }], "carrier": "DHL", "trackingNumber": "TRK-1042", "version": 3
}))]
pub struct ShipOrderRequest {
    /// Lines to ship; everything that is left if omitted.
    #[validate(nested)]
    pub lines: Option<Vec<PiecesRequest>>,
    /// Courier that delivers it.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Notes for the parcel.
    pub notes: Option<String>,
    /// The order's version it was decided against; 409 when the order moved on.
    pub version: Option<i64>,
}

/// Pieces of a line.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct PiecesRequest {
    /// The order's line.
    #[validate(required(code = "line"), custom(function = form::filled, code = "line"))]
    #[validate(custom(function = form::whole, code = "line"))]
    pub line_id: Option<Numeric>,
    /// How many pieces; a whole number of at least 1.
    #[validate(required(code = "pieces"), custom(function = form::filled, code = "pieces"))]
    #[validate(custom(function = form::whole, code = "pieces"))]
    pub pieces: Option<Numeric>,
}

/// A refund.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "amount": "28.00", "method": "Bank", "reason": "Two came back", "returnId": 2 }))]
pub struct RefundOrderRequest {
    /// Amount; everything refundable if omitted.
    #[validate(custom(function = form::amount))]
    pub amount: Option<Numeric>,
    /// A listed payment method; that of the payment if omitted.
    #[schema(example = "Bank")]
    pub method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub reference: Option<String>,
    /// Why.
    pub reason: String,
    /// The return it is for.
    #[validate(custom(function = form::whole, message = "This order does not have this return."))]
    pub return_id: Option<Numeric>,
}

/// Goods to be sent back.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "reason": "Arrived broken", "lines": [{ "lineId": 33, "pieces": 3, "reason": "Leaks" }]
}))]
pub struct RequestReturnRequest {
    /// Why.
    pub reason: String,
    /// Further words.
    pub notes: Option<String>,
    /// Pieces to return; per line at most what was shipped and not yet returned.
    #[validate(nested)]
    pub lines: Vec<ReturnPiecesRequest>,
}

/// Pieces of a line to be sent back.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ReturnPiecesRequest {
    /// The order's line.
    #[validate(required(code = "line"), custom(function = form::filled, code = "line"))]
    #[validate(custom(function = form::whole, code = "line"))]
    pub line_id: Option<Numeric>,
    /// How many pieces; a whole number of at least 1.
    #[validate(required(code = "pieces"), custom(function = form::filled, code = "pieces"))]
    #[validate(custom(function = form::whole, code = "pieces"))]
    pub pieces: Option<Numeric>,
    /// Why this line.
    pub reason: Option<String>,
}

/// A note with a decision.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(default)]
#[schema(example = json!({ "reason": "Please use the label we sent you." }))]
pub struct AnswerReturnRequest {
    /// Note for the buyer; required to reject.
    pub reason: Option<String>,
}

/// Received goods of a return.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "lines": [{ "lineId": 33, "pieces": 2, "restock": true }, { "lineId": 33, "pieces": 1, "restock": false }]
}))]
pub struct ReceiveReturnRequest {
    /// By line and condition; anything omitted did not arrive.
    #[validate(nested)]
    pub lines: Vec<ReceivedPiecesRequest>,
}

/// Pieces of a line that arrived in one condition.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ReceivedPiecesRequest {
    /// The order's line.
    #[validate(required(code = "line"), custom(function = form::filled, code = "line"))]
    #[validate(custom(function = form::whole, code = "line"))]
    pub line_id: Option<Numeric>,
    /// How many pieces.
    #[validate(required(code = "pieces"), custom(function = form::filled, code = "pieces"))]
    #[validate(custom(function = form::whole, code = "pieces"))]
    pub pieces: Option<Numeric>,
    /// `true`: they are restocked into the batches they came from.
    pub restock: bool,
}

fn line(id: Option<&Numeric>) -> LineId {
    LineId(whole(id).unwrap_or_default())
}

fn pieces(number: Option<&Numeric>) -> i64 {
    whole(number).unwrap_or_default()
}

impl ShipOrderRequest {
    /// The input.
    pub fn input(&self) -> ShipmentInput {
        let each = |one: &PiecesRequest| (line(one.line_id.as_ref()), pieces(one.pieces.as_ref()));
        ShipmentInput {
            lines: self.lines.as_ref().map(|lines| lines.iter().map(each).collect()),
            carrier: self.carrier.clone(),
            tracking_number: self.tracking_number.clone(),
            notes: self.notes.clone(),
            expected_version: self.version,
        }
    }
}

impl RefundOrderRequest {
    /// The input.
    pub fn input(&self) -> RefundInput {
        RefundInput {
            amount: money(self.amount.as_ref()),
            method: self.method.clone(),
            reference: self.reference.clone(),
            reason: self.reason.clone(),
            return_id: whole(self.return_id.as_ref()).map(ReturnId),
        }
    }
}

impl RequestReturnRequest {
    /// The input.
    pub fn input(&self) -> ReturnInput {
        let each = |one: &ReturnPiecesRequest| ReturnLineInput {
            line_id: line(one.line_id.as_ref()),
            pieces: pieces(one.pieces.as_ref()),
            reason: one.reason.clone(),
        };
        ReturnInput {
            reason: self.reason.clone(),
            notes: self.notes.clone(),
            lines: self.lines.iter().map(each).collect(),
        }
    }
}

impl ReceiveReturnRequest {
    /// The received lines.
    pub fn arrived(&self) -> Vec<ReceiptLine> {
        let each = |one: &ReceivedPiecesRequest| ReceiptLine {
            line_id: line(one.line_id.as_ref()),
            pieces: pieces(one.pieces.as_ref()),
            restock: one.restock,
        };
        self.lines.iter().map(each).collect()
    }
}
