//! Use cases of special prices: regional prices with their history, regions, and dealers' own prices. Which price
//! applies to whom is decided by the price resolver of the catalogue.

mod check_wholesaler_prices;
mod dealer_view;
mod get_dealer_store;
mod get_price_change;
mod grid;
mod guard;
mod list_dealer_prices;
mod list_price_changes;
mod list_region_members;
mod list_regions;
mod preview_price_file;
mod preview_wholesaler_prices;
mod remove_dealer_price;
mod set_dealer_price;
mod set_regions;
mod set_wholesaler_prices;
mod special;
mod undo_price_change;
mod update_dealer_store;
mod view;
mod wholesaler_prices;

pub use check_wholesaler_prices::{FlaggedPrice, check_wholesaler_prices};
pub use dealer_view::{DealerPriceView, StoreSize};
pub use get_dealer_store::{DealerStore, check_store, get_dealer_store};
pub use get_price_change::get_price_change;
pub use grid::{GridQuery, GridRow, NamedPrice};
pub use list_dealer_prices::list_dealer_prices;
pub use list_price_changes::list_price_changes;
pub use list_region_members::list_region_members;
pub use list_regions::{RegionView, RegionsView, list_regions};
pub use preview_price_file::{PriceFileRow, preview_price_file, read_price_file};
pub use preview_wholesaler_prices::{PreviewPrices, PricePreviewRow, preview_wholesaler_prices};
pub use remove_dealer_price::remove_dealer_price;
pub use set_dealer_price::{OwnPriceInput, set_dealer_price};
pub use set_regions::set_regions;
pub use set_wholesaler_prices::{PriceInput, SetPrices, set_wholesaler_prices};
pub use undo_price_change::undo_price_change;
pub use update_dealer_store::{check_store_update, update_dealer_store};
pub use view::{ChangeView, ChangedPrice};
pub use wholesaler_prices::get_wholesaler_prices;

pub(crate) use grid::price_check;
pub(crate) use list_regions::regions;
pub(crate) use special::{Home, own_prices, regional_prices, special_prices, store_of, store_prices, stores_of};
