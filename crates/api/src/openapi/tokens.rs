//! Documentation of sessions and API tokens, generated from the permission table.

use tierway_kernel::{Permission, TokenAccess};
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};

/// The name of the security scheme.
const SCHEME: &str = "token";
/// The name of the scheme of people.
pub(super) const SESSION: &str = "session";

/// The scheme.
pub(super) fn scheme() -> SecurityScheme {
    let text = "An API token, created with `POST /api/tokens`. It acts as its owner, within its scopes.";
    SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(text)).build())
}

/// Says of each operation whether and with which scope a token opens it.
pub(super) fn describe(document: &mut Document) {
    for item in document.paths.paths.values_mut() {
        for (_, operation) in super::operations(item) {
            let row = operation.operation_id.as_deref().and_then(Permission::of_operation);
            if let Some(row) = row {
                mark(operation, row);
            }
        }
    }
}

fn mark(operation: &mut Operation, row: Permission) {
    operation.security = Some(sessions(row));
    let scopes: Vec<&str> = match row.token_access() {
        TokenAccess::Never => {
            super::edit::append(operation, "Not open to API tokens.");
            return;
        }
        TokenAccess::Any => {
            super::edit::append(operation, "Open to every API token.");
            Vec::new()
        }
        TokenAccess::Scope(scope) => {
            super::edit::append(operation, &format!("API tokens need the scope `{}`.", scope.as_str()));
            vec![scope.as_str()]
        }
    };
    operation.security.get_or_insert_default().push(SecurityRequirement::new(SCHEME, scopes));
}

/// Public operations need no authentication, but accept it.
fn sessions(row: Permission) -> Vec<SecurityRequirement> {
    let session = SecurityRequirement::new(SESSION, Vec::<String>::new());
    if row.open_to_guests() { vec![SecurityRequirement::default(), session] } else { vec![session] }
}
