//! POST /api/documents/{id}/review.

use tierway_application::accounts;
use tierway_kernel::DocumentId;

use super::records::DocumentResponse;
use super::verification::ReviewDocumentRequest;
use crate::prelude::*;

/// Accept or refuse a document
///
/// For the admin, and for the manufacturer for its employees. A refusal needs a reason; for `other`, explain it in the
/// note. `was: refused` reverses a refusal. The account holder gets a notification and an email. Of two concurrent
/// decisions, the second gets 409, as does a decision on a document that has been replaced.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The document", example = 31)),
    request_body = ReviewDocumentRequest,
    responses(
        (status = 200, description = "The document as it is now.", body = DocumentResponse),
        (status = 409, description = "Already decided or replaced."),
    ),
)]
#[post("/api/documents/{id}/review")]
pub async fn review_document(call: Call, id: Id, body: Body<ReviewDocumentRequest>) -> HandlerResult {
    let (id, form) = (DocumentId(id.0), body.0.into_form());
    let view = call.write(move |tx, context| accounts::review_document(tx, context, id, &form)).await?;
    Ok(HttpResponse::Ok().json(DocumentResponse::from(view)))
}
