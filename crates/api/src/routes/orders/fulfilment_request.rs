//! What operations about shipments, refunds and returns take.

use tierway_application::Failure;
use tierway_kernel::{LineId, ReturnId};
use tierway_orders::{ReceiptLine, RefundWish, ReturnWish, ReturnWishLine, ShipWish};

use crate::dto::*;
use crate::routes::catalogue::numeric::{Numeric, Reader};

const NO_LINE: &str = "Please choose a line of the order.";
const WHOLE: &str = "The pieces must be a whole number of at least 1.";

/// A shipment.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "lines": [{ "lineId": 33, "pieces": 12 }], "carrier": "DHL", "trackingNumber": "TRK-1042", "version": 3
}))]
pub struct ShipOrderRequest {
    /// What leaves; all that is left when left out.
    pub lines: Option<Vec<PiecesRequest>>,
    /// Who carries it.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Notes for the parcel.
    pub notes: Option<String>,
    /// The order's version it was decided against; 409 when the order moved on.
    pub version: Option<i64>,
}

/// Pieces of a line.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct PiecesRequest {
    /// The order's line.
    pub line_id: Option<Numeric>,
    /// How many pieces; a whole number of at least 1.
    pub pieces: Option<Numeric>,
}

/// A refund.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "amount": "28.00", "method": "Bank", "reason": "Two came back", "returnId": 2 }))]
pub struct RefundOrderRequest {
    /// How much; all that may go back when left out.
    pub amount: Option<Numeric>,
    /// One of the listed payment methods; as it was paid when left out.
    #[schema(example = "Bank")]
    pub method: Option<String>,
    /// The bank's or wallet's reference.
    pub reference: Option<String>,
    /// Why.
    pub reason: String,
    /// The return it is for.
    pub return_id: Option<Numeric>,
}

/// Goods to be sent back.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "reason": "Arrived broken", "lines": [{ "lineId": 33, "pieces": 3, "reason": "Leaks" }]
}))]
pub struct RequestReturnRequest {
    /// Why.
    pub reason: String,
    /// Further words.
    pub notes: Option<String>,
    /// Which pieces; of each line at most what has left and is not on its way back.
    pub lines: Vec<ReturnPiecesRequest>,
}

/// Pieces of a line to be sent back.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ReturnPiecesRequest {
    /// The order's line.
    pub line_id: Option<Numeric>,
    /// How many pieces; a whole number of at least 1.
    pub pieces: Option<Numeric>,
    /// Why this line.
    pub reason: Option<String>,
}

/// Words that go with a decision.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({ "reason": "Please use the label we sent you." }))]
pub struct AnswerReturnRequest {
    /// For the buyer; needed to reject.
    pub reason: Option<String>,
}

/// What arrived of a return.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "lines": [{ "lineId": 33, "pieces": 2, "restock": true }, { "lineId": 33, "pieces": 1, "restock": false }]
}))]
pub struct ReceiveReturnRequest {
    /// By line and condition; what is left out did not arrive.
    pub lines: Vec<ReceivedPiecesRequest>,
}

/// Pieces of a line that arrived in one condition.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ReceivedPiecesRequest {
    /// The order's line.
    pub line_id: Option<Numeric>,
    /// How many pieces.
    pub pieces: Option<Numeric>,
    /// `true`: they go back on the shelf, into the batches they came from.
    pub restock: bool,
}

/// Reads the line and pieces of item `index`; what is missing or unreadable is named.
fn pieces(index: usize, line: &Option<Numeric>, pieces: &Option<Numeric>, read: &mut Reader) -> Option<(LineId, i64)> {
    let (line_field, pieces_field) = (format!("lines[{index}].lineId"), format!("lines[{index}].pieces"));
    for (field, given, sentence) in [(&line_field, line, NO_LINE), (&pieces_field, pieces, WHOLE)] {
        if given.as_ref().is_none_or(Numeric::is_empty) {
            read.fault(field, sentence);
        }
    }
    let line = read.whole(&line_field, line.as_ref(), NO_LINE);
    let pieces = read.whole(&pieces_field, pieces.as_ref(), WHOLE);
    Some((LineId(line?), pieces?))
}

fn done<T>(value: T, read: Reader) -> Result<T, Failure> {
    if read.errors.is_empty() { Ok(value) } else { Err(Failure::Fields(read.errors)) }
}

impl ShipOrderRequest {
    /// The wish.
    pub fn wish(&self) -> Result<ShipWish, Failure> {
        let mut read = Reader::default();
        let lines = self.lines.as_ref().map(|lines| {
            let each = lines.iter().enumerate();
            each.filter_map(|(index, one)| pieces(index, &one.line_id, &one.pieces, &mut read)).collect()
        });
        let wish = ShipWish {
            lines,
            carrier: self.carrier.clone(),
            tracking_number: self.tracking_number.clone(),
            notes: self.notes.clone(),
            expected_version: self.version,
        };
        done(wish, read)
    }
}

impl RefundOrderRequest {
    /// The wish.
    pub fn wish(&self) -> Result<RefundWish, Failure> {
        let mut read = Reader::default();
        let amount = read.money("amount", self.amount.as_ref());
        let return_id = read.whole("returnId", self.return_id.as_ref(), "This order has no such return.");
        let wish = RefundWish {
            amount,
            method: self.method.clone(),
            reference: self.reference.clone(),
            reason: self.reason.clone(),
            return_id: return_id.map(ReturnId),
        };
        done(wish, read)
    }
}

impl RequestReturnRequest {
    /// The wish.
    pub fn wish(&self) -> Result<ReturnWish, Failure> {
        let mut read = Reader::default();
        let mut lines = Vec::with_capacity(self.lines.len());
        for (index, one) in self.lines.iter().enumerate() {
            if let Some((line_id, pieces)) = pieces(index, &one.line_id, &one.pieces, &mut read) {
                lines.push(ReturnWishLine { line_id, pieces, reason: one.reason.clone() });
            }
        }
        done(ReturnWish { reason: self.reason.clone(), notes: self.notes.clone(), lines }, read)
    }
}

impl ReceiveReturnRequest {
    /// What arrived.
    pub fn arrived(&self) -> Result<Vec<ReceiptLine>, Failure> {
        let mut read = Reader::default();
        let mut lines = Vec::with_capacity(self.lines.len());
        for (index, one) in self.lines.iter().enumerate() {
            if let Some((line_id, pieces)) = pieces(index, &one.line_id, &one.pieces, &mut read) {
                lines.push(ReceiptLine { line_id, pieces, restock: one.restock });
            }
        }
        done(lines, read)
    }
}
