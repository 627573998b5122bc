//! Scripts and data of a public page's first view. The build of the front end lists the scripts
//! (frontend/vite/firstViews.ts). Named in the head, all are requested at once rather than one after the other.

use std::collections::HashMap;

use tierway_application::site::Subject;
use tierway_kernel::ProductId;

use super::head::escaped;
use super::pages::Page;

/// Where the build writes the scripts.
pub(super) const FILE: &str = ".vite/first-views.json";

const PRODUCT: &str = "/products/:productId";

/// Scripts by path pattern.
#[derive(Debug, Default)]
pub(super) struct FirstViews(HashMap<String, Vec<String>>);

impl FirstViews {
    /// Read from the file written by the build; nothing of a file that cannot be read.
    pub(super) fn read(file: &[u8]) -> FirstViews {
        match serde_json::from_slice(file) {
            Ok(scripts) => FirstViews(scripts),
            Err(cause) => {
                tracing::warn!(%cause, "{FILE} cannot be read");
                FirstViews::default()
            }
        }
    }

    /// The tags that ask for what the page begins with; the nonce is the answer's.
    pub(super) fn tags(&self, page: &Page, nonce: &str) -> String {
        let (pattern, data) = match (page.subject, page.address.as_deref()) {
            (Subject::Product(ProductId(id), dealer), _) => {
                (PRODUCT, dealer.is_none().then(|| format!("/api/products/{id}")))
            }
            (Subject::Nothing, Some(address)) => (address, None),
            _ => return String::new(),
        };
        let scripts = self.0.get(pattern).map_or(&[][..], Vec::as_slice);
        let scripts = scripts.iter().map(|file| {
            let (file, nonce) = (escaped(file), escaped(nonce));
            format!("<link rel=\"modulepreload\" crossorigin nonce=\"{nonce}\" href=\"/{file}\">")
        });
        let data = data.map(|path| {
            format!("<link rel=\"preload\" as=\"fetch\" crossorigin=\"use-credentials\" href=\"{}\">", escaped(&path))
        });
        data.into_iter().chain(scripts).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::pages::page_at;
    use super::*;

    #[test]
    fn a_page_asks_for_its_scripts_and_data_at_once() {
        let views =
            FirstViews::read(br#"{"/":["assets/home.js"],"/products/:productId":["assets/a.js","assets/b.js"]}"#);
        let home = views.tags(&page_at("/", ""), "n0nce");
        assert!(home.contains("nonce=\"n0nce\" href=\"/assets/home.js\"") && !home.contains("/api/"), "{home}");
        let product = views.tags(&page_at("/products/7", ""), "n0nce");
        assert_eq!(product.matches("modulepreload").count(), 2, "{product}");
        assert!(product.contains("href=\"/api/products/7\""), "{product}");
        let in_store = views.tags(&page_at("/products/7", "dealer=3"), "n0nce");
        assert!(!in_store.contains("/api/"), "another answer with a dealer's prices: {in_store}");
        assert_eq!(views.tags(&page_at("/terms", ""), "n0nce"), "");
    }

    #[test]
    fn a_build_without_the_file_names_nothing() {
        assert_eq!(FirstViews::read(b"no JSON").tags(&page_at("/", ""), "n"), "");
    }
}
