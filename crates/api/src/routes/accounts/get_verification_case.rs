//! GET /api/users/{id}/verification.

use tierway_accounts::{MissingDocument, MissingReason, RefusalReason, VerificationEventKind, required_documents};
use tierway_application::accounts;
use tierway_application::accounts::{CaseView, HistoryView};
use tierway_kernel::{Language, Role, UserId};

use super::document::{DocumentName, DocumentResponse, RefusalReasonName};
use super::user::UserResponse;
use crate::dto::*;
use crate::prelude::*;

/// A whole verification.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerificationCaseResponse {
    /// The account.
    pub user: UserResponse,
    /// The documents that count, oldest first.
    pub documents: Vec<DocumentResponse>,
    /// Those that lack.
    pub missing: Vec<MissingDocumentResponse>,
    /// Events, oldest first.
    pub history: Vec<VerificationEventResponse>,
}

impl VerificationCaseResponse {
    fn of(case: CaseView, language: Language) -> VerificationCaseResponse {
        let role = case.account.user.role;
        VerificationCaseResponse {
            user: case.account.into(),
            documents: case.documents.into_iter().map(DocumentResponse::from).collect(),
            missing: case.lacking.into_iter().map(|one| MissingDocumentResponse::of(one, role)).collect(),
            history: case.history.into_iter().map(|view| VerificationEventResponse::of(view, language)).collect(),
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
    pub why: MissingReasonName,
    /// Reason for the refusal.
    pub reason: Option<RefusalReasonName>,
    /// In the reviewer's words.
    #[schema(example = "The second page is missing.")]
    pub note: Option<String>,
    /// Whether the account cannot be approved without it.
    pub is_required: bool,
}

impl MissingDocumentResponse {
    fn of(document: MissingDocument, role: Role) -> MissingDocumentResponse {
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
    /// In the reviewer's words; of a rejection, its reason. In your language where the server writes it.
    pub note: Option<String>,
    /// The actor; absent for the system.
    #[schema(example = "Ada Ng")]
    pub actor_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl VerificationEventResponse {
    fn of(view: HistoryView, language: Language) -> VerificationEventResponse {
        let entry = view.event.entry;
        let reason = entry.reason.and_then(|text| RefusalReason::parse(&text));
        VerificationEventResponse {
            event: entry.event.into(),
            document_kind: view.event.document_kind.map(DocumentName::from),
            reason: reason.map(RefusalReasonName::from),
            note: entry.note.map(|note| note.render(language)),
            actor_name: view.actor,
            created_at: view.event.created_at,
        }
    }
}

/// Why a document is missing.
pub type MissingReasonName = Name<MissingReason>;

/// A verification event.
pub type VerificationEventName = Name<VerificationEventKind>;

/// Get a verification
///
/// For the account holder, the admin, and the manufacturer for its employees: current documents, missing ones with the
/// reason, and the history, oldest first.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    responses((status = 200, description = "The verification.", body = VerificationCaseResponse)),
)]
#[get("/api/users/{id}/verification")]
pub async fn get_verification_case(call: Call, id: Id) -> HandlerResult {
    let id = UserId(id.0);
    let case = call.read(move |tx, context| accounts::get_verification_case(tx, context, id)).await?;
    Ok(HttpResponse::Ok().json(VerificationCaseResponse::of(case, call.language())))
}
