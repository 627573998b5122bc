//! Returns on the wire.

use tierway_application::orders::ReturnView;
use tierway_orders::{ReturnAction, ReturnLine, ReturnState};

use super::names::name_of;
use crate::dto::*;

/// State of a return.
pub type ReturnStateName = Name<ReturnState>;

/// Steps of a return.
pub type ReturnActionName = Name<ReturnAction>;

/// Goods that a buyer sends back.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReturnResponse {
    /// Identity.
    #[schema(example = 2)]
    pub id: i64,
    /// Its number.
    #[schema(example = "RMA-2026-000001")]
    pub number: String,
    /// The order.
    #[schema(example = 17)]
    pub order_id: i64,
    /// The order's buyer.
    #[schema(example = 12)]
    pub customer_id: i64,
    /// Their name when they ordered.
    #[schema(example = "Lina Tan")]
    pub customer_name: String,
    /// Its status.
    pub state: ReturnStateName,
    /// Why.
    #[schema(example = "Arrived broken")]
    pub reason: String,
    /// Notes of the requester.
    pub notes: Option<String>,
    /// Note on approval, rejection or closing.
    pub answer: Option<String>,
    /// Its lines.
    pub lines: Vec<ReturnLineResponse>,
    /// Value of the goods, tax included; absent for staff, who see no line prices.
    pub value: Option<WireMoney>,
    /// Refundable now; absent for staff, who see no line prices.
    pub refundable: Option<WireMoney>,
    /// Actions available to the caller.
    pub allowed_actions: Vec<ReturnActionName>,
    /// The requester, for company staff.
    pub requested_by_name: Option<String>,
    /// When it was requested.
    pub created_at: DateTime<Utc>,
    /// The user who decided, for company staff.
    pub decided_by_name: Option<String>,
    /// When it was decided.
    pub decided_at: Option<DateTime<Utc>>,
    /// The user who received it, for company staff.
    pub received_by_name: Option<String>,
    /// When the goods arrived.
    pub received_at: Option<DateTime<Utc>>,
    /// When it ended.
    pub closed_at: Option<DateTime<Utc>>,
}

/// A line of a return.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReturnLineResponse {
    /// The order's line.
    #[schema(example = 33)]
    pub line_id: i64,
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Pieces announced.
    #[schema(example = 3)]
    pub pieces: i64,
    /// Pieces that arrived.
    #[schema(example = 3)]
    pub received_pieces: i64,
    /// Pieces of them that went back on the shelf.
    #[schema(example = 2)]
    pub restocked_pieces: i64,
    /// Reason of this line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl From<&ReturnView> for ReturnResponse {
    fn from(view: &ReturnView) -> ReturnResponse {
        let one = &view.one;
        let line = |part: &ReturnLine| {
            let line = view.lines.iter().find(|line| line.id == part.line_id)?;
            Some(ReturnLineResponse {
                line_id: line.id.0,
                product_id: line.product_id.0,
                sku: line.sku.clone(),
                name: line.name.clone(),
                pieces: part.pieces.get(),
                received_pieces: part.received.get(),
                restocked_pieces: part.restocked.get(),
                reason: part.reason.clone(),
            })
        };
        ReturnResponse {
            id: one.id.0,
            number: one.number.clone(),
            order_id: one.order_id.0,
            customer_id: view.customer_id.0,
            customer_name: view.customer_name.clone(),
            state: one.state.into(),
            reason: one.reason.clone(),
            notes: one.notes.clone(),
            answer: one.answer.clone(),
            lines: one.lines.iter().filter_map(line).collect(),
            value: view.value.map(WireMoney),
            refundable: view.refundable.map(WireMoney),
            allowed_actions: view.actions.iter().map(|action| (*action).into()).collect(),
            requested_by_name: name_of(&view.names, one.requested_by),
            created_at: one.created_at,
            decided_by_name: name_of(&view.names, one.decided_by),
            decided_at: one.decided_at,
            received_by_name: name_of(&view.names, one.received_by),
            received_at: one.received_at,
            closed_at: one.closed_at,
        }
    }
}

impl From<ReturnView> for ReturnResponse {
    fn from(view: ReturnView) -> ReturnResponse {
        ReturnResponse::from(&view)
    }
}
