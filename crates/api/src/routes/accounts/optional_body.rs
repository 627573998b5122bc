//! A JSON body that older clients leave out altogether.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use validator::{Validate, ValidationErrors};

use crate::Problem;
use crate::body::Body;

/// [`Body`], or the default when there is none: no content type and no length, an empty body, or `null`.
pub struct OptionalBody<T>(pub T);

/// A nullable value.
#[derive(Deserialize)]
#[serde(transparent)]
struct Nullable<T>(Option<T>);

impl<T: Validate> Validate for Nullable<T> {
    fn validate(&self) -> Result<(), ValidationErrors> {
        self.0.as_ref().map_or(Ok(()), Validate::validate)
    }
}

impl<T: DeserializeOwned + Validate + Default + 'static> FromRequest for OptionalBody<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<OptionalBody<T>, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if is_empty(request) {
            return Box::pin(async { Ok(OptionalBody(T::default())) });
        }
        let body = Body::<Nullable<T>>::from_request(request, payload);
        Box::pin(async move { body.await.map(|body| OptionalBody(body.0.0.unwrap_or_default())) })
    }
}

fn is_empty(request: &HttpRequest) -> bool {
    let headers = request.headers();
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    match length {
        Some(length) => length.trim() == "0",
        None => !headers.contains_key(header::TRANSFER_ENCODING) && !headers.contains_key(header::CONTENT_TYPE),
    }
}
