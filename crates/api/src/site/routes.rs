//! Routes of the front end: the patterns of its `lib/paths.ts`, exported by its build (frontend/vite/routes.ts).

/// Where the build writes them.
pub(super) const FILE: &str = ".vite/routes.json";

/// Patterns such as `/products/:productId`; a part that ends in `?` is optional.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Routes(Vec<Vec<Part>>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Fixed(String),
    Open { optional: bool },
}

impl Routes {
    /// Read from the file written by the build.
    pub(super) fn read(file: &[u8]) -> Option<Routes> {
        match serde_json::from_slice::<Vec<String>>(file) {
            Ok(patterns) => Some(Routes::of(&patterns)),
            Err(cause) => {
                tracing::warn!(%cause, "{FILE} cannot be read");
                None
            }
        }
    }

    fn of(patterns: &[String]) -> Routes {
        let part = |text: &str| match text.strip_prefix(':') {
            Some(name) => Part::Open { optional: name.ends_with('?') },
            None => Part::Fixed(text.to_owned()),
        };
        let parts = |pattern: &String| split(pattern).map(part).collect();
        Routes(patterns.iter().map(parts).collect())
    }

    /// What the addresses of its pages begin with, where that is no parameter; some repeatedly.
    pub(super) fn first_parts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|pattern| match pattern.first() {
            Some(Part::Fixed(name)) => Some(name.as_str()),
            _ => None,
        })
    }

    /// Whether the front end has a page there. As its router does: ignoring case and to a slash at the end.
    pub(super) fn knows(&self, path: &str) -> bool {
        let parts: Vec<&str> = split(path).collect();
        self.0.iter().any(|pattern| matches(pattern, &parts))
    }
}

/// What an address begins with; nothing of the root.
pub(super) fn first_part(path: &str) -> Option<&str> {
    split(path).next()
}

fn split(path: &str) -> impl Iterator<Item = &str> {
    let path = path.strip_prefix('/').unwrap_or(path);
    path.trim_end_matches('/').split('/').filter(|part| !part.is_empty())
}

fn matches(pattern: &[Part], path: &[&str]) -> bool {
    match (pattern, path) {
        ([], []) => true,
        ([Part::Fixed(name), pattern @ ..], [part, path @ ..]) => {
            name.eq_ignore_ascii_case(part) && matches(pattern, path)
        }
        ([Part::Open { optional }, rest @ ..], path) => {
            (*optional && matches(rest, path)) || path.split_first().is_some_and(|(_, path)| matches(rest, path))
        }
        ([], [..]) | ([Part::Fixed(_), ..], []) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_known_when_a_pattern_takes_it() {
        let patterns = ["/", "/products", "/products/:id", "/a/:one/b/:two?", "/login/admin"].map(str::to_owned);
        let routes = Routes::of(&patterns);
        for path in ["/", "", "/products", "/Products/", "/products/7", "/a/1/b", "/a/1/b/2", "/login/admin/"] {
            assert!(routes.knows(path), "{path}");
        }
        for path in ["/product", "/products/7/8", "/a/1", "/a/1/b/2/3", "/login", "/login/admin/x", "/index.html"] {
            assert!(!routes.knows(path), "{path}");
        }
    }
}
