//! Path parameters of prices; anything invalid is a 404.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use tierway_catalogue::Region;
use tierway_kernel::UserId;

use crate::Problem;

fn nothing() -> Problem {
    Problem::not_found("Not found.")
}

/// The dealer of `{userId}`.
pub struct OfDealer(pub UserId);

/// The region of `{region}`.
pub struct OfRegion(pub Region);

impl FromRequest for OfDealer {
    type Error = Problem;
    type Future = Ready<Result<OfDealer, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let number = request.match_info().get("userId").and_then(|text| text.parse().ok());
        ready(number.map(|id| OfDealer(UserId(id))).ok_or_else(nothing))
    }
}

impl FromRequest for OfRegion {
    type Error = Problem;
    type Future = Ready<Result<OfRegion, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.match_info().get("region").and_then(Region::parse).map(OfRegion).ok_or_else(nothing))
    }
}
