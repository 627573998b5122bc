//! Which operation a request's address leads to, hence which row of the permission table counts, and which methods the
//! address knows.

use std::collections::HashMap;

use actix_web::HttpRequest;
use actix_web::http::Method;
use tierway_kernel::Permission;
use utoipa::openapi::path::{Operation, PathItem};

use crate::registry::{Address, Registry};

/// All operations of the API.
pub(crate) struct Operations {
    addresses: Vec<Address>,
    /// Rows of the permission table by path template.
    table: HashMap<String, Vec<(Method, Permission)>>,
}

impl Operations {
    /// The operations registered by `configure`.
    pub(crate) fn of(configure: fn(&mut Registry<'_>)) -> Operations {
        let mut addresses = Vec::new();
        configure(&mut Registry::addresses(&mut addresses));
        let mut table: HashMap<String, Vec<(Method, Permission)>> = HashMap::new();
        for Address { template, method, operation } in &addresses {
            let rows = table.entry(template.clone()).or_default();
            rows.extend(Permission::of_operation(operation).map(|permission| (method.clone(), permission)));
        }
        Operations { addresses, table }
    }

    /// Method and path of each operation.
    pub(crate) fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    /// The permission of the operation that was matched.
    pub(crate) fn permission_of(&self, request: &HttpRequest) -> Option<Permission> {
        let rows = self.table.get(request.match_pattern()?.as_str())?;
        rows.iter().find(|(method, _)| method == request.method()).map(|(_, permission)| *permission)
    }

    /// The methods an address knows, for 405; `None` when it knows none.
    pub(crate) fn allowed_methods(&self, path: &str) -> Option<String> {
        let mut methods: Vec<&str> = self
            .table
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
    use super::{Address, Operations, fits, operations_of};
    use crate::{openapi, routes};

    #[test]
    fn addresses_are_those_of_the_document() {
        let row = |template: &str, method: &str, operation: &str| format!("{method} {template} {operation}");
        let mut found: Vec<String> = Operations::of(routes::configure)
            .addresses()
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
