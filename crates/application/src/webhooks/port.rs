//! Webhooks in the store, and the way out.

use chrono::{DateTime, Utc};
use tierway_accounts::User;
use tierway_kernel::{DeliveryId, Page, PageRequest, StoreError, UserId, WebhookId};

use super::{EventKind, SendCounts};

/// A webhook: a URL that receives events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Identity.
    pub id: WebhookId,
    /// Whose; it hears what its owner may read.
    pub user_id: UserId,
    /// Where it is.
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
    /// When it was made.
    pub created_at: DateTime<Utc>,
}

/// A webhook to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewWebhook {
    /// Whose.
    pub user_id: UserId,
    /// Where it is.
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
        /// Taken by the other side.
        Delivered = "delivered",
        /// Given up.
        Failed = "failed",
    }
}

/// What one webhook is told.
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

/// A delivery with what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Identity.
    pub id: DeliveryId,
    /// What is told whom.
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
    /// The beginning of the last answer.
    pub answer: Option<String>,
    /// Why the last attempt failed.
    pub error: Option<String>,
}

/// What came of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// Where the delivery stands now.
    pub state: DeliveryState,
    /// The HTTP status, if there was an answer.
    pub status: Option<u16>,
    /// The beginning of the answer.
    pub answer: Option<String>,
    /// Why it failed.
    pub error: Option<String>,
}

/// Whose webhooks hear of an event, beside those of the owners of the company, who hear of all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hearers {
    /// Nobody else.
    Owners,
    /// These people too.
    People(Vec<UserId>),
    /// Everybody whose role hears of the kind.
    Everybody,
}

/// Webhooks and deliveries in the store.
pub trait WebhookRepository {
    /// Keeps a webhook; it is told from now on.
    fn add(&mut self, webhook: &NewWebhook, now: DateTime<Utc>) -> Result<Webhook, StoreError>;
    /// One webhook.
    fn by_id(&mut self, id: WebhookId) -> Result<Option<Webhook>, StoreError>;
    /// Somebody's webhooks, newest first.
    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<Webhook>, StoreError>;
    /// How many webhooks somebody has.
    fn count(&mut self, user: UserId) -> Result<u64, StoreError>;
    /// Whether any webhook is enabled.
    fn anybody_listens(&mut self) -> Result<bool, StoreError>;
    /// The enabled webhooks of `hearers`, with who has them, oldest first.
    fn listeners(&mut self, hearers: &Hearers) -> Result<Vec<(Webhook, User)>, StoreError>;
    /// Writes address, description, kinds, and whether it is enabled; what failed before is forgotten.
    fn update(&mut self, webhook: &Webhook) -> Result<(), StoreError>;
    /// Puts the secret `to` in place of `from`, which signs too until `until`, and forgets what failed before; `false`
    /// when the secret is another one (somebody was faster).
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
    /// Writes deliveries that wait, together; nobody is asked to send them yet. Their identities, lowest first.
    fn add_deliveries(&mut self, deliveries: &[NewDelivery], now: DateTime<Utc>)
    -> Result<Vec<DeliveryId>, StoreError>;
    /// One delivery.
    fn delivery(&mut self, id: DeliveryId) -> Result<Option<Delivery>, StoreError>;
    /// The deliveries of a webhook, newest first; all or those in one state.
    fn deliveries(
        &mut self,
        webhook: WebhookId,
        state: Option<DeliveryState>,
        page: &PageRequest,
    ) -> Result<Page<Delivery>, StoreError>;
    /// Notes an attempt.
    fn note_attempt(&mut self, id: DeliveryId, attempt: &Attempt, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Makes it wait again; the attempts stay counted.
    fn requeue(&mut self, id: DeliveryId) -> Result<(), StoreError>;
    /// Removes deliveries that were written before `before`, in batches; returns how many, 0 when done.
    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}

/// One message on its way out, signed by the Standard Webhooks convention.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sending {
    /// Where to.
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

/// What the other side answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// The HTTP status; from 200 to 299 it has taken the message.
    pub status: u16,
    /// The beginning of the answer, at most 2 kB.
    pub answer: String,
}

impl Sent {
    /// Whether the other side has taken the message.
    pub fn is_taken(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

/// Why there was no answer. The texts are shown to the webhook's owner.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SendFault(pub String);

/// Sends messages over HTTP. Slow: never called on an async thread nor inside a transaction.
pub trait WebhookSender: Send + Sync {
    /// Whether messages may go to this address, as far as that can be told without asking the network; a sentence
    /// when they may not.
    fn check(&self, url: &str, private_addresses: bool) -> Result<(), String>;
    /// Sends one message, within ten seconds and without following redirects. Looks again at each address that the
    /// name stands for at that moment, so that none of them leads inside.
    fn send(&self, sending: &Sending) -> Result<Sent, SendFault>;
    /// How attempts ended, since the start.
    fn counts(&self) -> SendCounts;
}
