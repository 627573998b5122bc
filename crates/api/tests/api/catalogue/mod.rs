//! `/api/products…` and `/api/categories`.

mod best_sellers;
mod compliance_sheet;
mod deleting;
mod details;
mod form;
mod images;
mod list_size;
mod lists;
pub mod media;
mod price_changes;
mod price_preview;
mod prices;
mod search;
mod search_facets;
mod search_freshness;
mod search_synonyms;
mod versions;
