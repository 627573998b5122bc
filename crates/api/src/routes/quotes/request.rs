//! Requests of quotation and message operations.

use tierway_application::quotes::{OfferQuote, OfferedItem};
use tierway_kernel::{BusinessZone, Money};

use crate::dto::*;
use crate::expected::Expected;
use crate::numeric::{Numeric, money};
use crate::routes::catalogue::names::TierName;
use crate::routes::orders::request::read_item;
use crate::times::end_of;

/// One line of an offer.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 200, "price": "95.00" }))]
pub struct OfferLineRequest {
    /// The product.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "product"))]
    pub product_id: Option<Numeric>,
    /// `unit` if omitted.
    #[schema(value_type = Option<TierName>)]
    pub tier: Option<String>,
    /// How many of the tier; a whole number of at least 1.
    #[validate(required(code = "product"), custom(function = form::filled, code = "product"))]
    #[validate(custom(function = form::whole, code = "quantity"))]
    pub quantity: Option<Numeric>,
    /// Price per tier unit; more than 0.
    #[validate(required(code = "price"), custom(function = form::filled, code = "price"), custom(function = form::amount))]
    pub price: Option<Numeric>,
}

/// An offer for a quote request.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "version": 1, "lines": [{ "productId": 42, "tier": "pack", "quantity": 200, "price": "95.00" }],
    "validUntil": "2026-12-31", "note": "Delivery in two weeks.", "shippingCost": "0.00"
}))]
pub struct OfferQuoteRequest {
    /// The order version you saw; 409 if the order has changed since.
    #[schema(required, nullable = false)]
    #[validate(required(code = "version"))]
    pub version: Option<i64>,
    /// The offered lines, each product and tier once.
    #[validate(nested)]
    pub lines: Vec<OfferLineRequest>,
    /// Last business day, or time, on which it can be accepted; no expiry if omitted.
    #[schema(example = "2026-12-31")]
    #[validate(custom(function = form::time_if_any, message = "Please enter a date such as 2026-12-31."))]
    pub valid_until: Option<String>,
    /// Message to the buyer, at most 2000 characters.
    pub note: Option<String>,
    /// Shipping cost; from the settings if omitted.
    #[validate(custom(function = form::amount))]
    pub shipping_cost: Option<Numeric>,
    /// The values of the order and its quotation you saw, field by field, as the API returned them. If one of them has
    /// changed since, nothing is updated: 409, and `errors` gives its `current` value.
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// The offer to accept.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "version": 2 }))]
pub struct AcceptQuoteRequest {
    /// The order version at which the buyer saw the offer; 409 if the offer has changed since.
    #[schema(required, nullable = false)]
    #[validate(required(code = "version"))]
    pub version: Option<i64>,
}

/// Why an offer is declined.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "reason": "We found a better price." }))]
pub struct DeclineQuoteRequest {
    /// At most 2000 characters.
    pub reason: Option<String>,
}

/// A message.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "text": "Could you do 9.50 for 500?" }))]
pub struct OrderMessageRequest {
    /// Text, at most 2000 characters.
    pub text: String,
}

impl AcceptQuoteRequest {
    /// The version of the order at which the offer was seen.
    pub fn version(&self) -> i64 {
        self.version.unwrap_or_default()
    }
}

impl OfferQuoteRequest {
    /// The offer as a command.
    pub fn command(self, zone: BusinessZone) -> OfferQuote {
        OfferQuote {
            lines: self.lines.iter().map(OfferLineRequest::item).collect(),
            valid_until: self.valid_until.as_deref().and_then(|text| end_of(text, zone)),
            note: self.note,
            shipping_cost: money(self.shipping_cost.as_ref()),
            version: self.version.unwrap_or_default(),
        }
    }
}

impl OfferLineRequest {
    fn item(&self) -> OfferedItem {
        let item = read_item(self.product_id.as_ref(), self.tier.as_deref(), self.quantity.as_ref());
        OfferedItem { item, price: money(self.price.as_ref()).unwrap_or(Money::ZERO) }
    }
}
