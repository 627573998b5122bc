//! Waves and picks on the wire.

use tierway_application::picking::{PickView, WaveOrderView, WaveSummary, WaveView};
use tierway_catalogue::thumb_image_url;
use tierway_orders::{PickState, ShortReason, Shortfall, WaveState};

use crate::dto::*;
use crate::routes::orders::names::{CourierName, OrderStatusName};

/// State of a wave.
pub type WaveStateName = Name<WaveState>;

/// State of a pick.
pub type PickStateName = Name<PickState>;

/// Why pieces are short.
pub type ShortReasonName = Name<ShortReason>;

/// Orders picked together by one person.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PickWaveResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Its status.
    pub state: WaveStateName,
    /// The picker.
    #[schema(example = 8)]
    pub picker_id: i64,
    /// Their name.
    #[schema(example = "Willi Wang")]
    pub picker_name: String,
    /// When it was claimed.
    pub created_at: DateTime<Utc>,
    /// When it was finished or returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<DateTime<Utc>>,
    /// Its orders, in the order in which they were claimed.
    pub orders: Vec<PickWaveOrder>,
    /// Its picks in picking order: by location, up one aisle and down the next; those without a location last, by name.
    pub picks: Vec<PickResponse>,
    /// Why it has fewer orders than requested; only in the response to the claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortfall: Option<PickWaveShortfall>,
}

/// Why a wave has fewer orders than requested.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PickWaveShortfall {
    /// Number requested.
    #[schema(example = 5)]
    pub asked: usize,
    /// Number not in the wave.
    #[schema(example = 1)]
    pub missing: usize,
    /// Orders being picked by others.
    #[schema(example = 2)]
    pub taken: u64,
    /// Orders with earlier short picks. Claim them by ID.
    #[schema(example = 1)]
    pub short: u64,
}

/// An order of a wave.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PickWaveOrder {
    /// The order.
    #[schema(example = 17)]
    pub order_id: i64,
    /// The buyer's name.
    #[schema(example = "Lina Tan")]
    pub customer_name: String,
    /// Its status.
    pub status: OrderStatusName,
    /// Courier that delivers it.
    pub courier: CourierName,
    /// Whether it is still to be picked in this wave.
    pub is_open: bool,
}

/// Pieces to pick for one order line.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PickResponse {
    /// Identity.
    #[schema(example = 12)]
    pub id: i64,
    /// The order.
    #[schema(example = 17)]
    pub order_id: i64,
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
    /// Its barcode.
    #[schema(example = "4006381333931")]
    pub barcode: Option<String>,
    /// Its picture.
    pub thumb_image_url: Option<String>,
    /// The batch; absent for pieces without one.
    pub lot_id: Option<i64>,
    /// Its code.
    #[schema(example = "L-2027-03")]
    pub lot_code: Option<String>,
    /// Its last day.
    pub expires_on: Option<NaiveDate>,
    /// Where its pieces lie: zone, aisle, bay and level.
    #[schema(example = "A-03-12-2")]
    pub location: Option<String>,
    /// Pieces required.
    #[schema(example = 12)]
    pub pieces: i64,
    /// Pieces found so far.
    #[schema(example = 5)]
    pub picked_pieces: i64,
    /// Its status.
    pub state: PickStateName,
    /// Why it is short.
    pub reason: Option<ShortReasonName>,
    /// Note.
    pub note: Option<String>,
    /// When it was last confirmed or decided.
    pub decided_at: Option<DateTime<Utc>>,
}

/// A wave in the list.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PickWaveSummary {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Its status.
    pub state: WaveStateName,
    /// The picker.
    #[schema(example = 8)]
    pub picker_id: i64,
    /// Their name.
    #[schema(example = "Willi Wang")]
    pub picker_name: String,
    /// When it was claimed.
    pub created_at: DateTime<Utc>,
    /// When it was finished or returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<DateTime<Utc>>,
    /// Its orders.
    #[schema(example = json!([17, 18]))]
    pub order_ids: Vec<i64>,
    /// All its picks.
    #[schema(example = 9)]
    pub pick_count: usize,
    /// Picks that are still to be done.
    #[schema(example = 4)]
    pub open_picks: usize,
    /// Picks that are short.
    #[schema(example = 1)]
    pub short_picks: usize,
}

/// Parameters of the list of waves.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct ListPickWavesParams {
    /// Only this state.
    pub state: Option<WaveStateName>,
    /// Only this person's.
    pub picker_id: Option<i64>,
}

impl From<WaveView> for PickWaveResponse {
    fn from(view: WaveView) -> PickWaveResponse {
        PickWaveResponse {
            id: view.wave.id.0,
            state: view.wave.state.into(),
            picker_id: view.wave.picker_id.0,
            picker_name: view.picker_name,
            created_at: view.wave.created_at,
            ended_at: view.wave.ended_at,
            orders: view.orders.into_iter().map(PickWaveOrder::from).collect(),
            picks: view.picks.into_iter().map(PickResponse::from).collect(),
            shortfall: view.shortfall.map(PickWaveShortfall::from),
        }
    }
}

impl From<Shortfall> for PickWaveShortfall {
    fn from(shortfall: Shortfall) -> PickWaveShortfall {
        let Shortfall { asked, missing, passed } = shortfall;
        PickWaveShortfall { asked, missing, taken: passed.taken, short: passed.short }
    }
}

impl From<WaveOrderView> for PickWaveOrder {
    fn from(view: WaveOrderView) -> PickWaveOrder {
        PickWaveOrder {
            order_id: view.order.id.0,
            customer_name: view.order.customer_name,
            status: view.order.status.into(),
            courier: view.order.shipping.courier.into(),
            is_open: view.is_open,
        }
    }
}

impl From<PickView> for PickResponse {
    fn from(view: PickView) -> PickResponse {
        let PickView { pick, target, image, expires_on, location } = view;
        PickResponse {
            id: pick.id.0,
            order_id: pick.entry.order_id.0,
            line_id: pick.entry.line_id.0,
            product_id: pick.entry.product_id.0,
            sku: target.sku,
            name: target.name,
            barcode: target.barcode,
            thumb_image_url: image.as_deref().map(thumb_image_url),
            lot_id: pick.entry.lot_id.map(|id| id.0),
            lot_code: target.lot_code,
            expires_on,
            location: location.map(|location| location.to_string()),
            pieces: pick.entry.pieces.get(),
            picked_pieces: pick.picked,
            state: pick.state.into(),
            reason: pick.reason.map(Into::into),
            note: pick.note,
            decided_at: pick.decided_at,
        }
    }
}

impl From<WaveSummary> for PickWaveSummary {
    fn from(summary: WaveSummary) -> PickWaveSummary {
        let count = |state: PickState| summary.picks.get(&state).copied().unwrap_or_default();
        PickWaveSummary {
            id: summary.wave.id.0,
            state: summary.wave.state.into(),
            picker_id: summary.wave.picker_id.0,
            created_at: summary.wave.created_at,
            ended_at: summary.wave.ended_at,
            order_ids: summary.wave.orders.iter().map(|one| one.order_id.0).collect(),
            pick_count: summary.picks.values().sum(),
            open_picks: count(PickState::Open),
            short_picks: count(PickState::Short),
            picker_name: summary.picker_name,
        }
    }
}
