//! POST /api/documents/{id}/review.

use tierway_application::accounts;
use tierway_kernel::DocumentId;

use super::records::DocumentResponse;
use super::verification::ReviewDocumentRequest;
use crate::prelude::*;

/// Accept or refuse a document
///
/// For the admin, and for the manufacturer about the company's employees. A refusal names a reason, `other` explains it in
/// the note; `was: refused` reverses a refusal. The person gets a notice and a mail. Of two who decide at once, the
/// second gets 409; so does whoever decides about a document that a newer one has replaced.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The document", example = 31)),
    request_body = ReviewDocumentRequest,
    responses(
        (status = 200, description = "The document as it is now.", body = DocumentResponse),
        (status = 409, description = "It was decided or replaced before."),
    ),
)]
#[post("/api/documents/{id}/review")]
pub async fn review_document(call: Call, id: Id, body: Body<ReviewDocumentRequest>) -> HandlerResult {
    let (id, form) = (DocumentId(id.0), body.0.into_form());
    let view = call.write(move |tx, context| accounts::review_document(tx, context, id, &form)).await?;
    Ok(HttpResponse::Ok().json(DocumentResponse::from(view)))
}
