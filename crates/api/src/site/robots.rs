//! `/robots.txt`: what crawlers leave alone.

use std::collections::BTreeSet;

use actix_web::HttpResponse;
use actix_web::http::header::{self, ContentType};

use super::pages;
use super::routes::{Routes, first_part};
use crate::App;

/// Its path below the root.
pub(super) const PATH: &str = "robots.txt";

/// Beginnings of addresses that are no pages: the API and its document, and what operators ask.
const NO_PAGES: [&str; 5] = ["/api/", "/api-docs/", "/swagger-ui/", "/health/", "/metrics"];

/// First parts of addresses that lead visitors to a public page: a person's link, and stores by their older addresses.
const LEADING_ON: [&str; 3] = ["ref", "dealer-store", "agent-store"];

/// The file; `routes` are those of the front end, if it was built.
pub(super) fn answer(app: &App, routes: Option<&Routes>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header(ContentType::plaintext())
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(text(&app.services.public_url, routes))
}

/// The first parts of the addresses of all pages but the public ones: ways in, and what has a reader of its own.
fn private_parts(routes: &Routes) -> BTreeSet<&str> {
    let public: BTreeSet<&str> = pages::lasting().filter_map(first_part).chain(LEADING_ON).collect();
    routes.first_parts().filter(|part| !public.contains(part)).collect()
}

fn text(base: &str, routes: Option<&Routes>) -> String {
    let private = routes.into_iter().flat_map(private_parts).map(|part| format!("/{part}"));
    let closed: String = NO_PAGES
        .map(str::to_owned)
        .into_iter()
        .chain(private)
        .map(|beginning| format!("Disallow: {beginning}\n"))
        .collect();
    format!("User-agent: *\n{closed}\nSitemap: {base}/sitemap.xml\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUTES: &[u8] = br#"[
        "/", "/products", "/products/:productId", "/store/:store", "/store/dealer", "/register/agent", "/help/:page",
        "/terms", "/privacy", "/dealers", "/become-agent", "/agent-referral", "/ref/:code", "/dealer-store",
        "/login/admin", "/warehouse-login", "/stock", "/stock/products/:productId", "/stock-counts/:countId",
        "/orders/:orderId", "/dashboard/manufacturer/stock-counts/:countId?", "/search", "/start"
    ]"#;

    fn closed() -> Vec<String> {
        let routes = Routes::read(ROUTES);
        let text = text("https://shop.example", routes.as_ref());
        text.lines().filter_map(|line| line.strip_prefix("Disallow: ")).map(str::to_owned).collect()
    }

    #[test]
    fn public_pages_stay_open() {
        let closed = closed();
        for path in pages::lasting().map(str::to_owned).chain([
            pages::product_address(7),
            "/store/cloud-corner-7".to_owned(),
            "/help/orders".to_owned(),
            "/ref/K7M2QX9T".to_owned(),
            "/dealer-store".to_owned(),
        ]) {
            assert!(!closed.iter().any(|beginning| path.starts_with(beginning)), "{path}");
        }
    }

    #[test]
    fn every_other_page_is_closed_by_its_route() {
        let closed = closed();
        assert_eq!(closed[..NO_PAGES.len()], NO_PAGES.map(str::to_owned));
        let private = ["dashboard", "login", "orders", "search", "start", "stock", "stock-counts", "warehouse-login"];
        assert_eq!(closed[NO_PAGES.len()..], private.map(|part| format!("/{part}")));
    }

    #[test]
    fn what_is_closed_is_told_with_the_map() {
        let text = text("https://shop.example", None);
        for line in ["User-agent: *", "Disallow: /api/"] {
            assert!(text.lines().any(|known| known == line), "{line}");
        }
        assert!(text.ends_with("\n\nSitemap: https://shop.example/sitemap.xml\n"));
    }
}
