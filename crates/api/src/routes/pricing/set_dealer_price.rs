//! `PUT /api/dealer-pricing/{userId}/{productId}`.

use tierway_application::pricing::{DealerPriceView, set_dealer_price as set};
use tierway_application::{Context, Transaction};

use super::dealer_dto::{DealerPriceResponse, SetDealerPriceRequest};
use super::paths::OfDealerAndProduct;
use crate::prelude::*;

/// Set a dealer's own price
///
/// For the dealer, admin and manufacturer: what a piece costs in the dealer's store, within the range the company suggests,
/// and, where they set it themselves, what a pack and a bulk cost there: from what the dealer pays for it up to its pieces at
/// the upper end of the range.
#[utoipa::path(
    tag = "Prices",
    params(("userId" = i64, Path, description = "The dealer.", example = 7), ("productId" = i64, Path, description = "The product.", example = 42)),
    request_body = SetDealerPriceRequest,
    responses(
        (status = 200, description = "The price.", body = DealerPriceResponse),
        (status = 409, description = "The price is not as `expected` any more."),
    ),
)]
#[put("/api/dealer-pricing/{userId}/{productId}")]
pub async fn set_dealer_price(
    call: Call,
    path: OfDealerAndProduct,
    body: Body<SetDealerPriceRequest>,
) -> HandlerResult {
    let (OfDealerAndProduct(dealer, product), prices) = (path, body.0.prices()?);
    let expected = body.0.expected;
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &Option<DealerPriceView>| expected.check(&now.clone().map(DealerPriceResponse::from));
        set(tx, context, dealer, product, prices, expected.seen(&check))
    };
    let price = call.write(work).await?;
    Ok(HttpResponse::Ok().json(DealerPriceResponse::from(price)))
}
