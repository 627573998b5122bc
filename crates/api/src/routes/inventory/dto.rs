//! Requests and responses of stock operations.

use tierway_application::Failure;
use tierway_application::inventory::{LotInput, MovementEntry, MovementView, StockFigure, StockUpdateView};
use tierway_inventory::{Direction, LotDates, Reason};
use tierway_kernel::{Language, LotId, Message, ProductId};

use super::names::{MovementReason, MovementType};
use crate::Problem;
use crate::days::read_day;
use crate::dto::*;
use crate::form::checked;
use crate::numeric::{Numeric, whole};

/// An absolute stock figure. `updatedBy` is accepted and replaced by the session's user.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "stockBalance": 100, "reason": "Count of 1 March" }))]
pub struct SetStockRequest {
    /// Pieces on hand; not below what open orders have reserved.
    #[validate(required(code = "balance"), custom(function = form::filled, code = "balance"))]
    #[validate(custom(function = form::whole, code = "balance"))]
    pub stock_balance: Option<Numeric>,
    /// The balance you saw. If it has changed since, nothing is set: 409 with the current one. If omitted, the balance
    /// is set regardless.
    #[schema(example = 95)]
    #[validate(custom(function = form::whole, code = "balance"))]
    pub expected: Option<Numeric>,
    /// Reason; a standard text if omitted.
    pub reason: Option<String>,
    /// The batch with the surplus or shortage. Required for a surplus of a product tracked by batch; if omitted for a
    /// shortage, first-expiring batches are reduced.
    #[schema(example = "B-2026-117")]
    pub lot_code: Option<String>,
    /// Its production date, when pieces are found.
    #[schema(value_type = Option<String>, format = Date, example = "2026-11-02")]
    #[validate(custom(function = form::day))]
    pub produced_on: Option<String>,
    /// Its last day, when pieces are found.
    #[schema(value_type = Option<String>, format = Date, example = "2028-11-01")]
    #[validate(custom(function = form::day))]
    pub expires_on: Option<String>,
    /// Accepted for compatibility and ignored.
    pub updated_by: Option<Numeric>,
}

/// A movement of stock. `createdBy` is accepted and replaced by the session's user.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "productId": 42, "type": "in", "quantity": 100, "reason": "purchase", "reference": "PO-7 | INV-99 | Harbour Trading"
}))]
pub struct RecordMovementRequest {
    /// The product.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "product"))]
    pub product_id: Option<Numeric>,
    /// Which way.
    #[schema(value_type = Option<MovementType>)]
    #[validate(required(message = "The type must be in or out."))]
    #[validate(custom(function = form::not_blank, message = "The type must be in or out."))]
    #[validate(custom(function = form::known::<Direction>, message = "The type must be in or out."))]
    pub r#type: Option<String>,
    /// Pieces, at least one.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "quantity"))]
    pub quantity: Option<Numeric>,
    /// Reason; if omitted, `purchase` for in and `sale` for out.
    #[schema(value_type = Option<MovementReason>)]
    #[validate(custom(function = form::known::<Reason>, message = "Unknown reason."))]
    pub reason: Option<String>,
    /// Order, invoice and supplier or customer, joined by ` | `.
    pub reference: Option<String>,
    /// Free text.
    pub notes: Option<String>,
    /// The batch: for a movement in, created if new; for a movement out, if omitted, first-expiring batches are used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "B-2026-117")]
    pub lot_code: Option<String>,
    /// The batch by its id, in place of its code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lot_id: Option<i64>,
    /// In: the batch's production date.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = Date, example = "2026-11-02")]
    #[validate(custom(function = form::day))]
    pub produced_on: Option<String>,
    /// In: the batch's last day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = Date, example = "2028-11-01")]
    #[validate(custom(function = form::day))]
    pub expires_on: Option<String>,
    /// Accepted for compatibility and ignored.
    pub created_by: Option<Numeric>,
}

/// A movement of the stock ledger.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MovementResponse {
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
    /// Which way.
    #[serde(rename = "type")]
    pub kind: MovementType,
    /// Pieces.
    #[schema(example = 100)]
    pub quantity: i64,
    /// Why.
    pub reason: MovementReason,
    /// Order, invoice, supplier or customer; in your language where the server writes it.
    pub reference: Option<String>,
    /// Free text; in your language where the server writes it.
    pub notes: Option<String>,
    /// The order that caused it.
    pub order_id: Option<i64>,
    /// Who; absent for the system.
    pub created_by: Option<i64>,
    /// Their name.
    pub created_by_name: Option<String>,
    /// The product's balance after it.
    #[schema(example = 120)]
    pub balance_after: i64,
    /// The batch it touched; absent for pieces without one.
    pub lot_id: Option<i64>,
    /// Its code.
    #[schema(example = "B-2026-117")]
    pub lot_code: Option<String>,
    /// The batch's balance after it.
    pub lot_balance_after: Option<i64>,
    /// The stock count that found the difference.
    pub count_id: Option<i64>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// The recorded movements: all pieces with the final balance, and one per batch if there were several.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordedMovementResponse {
    /// The movement as a whole.
    #[serde(flatten)]
    pub movement: MovementResponse,
    /// The rows of the ledger, when several batches were touched.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub movements: Vec<MovementResponse>,
}

/// A manual stock change.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockUpdateResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name now.
    pub product_name: String,
    /// Its SKU now.
    pub product_sku: String,
    /// The balance after it.
    #[schema(example = 100)]
    pub new_stock: i64,
    /// Who; absent for the system.
    pub updated_by: Option<i64>,
    /// Their name.
    pub updated_by_name: Option<String>,
    /// When.
    pub updated_at: DateTime<Utc>,
    /// Why; a standard text in your language.
    pub reason: Option<String>,
}

impl RecordedMovementResponse {
    /// The response for the written rows, at least one, in a language.
    pub fn of(views: Vec<MovementView>, language: Language) -> Result<RecordedMovementResponse, Failure> {
        let movements: Vec<MovementResponse> =
            views.into_iter().map(|view| MovementResponse::of(view, language)).collect();
        let (Some(first), Some(last)) = (movements.first().cloned(), movements.last()) else {
            return Err(Failure::Outside("a movement without rows".to_owned()));
        };
        if movements.len() == 1 {
            return Ok(RecordedMovementResponse { movement: first, movements: Vec::new() });
        }
        let movement = MovementResponse {
            quantity: movements.iter().map(|movement| movement.quantity).sum(),
            balance_after: last.balance_after,
            lot_id: None,
            lot_code: None,
            lot_balance_after: None,
            ..first
        };
        Ok(RecordedMovementResponse { movement, movements })
    }
}

impl SetStockRequest {
    /// The figure as stated.
    pub fn figure(self) -> Result<StockFigure, Problem> {
        let balance = checked(whole(self.stock_balance.as_ref()))?;
        let dates = LotDates {
            produced_on: read_day(self.produced_on.as_deref()),
            expires_on: read_day(self.expires_on.as_deref()),
        };
        let lot = LotInput { id: None, code: self.lot_code, dates };
        Ok(StockFigure { balance, expected: whole(self.expected.as_ref()), reason: self.reason, lot })
    }
}

impl RecordMovementRequest {
    /// The movement as entered.
    pub fn entry(&self) -> Result<MovementEntry, Problem> {
        let dates = LotDates {
            produced_on: read_day(self.produced_on.as_deref()),
            expires_on: read_day(self.expires_on.as_deref()),
        };
        Ok(MovementEntry {
            product_id: ProductId(checked(whole(self.product_id.as_ref()))?),
            direction: checked(self.r#type.as_deref().and_then(|text| Direction::parse(text.trim())))?,
            quantity: checked(whole(self.quantity.as_ref()))?,
            reason: self.reason.as_deref().and_then(|text| Reason::parse(text.trim())),
            reference: self.reference.clone(),
            notes: self.notes.clone(),
            lot: LotInput { id: self.lot_id.map(LotId), code: self.lot_code.clone(), dates },
        })
    }
}

impl MovementResponse {
    /// The movement in a language.
    pub fn of(view: MovementView, language: Language) -> MovementResponse {
        let movement = view.movement;
        let entry = movement.entry;
        let rendered = |message: Message| message.render(language);
        MovementResponse {
            id: movement.id.0,
            product_id: entry.product_id.0,
            product_name: view.product_name,
            product_sku: view.product_sku,
            kind: entry.direction.into(),
            quantity: entry.quantity.get(),
            reason: entry.reason.into(),
            reference: entry.reference.map(rendered),
            notes: entry.notes.map(rendered),
            order_id: entry.order_id.map(|id| id.0),
            created_by: entry.created_by.map(|id| id.0),
            created_by_name: view.created_by_name,
            balance_after: movement.balance_after,
            lot_id: entry.lot_id.map(|id| id.0),
            lot_code: view.lot_code,
            lot_balance_after: movement.lot_balance_after,
            count_id: entry.count_id.map(|id| id.0),
            created_at: movement.created_at,
        }
    }
}

impl StockUpdateResponse {
    /// The record in a language.
    pub fn of(view: StockUpdateView, language: Language) -> StockUpdateResponse {
        let update = view.update;
        StockUpdateResponse {
            id: update.id.0,
            product_id: update.product_id.0,
            product_name: view.product_name,
            product_sku: view.product_sku,
            new_stock: update.new_stock,
            updated_by: update.updated_by.map(|id| id.0),
            updated_by_name: view.updated_by_name,
            updated_at: update.updated_at,
            reason: update.reason.map(|reason| reason.render(language)),
        }
    }
}
