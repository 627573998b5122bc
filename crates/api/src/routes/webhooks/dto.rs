//! Webhooks on the wire.

use tierway_application::webhooks::{EventKind, Webhook, WebhookInput, WebhookPatch};
use utoipa::PartialSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};

use crate::dto::*;
use crate::expected::Expected;

/// A kind of event. The words are those of the one table of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct WebhookEvent(&'static str);

impl PartialSchema for WebhookEvent {
    fn schema() -> RefOr<Schema> {
        let names: Vec<&str> = EventKind::ALL.iter().map(|kind| kind.as_str()).collect();
        let text = "A kind of event. Those of stock and users are told to admin and manufacturer only, those of \
                    commissions to agents and sub-agents too.";
        let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).description(Some(text));
        schema.examples(["order.placed"]).build().into()
    }
}

impl ToSchema for WebhookEvent {}

/// A webhook, without its secret.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WebhookResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Its URL.
    #[schema(example = "https://shop.example/hooks/tierway")]
    pub url: String,
    /// The owner's words for it.
    #[schema(example = "Accounting")]
    pub description: Option<String>,
    /// Event types it subscribes to.
    pub kinds: Vec<WebhookEvent>,
    /// Whether it is enabled.
    pub is_enabled: bool,
    /// Attempts in a row that failed; at 15 it is turned off.
    #[schema(example = 0)]
    pub failures: u32,
    /// When it was turned off because it only failed; absent otherwise.
    pub disabled_at: Option<DateTime<Utc>>,
    /// Until when the secret before signs too; absent when it does not.
    pub old_secret_until: Option<DateTime<Utc>>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

impl WebhookResponse {
    /// The webhook with its state at `now`.
    pub fn new(webhook: Webhook, now: DateTime<Utc>) -> WebhookResponse {
        WebhookResponse {
            id: webhook.id.0,
            url: webhook.url,
            description: webhook.description,
            kinds: webhook.kinds.iter().map(|kind| WebhookEvent(kind.as_str())).collect(),
            is_enabled: webhook.is_enabled,
            failures: webhook.failures,
            disabled_at: webhook.disabled_at,
            old_secret_until: webhook.old_secret.map(|(_, until)| until).filter(|until| *until > now),
            created_at: webhook.created_at,
        }
    }
}

/// A webhook with the secret it was just given.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WebhookWithSecretResponse {
    /// The webhook.
    #[serde(flatten)]
    pub webhook: WebhookResponse,
    /// Signing secret, shown only once: HMAC-SHA256 by the Standard Webhooks convention, with the bytes after `whsec_`
    /// as key.
    #[schema(example = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=")]
    pub secret: String,
}

impl WebhookWithSecretResponse {
    /// The answer to its making, or to another secret.
    pub fn new(webhook: Webhook, now: DateTime<Utc>) -> WebhookWithSecretResponse {
        let secret = webhook.secret.clone();
        WebhookWithSecretResponse { webhook: WebhookResponse::new(webhook, now), secret }
    }
}

/// A new webhook.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[schema(example = json!({ "url": "https://shop.example/hooks/tierway", "kinds": ["order.placed", "order.paid"] }))]
pub struct CreateWebhookRequest {
    /// URL: https, and not in a private network.
    pub url: String,
    /// Description, at most 200 characters.
    pub description: Option<String>,
    /// Event types it subscribes to, at least one.
    #[schema(value_type = Vec<WebhookEvent>)]
    pub kinds: Vec<String>,
}

impl CreateWebhookRequest {
    /// The input, not yet validated.
    pub fn input(self) -> WebhookInput {
        WebhookInput { url: self.url, description: self.description, kinds: self.kinds }
    }
}

/// Changes to a webhook; omitted fields stay unchanged.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "kinds": ["order.placed"], "isEnabled": true }))]
pub struct UpdateWebhookRequest {
    /// Its URL.
    pub url: Option<String>,
    /// Words for it; an empty text removes them.
    pub description: Option<String>,
    /// Event types it subscribes to.
    #[schema(value_type = Option<Vec<WebhookEvent>>)]
    pub kinds: Option<Vec<String>>,
    /// Whether it is enabled.
    pub is_enabled: Option<bool>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

impl UpdateWebhookRequest {
    /// The change, not yet checked.
    pub fn patch(self) -> WebhookPatch {
        WebhookPatch { url: self.url, description: self.description, kinds: self.kinds, is_enabled: self.is_enabled }
    }
}
