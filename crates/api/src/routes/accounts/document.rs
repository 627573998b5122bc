//! A document on the wire.

use tierway_accounts::{DocumentKind, RefusalReason, Review, ReviewState};
use tierway_application::accounts::DocumentView;

use crate::dto::*;

/// Type of a document, named like its form field.
pub type DocumentName = Name<DocumentKind>;

/// Review status of a document.
pub type ReviewStatus = Name<ReviewState>;

/// Why a document was refused.
pub type RefusalReasonName = Name<RefusalReason>;

/// A document uploaded for verification.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DocumentResponse {
    /// Identity.
    #[schema(example = 31)]
    pub id: i64,
    /// Its kind.
    pub kind: DocumentName,
    /// Display name.
    #[schema(example = "ID Document")]
    pub label: String,
    /// File name for download.
    #[schema(example = "passport.pdf")]
    pub file_name: String,
    /// Media type by content: `application/pdf`, `image/jpeg` or `image/png`.
    #[schema(example = "application/pdf")]
    pub media_type: String,
    /// Bytes.
    #[schema(example = 182_044)]
    pub size: i64,
    /// Download URL.
    #[schema(example = "/api/documents/31")]
    pub url: String,
    /// When it was uploaded.
    pub created_at: DateTime<Utc>,
    /// The review decision.
    pub review: ReviewResponse,
    /// Last day on which it is valid.
    #[schema(value_type = Option<String>, format = Date, example = "2027-03-31")]
    pub expires_on: Option<NaiveDate>,
    /// When it was replaced.
    pub replaced_at: Option<DateTime<Utc>>,
}

/// A document review decision.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewResponse {
    /// Its status.
    pub status: ReviewStatus,
    /// Reason for the refusal.
    pub reason: Option<RefusalReasonName>,
    /// In the reviewer's words.
    #[schema(example = "The second page is missing.")]
    pub note: Option<String>,
    /// When.
    pub reviewed_at: Option<DateTime<Utc>>,
    /// First and last name of the reviewer.
    #[schema(example = "Ada Ng")]
    pub reviewed_by_name: Option<String>,
}

impl ReviewResponse {
    fn new(review: Review, reviewer: Option<String>) -> ReviewResponse {
        ReviewResponse {
            status: review.state.into(),
            reason: review.reason.map(RefusalReasonName::from),
            note: review.note,
            reviewed_at: review.at,
            reviewed_by_name: reviewer,
        }
    }
}

impl From<DocumentView> for DocumentResponse {
    fn from(view: DocumentView) -> DocumentResponse {
        let document = view.document;
        DocumentResponse {
            review: ReviewResponse::new(document.review, view.reviewed_by),
            expires_on: document.expires_on,
            replaced_at: document.replaced_at,
            id: document.id.0,
            kind: document.kind.into(),
            label: document.kind.label().to_owned(),
            file_name: document.file_name,
            media_type: document.media_type,
            size: document.size,
            url: format!("/api/documents/{}", document.id),
            created_at: document.created_at,
        }
    }
}
