//! Parameters in the URL: the query string, the page of a list, the id of an item.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tierway_application::Failure;
use tierway_kernel::{FieldError, PageRequest, message};
use utoipa::IntoParams;
use validator::Validate;

use crate::Problem;
use crate::form::faults;
use crate::repeated_param::joined;

/// The requested page of a list; parsed by [`crate::Call::page`].
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageParams {
    /// Maximum number of items to return.
    limit: Option<i64>,
    /// Cursor of the page to return, from the `Link` header.
    cursor: Option<String>,
}

impl PageParams {
    /// Reads `limit` and `cursor` of a query string; 400 when they cannot be.
    pub(crate) fn read(query: &str) -> Result<PageRequest, Problem> {
        let PageParams { limit, cursor } = read_query(query)?;
        PageRequest::parse(limit, cursor.as_deref()).map_err(|error| Failure::from(error).into())
    }
}

/// The query string as `T`; a field of type [`crate::repeated_param::Many`] takes a repeated parameter.
/// Parameters without a value count as absent, unknown ones are ignored, invalid ones are a 400 that names all of them.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + Validate + 'static> FromRequest for Params<T> {
    type Error = Problem;
    type Future = Ready<Result<Params<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read_query(request.query_string()).map(Params))
    }
}

fn read_query<T: DeserializeOwned + Validate>(query: &str) -> Result<T, Problem> {
    let pairs: Vec<&str> =
        query.split('&').filter(|pair| pair.split_once('=').is_some_and(|(_, v)| !v.is_empty())).collect();
    if let Some(pair) = pairs.iter().find(|pair| pair.contains("%00")) {
        let name = pair.split('=').next().unwrap_or_default().replace("%00", "");
        return Err(Problem::malformed(message!("The parameter {name} is invalid.", name)));
    }
    match web::Query::<T>::from_query(&joined(&pairs).join("&")) {
        Ok(value) => {
            let faults = faults(&value.0, &[]);
            if faults.is_empty() { Ok(value.into_inner()) } else { Err(refused(faults)) }
        }
        Err(_) => Err(query_fault::<T>(&pairs)),
    }
}

/// Finds invalid parameters by parsing each alone, and validation errors of the others.
fn query_fault<T: DeserializeOwned + Validate>(pairs: &[&str]) -> Problem {
    let alone = |pair: &str| web::Query::<T>::from_query(pair).map_err(|error| error.to_string());
    let is_wrong = |pair: &&&str| alone(pair).is_err_and(|error| !error.contains("missing field"));
    let (wrong, others): (Vec<&str>, Vec<&str>) = pairs.iter().partition(|pair| is_wrong(pair));
    let mut names: Vec<&str> = wrong.iter().filter_map(|pair| pair.split('=').next()).collect();
    names.dedup();
    let unreadable = names
        .into_iter()
        .map(|name| FieldError::new(name, message!("The parameter {name} is invalid.", name = name.to_owned())));
    let mut found: Vec<FieldError> = unreadable.collect();
    if let Ok(value) = web::Query::<T>::from_query(&joined(&others).join("&")) {
        let others = faults(&value.0, &found);
        found.extend(others);
    }
    if found.is_empty() { Problem::malformed("A parameter is missing or invalid.") } else { refused(found) }
}

/// 400 with the sentence of the first.
fn refused(faults: Vec<FieldError>) -> Problem {
    let detail =
        faults.first().map_or_else(|| "A parameter is missing or invalid.".into(), |fault| fault.message.clone());
    Problem::malformed(detail).with_fields(faults)
}

/// The number in `/{id}`; anything else is a 404, as there is nothing under such a name.
pub struct Id(pub i64);

impl FromRequest for Id {
    type Error = Problem;
    type Future = Ready<Result<Id, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let number = request.match_info().get("id").and_then(|text| text.parse().ok());
        ready(number.map(Id).ok_or_else(|| Problem::not_found("Not found.")))
    }
}

/// The two numbers of a path such as `/{id}/sessions/{sessionId}`, in its order; anything else is a 404 too.
pub struct TwoIds(pub i64, pub i64);

impl FromRequest for TwoIds {
    type Error = Problem;
    type Future = Ready<Result<TwoIds, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let mut numbers = request.match_info().iter().map(|(_, text)| text.parse().ok());
        let both = numbers.next().flatten().zip(numbers.next().flatten());
        ready(both.map(|(first, second)| TwoIds(first, second)).ok_or_else(|| Problem::not_found("Not found.")))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[derive(Debug, Deserialize, Validate, PartialEq, Eq)]
    struct Filter {
        limit: Option<i64>,
        q: Option<String>,
        #[validate(custom(function = crate::form::time))]
        before: Option<String>,
    }

    #[test]
    fn empty_parameters_are_absent() {
        assert_eq!(read_query::<Filter>("limit=&q=").unwrap(), Filter { limit: None, q: None, before: None });
        assert_eq!(
            read_query::<Filter>("limit=5&q=a%20b&x=1").unwrap(),
            Filter { limit: Some(5), q: Some("a b".into()), before: None }
        );
    }

    #[test]
    fn an_unreadable_parameter_is_named() {
        let problem = read_query::<Filter>("q=a&limit=ten").unwrap_err();
        assert_eq!((problem.status, problem.detail.as_str()), (400, "The parameter limit is invalid."));
        let problem = read_query::<Filter>("limit=ten&q=a&before=x&state=paid").unwrap_err();
        let faults: Vec<(&str, &str)> = problem.errors.iter().map(|e| (e.field.as_str(), e.message.as_str())).collect();
        let all = [
            ("limit", "The parameter limit is invalid."),
            ("before", "The parameter before must be a date or an RFC 3339 time."),
        ];
        assert_eq!((faults.as_slice(), problem.detail.as_str()), (all.as_slice(), all[0].1));
        let problem = read_query::<Filter>("limit=5&q=a%00b").unwrap_err();
        assert_eq!((problem.status, problem.detail.as_str()), (400, "The parameter q is invalid."));
    }
}
