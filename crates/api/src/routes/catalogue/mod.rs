//! Operations of the catalogue: the shop everybody reads, and its upkeep by the owners.

use utoipa_actix_web::service_config::ServiceConfig;

mod answer;
mod create_product;
mod delete_product;
pub mod dto;
mod get_product;
mod has_transactions;
mod image;
mod list_categories;
mod list_products;
pub mod names;
pub mod numeric;
pub mod request;
mod restore_product;
mod update_product;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(list_products::list_products)
        .service(get_product::get_product)
        .service(list_categories::list_categories)
        .service(create_product::create_product)
        .service(update_product::update_product)
        .service(delete_product::delete_product)
        .service(restore_product::restore_product)
        .service(has_transactions::has_transactions);
}
