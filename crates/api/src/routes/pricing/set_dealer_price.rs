//! `PUT /api/dealer-pricing/{userId}/{productId}`.

use tierway_application::pricing::{DealerPriceView, set_dealer_price as set};
use tierway_application::{Context, Transaction};
use tierway_kernel::{ProductId, UserId};

use super::dealer_dto::{DealerPriceResponse, SetDealerPriceRequest};
use crate::prelude::*;

/// Set a dealer's own price
///
/// For the dealer, admin and manufacturer: the unit price in the dealer's store, within the suggested range, and
/// optionally the pack and bulk prices: at least what the dealer pays, at most the upper end of the range times the
/// pieces.
#[utoipa::path(
    tag = "Prices",
    params(("userId" = i64, Path, description = "The dealer.", example = 7), ("productId" = i64, Path, description = "The product.", example = 42)),
    request_body = SetDealerPriceRequest,
    responses(
        (status = 200, description = "The price.", body = DealerPriceResponse),
        (status = 409, description = "The price no longer matches `expected`."),
    ),
)]
#[put("/api/dealer-pricing/{userId}/{productId}")]
pub async fn set_dealer_price(call: Call, ids: TwoIds, body: Body<SetDealerPriceRequest>) -> HandlerResult {
    let (dealer, product, prices) = (UserId(ids.0), ProductId(ids.1), body.0.prices()?);
    let expected = body.0.expected;
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &Option<DealerPriceView>| expected.check(&now.clone().map(DealerPriceResponse::from));
        set(tx, context, dealer, product, prices, expected.seen(&check))
    };
    let price = call.write(work).await?;
    Ok(HttpResponse::Ok().json(DealerPriceResponse::from(price)))
}
