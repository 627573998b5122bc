//! API tokens.

mod create_token;
mod dto;
mod list_tokens;
mod revoke_token;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config.service(list_tokens::list_tokens).service(create_token::create_token).service(revoke_token::revoke_token);
}
