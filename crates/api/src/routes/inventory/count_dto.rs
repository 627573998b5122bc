//! Requests and responses of operations about stock counts.

use tierway_application::inventory::{CountLineView, ReviewedLine, StockCountDetails, StockCountView};
use tierway_inventory::{CountLine, Direction};
use tierway_kernel::{LotId, ProductId};

use crate::dto::*;
use crate::numeric::{Numeric, whole};

/// Counted quantities.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "reason": "Shelf 4, yearly count", "lines": [{ "productId": 42, "lotId": 3, "expected": 100, "counted": 98 }]
}))]
pub struct StockCountRequest {
    /// Why, for all movements of the count; the preview needs none.
    pub reason: String,
    /// The figures, 1 to 1000.
    #[validate(nested)]
    pub lines: Vec<StockCountLineRequest>,
}

/// One figure.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct StockCountLineRequest {
    /// The product.
    #[schema(value_type = Numeric, required = true)]
    #[validate(required(code = "countedProduct"), custom(function = form::filled, code = "countedProduct"))]
    #[validate(custom(function = form::whole, code = "countedProduct"))]
    pub product_id: Option<Numeric>,
    /// The batch; without it the pieces that belong to none.
    #[validate(custom(function = form::whole, code = "countedLot"))]
    pub lot_id: Option<Numeric>,
    /// The figure that was believed when it was counted.
    #[schema(value_type = Numeric, required = true)]
    #[validate(required(code = "figure"), custom(function = form::filled, code = "figure"))]
    #[validate(custom(function = form::whole, code = "figure"))]
    pub expected: Option<Numeric>,
    /// The figure that was counted.
    #[schema(value_type = Numeric, required = true)]
    #[validate(required(code = "figure"), custom(function = form::filled, code = "figure"))]
    #[validate(custom(function = form::whole, code = "figure"))]
    pub counted: Option<Numeric>,
}

/// The effect of a line of a count.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockCountPreviewLine {
    /// The product.
    pub product_id: i64,
    /// The batch.
    pub lot_id: Option<i64>,
    /// The figure that was believed.
    pub expected: i64,
    /// The figure that was counted.
    pub counted: i64,
    /// The figure now.
    pub balance: i64,
    /// The planned stock change: positive in, negative out.
    pub difference: i64,
    /// Why it cannot be posted.
    #[schema(example = "The stock has changed since you counted: it is now 97.")]
    pub problem: Option<String>,
}

/// A posted stock count.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockCountResponse {
    /// Identity.
    #[schema(example = 5)]
    pub id: i64,
    /// Why.
    #[schema(example = "Shelf 4, yearly count")]
    pub reason: String,
    /// Lines counted.
    pub line_count: i64,
    /// Lines that differed.
    pub difference_count: i64,
    /// Pieces found.
    pub pieces_in: i64,
    /// Pieces missing.
    pub pieces_out: i64,
    /// The user who posted it; absent for the system.
    pub created_by: Option<i64>,
    /// Their name.
    pub created_by_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// A stock count with its lines.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockCountDetailsResponse {
    /// The count.
    #[serde(flatten)]
    pub count: StockCountResponse,
    /// Its lines in their order.
    pub lines: Vec<StockCountLineResponse>,
}

/// A line of a stock count.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockCountLineResponse {
    /// The product.
    pub product_id: i64,
    /// Its name now.
    pub product_name: String,
    /// Its SKU now.
    pub product_sku: String,
    /// The batch.
    pub lot_id: Option<i64>,
    /// Its code.
    pub lot_code: Option<String>,
    /// The figure before.
    pub expected: i64,
    /// The figure that was counted.
    pub counted: i64,
    /// The stock change: positive in, negative out.
    pub difference: i64,
}

impl StockCountRequest {
    /// The lines.
    pub fn lines(&self) -> Vec<CountLine> {
        let number = |value: &Option<Numeric>| whole(value.as_ref()).unwrap_or_default();
        let line = |line: &StockCountLineRequest| CountLine {
            product_id: ProductId(number(&line.product_id)),
            lot_id: whole(line.lot_id.as_ref()).map(LotId),
            expected: number(&line.expected),
            counted: number(&line.counted),
        };
        self.lines.iter().map(line).collect()
    }
}

impl From<ReviewedLine> for StockCountPreviewLine {
    fn from(reviewed: ReviewedLine) -> StockCountPreviewLine {
        let line = reviewed.line;
        StockCountPreviewLine {
            product_id: line.product_id.0,
            lot_id: line.lot_id.map(|id| id.0),
            expected: line.expected,
            counted: line.counted,
            balance: reviewed.balance,
            difference: reviewed.difference.map_or(0, |(direction, pieces)| match direction {
                Direction::In => pieces.get(),
                Direction::Out => -pieces.get(),
            }),
            problem: reviewed.problem.map(language::render),
        }
    }
}

impl From<StockCountView> for StockCountResponse {
    fn from(view: StockCountView) -> StockCountResponse {
        let (count, entry) = (view.count.id, view.count.entry);
        StockCountResponse {
            id: count.0,
            reason: entry.reason,
            line_count: entry.sums.lines,
            difference_count: entry.sums.differences,
            pieces_in: entry.sums.pieces_in,
            pieces_out: entry.sums.pieces_out,
            created_by: entry.created_by.map(|id| id.0),
            created_by_name: view.created_by_name,
            created_at: view.count.created_at,
        }
    }
}

impl From<CountLineView> for StockCountLineResponse {
    fn from(view: CountLineView) -> StockCountLineResponse {
        let line = view.line;
        StockCountLineResponse {
            product_id: line.product_id.0,
            product_name: view.product_name,
            product_sku: view.product_sku,
            lot_id: line.lot_id.map(|id| id.0),
            lot_code: view.lot_code,
            expected: line.expected,
            counted: line.counted,
            difference: line.counted - line.expected,
        }
    }
}

impl From<StockCountDetails> for StockCountDetailsResponse {
    fn from(details: StockCountDetails) -> StockCountDetailsResponse {
        let lines = details.lines.into_iter().map(StockCountLineResponse::from).collect();
        StockCountDetailsResponse { count: details.count.into(), lines }
    }
}
