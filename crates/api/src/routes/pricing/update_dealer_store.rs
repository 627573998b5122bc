//! `PATCH /api/stores/dealers/{id}`.

use tierway_accounts::StoreProfileChange;
use tierway_application::media::{Picture, read_logo};
use tierway_application::pricing::{DealerStore, check_store_update, update_dealer_store as update};
use tierway_application::{Context, Transaction};
use tierway_kernel::{Permission, UserId};

use super::dealer_dto::DealerStoreResponse;
use crate::body::LargeBody;
use crate::dto::*;
use crate::expected::Expected;
use crate::pictures::keep;
use crate::prelude::*;
use crate::wire::patch;

/// What a dealer's store shows besides its name and place. Omitted fields stay unchanged.
#[derive(Clone, Deserialize, Validate, ToSchema)]
#[schema(example = json!({ "about": "Family shop in George Town since 1998." }))]
pub struct UpdateDealerStoreRequest {
    /// Plain text of at most 1,000 characters, paragraphs divided by line breaks; `null` or an empty text clears it.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>)]
    about: Option<Option<String>>,
    /// A `data:` URL of a png, jpeg, webp or gif of at most 5 MB; `null` or an empty text removes the logo.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>)]
    logo: Option<Option<String>>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    expected: Expected,
}

/// Update a dealer's store
///
/// For the dealer, admin and manufacturer: the text and the logo of an open store. The logo is checked by content,
/// re-encoded and stored; a picture with transparent parts keeps them. Name and place are those of the account.
#[utoipa::path(
    tag = "Prices",
    params(("id" = i64, Path, description = "The dealer.", example = 7)),
    request_body = UpdateDealerStoreRequest,
    responses(
        (status = 200, description = "The store as it is now.", body = DealerStoreResponse),
        (status = 404, description = "Store not found or closed, or not yours."),
        (status = 409, description = "The store no longer matches `expected`."),
        (status = 429, description = "Too many logos within an hour; `Retry-After` says when to try again."),
        (status = 422, description = "The text is too long, or not a picture; `errors` says why."),
    ),
)]
#[patch("/api/stores/dealers/{id}")]
pub async fn update_dealer_store(call: Call, id: Id, body: LargeBody<UpdateDealerStoreRequest>) -> HandlerResult {
    let id = UserId(id.0);
    let UpdateDealerStoreRequest { about, logo, expected } = body.0;
    let mut change = StoreProfileChange { logo: None, about: about.map(Option::unwrap_or_default) };
    let asked = change.clone();
    call.read(move |tx, context| check_store_update(tx, context, id, &asked)).await?;
    if let Some(text) = logo.map(Option::unwrap_or_default) {
        let picture: Picture = call.blocking(move |services| read_logo(services, "logo", &text)).await??;
        change.logo = Some(picture.reference().map(str::to_owned));
        keep(&call, Permission::UpdateDealerStore, vec![picture]).await?;
    }
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &DealerStore| expected.check(&DealerStoreResponse::from(now.clone()));
        update(tx, context, id, &change, expected.seen(&check))
    };
    let store = call.write(work).await?;
    Ok(HttpResponse::Ok().json(DealerStoreResponse::from(store)))
}
