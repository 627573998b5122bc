//! Webhooks in the store, and the way out.

use chrono::{DateTime, Utc};
use tierway_accounts::User;
use tierway_kernel::{DateSort, DeliveryId, Message, Page, PageRequest, Sentence, StoreError, UserId, WebhookId};

use super::EventKind;

/// A webhook: a URL that receives events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Identity.
    pub id: WebhookId,
    /// Its owner; it receives what the owner may read.
    pub user_id: UserId,
    /// Its URL.
    pub url: String,
    /// The owner's words for it.
    pub description: Option<String>,
    /// Event types it subscribes to.
    pub kinds: Vec<EventKind>,
    /// With what is signed: `whsec_` and base64.
    pub secret: String,
    /// The secret before, and until when it signs too.
    pub old_secret: Option<(String, DateTime<Utc>)>,
    /// Whether it is enabled.
    pub is_enabled: bool,
    /// Attempts in a row that failed.
    pub failures: u32,
    /// When it was turned off because it only failed.
    pub disabled_at: Option<DateTime<Utc>>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

/// A webhook to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewWebhook {
    /// Whose.
    pub user_id: UserId,
    /// Its URL.
    pub url: String,
    /// The owner's words for it.
    pub description: Option<String>,
    /// Event types it subscribes to.
    pub kinds: Vec<EventKind>,
    /// With what is signed.
    pub secret: String,
}

tierway_kernel::names! {
    /// Status of a delivery.
    pub enum DeliveryState as "DeliveryState" {
        /// Waits for its first attempt or the next.
        Pending = "pending",
        /// Delivered.
        Delivered = "delivered",
        /// Given up.
        Failed = "failed",
    }
}

/// A new delivery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDelivery {
    /// Which webhook.
    pub webhook_id: WebhookId,
    /// The event's own name, the same for each webhook and each attempt, so that a receiver knows a second one.
    pub event: String,
    /// The kind of event by its name, which may be one of a newer version.
    pub kind: String,
    /// The request body: JSON.
    pub body: String,
}

/// A delivery with its state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Identity.
    pub id: DeliveryId,
    /// Webhook and content.
    pub content: NewDelivery,
    /// Its status.
    pub state: DeliveryState,
    /// How often it was tried.
    pub attempts: u32,
    /// When it was written.
    pub created_at: DateTime<Utc>,
    /// The last attempt.
    pub attempted_at: Option<DateTime<Utc>>,
    /// HTTP status of the last response.
    pub status: Option<u16>,
    /// Start of the last response.
    pub answer: Option<String>,
    /// Why the last attempt failed.
    pub error: Option<Message>,
}

/// The result of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// Its new state.
    pub state: DeliveryState,
    /// The HTTP status, if there was a response.
    pub status: Option<u16>,
    /// Start of the response.
    pub answer: Option<String>,
    /// Why it failed.
    pub error: Option<Message>,
}

/// Recipients of an event, in addition to the owners of the company, who receive all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recipients {
    /// Nobody else.
    Owners,
    /// These people too.
    People(Vec<UserId>),
    /// Everyone whose role can receive the event type.
    Everybody,
}

/// Webhooks and deliveries in the store.
pub trait WebhookRepository {
    /// Stores a webhook; it receives events from now on.
    fn add(&mut self, webhook: &NewWebhook, now: DateTime<Utc>) -> Result<Webhook, StoreError>;
    /// One webhook.
    fn by_id(&mut self, id: WebhookId) -> Result<Option<Webhook>, StoreError>;
    /// Somebody's webhooks, newest first.
    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<Webhook>, StoreError>;
    /// Number of webhooks of a user.
    fn count(&mut self, user: UserId) -> Result<u64, StoreError>;
    /// Whether any webhook is enabled.
    fn anybody_listens(&mut self) -> Result<bool, StoreError>;
    /// The enabled webhooks of `recipients`, with their owners, oldest first.
    fn listeners(&mut self, recipients: &Recipients) -> Result<Vec<(Webhook, User)>, StoreError>;
    /// Updates address, description, event types and whether it is enabled; resets failures.
    fn update(&mut self, webhook: &Webhook) -> Result<(), StoreError>;
    /// Replaces the secret `from` by `to`, keeps the old one valid until `until`, and resets failures; `false` if the
    /// secret is another one (a concurrent change).
    fn replace_secret(&mut self, id: WebhookId, from: &str, to: &str, until: DateTime<Utc>)
    -> Result<bool, StoreError>;
    /// Removes it with its deliveries.
    fn remove(&mut self, id: WebhookId, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Counts a failed attempt; how many there are in a row now.
    fn count_failure(&mut self, id: WebhookId) -> Result<u32, StoreError>;
    /// Forgets failed attempts, because one succeeded.
    fn clear_failures(&mut self, id: WebhookId) -> Result<(), StoreError>;
    /// Turns it off; `false` when it was off before.
    fn disable(&mut self, id: WebhookId, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Turns every webhook of `user` off; how many were on.
    fn disable_of(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Writes pending deliveries in one statement, without enqueuing them. Returns their ids in ascending order.
    fn add_deliveries(&mut self, deliveries: &[NewDelivery], now: DateTime<Utc>)
    -> Result<Vec<DeliveryId>, StoreError>;
    /// One delivery.
    fn delivery(&mut self, id: DeliveryId) -> Result<Option<Delivery>, StoreError>;
    /// The deliveries of a webhook by when they were written; all or those in one state.
    fn deliveries(
        &mut self,
        webhook: WebhookId,
        state: Option<DeliveryState>,
        sort: DateSort,
        page: &PageRequest,
    ) -> Result<Page<Delivery>, StoreError>;
    /// Notes an attempt.
    fn note_attempt(&mut self, id: DeliveryId, attempt: &Attempt, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Makes it wait again; the attempts stay counted.
    fn requeue(&mut self, id: DeliveryId) -> Result<(), StoreError>;
    /// Removes deliveries that were written before `before`, in batches; returns how many, 0 when done.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}

/// One message on its way out, signed by the Standard Webhooks convention.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sending {
    /// The URL of the webhook.
    pub url: String,
    /// `webhook-id`.
    pub id: String,
    /// `webhook-timestamp`.
    pub at: DateTime<Utc>,
    /// The body.
    pub body: String,
    /// The secrets that sign, the newest first.
    pub secrets: Vec<String>,
    /// Whether addresses inside the own network are allowed.
    pub private_addresses: bool,
}

/// The response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// The HTTP status; 200 to 299 means delivered.
    pub status: u16,
    /// Start of the response, at most 2 kB.
    pub answer: String,
}

impl Sent {
    /// Whether it was delivered.
    pub fn is_taken(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

/// Why there was no response. Shown to the webhook's owner.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
#[error("{0}")]
pub struct SendFault(pub Message);

/// Webhook delivery attempts since the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SendCounts {
    /// Delivered.
    pub delivered: u64,
    /// Rejected by the receiver.
    pub refused: u64,
    /// No response, or the address is not allowed.
    pub unreachable: u64,
}

/// Sends messages over HTTP. Slow: never called on an async thread nor inside a transaction.
pub trait WebhookSender: Send + Sync {
    /// Whether messages may be sent to this URL, as far as can be checked without DNS; otherwise the reason.
    fn check(&self, url: &str, private_addresses: bool) -> Result<(), Message>;
    /// Sends one message, within ten seconds and without following redirects. Checks each resolved IP address again at
    /// that time, against DNS rebinding.
    fn send(&self, sending: &Sending) -> Result<Sent, SendFault>;
    /// How attempts ended, since the start.
    fn counts(&self) -> SendCounts;
}
