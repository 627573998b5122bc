//! API tokens.

use crate::registry::Registry;

mod create_token;
mod dto;
mod list_tokens;
mod revoke_token;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config.service(list_tokens::list_tokens).service(create_token::create_token).service(revoke_token::revoke_token);
}
