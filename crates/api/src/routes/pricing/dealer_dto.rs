//! Dealers' own prices and their stores on the wire.

use tierway_application::Failure;
use tierway_application::pricing::{DealerPriceView, DealerStore};
use tierway_catalogue::thumb_image_url;
use tierway_kernel::Money;

use crate::dto::*;
use crate::routes::catalogue::numeric::{Numeric, Reader};

/// A dealer's own price.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealerPriceResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub product_name: String,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its picture's smallest rendition.
    pub thumb_image_url: Option<String>,
    /// What a piece costs in the dealer's store.
    pub custom_price: WireMoney,
    /// Suggested range, lower end.
    pub suggested_dealer_min_price: Option<WireMoney>,
    /// Suggested range, upper end.
    pub suggested_dealer_max_price: Option<WireMoney>,
    /// What the dealer pays for a piece, at the regional price where one is set.
    pub dealer_price: WireMoney,
    /// Own price less what they pay; may be negative.
    pub margin: WireMoney,
    /// The price lies outside of the range, which has moved: nobody can buy the product in this store.
    pub is_blocked: bool,
    /// Why, when it is blocked.
    #[schema(example = "The price must be between 16.00 and 25.00.")]
    pub reason: Option<String>,
    /// When it was set.
    pub updated_at: DateTime<Utc>,
}

/// A dealer's own price to be set.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "customPrice": "18.50" }))]
pub struct SetDealerPriceRequest {
    /// What a piece shall cost in the store, within the suggested range.
    #[serde(default)]
    #[schema(value_type = Numeric, required = true)]
    custom_price: Option<Numeric>,
}

/// What everybody may know of a dealer's store.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DealerStoreResponse {
    /// Its dealer, whom an order there names as `sellerId`.
    #[schema(example = 7)]
    pub id: i64,
    /// The company's name, else the dealer's.
    #[schema(example = "Lim Trading")]
    pub name: String,
    /// Where.
    #[schema(example = "Malaysia")]
    pub country: Option<String>,
    /// Where in it.
    #[schema(example = "Penang")]
    pub zone: Option<String>,
}

impl SetDealerPriceRequest {
    /// The price.
    pub fn price(&self) -> Result<Money, Failure> {
        let mut read = Reader::default();
        match read.money("customPrice", self.custom_price.as_ref()) {
            Some(price) => Ok(price),
            None if read.errors.is_empty() => Err(Failure::field("customPrice", "Please enter a price.")),
            None => Err(Failure::Fields(read.errors)),
        }
    }
}

impl From<DealerPriceView> for DealerPriceResponse {
    fn from(view: DealerPriceView) -> DealerPriceResponse {
        let product = view.product;
        DealerPriceResponse {
            product_id: product.id.0,
            thumb_image_url: product.image.as_deref().map(thumb_image_url),
            product_name: product.name,
            sku: product.sku,
            custom_price: WireMoney(view.price.price),
            suggested_dealer_min_price: product.suggested_dealer_min_price.map(WireMoney),
            suggested_dealer_max_price: product.suggested_dealer_max_price.map(WireMoney),
            dealer_price: WireMoney(view.dealer_price),
            margin: WireMoney(view.margin),
            is_blocked: view.blocked.is_some(),
            reason: view.blocked.map(|reason| reason.to_string()),
            updated_at: view.price.updated_at,
        }
    }
}

impl From<DealerStore> for DealerStoreResponse {
    fn from(store: DealerStore) -> DealerStoreResponse {
        DealerStoreResponse { id: store.id.0, name: store.name, country: store.country, zone: store.zone }
    }
}
