//! Requests and responses of operations about batches.

use serde::Deserializer;
use tierway_application::inventory::{HeldLot, LotChange, LotCondition, LotDetails, LotView, RecallEntry};
use tierway_inventory::{LotEventKind, LotSort, LotState};
use tierway_kernel::Language;

use crate::days::read_day;
use crate::dto::*;
use crate::expected::Expected;
use crate::routes::orders::names::OrderStatusName;

/// State of a batch today.
pub type LotStateName = Name<LotState>;

/// Which batches a list shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LotStateFilter {
    /// With pieces, whatever else they are.
    #[default]
    Open,
    /// On hold, empty ones too.
    Held,
    /// With pieces, past their last day.
    Expired,
    /// With pieces, near their last day.
    Expiring,
    /// Without pieces.
    Empty,
    /// All there ever were.
    All,
}

/// The order of a list of batches.
pub type LotSortName = Name<LotSort>;

/// A batch event.
pub type LotEventName = Name<LotEventKind>;

/// A batch of a product.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LotResponse {
    /// Identity.
    #[schema(example = 3)]
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
    /// The batch code.
    #[schema(example = "B-2026-117")]
    pub code: String,
    /// Production date.
    pub produced_on: Option<NaiveDate>,
    /// Expiry date: the last day on which it can be sold.
    pub expires_on: Option<NaiveDate>,
    /// Its state today.
    pub state: LotStateName,
    /// Whether it is on hold.
    pub is_held: bool,
    /// Why it is on hold; in your language where the server put it on hold.
    #[schema(example = "Leaks")]
    pub hold_reason: Option<String>,
    /// Total pieces received.
    pub stock_in: i64,
    /// Total pieces issued.
    pub stock_out: i64,
    /// Pieces on hand.
    pub balance: i64,
    /// Where its pieces lie, if not where the product's do: zone, aisle, bay and level.
    #[schema(example = "A-03-12-2")]
    pub location: Option<String>,
    /// When its first pieces were received.
    pub created_at: DateTime<Utc>,
}

/// A batch with its history.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LotDetailsResponse {
    /// The batch.
    #[serde(flatten)]
    pub lot: LotResponse,
    /// History other than movements, oldest first.
    pub events: Vec<LotEventResponse>,
}

/// A batch that was put on hold.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldLotResponse {
    /// The batch with its history.
    #[serde(flatten)]
    pub lot: LotDetailsResponse,
    /// Pieces reserved by open orders that cannot be shipped because of holds.
    pub short_reserved: i64,
}

/// An entry of a batch's history.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LotEventResponse {
    /// The event.
    pub event: LotEventName,
    /// Why, or how; in your language where the server writes it.
    pub note: Option<String>,
    /// Who; absent for the system.
    pub actor_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// An order that has pieces of a batch.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecallResponse {
    /// The order.
    #[schema(example = 17)]
    pub order_id: i64,
    /// The buyer.
    pub customer_id: i64,
    /// The buyer's name.
    #[schema(example = "Lina Tan")]
    pub customer_name: String,
    /// Their email address; owners only.
    pub email: Option<String>,
    /// Their telephone number; owners only.
    pub phone: Option<String>,
    /// Their country; owners only.
    pub country: Option<String>,
    /// Status of the order.
    pub status: OrderStatusName,
    /// Pieces shipped and not returned.
    #[schema(example = 10)]
    pub pieces: i64,
    /// When the last of them left.
    pub shipped_at: DateTime<Utc>,
}

/// New dates and location of a batch. Omitted fields stay unchanged; `null` or an empty text clears them.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "expiresOn": "2028-11-01" }))]
pub struct UpdateLotRequest {
    /// Production date.
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<String>, format = Date)]
    #[validate(custom(function = form::day))]
    pub produced_on: Option<Option<String>>,
    /// Expiry date: the last day on which it can be sold.
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<String>, format = Date)]
    #[validate(custom(function = form::day))]
    pub expires_on: Option<Option<String>>,
    /// Where its pieces lie, if not where the product's do: zone, aisle, bay and level, one to four letters or digits
    /// each, joined by hyphens.
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<String>, example = "A-03-12-2")]
    pub location: Option<Option<String>>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// Why a batch is put on hold.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "reason": "Leaks" }))]
pub struct HoldLotRequest {
    /// Reason, shown in its history.
    pub reason: String,
}

/// A word about why a batch is released.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "note": "Laboratory found nothing" }))]
pub struct ReleaseLotRequest {
    /// For its history.
    pub note: Option<String>,
}

/// A field that was sent, `null` too.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl UpdateLotRequest {
    /// The change.
    pub fn change(self) -> LotChange {
        let day = |sent: Option<Option<String>>| sent.map(|text| read_day(text.as_deref()));
        let location = self.location.map(Option::unwrap_or_default);
        LotChange { produced_on: day(self.produced_on), expires_on: day(self.expires_on), location }
    }
}

impl From<LotStateFilter> for LotCondition {
    fn from(filter: LotStateFilter) -> LotCondition {
        match filter {
            LotStateFilter::Open => LotCondition::Open,
            LotStateFilter::Held => LotCondition::Held,
            LotStateFilter::Expired => LotCondition::Expired,
            LotStateFilter::Expiring => LotCondition::Expiring,
            LotStateFilter::Empty => LotCondition::Empty,
            LotStateFilter::All => LotCondition::All,
        }
    }
}

impl LotResponse {
    /// The batch in a language.
    pub fn of(view: LotView, language: Language) -> LotResponse {
        let lot = view.lot;
        LotResponse {
            id: lot.id.0,
            product_id: lot.product_id.0,
            product_name: view.product_name,
            product_sku: view.product_sku,
            produced_on: lot.dates.produced_on,
            expires_on: lot.dates.expires_on,
            state: view.state.into(),
            is_held: lot.is_held(),
            stock_in: lot.stock_in,
            stock_out: lot.stock_out,
            balance: lot.balance(),
            location: lot.location.map(|location| location.to_string()),
            created_at: lot.created_at,
            code: lot.code,
            hold_reason: lot.hold_reason.map(|reason| reason.render(language)),
        }
    }
}

impl LotDetailsResponse {
    /// The batch in a language.
    pub fn of(details: LotDetails, language: Language) -> LotDetailsResponse {
        let events = details.events.into_iter().map(|(event, actor_name)| LotEventResponse {
            event: event.kind.into(),
            note: event.note.map(|note| note.render(language)),
            actor_name,
            created_at: event.created_at,
        });
        LotDetailsResponse { events: events.collect(), lot: LotResponse::of(details.lot, language) }
    }
}

impl HeldLotResponse {
    /// The batch in a language.
    pub fn of(held: HeldLot, language: Language) -> HeldLotResponse {
        HeldLotResponse { lot: LotDetailsResponse::of(held.lot, language), short_reserved: held.short_reserved }
    }
}

impl From<RecallEntry> for RecallResponse {
    fn from(entry: RecallEntry) -> RecallResponse {
        let buyer = entry.buyer;
        RecallResponse {
            order_id: entry.order.id.0,
            customer_id: entry.order.customer_id.0,
            customer_name: entry.order.customer_name,
            email: buyer.as_ref().map(|buyer| buyer.email.clone()),
            phone: buyer.as_ref().and_then(|buyer| buyer.profile.phone.clone()),
            country: buyer.and_then(|buyer| buyer.profile.country),
            status: entry.order.status.into(),
            pieces: entry.row.pieces,
            shipped_at: entry.row.shipped_at,
        }
    }
}
