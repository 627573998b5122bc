//! Verifications on the wire: the queue, one case, a decision about a document.

use chrono::Duration;
use tierway_accounts::{CaseFilter, DecisionForm, LackingDocument, RefusalReason, required_documents};
use tierway_application::accounts::{CaseSummary, CaseView, HistoryView};
use tierway_kernel::Role;

use super::dto::UserResponse;
use super::names::{DocumentName, RoleName, VerificationStatus};
use super::records::DocumentResponse;
use super::review_names::{LackName, RefusalReasonName, VerificationEventName};
use super::text::text;
use crate::dto::*;

/// Maximum number of days; more overflows.
pub(crate) const MOST_DAYS_BACK: u32 = 40_000_000;

/// Filters of the verifications; all given ones must match.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListVerificationCasesQuery {
    /// Only `pending`, `approved` or `rejected` ones.
    #[param(value_type = Option<String>, example = "pending")]
    pub status: Option<VerificationStatus>,
    /// Only this role.
    #[param(value_type = Option<String>, example = "dealer")]
    pub role: Option<RoleName>,
    /// Only accounts registered at least this many days ago.
    #[param(example = 3)]
    #[validate(range(max = MOST_DAYS_BACK, code = "unreadable"))]
    pub older_than_days: Option<u32>,
    /// Only those with unreviewed documents, such as one renewed by an approved dealer.
    pub needs_review: Option<bool>,
    /// Part of a name, username, company or email, ignoring case.
    #[param(example = "tan")]
    pub q: Option<String>,
}

impl ListVerificationCasesQuery {
    /// The filter at the time `now`.
    pub fn filter(&self, now: DateTime<Utc>) -> CaseFilter {
        let before = |days: u32| now.checked_sub_signed(Duration::days(i64::from(days)));
        CaseFilter {
            verification: self.status.map(|name| name.0),
            role: self.role.map(|name| name.0),
            before: self.older_than_days.and_then(before),
            text: self.q.clone(),
            needs_review: self.needs_review.unwrap_or(false),
        }
    }
}

/// A verification in a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerificationSummaryResponse {
    /// Whose it is.
    pub user: UserResponse,
    /// When the account was registered.
    pub waiting_since: DateTime<Utc>,
    /// Unreviewed documents.
    #[schema(example = 2)]
    pub documents_pending: usize,
    /// Documents that were refused and not replaced.
    #[schema(example = 1)]
    pub documents_refused: usize,
    /// Kinds of document that are missing or have ended.
    #[schema(example = 0)]
    pub documents_missing: usize,
}

impl From<CaseSummary> for VerificationSummaryResponse {
    fn from(case: CaseSummary) -> VerificationSummaryResponse {
        VerificationSummaryResponse {
            waiting_since: case.account.user.created_at,
            user: case.account.into(),
            documents_pending: case.pending,
            documents_refused: case.refused,
            documents_missing: case.missing,
        }
    }
}

/// A whole verification.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerificationCaseResponse {
    /// Whose it is.
    pub user: UserResponse,
    /// The documents that count, oldest first.
    pub documents: Vec<DocumentResponse>,
    /// Those that lack.
    pub missing: Vec<MissingDocumentResponse>,
    /// What happened, oldest first.
    pub history: Vec<VerificationEventResponse>,
}

impl From<CaseView> for VerificationCaseResponse {
    fn from(case: CaseView) -> VerificationCaseResponse {
        let role = case.account.user.role;
        VerificationCaseResponse {
            user: case.account.into(),
            documents: case.documents.into_iter().map(DocumentResponse::from).collect(),
            missing: case.lacking.into_iter().map(|one| MissingDocumentResponse::of(one, role)).collect(),
            history: case.history.into_iter().map(VerificationEventResponse::from).collect(),
        }
    }
}

/// A missing document.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MissingDocumentResponse {
    /// Which.
    pub kind: DocumentName,
    /// Display name.
    #[schema(example = "ID Document")]
    pub label: String,
    /// Why it is missing.
    pub why: LackName,
    /// Reason for the refusal.
    pub reason: Option<RefusalReasonName>,
    /// In the reviewer's words.
    #[schema(example = "The second page is missing.")]
    pub note: Option<String>,
    /// Whether the account cannot be approved without it.
    pub is_required: bool,
}

impl MissingDocumentResponse {
    fn of(document: LackingDocument, role: Role) -> MissingDocumentResponse {
        MissingDocumentResponse {
            is_required: required_documents(role).contains(&document.kind),
            kind: document.kind.into(),
            label: document.kind.label().to_owned(),
            why: document.why.into(),
            reason: document.reason.map(RefusalReasonName::from),
            note: document.note,
        }
    }
}

/// Something that happened to a verification.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerificationEventResponse {
    /// What.
    pub event: VerificationEventName,
    /// Which document it is about.
    pub document_kind: Option<DocumentName>,
    /// Why a document was refused.
    pub reason: Option<RefusalReasonName>,
    /// In the reviewer's words; of a rejection, its reason.
    pub note: Option<String>,
    /// Who did it; absent for the system.
    #[schema(example = "Ada Ng")]
    pub actor_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl From<HistoryView> for VerificationEventResponse {
    fn from(view: HistoryView) -> VerificationEventResponse {
        let entry = view.event.entry;
        let reason = entry.reason.and_then(|text| RefusalReason::parse(&text));
        VerificationEventResponse {
            event: entry.event.into(),
            document_kind: view.event.document_kind.map(DocumentName::from),
            reason: reason.map(RefusalReasonName::from),
            note: entry.note,
            actor_name: view.actor,
            created_at: view.event.created_at,
        }
    }
}

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
