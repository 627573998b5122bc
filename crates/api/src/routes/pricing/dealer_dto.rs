//! Dealers' own prices and their stores on the wire.

use tierway_application::pricing::{DealerPriceView, DealerStore, OwnPriceInput, StoreSize};
use tierway_catalogue::{logo_url, thumb_image_url};

use crate::Problem;
use crate::dto::*;
use crate::expected::Expected;
use crate::form::checked;
use crate::numeric::{Numeric, money};
use crate::wire::patch;

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
    /// Unit price in the dealer's store.
    pub custom_price: WireMoney,
    /// Suggested range, lower end.
    pub suggested_dealer_min_price: Option<WireMoney>,
    /// Suggested range, upper end.
    pub suggested_dealer_max_price: Option<WireMoney>,
    /// Unit price the dealer pays, at the regional price if there is one. Absent if it is not sold to them.
    pub dealer_price: Option<WireMoney>,
    /// Own price less purchase price; may be negative.
    pub margin: Option<WireMoney>,
    /// Pack price set by the dealer.
    pub pack_price: Option<WireMoney>,
    /// Bulk price set by the dealer.
    pub bulk_price: Option<WireMoney>,
    /// Pack price in the store; absent if the product is not sold in packs.
    pub pack: Option<StoreSizeResponse>,
    /// Bulk price in the store; absent if the product is not sold in bulk.
    pub bulk: Option<StoreSizeResponse>,
    /// The price is outside the suggested range, which has changed: nobody can buy the product in this store.
    pub is_blocked: bool,
    /// Why, when it is blocked.
    #[schema(example = "The price must be between $16.00 and $25.00.")]
    pub reason: Option<String>,
    /// When it was set.
    pub updated_at: DateTime<Utc>,
}

/// A pack or bulk as a dealer's store sells it.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreSizeResponse {
    /// Price in the store: the dealer's own, otherwise the dealer's unit price times the pieces less the company's
    /// volume discount; never less than the dealer pays. Absent if nobody can buy it.
    pub store_price: Option<WireMoney>,
    /// The dealer's purchase price.
    pub dealer_price: Option<WireMoney>,
    /// The one less the other.
    pub margin: Option<WireMoney>,
}

/// A dealer's own price to be set.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "customPrice": "18.50", "packPrice": "165.00" }))]
pub struct SetDealerPriceRequest {
    /// The new unit price in the store, within the suggested range.
    #[serde(default)]
    #[schema(value_type = Numeric, required = true)]
    #[validate(required(code = "price"), custom(function = form::filled, code = "price"), custom(function = form::amount))]
    custom_price: Option<Numeric>,
    /// Pack price, at least what the dealer pays; if omitted, it stays unchanged; `null` derives it from the unit
    /// price.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<Numeric>)]
    #[validate(custom(function = form::amount))]
    pack_price: Option<Option<Numeric>>,
    /// The new bulk price, likewise.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<Numeric>)]
    #[validate(custom(function = form::amount))]
    bulk_price: Option<Option<Numeric>>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// Public information on a dealer's store.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealerStoreResponse {
    /// Its dealer; use it as `sellerId` in orders.
    #[schema(example = 7)]
    pub id: i64,
    /// The company name, otherwise the dealer's name.
    #[schema(example = "Lim Trading")]
    pub name: String,
    /// Where.
    #[schema(example = "Malaysia")]
    pub country: Option<String>,
    /// The zone within the country.
    #[schema(example = "Penang")]
    pub zone: Option<String>,
    /// The address of its page. Whatever stands before the number, the number says whose store it is.
    #[schema(example = "/store/lim-trading-7")]
    pub path: String,
    /// What the dealer says of it: plain text, paragraphs divided by line breaks.
    #[schema(example = "Family shop in George Town since 1998.")]
    pub about: Option<String>,
    /// URL of its logo.
    #[schema(example = "/media/0123456789abcdef0123456789abcdef.png")]
    pub logo_url: Option<String>,
}

impl SetDealerPriceRequest {
    /// The prices.
    pub fn prices(&self) -> Result<OwnPriceInput, Problem> {
        let size = |value: &Option<Option<Numeric>>| value.as_ref().map(|value| money(value.as_ref()));
        let unit = checked(money(self.custom_price.as_ref()))?;
        Ok(OwnPriceInput { unit, pack: size(&self.pack_price), bulk: size(&self.bulk_price) })
    }
}

impl From<StoreSize> for StoreSizeResponse {
    fn from(size: StoreSize) -> StoreSizeResponse {
        let margin = size.price.zip(size.pays).and_then(|(price, pays)| price.minus(pays));
        StoreSizeResponse {
            store_price: size.price.map(WireMoney),
            dealer_price: size.pays.map(WireMoney),
            margin: margin.map(WireMoney),
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
            custom_price: WireMoney(view.price.prices.unit),
            pack_price: view.price.prices.pack.map(WireMoney),
            bulk_price: view.price.prices.bulk.map(WireMoney),
            pack: view.pack.map(StoreSizeResponse::from),
            bulk: view.bulk.map(StoreSizeResponse::from),
            suggested_dealer_min_price: product.suggested_dealer_min_price.map(WireMoney),
            suggested_dealer_max_price: product.suggested_dealer_max_price.map(WireMoney),
            dealer_price: view.dealer_price.map(WireMoney),
            margin: view.margin.map(WireMoney),
            is_blocked: view.blocked.is_some(),
            reason: view.blocked.map(language::render),
            updated_at: view.price.updated_at,
        }
    }
}

impl From<DealerStore> for DealerStoreResponse {
    fn from(store: DealerStore) -> DealerStoreResponse {
        DealerStoreResponse {
            id: store.id.0,
            name: store.name,
            country: store.country,
            zone: store.zone,
            path: store.path,
            about: store.about,
            logo_url: store.logo.as_deref().map(logo_url),
        }
    }
}
