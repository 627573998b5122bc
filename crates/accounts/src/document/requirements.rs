//! Document status of an account: which documents are required, which are missing, and whether the account may be
//! approved.

use chrono::{Days, NaiveDate};
use tierway_kernel::{DocumentId, Message, Role, Sentence, message};

use super::review::{DocumentDecision, DocumentError, RefusalReason, ReviewState, expired};
use super::{Document, DocumentKind, required_documents};
use crate::{MAX_SHOP_PHOTOS, UploadError};

/// Documents requested from a role; an employee's two are requested but not required (product.md §3).
pub fn requested_documents(role: Role) -> &'static [DocumentKind] {
    match role {
        Role::Employee | Role::Warehouse => &[DocumentKind::IdDocument, DocumentKind::EmploymentLetter],
        other => required_documents(other),
    }
}

tierway_kernel::names! {
    /// Why a document is missing.
    pub enum MissingReason as "LackName" {
        /// It was never uploaded.
        Missing = "missing",
        /// The one that was uploaded was refused.
        Refused = "refused",
        /// It is no longer valid.
        Expired = "expired",
    }
}

/// A missing document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingDocument {
    /// Which.
    pub kind: DocumentKind,
    /// Why.
    pub why: MissingReason,
    /// Reason for the refusal.
    pub reason: Option<RefusalReason>,
    /// In the reviewer's words.
    pub note: Option<String>,
}

/// Why an account cannot be approved: required documents lack.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
#[error("This account cannot be approved yet. {missing}", missing = missing_in_words(_0))]
pub struct ApprovalError(pub Vec<MissingDocument>);

fn missing_in_words(lacking: &[MissingDocument]) -> Message {
    let labels = |why| {
        let documents: Vec<_> = lacking.iter().filter(|document| document.why == why).collect();
        let labels = Message::list(documents.iter().map(|document| document.kind.label()));
        (!documents.is_empty()).then_some(labels)
    };
    let missing = labels(MissingReason::Missing).map(|documents| message!("Missing: {documents}.", documents));
    let refused = labels(MissingReason::Refused).map(|documents| message!("Refused: {documents}.", documents));
    let expired = labels(MissingReason::Expired).map(|documents| message!("Expired: {documents}.", documents));
    Message::sentences([missing, refused, expired].into_iter().flatten())
}

impl Document {
    /// Whether it is current: not replaced by a newer one.
    pub fn is_current(&self) -> bool {
        self.replaced_at.is_none()
    }

    /// Whether it expired before `today`.
    pub fn has_expired(&self, today: NaiveDate) -> bool {
        self.expires_on.is_some_and(|last| last < today)
    }

    /// Whether it proves something on `today`, or may once it is reviewed.
    pub fn is_valid(&self, today: NaiveDate) -> bool {
        self.is_current() && self.review.state != ReviewState::Refused && !self.has_expired(today)
    }
}

/// The requested documents that an account of `role` is missing. One valid shop photo is enough.
pub fn outstanding_documents(role: Role, documents: &[Document], today: NaiveDate) -> Vec<MissingDocument> {
    requested_documents(role).iter().filter_map(|kind| missing_reason(*kind, documents, today)).collect()
}

fn missing_reason(kind: DocumentKind, documents: &[Document], today: NaiveDate) -> Option<MissingDocument> {
    let current = || documents.iter().filter(|document| document.kind == kind && document.is_current());
    if current().any(|document| document.is_valid(today)) {
        return None;
    }
    let lack = |why, reason, note| Some(MissingDocument { kind, why, reason, note });
    match current().max_by_key(|document| (document.created_at, document.id)) {
        None => lack(MissingReason::Missing, None, None),
        Some(last) if last.review.state == ReviewState::Refused => {
            lack(MissingReason::Refused, last.review.reason, last.review.note.clone())
        }
        Some(_) => lack(MissingReason::Expired, None, None),
    }
}

/// Whether an account of `role` may be approved: each required document is valid. Unreviewed ones count; approving the
/// account accepts them.
pub fn check_approval(role: Role, documents: &[Document], today: NaiveDate) -> Result<(), ApprovalError> {
    let required = required_documents(role);
    let lacking: Vec<MissingDocument> = outstanding_documents(role, documents, today)
        .into_iter()
        .filter(|document| required.contains(&document.kind))
        .collect();
    if lacking.is_empty() { Ok(()) } else { Err(ApprovalError(lacking)) }
}

/// Which documents a new one of `kind` replaces: the current one. Shop photos are added to the existing ones, up to
/// [`MAX_SHOP_PHOTOS`].
pub fn replaced_by_new(
    kind: DocumentKind,
    documents: &[Document],
    today: NaiveDate,
) -> Result<Vec<DocumentId>, UploadError> {
    let current = documents.iter().filter(|document| document.kind == kind && document.is_current());
    if kind != DocumentKind::ShopPhotos {
        return Ok(current.map(|document| document.id).collect());
    }
    let (stay, go): (Vec<&Document>, Vec<&Document>) = current.partition(|document| document.is_valid(today));
    if stay.len() >= MAX_SHOP_PHOTOS { Err(UploadError::TooMany) } else { Ok(go.iter().map(|d| d.id).collect()) }
}

/// The last day of a reminder: documents that end up to then are reminded of on `today`.
pub fn remind_until(today: NaiveDate, days: i64) -> NaiveDate {
    u64::try_from(days).ok().and_then(|days| today.checked_add_days(Days::new(days))).unwrap_or(today)
}

/// Those of `role`'s documents that are not among `present`; an employee's two are counted here too.
pub fn missing_documents(role: Role, present: &[DocumentKind]) -> Vec<DocumentKind> {
    requested_documents(role).iter().copied().filter(|kind| !present.contains(kind)).collect()
}

/// Whether among the `missing` documents is one without which an account of `role` cannot be approved.
pub fn lacks_required(role: Role, missing: &[DocumentKind]) -> bool {
    required_documents(role).iter().any(|kind| missing.contains(kind))
}

impl DocumentDecision {
    /// Whether this decision on `document` is allowed on `today`: the reviewer knows its current status, the document
    /// is current, and expired documents are not accepted.
    pub fn check(&self, document: &Document, today: NaiveDate) -> Result<(), DocumentError> {
        if document.replaced_at.is_some() {
            return Err(DocumentError::Replaced);
        }
        if document.review.state != self.was {
            return Err(DocumentError::AlreadyDecided(document.review.state.as_str()));
        }
        if self.state == ReviewState::Accepted && self.expires_on.is_none() && document.has_expired(today) {
            return Err(DocumentError::Fields(vec![expired()]));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
