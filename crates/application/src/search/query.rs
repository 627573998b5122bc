//! The search query, and what the searcher may find.

use tierway_kernel::{Permission, Scope, TokenAccess};

use crate::Context;

/// The search text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchQuery {
    /// The text; a blank one finds nothing.
    pub text: String,
    /// Maximum number of results of each kind.
    pub limit: u32,
    /// The scopes of the request's API token; `None` without one.
    pub scopes: Option<Vec<Scope>>,
}

impl SearchQuery {
    /// Whether the caller may call that operation, so that its items may be found.
    pub(super) fn opens(&self, context: &Context, list: Permission) -> bool {
        let in_scope = match (&self.scopes, list.token_access()) {
            (None, _) | (_, TokenAccess::Any) => true,
            (Some(scopes), TokenAccess::Scope(scope)) => scopes.contains(&scope),
            (Some(_), TokenAccess::Never) => false,
        };
        in_scope && context.require(list).is_ok()
    }
}
