//! What is sold: products, their three tiers (unit, pack, bulk), and the price resolver that says what each
//! viewer sees and each buyer pays (product.md §4, §5).
//!
//! What does not live here: how many there are (inventory), what was bought (orders), picture bytes (a port of
//! `application`; a product knows its picture by content hash).

mod barcode;
mod changes;
mod details;
mod draft;
mod image;
mod price;
mod product;
mod search;
mod sku;
mod tier;
mod visibility;

pub use barcode::{BarcodeError, read_barcode};
pub use changes::{CatalogueChange, CatalogueLog};
pub use details::{
    Attributes, AttributesChange, DEVICE_TYPES, DetailsChange, ImagesChange, MAX_IMAGES, ProductDetails,
};
pub use draft::{DIMENSION_UNITS, DraftError, ProductDraft, TierDraft, WEIGHT_UNITS, wholesaler_price};
pub use image::{
    ImageInput, ImageInputError, MAX_IMAGE_BYTES, card_image_url, image_url, is_own_image, read_image, renditions,
    thumb_image_url,
};
pub use price::{
    Buyer, BuyerPreview, NotForSale, Offer, PREVIEW_BUYERS, PreviewBuyer, PriceSource, VisiblePrices, dealer_price,
    offer, offer_in_store, own_unit_price, price_preview, visible_prices,
};
pub use product::{Packaging, Product, ProductFilter, ProductRepository, ProductSort, TierPrice};
pub use search::{
    Between, Facet, FacetCount, FacetKey, FacetValue, Facets, MOST_FACET_VALUES, MatchKind, SearchEntry, SearchField,
    SearchQuestion, SearchSort, fold_accents, indexed_words, name_bonus, takes_prefix, typos_allowed, weight, words,
};
pub use sku::sku_from;
pub use tier::Tier;
pub use visibility::{StatusFilter, StatusScope, sees_discontinued, visible_status};
