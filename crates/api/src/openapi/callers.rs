//! Callers of an operation, from the permission table: in its description, and as `x-roles`.

use serde_json::json;
use tierway_kernel::{Permission, Role};
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::path::Operation;

/// Names the callers of every operation.
pub(super) fn name(document: &mut Document) {
    for item in document.paths.paths.values_mut() {
        for (_, operation) in super::operations(item) {
            if let Some(row) = operation.operation_id.as_deref().and_then(Permission::of_operation) {
                name_roles(operation, row);
            }
        }
    }
}

/// The roles that may call it. What they see or may change is described by the operation.
fn name_roles(operation: &mut Operation, row: Permission) {
    let roles: Vec<&str> = Role::ALL.iter().filter(|role| row.allows(**role)).map(|role| role.as_str()).collect();
    super::edit::append(operation, &sentence(&roles, row.open_to_guests()));
    operation.extensions.get_or_insert_default().insert("x-roles".to_owned(), json!(roles));
}

fn sentence(roles: &[&str], guests: bool) -> String {
    let whom = match (roles.len() == Role::ALL.len(), guests) {
        (true, true) => "everyone, signed in or not".to_owned(),
        (true, false) => "anyone signed in".to_owned(),
        (false, true) => format!("guests, {}", roles.join(", ")),
        (false, false) => roles.join(", "),
    };
    format!("**Callers:** {whom}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callers_are_named_in_a_sentence() {
        let all: Vec<&str> = Role::ALL.iter().map(|role| role.as_str()).collect();
        assert_eq!(sentence(&all, true), "**Callers:** everyone, signed in or not.");
        assert_eq!(sentence(&all, false), "**Callers:** anyone signed in.");
        assert_eq!(sentence(&["admin", "dealer"], false), "**Callers:** admin, dealer.");
    }
}
