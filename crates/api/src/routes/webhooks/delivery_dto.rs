//! Deliveries on the wire.

use tierway_application::webhooks::{Delivery, DeliveryState};
use tierway_kernel::Language;

use crate::dto::*;

/// Status of a delivery.
pub type DeliveryStateName = Name<DeliveryState>;

/// A delivery, without its body.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeliveryResponse {
    /// Identity.
    #[schema(example = 81)]
    pub id: i64,
    /// Which webhook.
    #[schema(example = 3)]
    pub webhook_id: i64,
    /// ID of the event, sent as `webhook-id`; the same for each attempt.
    #[schema(example = "evt_5f0c7a1e9b2d4c6f8a3e1d0b7c9f2e4a")]
    pub event: String,
    /// The event type, or `webhook.test`.
    #[schema(example = "order.placed")]
    pub kind: String,
    /// Its status.
    pub state: DeliveryStateName,
    /// How often it was tried.
    #[schema(example = 1)]
    pub attempts: u32,
    /// When it happened.
    pub created_at: DateTime<Utc>,
    /// The last attempt.
    pub attempted_at: Option<DateTime<Utc>>,
    /// HTTP status of the last response.
    #[schema(example = 200)]
    pub status: Option<u16>,
    /// Why the last attempt failed.
    #[schema(example = "No response within 10 seconds.")]
    pub error: Option<String>,
}

impl DeliveryResponse {
    /// The delivery, with its error in a language.
    pub(super) fn of(delivery: Delivery, language: Language) -> DeliveryResponse {
        DeliveryResponse {
            id: delivery.id.0,
            webhook_id: delivery.content.webhook_id.0,
            event: delivery.content.event,
            kind: delivery.content.kind,
            state: delivery.state.into(),
            attempts: delivery.attempts,
            created_at: delivery.created_at,
            attempted_at: delivery.attempted_at,
            status: delivery.status,
            error: delivery.error.map(|error| error.render(language)),
        }
    }
}

/// A delivery with request and response.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeliveryDetailsResponse {
    /// The delivery.
    #[serde(flatten)]
    pub delivery: DeliveryResponse,
    /// The request body: JSON as text, exactly as signed.
    #[schema(
        example = "{\"id\":\"evt_5f0c\",\"type\":\"order.placed\",\"createdAt\":\"2026-03-02T09:00:00Z\",\"data\":{\"orderId\":7}}"
    )]
    pub body: String,
    /// Start of the last response, at most 2 kB.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "ok")]
    pub answer: Option<String>,
}

impl DeliveryDetailsResponse {
    /// The same with request and response.
    pub(super) fn of(mut delivery: Delivery, language: Language) -> DeliveryDetailsResponse {
        let (body, answer) = (std::mem::take(&mut delivery.content.body), delivery.answer.take());
        DeliveryDetailsResponse { delivery: DeliveryResponse::of(delivery, language), body, answer }
    }
}

/// Which deliveries.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListDeliveriesQuery {
    /// Only `pending`, `delivered` or `failed` ones.
    #[param(value_type = Option<String>, example = "failed")]
    pub state: Option<DeliveryStateName>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    pub sort: Option<DateSortName>,
}
