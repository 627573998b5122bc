//! `/api/tokens`.

mod scopes;
pub mod tokens;
