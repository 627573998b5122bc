//! Products, their three tiers (unit, pack, bulk), and the price resolver, which computes what each viewer sees and
//! each buyer pays (product.md §4, §5).
//!
//! Not here: how many there are (inventory), what was bought (orders), picture bytes (a port of `application`; a
//! product knows its picture by content hash).

mod barcode;
mod best_sellers;
mod changes;
mod dealer;
mod details;
mod draft;
mod image;
mod price;
mod price_history;
mod price_repository;
mod product;
mod product_repository;
mod region;
mod regional;
mod saved;
mod search;
mod sku;
mod tier;
mod visibility;

pub use barcode::{BarcodeError, read_barcode};
pub use best_sellers::{BEST_SELLER_DAYS, MOST_BEST_SELLERS, SoldProduct, rank_best_sellers};
pub use changes::{CatalogueChange, CatalogueLog};
pub use dealer::{DealerPrice, DealerPriceError, DealerPriceFilter, DealerRange, OwnPrices};
pub use details::{
    Attributes, AttributesChange, DEVICE_TYPES, DetailsChange, ImagesChange, MAX_IMAGES, ProductDetails,
};
pub use draft::{DIMENSION_UNITS, DraftError, ProductDraft, TierDraft, WEIGHT_UNITS, wholesaler_price};
pub use image::{
    ImageInput, ImageInputError, MAX_IMAGE_BYTES, card_image_url, image_host, image_url, is_own_image, logo_url,
    read_image, renditions, thumb_image_url,
};
pub use price::{
    Buyer, BuyerPreview, DealerCosts, NotForSale, OPEN_PRICES, Offer, OwnPriceError, PreviewBuyer, PriceProfile,
    PriceSource, Seller, SpecialPrices, StoreFront, VisiblePrices, blocked_price, check_own, dealer_cost, dealer_pays,
    dealer_price, dealer_price_key, price_preview, resolve, store_price, visible_prices,
};
pub use price_history::{NewProductPriceChange, PriceField, ProductPriceChange, price_changes};
pub use price_repository::{PlacePeople, PriceRepository};
pub use product::{Packaging, Product, TierPrice};
pub use product_repository::{ProductCost, ProductFilter, ProductRepository, ProductSort};
pub use region::{MOST_PLACES, PlaceKey, Region, RegionMap, RegionPlace, RegionTable, checked_places, default_places};
pub use regional::{
    Audience, CellPrice, ChangedCell, MOST_CELLS, NewPriceChange, PriceCell, PriceChange, PriceChangeError, PriceCheck,
    PriceStep, PriceWarning, StepError, check_cells, check_effective, check_note, known_cost, price_warnings,
    prices_are_open, turn_at, undo,
};
pub use saved::{MAX_SAVED_PRODUCTS, SavedProductError, SavedProductRepository, room_for_saved};
pub use search::{
    Between, Facet, FacetCount, FacetKey, FacetValue, Facets, MOST_FACET_VALUES, MatchKind, SearchEntry, SearchField,
    SearchQuestion, SearchSort, SynonymRepository, SynonymTable, Synonyms, Term, checked_groups, fold_accents,
    indexed_words, name_bonus, synonym_takes_prefix, synonym_weight, takes_prefix, typos_allowed, weight, words,
};
pub use sku::sku_from;
pub use tier::Tier;
pub use visibility::{StatusFilter, StatusScope, sees_discontinued, visible_status};
