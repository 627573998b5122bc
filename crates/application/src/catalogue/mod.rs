//! Use cases of the catalogue: public lists, and maintenance by the owners.

mod changed;
mod create_product;
mod delete_product;
mod discontinue_product;
mod get_product;
mod get_search_synonyms;
mod has_transactions;
mod list_categories;
mod list_product_facets;
mod list_product_price_changes;
mod list_products;
mod preview_prices;
mod remove_compliance_sheet;
mod restore_product;
mod search;
mod set_compliance_sheet;
mod set_search_synonyms;
mod taken;
mod update_best_sellers;
mod update_product;
mod view;
mod viewer;

pub use changed::{CHANGES_KEPT, products_changed};
pub use create_product::create_product;
pub use delete_product::{DeleteOutcome, delete_product};
pub use discontinue_product::discontinue_product;
pub use get_product::{get_product, get_product_for};
pub use get_search_synonyms::get_search_synonyms;
pub use has_transactions::has_transactions;
pub use list_categories::list_categories;
pub use list_product_facets::list_product_facets;
pub use list_product_price_changes::{PriceChangeView, list_product_price_changes};
pub use list_products::{ProductOrder, ProductQuery, list_products, list_products_for};
pub use preview_prices::{PricePreview, preview_prices};
pub use remove_compliance_sheet::remove_compliance_sheet;
pub use restore_product::restore_product;
pub use search::{ProductFilters, search_entries};
pub use set_compliance_sheet::set_compliance_sheet;
pub use set_search_synonyms::set_search_synonyms;
pub use update_product::{ProductChange, update_product};
pub use view::{DetailedProduct, ProductView};
pub use viewer::{PROFILE_TOPICS, ViewerProfile, prices_until, product_topics, viewer_profile};

pub(crate) use update_best_sellers::{read_best_sellers, store_best_sellers};
pub(crate) use view::{view, views_of};
