//! API tokens: programs acting for a user (product.md §10).

mod add_uses;
mod create_token;
mod find_holder;
mod key;
mod list_tokens;
mod revoke_token;

pub use add_uses::add_token_uses;
pub use create_token::{CreatedToken, create_token};
pub(crate) use find_holder::missing_scope;
pub use find_holder::{TokenHolder, find_holder};
pub use key::{is_key, key_hash};
pub use list_tokens::list_tokens;
pub use revoke_token::revoke_token;
