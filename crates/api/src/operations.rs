//! Which operation a request's address leads to, hence which row of the permission table counts, and which methods the
//! address knows.

use std::collections::HashMap;
use std::sync::LazyLock;

use actix_web::HttpRequest;
use actix_web::http::Method;
use tierway_kernel::Permission;
use utoipa::openapi::path::{Operation, PathItem};

use crate::registry::Registry;
use crate::routes;

/// Where an operation is found.
pub(crate) struct Address {
    /// The template of its path.
    pub(crate) template: String,
    /// Its method.
    pub(crate) method: Method,
    /// Its name.
    pub(crate) operation: String,
}

/// All operations.
static ADDRESSES: LazyLock<Vec<Address>> = LazyLock::new(|| {
    let mut addresses = Vec::new();
    routes::configure(&mut Registry::addresses(&mut addresses));
    addresses
});

/// Rows of the permission table by path template.
static TABLE: LazyLock<HashMap<String, Vec<(Method, Permission)>>> = LazyLock::new(table);

fn table() -> HashMap<String, Vec<(Method, Permission)>> {
    let mut table: HashMap<String, Vec<(Method, Permission)>> = HashMap::new();
    for Address { template, method, operation } in addresses() {
        let rows = table.entry(template.clone()).or_default();
        rows.extend(Permission::of_operation(operation).map(|permission| (method.clone(), permission)));
    }
    table
}

/// All operations with where they are found.
pub(crate) fn addresses() -> &'static [Address] {
    &ADDRESSES
}

/// Makes the table now, so that the first request need not.
pub(crate) fn prepare() {
    LazyLock::force(&TABLE);
}

/// The operations of a path with their methods.
pub fn operations_of(item: &PathItem) -> Vec<(Method, &Operation)> {
    let all = [
        (Method::GET, &item.get),
        (Method::PUT, &item.put),
        (Method::POST, &item.post),
        (Method::DELETE, &item.delete),
        (Method::PATCH, &item.patch),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_ref()?))).collect()
}

/// The permission of the operation that was matched.
pub(crate) fn permission_of(request: &HttpRequest) -> Option<Permission> {
    let rows = TABLE.get(request.match_pattern()?.as_str())?;
    rows.iter().find(|(method, _)| method == request.method()).map(|(_, permission)| *permission)
}

/// The methods an address knows, for 405; `None` when it knows none.
pub(crate) fn allowed_methods(path: &str) -> Option<String> {
    let mut methods: Vec<&str> = TABLE
        .iter()
        .filter(|(template, _)| fits(template, path))
        .flat_map(|(_, rows)| rows.iter().map(|(m, _)| m.as_str()))
        .collect();
    if methods.contains(&"GET") {
        methods.push("HEAD");
    }
    methods.sort_unstable();
    methods.dedup();
    if methods.is_empty() { None } else { Some(methods.join(", ")) }
}

/// Whether a path matches the template: `{…}` matches the rest of its segment.
fn fits(template: &str, path: &str) -> bool {
    let mut parts = path.split('/');
    let stands_for = |wanted: &str, part: &str| match wanted.split_once('{') {
        Some((begin, _)) => part.strip_prefix(begin).is_some_and(|rest| !rest.is_empty()),
        None => part == wanted,
    };
    template.split('/').all(|wanted| parts.next().is_some_and(|part| stands_for(wanted, part)))
        && parts.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::{Address, addresses, fits, operations_of};
    use crate::openapi;

    #[test]
    fn addresses_are_those_of_the_document() {
        let row = |template: &str, method: &str, operation: &str| format!("{method} {template} {operation}");
        let mut found: Vec<String> = addresses()
            .iter()
            .map(|Address { template, method, operation }| row(template, method.as_str(), operation))
            .collect();
        found.sort_unstable();
        let document = openapi::document();
        let mut told: Vec<String> = Vec::new();
        for (path, item) in &document.paths.paths {
            let operations = operations_of(item).into_iter();
            told.extend(operations.map(|(method, operation)| {
                row(path, method.as_str(), operation.operation_id.as_deref().unwrap_or_default())
            }));
        }
        told.sort_unstable();
        assert_eq!(found, told);
    }

    #[test]
    fn templates_match_segment_by_segment() {
        assert!(fits("/api/orders/{id}", "/api/orders/5"));
        assert!(!fits("/api/orders/{id}", "/api/orders/"));
        assert!(!fits("/api/orders/{id}", "/api/orders/5/lines"));
        assert!(!fits("/api/orders", "/api/order"));
        assert!(fits("/api/exports/stock.{format}", "/api/exports/stock.csv"));
        assert!(!fits("/api/exports/stock.{format}", "/api/exports/orders.csv"));
    }
}
