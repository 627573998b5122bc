//! `PUT /api/addresses/{id}`.

use tierway_application::addresses::update_address as update;
use tierway_application::{Context, Transaction};
use tierway_kernel::AddressId;
use tierway_orders::Address;

use super::dto::{AddressRequest, AddressResponse};
use crate::prelude::*;

/// Change an address
///
/// For its owner. Replaces the whole address; existing orders keep theirs. The default stays the default until another
/// address becomes it.
#[utoipa::path(
    tag = "Addresses",
    params(("id" = i64, Path, description = "The address.", example = 7)),
    request_body = AddressRequest,
    responses(
        (status = 200, description = "The address as it is now.", body = AddressResponse),
        (status = 409, description = "The address no longer matches `expected`."),
    ),
)]
#[put("/api/addresses/{id}")]
pub async fn update_address(call: Call, id: Id, body: Body<AddressRequest>) -> HandlerResult {
    let mut form = body.0;
    let expected = std::mem::take(&mut form.expected);
    let draft = form.draft();
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &Address| expected.check(&AddressResponse::from(now.clone()));
        update(tx, context, AddressId(id.0), &draft, expected.seen(&check))
    };
    let address = call.write(work).await?;
    Ok(HttpResponse::Ok().json(AddressResponse::from(address)))
}
