//! POST /api/documents/{id}/review.

use tierway_accounts::DecisionForm;
use tierway_application::{Context, Transaction, accounts};
use tierway_kernel::DocumentId;

use super::document::DocumentResponse;
use super::older_clients::text;
use crate::dto::*;
use crate::prelude::*;

/// A decision about a document.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewDocumentRequest {
    /// `accept` or `refuse`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "refuse", value_type = String, required)]
    pub decision: Option<String>,
    /// Reason for the refusal: `unreadable`, `expired`, `wrongDocument`, `nameMismatch`, `incomplete`,
    /// `suspectedForgery` or `other`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "unreadable")]
    pub reason: Option<String>,
    /// Sent to the account holder, at most 500 characters; required for `other`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "The second page is missing.")]
    pub note: Option<String>,
    /// Expiry date on the document; if omitted, the one entered by its owner is kept.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "2027-03-31")]
    pub expires_on: Option<String>,
    /// `refused` reverses a refusal, with the decision `accept`; if omitted or `pending`, the document must be
    /// undecided.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "pending")]
    pub was: Option<String>,
}

impl ReviewDocumentRequest {
    /// The form the rules read.
    pub fn into_form(self) -> DecisionForm {
        DecisionForm {
            decision: self.decision,
            reason: self.reason,
            note: self.note,
            expires_on: self.expires_on,
            was: self.was,
        }
    }
}

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
    let changed = call.changed_ids();
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let view = accounts::review_document(tx, context, id, &form)?;
        changed.note([view.document.user_id.0]);
        Ok(view)
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(DocumentResponse::from(view)))
}
