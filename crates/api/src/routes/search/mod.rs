//! One search for everything.

mod dto;
mod search_all;

use utoipa_actix_web::service_config::ServiceConfig;

pub(crate) use dto::USUAL;

/// Registers the operation.
pub fn configure(config: &mut ServiceConfig) {
    config.service(search_all::search);
}
