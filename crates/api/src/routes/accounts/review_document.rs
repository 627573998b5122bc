//! POST /api/documents/{id}/review.

use actix_web::{HttpResponse, post};
use tierway_application::accounts;
use tierway_kernel::DocumentId;

use super::records::DocumentResponse;
use super::verification::ReviewDocumentRequest;
use crate::body::Body;
use crate::list::Id;
use crate::{Call, Problem};

/// Accept or refuse a document
///
/// For the admin, and for the manufacturer about the company's employees. A refusal names a reason, `other` explains it in
/// the note. The person gets a notice and a mail. Of two who decide at once, the second gets 409; so does whoever decides
/// about a document that a newer one has replaced.
#[utoipa::path(
    operation_id = "reviewDocument",
    tag = "Accounts",
    params(("id" = i64, Path, description = "The document", example = 31)),
    request_body = ReviewDocumentRequest,
    responses(
        (status = 200, description = "The document as it is now.", body = DocumentResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for the caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "It was decided or replaced before.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the field.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/documents/{id}/review")]
pub async fn review_document(call: Call, id: Id, body: Body<ReviewDocumentRequest>) -> Result<HttpResponse, Problem> {
    let (id, form) = (DocumentId(id.0), body.0.into_form());
    let view = call.write(move |tx, context| accounts::review_document(tx, context, id, &form)).await?;
    Ok(HttpResponse::Ok().json(DocumentResponse::from(view)))
}
