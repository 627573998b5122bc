//! What a public page begins with, as the build of the front end lists it (frontend/vite/firstViews.ts): its scripts and
//! data, which are requested at once rather than one after the other because the head names them, and a picture of its
//! first view, which guests see until the scripts have drawn the page.

use std::collections::HashMap;

use serde::Deserialize;
use tierway_application::site::Subject;
use tierway_kernel::ProductId;

use super::head::escaped;
use super::pages::{Page, Shown};

/// Where the build writes the list.
pub(super) const FILE: &str = ".vite/first-views.json";

const CATALOGUE: &str = "/products";
const PRODUCT: &str = "/products/:productId";

/// The place of the nonce, in the start page and in first views.
pub(super) const NONCE: &str = "__CSP_NONCE__";

/// The place of the first view in the start page.
const PLACE: &str = "<!--first-view-->";
/// The place of products in a first view.
const PRODUCTS: &str = "{{products}}";

/// What a page begins with.
#[derive(Debug, Deserialize)]
struct FirstView {
    /// Its scripts.
    scripts: Vec<String>,
    /// Its first view.
    html: String,
}

/// First views by path pattern.
#[derive(Debug, Default)]
pub(super) struct FirstViews(HashMap<String, FirstView>);

impl FirstViews {
    /// Read from the file written by the build; nothing of a file that cannot be read.
    pub(super) fn read(file: &[u8]) -> FirstViews {
        match serde_json::from_slice(file) {
            Ok(views) => FirstViews(views),
            Err(cause) => {
                tracing::warn!(%cause, "{FILE} cannot be read");
                FirstViews::default()
            }
        }
    }

    fn of(&self, page: &Page) -> Option<&FirstView> {
        let pattern = match page.subject {
            Subject::Product(..) => PRODUCT,
            Subject::Catalogue => CATALOGUE,
            Subject::Nothing => page.address.as_deref()?,
            Subject::Store(_) => return None,
        };
        self.0.get(pattern)
    }

    /// The tags that ask for what the page begins with; the nonce is the answer's.
    pub(super) fn tags(&self, page: &Page, nonce: &str) -> String {
        let scripts = self.of(page).map_or(&[][..], |view| view.scripts.as_slice());
        let scripts = scripts.iter().map(|file| {
            let (file, nonce) = (escaped(file), escaped(nonce));
            format!("<link rel=\"modulepreload\" fetchpriority=\"low\" crossorigin nonce=\"{nonce}\" href=\"/{file}\">")
        });
        let data = match page.subject {
            Subject::Product(ProductId(id), None) => Some(id),
            _ => None,
        };
        let data = data.map(|id| {
            format!("<link rel=\"preload\" as=\"fetch\" crossorigin=\"use-credentials\" href=\"/api/products/{id}\">")
        });
        data.into_iter().chain(scripts).collect()
    }

    /// The start page with the first view of the page in its place. It is a picture: hidden from readers of the screen,
    /// and nothing in it can be reached. A product that is not there has none, nor has one in a dealer's store, which looks
    /// different.
    pub(super) fn draw_into(&self, html: &str, page: &Page, shown: &[Shown], nonce: &str) -> String {
        let has_one = match page.subject {
            Subject::Product(_, store) => store.is_none() && !shown.is_empty(),
            Subject::Catalogue | Subject::Nothing | Subject::Store(_) => true,
        };
        let Some(view) = self.of(page).filter(|_| has_one) else { return html.to_owned() };
        let products: String = shown.iter().enumerate().map(|(index, product)| figure(product, index == 0)).collect();
        let view = view.html.replace(NONCE, nonce).replace(PRODUCTS, &products);
        html.replacen(PLACE, &format!("<div id=\"first-view\" aria-hidden=\"true\" inert>{view}</div>"), 1)
    }
}

/// A product with its picture. Phones show only the first, and load no other.
fn figure(product: &Shown, is_first: bool) -> String {
    let (picture, name) = (escaped(&product.picture), escaped(&product.name));
    let loading = if is_first { "fetchpriority=\"high\"" } else { "loading=\"lazy\"" };
    format!(
        "<figure><img src=\"{picture}\" alt=\"\" {loading}>\
         <figcaption>{name}</figcaption></figure>"
    )
}

#[cfg(test)]
mod tests {
    use super::super::pages::page_at;
    use super::*;

    const VIEWS: &[u8] = br#"{
        "/": {"scripts": ["assets/home.js"], "html": "<style nonce='__CSP_NONCE__'></style>Welcome"},
        "/products": {"scripts": [], "html": "Products{{products}}"},
        "/products/:productId": {"scripts": ["assets/a.js", "assets/b.js"], "html": "{{products}}"}
    }"#;

    #[test]
    fn a_page_asks_for_its_scripts_and_data_at_once() {
        let views = FirstViews::read(VIEWS);
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
    fn a_first_view_shows_the_products_of_its_page() {
        let views = FirstViews::read(VIEWS);
        let shown = [Shown { name: "Cup <1>".to_owned(), picture: "/media/a-card.jpg".to_owned() }];
        const EMPTY: &str = "<b><!--first-view--></b>";
        let drawn = |path: &str, shown: &[Shown]| views.draw_into(EMPTY, &page_at(path, ""), shown, "n0nce");
        let open = "<div id=\"first-view\" aria-hidden=\"true\" inert>";
        assert_eq!(drawn("/", &[]), format!("<b>{open}<style nonce='n0nce'></style>Welcome</div></b>"));
        let catalogue = drawn("/products", &shown);
        assert!(catalogue.starts_with(&format!("<b>{open}Products<figure>")), "{catalogue}");
        assert!(catalogue.contains("src=\"/media/a-card.jpg\"") && catalogue.contains("Cup &lt;1&gt;"), "{catalogue}");
        assert!(drawn("/products/7", &shown).starts_with(&format!("<b>{open}<figure>")));
        assert_eq!(drawn("/products/7", &[]), EMPTY, "a product that is not there");
        let in_store = views.draw_into(EMPTY, &page_at("/products/7", "dealer=3"), &shown, "n0nce");
        assert_eq!(in_store, EMPTY, "a store looks different");
        for path in ["/terms", "/store/3", "/cart"] {
            assert_eq!(drawn(path, &shown), EMPTY, "{path}");
        }
    }

    #[test]
    fn a_build_without_the_file_names_nothing() {
        assert_eq!(FirstViews::read(b"no JSON").tags(&page_at("/", ""), "n"), "");
    }
}
