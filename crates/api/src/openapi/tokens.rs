//! What the document says of API tokens: read off the table of scopes, never typed by hand.

use tierway_kernel::{Permission, TokenAccess};
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};

/// The name of the security scheme.
const SCHEME: &str = "token";

/// The scheme.
pub(super) fn scheme() -> SecurityScheme {
    let text = "An API token, made with `POST /api/tokens`. It acts as its owner, within its scopes.";
    SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(text)).build())
}

/// Says of each operation whether and with which scope a token opens it.
pub(super) fn describe(document: &mut Document) {
    for item in document.paths.paths.values_mut() {
        let all = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch];
        for operation in all.into_iter().flatten() {
            let row = operation.operation_id.as_deref().and_then(Permission::of_operation);
            if let Some(row) = row {
                mark(operation, row);
            }
        }
    }
}

fn mark(operation: &mut Operation, row: Permission) {
    let scopes: Vec<&str> = match row.token_access() {
        TokenAccess::Never => return append(operation, "Not open to API tokens."),
        TokenAccess::Any => {
            append(operation, "Open to every API token.");
            Vec::new()
        }
        TokenAccess::Scope(scope) => {
            append(operation, &format!("API tokens need the scope `{}`.", scope.as_str()));
            vec![scope.as_str()]
        }
    };
    // What guests may do asks nobody who they are.
    if let Some(security) = &mut operation.security {
        security.push(SecurityRequirement::new(SCHEME, scopes));
    }
}

fn append(operation: &mut Operation, sentence: &str) {
    let text = operation.description.take().unwrap_or_default();
    operation.description = Some(if text.is_empty() { sentence.to_owned() } else { format!("{text}\n\n{sentence}") });
}
