//! Lists on the wire (product.md §2): plain JSON arrays, `X-Total-Count`, `Link: <…>; rel="next"`. And the two small
//! extractors every list and item needs.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tierway_application::Failure;
use tierway_kernel::{Cursor, Page, PageRequest};
use utoipa::IntoParams;

use crate::many::joined;
use crate::{Call, Problem};

/// The header with the number of items under the same filter.
pub const TOTAL_COUNT: &str = "x-total-count";

/// Which page of a list is asked for; [`Call::page`] reads it.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageParams {
    /// Most items in the answer.
    #[param(minimum = 1, maximum = 200, default = 200)]
    limit: Option<i64>,
    /// Where to go on, from the `Link` header.
    cursor: Option<String>,
}

impl PageParams {
    /// Reads `limit` and `cursor` of a query string; 400 when they cannot be.
    pub(crate) fn read(query: &str) -> Result<PageRequest, Problem> {
        let PageParams { limit, cursor } = read_query(query)?;
        PageRequest::parse(limit, cursor.as_deref()).map_err(|error| Failure::from(error).into())
    }
}

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

/// The query string as `T`; a field of type [`crate::many::Many`] takes a parameter that is repeated. Parameters without a value count as absent, unknown ones are ignored, unreadable ones are
/// a 400 that names them.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + 'static> FromRequest for Params<T> {
    type Error = Problem;
    type Future = Ready<Result<Params<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read_query(request.query_string()).map(Params))
    }
}

fn read_query<T: DeserializeOwned>(query: &str) -> Result<T, Problem> {
    let pairs: Vec<&str> =
        query.split('&').filter(|pair| pair.split_once('=').is_some_and(|(_, v)| !v.is_empty())).collect();
    if let Some(pair) = pairs.iter().find(|pair| pair.contains("%00")) {
        let name = pair.split('=').next().unwrap_or_default().replace("%00", "");
        return Err(Problem::malformed(format!("The parameter {name} cannot be read.")));
    }
    match web::Query::<T>::from_query(&joined(&pairs).join("&")) {
        Ok(value) => Ok(value.into_inner()),
        Err(error) => Err(query_fault::<T>(&pairs, &error)),
    }
}

/// Finds the parameter at fault by reading each alone.
fn query_fault<T: DeserializeOwned>(pairs: &[&str], error: &dyn std::fmt::Display) -> Problem {
    let name = |pair: &&str| pair.split('=').next().unwrap_or_default().to_owned();
    let culprit = pairs.iter().find(|pair| web::Query::<T>::from_query(pair).is_err()).map(name);
    match culprit {
        Some(name) if pairs.len() > 1 || !error.to_string().contains("missing field") => {
            Problem::malformed(format!("The parameter {name} cannot be read."))
        }
        _ => Problem::malformed("A parameter is missing or cannot be read."),
    }
}

/// The number in `/{id}`; anything else is a 404, as there is nothing under such a name.
pub struct Id(pub i64);

impl FromRequest for Id {
    type Error = Problem;
    type Future = Ready<Result<Id, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let number = request.match_info().get("id").and_then(|text| text.parse().ok());
        ready(number.map(Id).ok_or_else(|| Problem::not_found("There is nothing at this address.")))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[derive(Debug, Deserialize, PartialEq, Eq)]
    struct Filter {
        limit: Option<i64>,
        q: Option<String>,
    }

    #[test]
    fn empty_parameters_are_absent() {
        assert_eq!(read_query::<Filter>("limit=&q=").unwrap(), Filter { limit: None, q: None });
        assert_eq!(
            read_query::<Filter>("limit=5&q=a%20b&x=1").unwrap(),
            Filter { limit: Some(5), q: Some("a b".into()) }
        );
    }

    #[test]
    fn an_unreadable_parameter_is_named() {
        let problem = read_query::<Filter>("q=a&limit=ten").unwrap_err();
        assert_eq!((problem.status, problem.detail.as_str()), (400, "The parameter limit cannot be read."));
        let problem = read_query::<Filter>("limit=5&q=a%00b").unwrap_err();
        assert_eq!((problem.status, problem.detail.as_str()), (400, "The parameter q cannot be read."));
    }

    #[test]
    fn the_next_page_keeps_the_filters() {
        let uri = "/api/orders?status=paid&cursor=old&limit=2".parse().unwrap();
        let next = Cursor::int(5, 9);
        assert_eq!(next_url(&uri, &next), format!("/api/orders?status=paid&limit=2&cursor={}", next.encode()));
    }
}
