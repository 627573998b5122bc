//! `/robots.txt`: what crawlers leave alone.

use actix_web::HttpResponse;
use actix_web::http::header::{self, ContentType};

use crate::App;

/// Its path below the root.
pub(super) const PATH: &str = "robots.txt";

/// Beginnings of addresses that are no public pages: the API and its document, ways in, and what has a reader of its own.
const CLOSED: [&str; 24] = [
    "/api/",
    "/api-docs/",
    "/swagger-ui/",
    "/health/",
    "/metrics",
    "/login",
    "/warehouse",
    "/reset-password",
    "/underage",
    "/dashboard/",
    "/manufacturer/",
    "/employee-management",
    "/issues",
    "/purchasing",
    "/account",
    "/cart",
    "/orders/",
    "/quick-order",
    "/price-list",
    "/quotes/",
    "/returns",
    "/addresses",
    "/saved",
    "/search",
];

/// The file.
pub(super) fn answer(app: &App) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header(ContentType::plaintext())
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(text(&app.services.public_url))
}

fn text(base: &str) -> String {
    let closed: String = CLOSED.iter().map(|beginning| format!("Disallow: {beginning}\n")).collect();
    format!("User-agent: *\n{closed}\nSitemap: {base}/sitemap.xml\n")
}

#[cfg(test)]
mod tests {
    use super::super::pages;
    use super::*;

    #[test]
    fn public_pages_stay_open() {
        for path in
            pages::lasting().map(str::to_owned).chain([pages::product_address(7), "/store/cloud-corner-7".to_owned()])
        {
            assert!(!CLOSED.iter().any(|closed| path.starts_with(closed)), "{path}");
        }
    }

    #[test]
    fn what_is_closed_is_told_with_the_map() {
        let text = text("https://shop.example");
        for line in ["User-agent: *", "Disallow: /dashboard/", "Disallow: /login", "Disallow: /api/"] {
            assert!(text.lines().any(|known| known == line), "{line}");
        }
        assert!(text.ends_with("\n\nSitemap: https://shop.example/sitemap.xml\n"));
    }
}
