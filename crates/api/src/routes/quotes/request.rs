//! What operations of quotations and messages take.

use tierway_application::Failure;
use tierway_application::quotes::{OfferQuote, OfferedItem};
use tierway_kernel::BusinessZone;

use crate::dto::*;
use crate::expected::Expected;
use crate::routes::catalogue::names::TierName;
use crate::routes::catalogue::numeric::{Numeric, Reader};
use crate::routes::inventory::times::end_of;
use crate::routes::orders::request::read_item;

/// An offer that was replaced meanwhile must not be answered, so who offers or accepts says what they saw.
const VERSION_MISSING: &str = "Please name the version of the order.";

/// One line of an offer.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "productId": 42, "tier": "pack", "quantity": 200, "price": "95.00" }))]
pub struct OfferLineRequest {
    /// The product.
    pub product_id: Option<Numeric>,
    /// `unit` when left out.
    #[schema(value_type = Option<TierName>)]
    pub tier: Option<String>,
    /// How many of the tier; a whole number of at least 1.
    pub quantity: Option<Numeric>,
    /// The price of one of the tier; more than 0.
    pub price: Option<Numeric>,
}

/// An offer for a request.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "version": 1, "lines": [{ "productId": 42, "tier": "pack", "quantity": 200, "price": "95.00" }],
    "validUntil": "2026-12-31", "note": "Delivery in two weeks.", "shippingCost": "0.00"
}))]
pub struct OfferQuoteRequest {
    /// The version of the order that was looked at; 409 when the order moved on.
    #[schema(required, nullable = false)]
    pub version: Option<i64>,
    /// What is offered, each product and tier once.
    pub lines: Vec<OfferLineRequest>,
    /// The last day of the business or the time until which it can be accepted; until it is answered when left out.
    #[schema(example = "2026-12-31")]
    pub valid_until: Option<String>,
    /// Words to the buyer, at most 2000 characters.
    pub note: Option<String>,
    /// What shipping costs; as the settings say when left out.
    pub shipping_cost: Option<Numeric>,
    /// What you have seen of the order and its quotation, field by field as they were answered. When one of them is another
    /// by now, nothing is changed: 409, and `errors` says in `current` what it is.
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// Which offer is accepted.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "version": 2 }))]
pub struct AcceptQuoteRequest {
    /// The version of the order at which the buyer saw the offer; 409 when there is another offer meanwhile.
    #[schema(required, nullable = false)]
    pub version: Option<i64>,
}

/// Why an offer is declined.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "reason": "We found a better price." }))]
pub struct DeclineQuoteRequest {
    /// At most 2000 characters.
    pub reason: Option<String>,
}

/// A message.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "text": "Could you do 9.50 for 500?" }))]
pub struct OrderMessageRequest {
    /// What, at most 2000 characters.
    pub text: String,
}

impl AcceptQuoteRequest {
    /// The version of the order at which the offer was seen.
    pub fn version(&self) -> Result<i64, Failure> {
        self.version.ok_or_else(|| Failure::field("version", VERSION_MISSING))
    }
}

impl OfferQuoteRequest {
    /// The offer as a command; all unreadable fields are named.
    pub fn command(self, zone: BusinessZone) -> Result<OfferQuote, Failure> {
        let mut read = Reader::default();
        if self.version.is_none() {
            read.fault("version", VERSION_MISSING);
        }
        let mut lines = Vec::with_capacity(self.lines.len());
        for (index, line) in self.lines.iter().enumerate() {
            lines.extend(line.read(&mut read, index));
        }
        let valid_until = self.valid_until.as_deref().filter(|text| !text.trim().is_empty()).map(|text| {
            let end = end_of(text, zone);
            if end.is_none() {
                read.fault("validUntil", "Please enter a date such as 2026-12-31.");
            }
            end
        });
        let shipping_cost = read.money("shippingCost", self.shipping_cost.as_ref());
        if !read.errors.is_empty() {
            return Err(Failure::Fields(read.errors));
        }
        Ok(OfferQuote {
            lines,
            valid_until: valid_until.flatten(),
            note: self.note,
            shipping_cost,
            version: self.version.unwrap_or_default(),
        })
    }
}

impl OfferLineRequest {
    fn read(&self, read: &mut Reader, index: usize) -> Option<OfferedItem> {
        let prefix = format!("lines[{index}].");
        let field = format!("{prefix}price");
        if self.price.as_ref().is_none_or(Numeric::is_empty) {
            read.fault(&field, "Please enter a price.");
        }
        let price = read.money(&field, self.price.as_ref());
        let (product, tier) = (self.product_id.as_ref(), self.tier.as_deref());
        let item = read_item(read, &prefix, product, tier, self.quantity.as_ref())?;
        Some(OfferedItem { item, price: price? })
    }
}
