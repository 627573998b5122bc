//! Metric labels of requests: the operation, or the area of the path. The number of labels is bounded by the operations
//! and a few more, whatever URLs are requested, and the look-up allocates nothing.

use std::collections::HashMap;
use std::sync::OnceLock;

use actix_web::http::Method;

use crate::openapi::PATH as DOCUMENT;
use crate::operations::Operations;
use crate::registry::Address;

/// A label group of requests.
pub(super) struct Place {
    /// The operation's id, or the area's name.
    pub(super) operation: String,
    /// The method.
    pub(super) method: &'static str,
}

/// Everything a request can be counted under.
pub(super) struct Places {
    all: Vec<Place>,
    root: Node,
    /// The index of the first area in `all`.
    areas: usize,
}

/// A segment of the addresses of operations.
#[derive(Default)]
struct Node {
    fixed: HashMap<String, Node>,
    /// Segments that end in a parameter, by what they begin with, the longest first.
    open: Vec<(String, Node)>,
    operations: Vec<(Method, usize)>,
}

/// Areas without operations.
const AREAS: [&str; 5] = ["unknown", "frontend", "media", "documentation", "metrics"];

/// Known methods; the last is used for all others.
const METHODS: [&str; 8] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "other"];

/// The path of the metrics.
pub(super) const PATH: &str = "/metrics";

/// All places.
pub(super) fn places(operations: &'static Operations) -> &'static Places {
    static PLACES: OnceLock<Places> = OnceLock::new();
    PLACES.get_or_init(|| Places::of(operations.addresses()))
}

impl Places {
    /// From the addresses of all operations.
    fn of(addresses: &[Address]) -> Places {
        let (mut all, mut root) = (Vec::new(), Node::default());
        for Address { template, method, operation } in addresses {
            root.add(template, method.clone(), all.len());
            all.push(Place { operation: operation.clone(), method: METHODS[method_number(method)] });
        }
        let areas = all.len();
        for area in AREAS {
            all.extend(METHODS.map(|method| Place { operation: area.to_owned(), method }));
        }
        Places { all, root, areas }
    }

    /// Each place once.
    pub(super) fn all(&self) -> &[Place] {
        &self.all
    }

    /// The number of the place a request belongs to.
    pub(super) fn find(&self, method: &Method, path: &str) -> usize {
        let operation = path.strip_prefix('/').and_then(|rest| self.root.find(rest, method));
        operation.unwrap_or_else(|| self.areas + area(path) * METHODS.len() + method_number(method))
    }
}

impl Node {
    fn add(&mut self, template: &str, method: Method, number: usize) {
        let mut node = self;
        for segment in template.trim_start_matches('/').split('/') {
            node = match segment.split_once('{') {
                None => node.fixed.entry(segment.to_owned()).or_default(),
                Some((begin, _)) => node.open_child(begin),
            };
        }
        node.operations.push((method, number));
    }

    fn open_child(&mut self, begin: &str) -> &mut Node {
        let place = self.open.iter().position(|(known, _)| known.len() <= begin.len()).unwrap_or(self.open.len());
        if self.open.get(place).is_none_or(|(known, _)| known != begin) {
            self.open.insert(place, (begin.to_owned(), Node::default()));
        }
        &mut self.open[place].1
    }

    fn find(&self, path: &str, method: &Method) -> Option<usize> {
        let (segment, rest) = match path.split_once('/') {
            Some((segment, rest)) => (segment, Some(rest)),
            None => (path, None),
        };
        let below = |node: &Node| match rest {
            Some(rest) => node.find(rest, method),
            None => node.operations.iter().find(|(known, _)| known == answered(method)).map(|(_, number)| *number),
        };
        self.fixed.get(segment).and_then(below).or_else(|| {
            let fits = |begin: &str| segment.len() > begin.len() && segment.starts_with(begin);
            self.open.iter().filter(|(begin, _)| fits(begin)).find_map(|(_, node)| below(node))
        })
    }
}

/// HEAD counts as its GET operation.
fn answered(method: &Method) -> &Method {
    if method == Method::HEAD { &Method::GET } else { method }
}

fn method_number(method: &Method) -> usize {
    METHODS.iter().position(|name| *name == method.as_str()).unwrap_or(METHODS.len() - 1)
}

/// The area of an address that is no operation's; by its place in [`AREAS`].
fn area(path: &str) -> usize {
    let name = match path {
        PATH => "metrics",
        DOCUMENT => "documentation",
        _ if path.starts_with("/swagger-ui") => "documentation",
        _ if path.starts_with("/media/") => "media",
        _ if path == "/api" || path.starts_with("/api/") || path.starts_with("/health/") => "unknown",
        _ => "frontend",
    };
    AREAS.iter().position(|area| *area == name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::operations::operations_of;
    use crate::{openapi, routes};

    fn places() -> &'static Places {
        static OPERATIONS: LazyLock<Operations> = LazyLock::new(|| Operations::of(routes::configure));
        super::places(&OPERATIONS)
    }

    fn found(method: Method, path: &str) -> (&'static str, &'static str) {
        let place = &places().all()[places().find(&method, path)];
        (place.operation.as_str(), place.method)
    }

    #[test]
    fn each_operation_is_found_at_its_address() {
        let document = openapi::document();
        let mut count = 0;
        for (template, item) in &document.paths.paths {
            for (method, operation) in operations_of(item) {
                let filled: Vec<String> = template.split('/').map(filled).collect();
                let id = operation.operation_id.as_deref().unwrap_or_default();
                assert_eq!(found(method, &filled.join("/")).0, id, "{template}");
                count += 1;
            }
        }
        assert!(count > 200, "{count} operations");
    }

    /// A segment of a template with 7 in the place of its parameter.
    fn filled(segment: &str) -> String {
        segment.split_once('{').map_or_else(|| segment.to_owned(), |(begin, _)| format!("{begin}7"))
    }

    #[test]
    fn other_addresses_share_a_few_names() {
        for path in ["/api", "/api/", "/api/nothing/7", "/api/orders/", "/api/orders/7/nothing", "/health/x", "/api//"]
        {
            assert_eq!(found(Method::GET, path), ("unknown", "GET"), "{path}");
        }
        assert_eq!(found(Method::DELETE, "/api/orders"), ("unknown", "DELETE"));
        assert_eq!(found(Method::HEAD, "/api/orders"), ("listOrders", "GET"));
        for path in ["/", "/shop", "/apis", "/wp-login.php", "", "*"] {
            assert_eq!(found(Method::GET, path), ("frontend", "GET"), "{path}");
        }
        assert_eq!(found(Method::HEAD, "/media/a.png"), ("media", "HEAD"));
        assert_eq!(found(Method::GET, "/swagger-ui/"), ("documentation", "GET"));
        assert_eq!(found(Method::GET, DOCUMENT), ("documentation", "GET"));
        assert_eq!(found(Method::GET, "/metrics"), ("metrics", "GET"));
        let invented = Method::from_bytes(b"INVENTED").unwrap_or_default();
        assert_eq!(found(invented, "/api/orders"), ("unknown", "other"));
    }

    #[test]
    fn the_number_of_names_has_nothing_to_do_with_what_is_asked() {
        let before = places().all().len();
        for number in 0..100 {
            assert!(places().find(&Method::GET, &format!("/api/{number}")) < before);
        }
        assert_eq!(places().all().len(), before);
    }
}
