//! What purchasing operations answer.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use tierway_application::purchasing::{
    PurchaseLineView, PurchaseRowView, PurchaseView, ReceiptView, SuggestionView, SupplierView,
};
use tierway_workforce::{CostEntry, PurchaseOrder, PurchaseState, PurchaseStep, Supplier, SupplierTerms};
use utoipa::ToSchema;

use crate::wire::WireMoney;

/// Where a purchase order stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PurchaseStateName {
    /// Being put together.
    Draft,
    /// May be sent.
    Approved,
    /// Sent to the supplier.
    Ordered,
    /// Something has arrived.
    PartlyReceived,
    /// Everything has arrived.
    Received,
    /// Done; what has not come will not.
    Closed,
    /// Called off.
    Cancelled,
}

/// What can be done with a purchase order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PurchaseStepName {
    /// Change its lines, date or note.
    Change,
    /// Find it right.
    Approve,
    /// Send it to the supplier.
    Send,
    /// Take goods in.
    Receive,
    /// Say that the rest will not come.
    Close,
    /// Call it off.
    Cancel,
}

/// A supplier.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplierResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Unique without case.
    #[schema(example = "Harbour Trading")]
    pub name: String,
    /// Whom to ask for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// Where orders are mailed to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "orders@harbour.example")]
    pub email: Option<String>,
    /// Telephone number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone: Option<String>,
    /// Address, in lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Days from order to delivery; absent: as the settings say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 9)]
    pub lead_days: Option<i64>,
    /// For colleagues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
    /// Whether it is ordered from.
    pub is_active: bool,
    /// Counts changes.
    #[schema(example = 1)]
    pub version: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

/// A supplier with what it sells.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplierDetailsResponse {
    /// The supplier.
    #[serde(flatten)]
    pub supplier: SupplierResponse,
    /// What it sells, by name.
    pub products: Vec<SupplierProductResponse>,
}

/// What a supplier sells a product for.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplierProductResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name now.
    #[schema(example = "Mango Ice")]
    pub product_name: String,
    /// Its SKU now.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub product_sku: String,
    /// The supplier's own number of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supplier_sku: Option<String>,
    /// What one piece costs; absent for who does not see that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2.50")]
    pub cost: Option<WireMoney>,
    /// Pieces it comes in multiples of.
    #[schema(example = 24)]
    pub pack_size: i64,
    /// The fewest pieces that are sold.
    #[schema(example = 48)]
    pub minimum_pieces: i64,
    /// Whether it is ordered here first.
    pub is_preferred: bool,
}

/// A product that should be ordered.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestionResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub product_name: String,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub product_sku: String,
    /// On hand, neither promised to orders nor on hold.
    #[schema(example = 100)]
    pub available: i64,
    /// On the way, or in a purchase order that is being made.
    #[schema(example = 0)]
    pub on_order: i64,
    /// Sold in the days that are looked at, less what came back.
    #[schema(example = 360)]
    pub sold: i64,
    /// At or below this many it is time.
    #[schema(example = 192)]
    pub reorder_point: i64,
    /// For how many days what is there lasts; absent where nothing is sold.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 8)]
    pub days_left: Option<i64>,
    /// How many should be ordered.
    #[schema(example = 456)]
    pub pieces: i64,
    /// Why, in a sentence or two.
    #[schema(
        example = "Sells 12 a day; 100 are free, enough for 8 days. Delivery takes 9 days, and 7 days of sales are kept in reserve: 192 in all. 456 last 30 days more."
    )]
    pub reason: String,
    /// From whom; absent where nobody is known to sell it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<SourceResponse>,
}

/// From whom a product is best ordered.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SourceResponse {
    /// The supplier.
    #[schema(example = 3)]
    pub supplier_id: i64,
    /// Its name.
    #[schema(example = "Harbour Trading")]
    pub supplier_name: String,
    /// Days from order to delivery; absent: as the settings say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead_days: Option<i64>,
    /// Pieces it comes in multiples of.
    #[schema(example = 24)]
    pub pack_size: i64,
    /// What one piece costs; absent for who does not see that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<WireMoney>,
}

/// A purchase order of the list.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseOrderResponse {
    /// Identity.
    #[schema(example = 7)]
    pub id: i64,
    /// Its number.
    #[schema(example = "PO-2026-000007")]
    pub number: String,
    /// From whom.
    #[schema(example = 3)]
    pub supplier_id: i64,
    /// Their name.
    #[schema(example = "Harbour Trading")]
    pub supplier_name: String,
    /// Where it stands.
    pub state: PurchaseStateName,
    /// When it should arrive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_on: Option<NaiveDate>,
    /// For the supplier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What its lines cost; absent for who does not see that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "1140.00")]
    pub total: Option<WireMoney>,
    /// How many lines it has.
    #[schema(example = 2)]
    pub line_count: i64,
    /// Pieces that were ordered.
    #[schema(example = 456)]
    pub pieces: i64,
    /// Pieces that were taken in.
    #[schema(example = 46)]
    pub received: i64,
    /// Counts changes.
    #[schema(example = 1)]
    pub version: i64,
    /// Who made it; absent for the platform itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_by: Option<i64>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was approved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approved_at: Option<DateTime<Utc>>,
    /// When it was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ordered_at: Option<DateTime<Utc>>,
    /// When it was closed or called off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<DateTime<Utc>>,
}

/// A purchase order with its lines and what has arrived.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseOrderDetailsResponse {
    /// The order.
    #[serde(flatten)]
    pub order: PurchaseOrderResponse,
    /// Where it is mailed to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supplier_email: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_by_name: Option<String>,
    /// Who approved it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub approved_by_name: Option<String>,
    /// What the caller may do with it now.
    pub allowed_steps: Vec<PurchaseStepName>,
    /// Its lines.
    pub lines: Vec<PurchaseLineResponse>,
    /// What has arrived, oldest first.
    pub receipts: Vec<ReceiptResponse>,
}

/// A line of a purchase order.
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
    /// The supplier's own number of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supplier_sku: Option<String>,
    /// How many were ordered.
    #[schema(example = 48)]
    pub pieces: i64,
    /// What one costs; absent for who does not see that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2.50")]
    pub cost: Option<WireMoney>,
    /// Pieces that were taken in.
    #[schema(example = 46)]
    pub received: i64,
    /// Pieces that came and were refused.
    #[schema(example = 2)]
    pub rejected: i64,
    /// Pieces that are still to come.
    #[schema(example = 2)]
    pub missing: i64,
    /// Taken in less ordered: above zero more came, below zero something is missing.
    #[schema(example = -2)]
    pub difference: i64,
}

/// Goods that arrived.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiptResponse {
    /// Identity.
    #[schema(example = 5)]
    pub id: i64,
    /// The supplier's invoice or delivery note.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invoice: Option<String>,
    /// For colleagues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Who took them in; absent for the platform itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received_by_name: Option<String>,
    /// When.
    pub received_at: DateTime<Utc>,
    /// What arrived.
    pub lines: Vec<ReceiptLineResponse>,
}

/// What arrived of a line.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiptLineResponse {
    /// The line of the purchase order.
    #[schema(example = 7)]
    pub line_id: i64,
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Pieces that were taken in.
    #[schema(example = 46)]
    pub pieces: i64,
    /// Pieces that were refused.
    #[schema(example = 2)]
    pub rejected: i64,
    /// Why they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The batch they came into.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lot_id: Option<i64>,
    /// Its code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lot_code: Option<String>,
    /// The movement of the ledger.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movement_id: Option<i64>,
}

/// What a product cost once.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CostResponse {
    /// When it arrived.
    pub at: DateTime<Utc>,
    /// From whom.
    #[schema(example = "Harbour Trading")]
    pub supplier_name: String,
    /// What one piece cost.
    #[schema(example = "2.50")]
    pub cost: WireMoney,
    /// How many were taken in.
    #[schema(example = 46)]
    pub pieces: i64,
    /// The purchase order.
    #[schema(example = 7)]
    pub purchase_order_id: i64,
    /// Its number.
    #[schema(example = "PO-2026-000007")]
    pub purchase_order_number: String,
}

impl From<PurchaseState> for PurchaseStateName {
    fn from(state: PurchaseState) -> PurchaseStateName {
        match state {
            PurchaseState::Draft => PurchaseStateName::Draft,
            PurchaseState::Approved => PurchaseStateName::Approved,
            PurchaseState::Ordered => PurchaseStateName::Ordered,
            PurchaseState::PartlyReceived => PurchaseStateName::PartlyReceived,
            PurchaseState::Received => PurchaseStateName::Received,
            PurchaseState::Closed => PurchaseStateName::Closed,
            PurchaseState::Cancelled => PurchaseStateName::Cancelled,
        }
    }
}

impl From<PurchaseStateName> for PurchaseState {
    fn from(name: PurchaseStateName) -> PurchaseState {
        match name {
            PurchaseStateName::Draft => PurchaseState::Draft,
            PurchaseStateName::Approved => PurchaseState::Approved,
            PurchaseStateName::Ordered => PurchaseState::Ordered,
            PurchaseStateName::PartlyReceived => PurchaseState::PartlyReceived,
            PurchaseStateName::Received => PurchaseState::Received,
            PurchaseStateName::Closed => PurchaseState::Closed,
            PurchaseStateName::Cancelled => PurchaseState::Cancelled,
        }
    }
}

impl From<PurchaseStep> for PurchaseStepName {
    fn from(step: PurchaseStep) -> PurchaseStepName {
        match step {
            PurchaseStep::Change => PurchaseStepName::Change,
            PurchaseStep::Approve => PurchaseStepName::Approve,
            PurchaseStep::Send => PurchaseStepName::Send,
            PurchaseStep::Receive => PurchaseStepName::Receive,
            PurchaseStep::Close => PurchaseStepName::Close,
            PurchaseStep::Cancel => PurchaseStepName::Cancel,
        }
    }
}

impl From<Supplier> for SupplierResponse {
    fn from(supplier: Supplier) -> SupplierResponse {
        let draft = supplier.draft;
        SupplierResponse {
            id: supplier.id.0,
            name: draft.name,
            contact: draft.contact,
            email: draft.email,
            phone: draft.phone,
            address: draft.address,
            lead_days: draft.lead_days,
            notes: draft.notes,
            is_active: draft.is_active,
            version: supplier.version,
            created_at: supplier.created_at,
            updated_at: supplier.updated_at,
        }
    }
}

impl From<SupplierView> for SupplierDetailsResponse {
    fn from(view: SupplierView) -> SupplierDetailsResponse {
        let sees_costs = view.sees_costs;
        let products = view.products.into_iter().map(|(row, product_name, product_sku)| SupplierProductResponse {
            product_id: row.product_id.0,
            product_name,
            product_sku,
            supplier_sku: row.supplier_sku,
            cost: sees_costs.then_some(WireMoney(row.cost)),
            pack_size: row.pack_size.get(),
            minimum_pieces: row.minimum_pieces.get(),
            is_preferred: row.is_preferred,
        });
        SupplierDetailsResponse { products: products.collect(), supplier: view.supplier.into() }
    }
}

impl SourceResponse {
    fn new(source: SupplierTerms, sees_costs: bool) -> SourceResponse {
        SourceResponse {
            supplier_id: source.product.supplier_id.0,
            supplier_name: source.supplier_name,
            lead_days: source.lead_days,
            pack_size: source.product.pack_size.get(),
            cost: sees_costs.then_some(WireMoney(source.product.cost)),
        }
    }
}

impl From<SuggestionView> for SuggestionResponse {
    fn from(view: SuggestionView) -> SuggestionResponse {
        let (supply, suggestion, sees_costs) = (view.supply, view.suggestion, view.sees_costs);
        SuggestionResponse {
            product_id: supply.product_id.0,
            product_name: view.name,
            product_sku: view.sku,
            available: supply.available,
            on_order: supply.on_order,
            sold: supply.sold,
            reorder_point: suggestion.reorder_point,
            days_left: suggestion.days_left,
            pieces: suggestion.pieces,
            reason: suggestion.reason,
            source: view.source.map(|source| SourceResponse::new(source, sees_costs)),
        }
    }
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
        let PurchaseLineView { line, name, sku } = view;
        PurchaseLineResponse {
            id: line.id.0,
            product_id: line.entry.product_id.0,
            product_name: name,
            product_sku: sku,
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
        PurchaseOrderDetailsResponse {
            order: PurchaseOrderResponse::new(view.order, view.supplier.draft.name, sums, sees_costs),
            supplier_email: view.supplier.draft.email,
            created_by_name: view.created_by_name,
            approved_by_name: view.approved_by_name,
            allowed_steps: view.steps.into_iter().map(Into::into).collect(),
            lines: view.lines.into_iter().map(|line| PurchaseLineResponse::new(line, sees_costs)).collect(),
            receipts: view.receipts.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<CostEntry> for CostResponse {
    fn from(entry: CostEntry) -> CostResponse {
        CostResponse {
            at: entry.at,
            supplier_name: entry.supplier_name,
            cost: WireMoney(entry.cost),
            pieces: entry.pieces,
            purchase_order_id: entry.order_id.0,
            purchase_order_number: entry.number,
        }
    }
}
