//! Lists on the wire (product.md §2): plain JSON arrays, `X-Total-Count`, `Link: <…>; rel="next"`.

use actix_web::HttpResponse;
use actix_web::http::header;
use serde::Serialize;
use tierway_application::Failure;
use tierway_kernel::{Cursor, Page, PageRequest};

use crate::{Call, Problem};

/// The header with the number of items under the same filter.
pub const TOTAL_COUNT: &str = "x-total-count";

/// A page of a short list that is read whole.
pub fn short_list_response<T: Serialize>(
    call: &Call,
    items: impl Iterator<Item = T>,
    page: &PageRequest,
) -> Result<HttpResponse, Problem> {
    let page = Page::of_all(items.collect(), page).map_err(Failure::from)?;
    Ok(list_response(call, page))
}

/// A page as a JSON array with its count and, while there is more, the link to the next page.
pub fn list_response<T: Serialize>(call: &Call, page: Page<T>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response.insert_header((TOTAL_COUNT, page.total.to_string()));
    if let Some(next) = &page.next {
        response.insert_header((header::LINK, format!("<{}>; rel=\"next\"", next_url(call.uri(), next))));
    }
    response.json(page.items)
}

/// The same path and filters at the next cursor. A cursor needs no escaping: its alphabet is safe in URLs.
fn next_url(uri: &actix_web::http::Uri, next: &Cursor) -> String {
    let kept =
        uri.query().unwrap_or_default().split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("cursor="));
    let query: Vec<String> = kept.map(str::to_owned).chain([format!("cursor={}", next.encode())]).collect();
    format!("{}?{}", uri.path(), query.join("&"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn the_next_page_keeps_the_filters() {
        let uri = "/api/orders?status=paid&cursor=old&limit=2".parse().unwrap();
        let next = Cursor::int(5, 9);
        assert_eq!(next_url(&uri, &next), format!("/api/orders?status=paid&limit=2&cursor={}", next.encode()));
    }
}
