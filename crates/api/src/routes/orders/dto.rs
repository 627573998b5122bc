//! Responses of order operations.

use super::fulfilment_dto::OrderFulfilment;
use super::names::{CourierName, OrderStatusName, PaymentStatusName, ShipUnpaidName};
use crate::dto::*;
use crate::routes::catalogue::names::TierName;
use crate::routes::picking::dto::ShortReasonName;
use crate::routes::quotes::dto::OrderQuote;
use crate::routes::taxes::sums::{TaxLine, TaxReliefResponse};

/// An order. The referring agent sees its number, status, payment, totals, date and the buyer's name; all other fields
/// are absent for them. Empty fields are absent.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderResponse {
    /// Number.
    #[schema(example = 17)]
    pub id: i64,
    /// The buyer's name when they ordered.
    #[schema(example = "Lina Tan")]
    pub customer_name: String,
    /// Its status.
    pub status: OrderStatusName,
    /// Whether it is paid.
    pub payment_status: PaymentStatusName,
    /// Order total.
    pub total_amount: WireMoney,
    /// The same figure under the name used by the warehouse screen.
    pub total: WireMoney,
    /// When it was placed.
    pub created_at: DateTime<Utc>,
    /// The rest.
    #[serde(flatten)]
    pub details: Option<OrderFacts>,
}

/// Details for the order's parties and company staff.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderFacts {
    /// The buyer.
    #[schema(example = 12)]
    pub customer_id: i64,
    /// The dealer in whose store it was bought; absent for the company's own store.
    pub seller_id: Option<i64>,
    /// For example `online`.
    #[schema(example = "online")]
    pub channel: String,
    /// `true`: a quote request, without lines until an offer is accepted.
    pub is_quote: bool,
    /// Sum of the lines, without tax.
    pub goods_total: WireMoney,
    /// All taxes.
    pub tax: WireMoney,
    /// The taxes by name and rate; absent for staff, and where none are recorded.
    pub taxes: Option<Vec<TaxLine>>,
    /// Whether the prices of the lines include the tax; absent for staff.
    pub prices_include_tax: Option<bool>,
    /// A sentence about its taxes, printed on its documents; absent for staff.
    #[schema(example = "Export, no VAT.")]
    pub tax_statement: Option<String>,
    /// Why it has no tax; absent where it has, and for staff.
    pub relief: Option<TaxReliefResponse>,
    /// Shipping cost.
    pub shipping_cost: WireMoney,
    /// The buyer's notes.
    pub notes: Option<String>,
    /// The payment.
    #[serde(flatten)]
    pub payment: OrderPayment,
    /// How and where to.
    #[serde(flatten)]
    pub shipping: OrderShipping,
    /// The last editor.
    pub processed_by: Option<i64>,
    /// When it was completed.
    pub completed_at: Option<DateTime<Utc>>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// Version; send it back with a change to detect concurrent changes.
    #[schema(example = 3)]
    pub version: i64,
    /// Refunds so far.
    pub refunded_total: WireMoney,
    /// The lines.
    pub items: Vec<OrderItem>,
    /// Statuses the caller can set next.
    pub allowed_transitions: Vec<OrderStatusName>,
    /// For company staff, if the order must be paid before it is shipped and is not: whether to warn before shipping
    /// (`warn`) or to refuse it (`refuse`), by the setting `shipUnpaid`.
    pub ship_unpaid: Option<ShipUnpaidName>,
    /// The quote request.
    pub quote: Option<OrderQuote>,
}

/// How an order was or is to be paid.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPayment {
    /// The requested, later the recorded payment method.
    #[schema(example = "Bank")]
    pub payment_method: Option<String>,
    /// Reference of the bank or wallet transfer.
    pub payment_reference: Option<String>,
    /// When the payment was recorded.
    pub paid_at: Option<DateTime<Utc>>,
    /// Receipt number.
    #[schema(example = "RCP-2026-000001")]
    pub receipt_number: Option<String>,
    /// Invoice number.
    #[schema(example = "INV-2026-000001")]
    pub invoice_number: Option<String>,
}

/// Shipping details of an order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderShipping {
    /// One of the listed shipping methods.
    #[schema(example = "Pick-Up")]
    pub shipping_method: Option<String>,
    /// The shipping address.
    pub shipping_address: Option<String>,
    /// Notes for shipping.
    pub shipping_notes: Option<String>,
    /// The carrier's number.
    #[schema(example = "TRK-1042")]
    pub tracking_number: Option<String>,
    /// Delivery note number.
    pub delivery_note: Option<String>,
    /// Shipping number.
    pub shipping_number: Option<String>,
    /// Courier that delivers it.
    pub courier: CourierName,
}

/// One line of an order, as it was when the order was placed.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderItem {
    /// Identity.
    #[schema(example = 33)]
    pub id: i64,
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// The product's picture now; absent if it has none.
    #[schema(example = "/media/0123456789abcdef0123456789abcdef-thumb.jpg")]
    pub thumb_image_url: Option<String>,
    /// Size it was bought in.
    pub tier: TierName,
    /// The tier's label at the time, such as `Box`; absent if the product had none.
    #[schema(example = "Box")]
    pub tier_label: Option<String>,
    /// How many of the tier.
    #[schema(example = 2)]
    pub quantity: i64,
    /// Pieces in all.
    #[schema(example = 20)]
    pub pieces: i64,
    /// Pieces shipped.
    #[schema(example = 12)]
    pub shipped_pieces: i64,
    /// Pieces that can be shipped now.
    #[schema(example = 8)]
    pub shippable_pieces: i64,
    /// Pieces returned.
    #[schema(example = 0)]
    pub returned_pieces: i64,
    /// Pieces that can still be returned within the return period.
    #[schema(example = 12)]
    pub returnable_pieces: i64,
    /// Where the product is picked, for company staff; only in a single order.
    #[schema(example = "A-03-12-2")]
    pub location: Option<String>,
    /// Price per tier unit; absent for staff, who see totals only.
    pub price: Option<WireMoney>,
    /// Price of the line; absent for staff.
    pub total: Option<WireMoney>,
}

/// An order with its history.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OrderDetailResponse {
    /// The order.
    #[serde(flatten)]
    pub order: OrderResponse,
    /// Its history, oldest first; absent for the referring agent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<Vec<OrderHistoryEntry>>,
    /// Money, shipments and returns.
    #[serde(flatten)]
    pub fulfilment: Option<OrderFulfilment>,
    /// Short picks, oldest first; for company staff.
    #[serde(rename = "shortPicks", skip_serializing_if = "Option::is_none")]
    pub short_picks: Option<Vec<OrderShortPick>>,
    /// Bank account to pay to, while the order awaits a bank transfer.
    #[serde(rename = "bankDetails", skip_serializing_if = "Option::is_none")]
    #[schema(example = "Bank Contoh Berhad\nAccount 5140 2277 0183")]
    pub bank_details: Option<String>,
}

/// A short pick of a line.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderShortPick {
    /// The line.
    #[schema(example = 33)]
    pub line_id: i64,
    /// The wave.
    #[schema(example = 3)]
    pub wave_id: i64,
    /// Pieces required.
    #[schema(example = 12)]
    pub pieces: i64,
    /// Pieces that were found.
    #[schema(example = 5)]
    pub picked_pieces: i64,
    /// Why.
    pub reason: Option<ShortReasonName>,
    /// Note.
    pub note: Option<String>,
    /// The picker.
    #[schema(example = "Willi Wang")]
    pub picked_by: Option<String>,
    /// When.
    pub decided_at: Option<DateTime<Utc>>,
}

/// One entry of an order's history.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderHistoryEntry {
    /// Identity.
    #[schema(example = 51)]
    pub id: i64,
    /// Previous status; absent for the first entry.
    pub from: Option<OrderStatusName>,
    /// New status.
    pub to: OrderStatusName,
    /// Who, for company staff only.
    pub actor_id: Option<i64>,
    /// Their name.
    pub actor_name: Option<String>,
    /// Reason, or what else changed; in your language where the server writes it.
    pub note: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}
