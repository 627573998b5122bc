//! GET /api/users/{id}/documents.

use tierway_application::accounts;
use tierway_kernel::UserId;

use super::document::DocumentResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List the documents of an account
///
/// For the account holder, the admin, and the manufacturer for its employees. Oldest first.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12), PageParams),
    responses((status = 200, description = "The documents.", body = Vec<DocumentResponse>)),
)]
#[get("/api/users/{id}/documents")]
pub async fn list_user_documents(call: Call, id: Id) -> HandlerResult {
    let page = call.page()?;
    let documents = call.read(move |tx, context| accounts::list_user_documents(tx, context, UserId(id.0))).await?;
    short_list_response(&call, documents.into_iter().map(DocumentResponse::from), &page)
}
