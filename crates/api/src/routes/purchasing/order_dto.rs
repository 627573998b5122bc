//! Responses of purchase order operations.

use tierway_application::purchasing::{PurchaseLineView, PurchaseRowView, PurchaseView, ReceiptView};
use tierway_catalogue::thumb_image_url;
use tierway_workforce::{PurchaseOrder, PurchaseState, PurchaseStep};

use crate::dto::*;

/// State of a purchase order.
pub type PurchaseStateName = Name<PurchaseState>;

/// Steps of a purchase order.
pub type PurchaseStepName = Name<PurchaseStep>;

/// A purchase order of the list.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseOrderResponse {
    /// Identity.
    #[schema(example = 7)]
    pub id: i64,
    /// Its number.
    #[schema(example = "PO-2026-000007")]
    pub number: String,
    /// The supplier.
    #[schema(example = 3)]
    pub supplier_id: i64,
    /// Their name.
    #[schema(example = "Harbour Trading")]
    pub supplier_name: String,
    /// Its status.
    pub state: PurchaseStateName,
    /// When it should arrive.
    pub expected_on: Option<NaiveDate>,
    /// For the supplier.
    pub note: Option<String>,
    /// Total of its lines. Requires permission to see costs; absent otherwise.
    #[schema(example = "1140.00")]
    pub total: Option<WireMoney>,
    /// How many lines it has.
    #[schema(example = 2)]
    pub line_count: i64,
    /// Pieces that were ordered.
    #[schema(example = 456)]
    pub pieces: i64,
    /// Pieces received.
    #[schema(example = 46)]
    pub received: i64,
    /// Version, incremented with each change.
    #[schema(example = 1)]
    pub version: i64,
    /// The creator; absent for the system.
    pub created_by: Option<i64>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it was approved.
    pub approved_at: Option<DateTime<Utc>>,
    /// When it was sent.
    pub ordered_at: Option<DateTime<Utc>>,
    /// When it was closed or called off.
    pub closed_at: Option<DateTime<Utc>>,
}

/// A purchase order with its lines and receipts.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseOrderDetailsResponse {
    /// The order.
    #[serde(flatten)]
    pub order: PurchaseOrderResponse,
    /// The email address.
    pub supplier_email: Option<String>,
    /// The creator.
    pub created_by_name: Option<String>,
    /// The approver.
    pub approved_by_name: Option<String>,
    /// When it was last rejected; it stays when the order is approved after all.
    pub rejected_at: Option<DateTime<Utc>>,
    /// Who rejected it.
    pub rejected_by_name: Option<String>,
    /// The reason.
    #[schema(example = "We still have coils for three months.")]
    pub rejection_note: Option<String>,
    /// Actions available to the caller.
    pub allowed_steps: Vec<PurchaseStepName>,
    /// Its lines.
    pub lines: Vec<PurchaseLineResponse>,
    /// Receipts, oldest first.
    pub receipts: Vec<ReceiptResponse>,
}

/// A line of a purchase order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseLineResponse {
    /// Identity.
    #[schema(example = 7)]
    pub id: i64,
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name now.
    #[schema(example = "Mango Ice")]
    pub product_name: String,
    /// Its SKU now.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub product_sku: String,
    /// Its picture now; absent if it has none.
    #[schema(example = "/media/0123456789abcdef0123456789abcdef-thumb.jpg")]
    pub thumb_image_url: Option<String>,
    /// The supplier's product number.
    pub supplier_sku: Option<String>,
    /// How many were ordered.
    #[schema(example = 48)]
    pub pieces: i64,
    /// Unit cost. Requires permission to see costs; absent otherwise.
    #[schema(example = "2.50")]
    pub cost: Option<WireMoney>,
    /// Pieces received.
    #[schema(example = 46)]
    pub received: i64,
    /// Pieces rejected on receipt.
    #[schema(example = 2)]
    pub rejected: i64,
    /// Outstanding pieces.
    #[schema(example = 2)]
    pub missing: i64,
    /// Received less ordered: positive is an over-delivery, negative a shortage.
    #[schema(example = -2)]
    pub difference: i64,
}

/// A goods receipt.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiptResponse {
    /// Identity.
    #[schema(example = 5)]
    pub id: i64,
    /// The supplier's invoice or delivery note.
    pub invoice: Option<String>,
    /// For colleagues.
    pub note: Option<String>,
    /// The user who received them; absent for the system.
    pub received_by_name: Option<String>,
    /// When.
    pub received_at: DateTime<Utc>,
    /// The received lines.
    pub lines: Vec<ReceiptLineResponse>,
}

/// Received quantities of a line.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiptLineResponse {
    /// The line of the purchase order.
    #[schema(example = 7)]
    pub line_id: i64,
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Pieces received.
    #[schema(example = 46)]
    pub pieces: i64,
    /// Pieces that were refused.
    #[schema(example = 2)]
    pub rejected: i64,
    /// Why they were.
    pub reason: Option<String>,
    /// The batch.
    pub lot_id: Option<i64>,
    /// Its code.
    pub lot_code: Option<String>,
    /// The movement of the ledger.
    pub movement_id: Option<i64>,
}

impl PurchaseOrderResponse {
    fn new(order: PurchaseOrder, supplier_name: String, sums: (i64, i64, i64), sees_costs: bool) -> Self {
        let entry = order.entry;
        PurchaseOrderResponse {
            id: order.id.0,
            number: entry.number,
            supplier_id: entry.supplier_id.0,
            supplier_name,
            state: order.state.into(),
            expected_on: entry.expected_on,
            note: entry.note,
            total: sees_costs.then_some(WireMoney(entry.total)),
            line_count: sums.0,
            pieces: sums.1,
            received: sums.2,
            version: order.version,
            created_by: entry.created_by.map(|id| id.0),
            created_at: order.created_at,
            approved_at: order.approved_at,
            ordered_at: order.ordered_at,
            closed_at: order.closed_at,
        }
    }
}

impl From<PurchaseRowView> for PurchaseOrderResponse {
    fn from(row: PurchaseRowView) -> PurchaseOrderResponse {
        let sums = (row.line_count, row.pieces, row.received);
        PurchaseOrderResponse::new(row.order, row.supplier_name, sums, row.sees_costs)
    }
}

impl PurchaseLineResponse {
    fn new(view: PurchaseLineView, sees_costs: bool) -> PurchaseLineResponse {
        let missing = view.line.missing();
        let PurchaseLineView { line, name, sku, image } = view;
        PurchaseLineResponse {
            id: line.id.0,
            product_id: line.entry.product_id.0,
            product_name: name,
            product_sku: sku,
            thumb_image_url: image.as_deref().map(thumb_image_url),
            supplier_sku: line.entry.supplier_sku,
            pieces: line.entry.pieces.get(),
            cost: sees_costs.then_some(WireMoney(line.entry.cost)),
            received: line.received,
            rejected: line.rejected,
            missing,
            difference: line.received - line.entry.pieces.get(),
        }
    }
}

impl From<ReceiptView> for ReceiptResponse {
    fn from(view: ReceiptView) -> ReceiptResponse {
        let entry = view.receipt.entry;
        let lines = entry.lines.into_iter().zip(view.lot_codes).map(|(line, lot_code)| ReceiptLineResponse {
            line_id: line.line_id.0,
            product_id: line.product_id.0,
            pieces: line.pieces,
            rejected: line.rejected,
            reason: line.reason,
            lot_id: line.lot_id.map(|id| id.0),
            lot_code,
            movement_id: line.movement_id.map(|id| id.0),
        });
        ReceiptResponse {
            id: view.receipt.id.0,
            invoice: entry.invoice,
            note: entry.note,
            received_by_name: view.received_by_name,
            received_at: view.receipt.created_at,
            lines: lines.collect(),
        }
    }
}

impl From<PurchaseView> for PurchaseOrderDetailsResponse {
    fn from(view: PurchaseView) -> PurchaseOrderDetailsResponse {
        let sees_costs = view.sees_costs;
        let sums = view.lines.iter().fold((0, 0, 0), |sums, row| {
            (sums.0 + 1, sums.1 + row.line.entry.pieces.get(), sums.2 + row.line.received)
        });
        let (rejected_at, rejection_note) =
            view.order.rejection.as_ref().map(|rejection| (rejection.at, rejection.note.clone())).unzip();
        PurchaseOrderDetailsResponse {
            order: PurchaseOrderResponse::new(view.order, view.supplier.draft.name, sums, sees_costs),
            supplier_email: view.supplier.draft.email,
            created_by_name: view.created_by_name,
            approved_by_name: view.approved_by_name,
            rejected_at,
            rejected_by_name: view.rejected_by_name,
            rejection_note,
            allowed_steps: view.steps.into_iter().map(Into::into).collect(),
            lines: view.lines.into_iter().map(|line| PurchaseLineResponse::new(line, sees_costs)).collect(),
            receipts: view.receipts.into_iter().map(Into::into).collect(),
        }
    }
}
