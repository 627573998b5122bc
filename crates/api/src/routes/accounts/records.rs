//! Responses of the activity log, the referral tool and the document list.

use serde::de::IgnoredAny;
use tierway_accounts::Review;
use tierway_application::accounts::{ActivityView, DocumentView};

use super::names::{DocumentName, RoleName};
use super::review_names::{RefusalReasonName, ReviewStatus};
use crate::dto::*;

/// An entry of the activity log.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityResponse {
    /// Identity.
    #[schema(example = 481)]
    pub id: i64,
    /// Who did it; absent for the system.
    #[schema(example = 12)]
    pub user_id: Option<i64>,
    /// Their username.
    #[schema(example = "lina.tan")]
    pub username: Option<String>,
    /// Their first and last name.
    #[schema(example = "Lina Tan")]
    pub full_name: Option<String>,
    /// Their role.
    pub role: Option<RoleName>,
    /// The account it is about, if it is another user's.
    #[schema(example = 31)]
    pub subject_id: Option<i64>,
    /// What was done.
    #[schema(example = "login")]
    pub action: String,
    /// A human-readable message.
    #[schema(example = "lina.tan signed in.")]
    pub description: String,
    /// The IP address.
    #[schema(example = "203.0.113.7")]
    pub ip_address: Option<String>,
    /// The browser's user agent.
    pub user_agent: Option<String>,
    /// When.
    pub timestamp: DateTime<Utc>,
    /// The same time under an older name.
    pub created_at: DateTime<Utc>,
}

impl From<ActivityView> for ActivityResponse {
    fn from(view: ActivityView) -> ActivityResponse {
        let entry = view.activity.entry;
        ActivityResponse {
            id: view.activity.id.0,
            user_id: entry.user_id.map(|id| id.0),
            subject_id: entry.subject_id.map(|id| id.0),
            username: view.user.as_ref().map(|user| user.username.clone()),
            full_name: view.user.as_ref().map(tierway_accounts::User::full_name),
            role: view.user.as_ref().map(|user| user.role.into()),
            action: entry.action.as_str().to_owned(),
            description: entry.description,
            ip_address: entry.address,
            user_agent: entry.user_agent,
            timestamp: view.activity.created_at,
            created_at: view.activity.created_at,
        }
    }
}

/// Report of an older client after signing in or out. Ignored.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "described for older clients, never read")]
pub struct RecordActivityRequest {
    /// `login` or `logout`.
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "login")]
    action: IgnoredAny,
    /// Who, as the client says.
    #[serde(default)]
    #[schema(value_type = Option<i64>, example = 12)]
    user_id: IgnoredAny,
    /// Always null in the older client.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    ip_address: IgnoredAny,
    /// The browser's user agent.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    user_agent: IgnoredAny,
}

/// A valid referral code.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReferralCheckResponse {
    /// The code.
    #[schema(example = "K7M2QX9T")]
    pub referral_code: String,
    /// What its owner is: `agent` or `sub-agent`.
    pub role: RoleName,
}

/// An agent's referral tool.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReferralResponse {
    /// The code.
    #[schema(example = "K7M2QX9T")]
    pub referral_code: String,
    /// The registration page with the code filled in.
    #[schema(example = "https://shop.example.com/ref/K7M2QX9T")]
    pub referral_link: String,
    /// The link as a QR code, an image in a `data:` URL.
    #[schema(example = "data:image/svg+xml;base64,PHN2Zy8+")]
    pub qr_code_data: String,
}

/// A document uploaded for verification.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DocumentResponse {
    /// Identity.
    #[schema(example = 31)]
    pub id: i64,
    /// What it is.
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

/// What was decided about a document.
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
