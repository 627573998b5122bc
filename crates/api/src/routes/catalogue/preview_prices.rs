//! `POST /api/products/price-preview`.

use tierway_application::catalogue::{PricePreview, preview_prices as preview};
use tierway_catalogue::{BuyerPreview, Offer, PreviewBuyer, PriceSource, ProductDraft};

use super::names::TierName;
use super::request::ProductRequest;
use crate::dto::*;
use crate::numeric::Numeric;
use crate::prelude::*;

/// The current prices of a product form; empty or invalid fields count as missing.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "manufacturerCost": "8.00", "agentPrice": "13.00", "customerPrice": "14.00", "packPrice": "120.00", "packQuantity": 10
}))]
pub struct PricePreviewRequest {
    pub name: Option<String>,
    pub manufacturer_cost: Option<Numeric>,
    pub agent_price: Option<Numeric>,
    pub customer_price: Option<Numeric>,
    pub suggested_dealer_min_price: Option<Numeric>,
    pub suggested_dealer_max_price: Option<Numeric>,
    pub unit_price: Option<Numeric>,
    pub pack_price: Option<Numeric>,
    pub pack_quantity: Option<Numeric>,
    pub bulk_price: Option<Numeric>,
    pub bulk_quantity: Option<Numeric>,
}

/// Price of the product by type of buyer.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PricePreviewResponse {
    /// Cost × 1.2; absent if it is too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wholesaler_price: Option<WireMoney>,
    /// Every type of buyer.
    pub buyers: Vec<BuyerPreviewResponse>,
}

/// The prices of a buyer type.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BuyerPreviewResponse {
    /// Who.
    pub buyer: PreviewBuyerName,
    /// The tiers they could buy.
    pub offers: Vec<PreviewOffer>,
    /// Why they cannot buy it, as shown to them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Mango Ice is not for sale to you.")]
    pub refusal: Option<String>,
}

/// A priced tier.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviewOffer {
    /// The tier.
    pub tier: TierName,
    /// Pieces in one.
    #[schema(example = 10)]
    pub pieces: i64,
    /// Price of one.
    pub price: WireMoney,
    /// Price per piece, rounded to cents.
    pub unit_price: WireMoney,
    /// The pricing rule that applied.
    pub source: PriceSourceName,
}

/// A kind of buyer.
pub type PreviewBuyerName = Name<PreviewBuyer>;

/// Source of a price.
pub type PriceSourceName = Name<PriceSource>;

impl PricePreviewRequest {
    /// As much of the product's form. A flattened part for both would cost the names of fields with a wrong type.
    fn draft(self) -> ProductDraft {
        let form = ProductRequest {
            name: self.name,
            manufacturer_cost: self.manufacturer_cost,
            agent_price: self.agent_price,
            customer_price: self.customer_price,
            suggested_dealer_min_price: self.suggested_dealer_min_price,
            suggested_dealer_max_price: self.suggested_dealer_max_price,
            unit_price: self.unit_price,
            pack_price: self.pack_price,
            pack_quantity: self.pack_quantity,
            bulk_price: self.bulk_price,
            bulk_quantity: self.bulk_quantity,
            ..ProductRequest::default()
        };
        form.priced()
    }
}

impl From<PricePreview> for PricePreviewResponse {
    fn from(preview: PricePreview) -> PricePreviewResponse {
        PricePreviewResponse {
            wholesaler_price: preview.wholesaler_price.map(WireMoney),
            buyers: preview.buyers.into_iter().map(BuyerPreviewResponse::from).collect(),
        }
    }
}

impl From<BuyerPreview> for BuyerPreviewResponse {
    fn from(preview: BuyerPreview) -> BuyerPreviewResponse {
        BuyerPreviewResponse {
            buyer: preview.buyer.into(),
            offers: preview.offers.into_iter().map(PreviewOffer::from).collect(),
            refusal: preview.refusal.map(language::render),
        }
    }
}

impl From<Offer> for PreviewOffer {
    fn from(offer: Offer) -> PreviewOffer {
        let pieces = offer.pieces.get();
        PreviewOffer {
            tier: offer.tier.into(),
            pieces,
            price: WireMoney(offer.price),
            unit_price: WireMoney(offer.price.ratio(1, pieces).unwrap_or(offer.price)),
            source: offer.source.into(),
        }
    }
}

/// Preview a product's prices
///
/// For admin and manufacturer: what each kind of buyer would pay in each tier if the form were saved now. Nothing is
/// stored.
#[utoipa::path(
    tag = "Catalogue",
    request_body = PricePreviewRequest,
    responses(
        (status = 200, description = "The prices.", body = PricePreviewResponse),
        (status = 422, description = "A field has the wrong shape."),
    ),
)]
#[post("/api/products/price-preview")]
pub async fn preview_prices(call: Call, body: Body<PricePreviewRequest>) -> HandlerResult {
    let answer = preview(&call.context(), &body.0.draft())?;
    Ok(HttpResponse::Ok().json(PricePreviewResponse::from(answer)))
}
