//! Path parameters of prices; anything invalid is a 404.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use tierway_catalogue::Region;
use tierway_kernel::{ProductId, UserId};

use crate::Problem;

fn nothing() -> Problem {
    Problem::not_found("Not found.")
}

fn number(request: &HttpRequest, name: &str) -> Option<i64> {
    request.match_info().get(name).and_then(|text| text.parse().ok())
}

/// The dealer of `{userId}`.
pub struct OfDealer(pub UserId);

/// The dealer and the product of `{userId}/{productId}`.
pub struct OfDealerAndProduct(pub UserId, pub ProductId);

/// The region of `{region}`.
pub struct OfRegion(pub Region);

impl FromRequest for OfDealer {
    type Error = Problem;
    type Future = Ready<Result<OfDealer, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(number(request, "userId").map(|id| OfDealer(UserId(id))).ok_or_else(nothing))
    }
}

impl FromRequest for OfDealerAndProduct {
    type Error = Problem;
    type Future = Ready<Result<OfDealerAndProduct, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let ids = number(request, "userId").zip(number(request, "productId"));
        ready(ids.map(|(user, product)| OfDealerAndProduct(UserId(user), ProductId(product))).ok_or_else(nothing))
    }
}

impl FromRequest for OfRegion {
    type Error = Problem;
    type Future = Ready<Result<OfRegion, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.match_info().get("region").and_then(Region::parse).map(OfRegion).ok_or_else(nothing))
    }
}
