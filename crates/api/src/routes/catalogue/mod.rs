//! Operations of the catalogue: the public shop, and maintenance by the owners.

use crate::registry::Registry;

mod answer;
mod create_product;
mod delete_product;
mod discontinue_product;
pub mod dto;
mod facets_dto;
mod filter_params;
mod get_product;
mod get_search_synonyms;
mod has_transactions;
mod image;
mod list_categories;
mod list_product_facets;
mod list_product_price_changes;
mod list_products;
mod media_form;
pub mod names;
mod preview_prices;
mod remove_compliance_sheet;
pub mod request;
mod restore_product;
mod set_compliance_sheet;
mod set_search_synonyms;
mod store_param;
mod synonyms_dto;
mod update_product;
mod upload_media;

pub use filter_params::ProductFilterParams;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_products::list_products)
        .service(list_product_facets::list_product_facets)
        .service(get_product::get_product)
        .service(list_categories::list_categories)
        .service(create_product::create_product)
        .service(update_product::update_product)
        .service(delete_product::delete_product)
        .service(discontinue_product::discontinue_product)
        .service(restore_product::restore_product)
        .service(has_transactions::has_transactions)
        .service(list_product_price_changes::list_product_price_changes)
        .service(upload_media::upload_media)
        .service(set_compliance_sheet::set_compliance_sheet)
        .service(remove_compliance_sheet::remove_compliance_sheet)
        .service(preview_prices::preview_prices)
        .service(get_search_synonyms::get_search_synonyms)
        .service(set_search_synonyms::set_search_synonyms);
}
