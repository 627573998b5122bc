//! The review of one document: `pending → accepted | refused(reason)`, decided once; a refusal can be reversed.

use chrono::{DateTime, Days, NaiveDate, Utc};
use tierway_kernel::{FieldError, Sentence, UserId};

/// Longest note of a decision, in characters.
pub const MAX_REVIEW_NOTE: usize = 500;
/// A last day further away than this is a typing mistake.
const LONGEST_VALIDITY: Days = Days::new(50 * 366);

tierway_kernel::names! {
    /// Review status of a document.
    #[derive(Default)]
    pub enum ReviewState as "ReviewStatus" {
        /// Nobody has decided.
        #[default]
        Pending = "pending",
        /// It proves what it should.
        Accepted = "accepted",
        /// Refused, with a reason.
        Refused = "refused",
    }
}

tierway_kernel::names! {
    /// Why a document was refused.
    pub enum RefusalReason as "RefusalReasonName" {
        /// Blurred, cut off, too dark.
        Unreadable = "unreadable",
        /// No longer valid.
        Expired = "expired",
        /// Not the requested document.
        WrongDocument = "wrongDocument",
        /// Of another person or company.
        NameMismatch = "nameMismatch",
        /// Pages or sides are missing.
        Incomplete = "incomplete",
        /// Looks changed.
        SuspectedForgery = "suspectedForgery",
        /// The note.
        Other = "other",
    }
}

impl RefusalReason {
    /// The explanation for the account holder; `None` if only the note explains it.
    pub const fn sentence(self) -> Option<&'static str> {
        match self {
            RefusalReason::Unreadable => Some("It cannot be read."),
            RefusalReason::Expired => Some("It is no longer valid."),
            RefusalReason::WrongDocument => Some("It is not the document we asked for."),
            RefusalReason::NameMismatch => Some("The name on it does not match the account."),
            RefusalReason::Incomplete => Some("Parts of it are missing."),
            RefusalReason::SuspectedForgery => Some("Its authenticity could not be confirmed."),
            RefusalReason::Other => None,
        }
    }
}

/// A document review decision.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Review {
    /// Its status.
    pub state: ReviewState,
    /// Reason for the refusal.
    pub reason: Option<RefusalReason>,
    /// In the reviewer's words.
    pub note: Option<String>,
    /// The reviewer.
    pub by: Option<UserId>,
    /// When.
    pub at: Option<DateTime<Utc>>,
}

/// A decision as a reviewer's form sends it, unchecked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DecisionForm {
    /// `accept` or `refuse`.
    pub decision: Option<String>,
    /// A [`RefusalReason`].
    pub reason: Option<String>,
    /// In the reviewer's words.
    pub note: Option<String>,
    /// Last day on which the document is valid, `YYYY-MM-DD`.
    pub expires_on: Option<String>,
    /// The review status the reviewer saw: `pending`, or `refused` to reverse a refusal.
    pub was: Option<String>,
}

/// A validated decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentDecision {
    /// `Accepted` or `Refused`.
    pub state: ReviewState,
    /// Set when refused, and only then.
    pub reason: Option<RefusalReason>,
    /// Trimmed.
    pub note: Option<String>,
    /// Expiry date on the document; `None` keeps the one entered by the owner.
    pub expires_on: Option<NaiveDate>,
    /// The previous review status: `Pending`, or `Refused` to reverse a refusal.
    pub was: ReviewState,
}

/// Why a document, or a decision on it, is rejected.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum DocumentError {
    /// Somebody decided before.
    #[error("This document has already been {0}.")]
    AlreadyDecided(&'static str),
    /// A newer one took its place.
    #[error("This document has been replaced by a newer one.")]
    Replaced,
    /// A kind the person's role does not upload.
    #[error("This account does not need this document.")]
    NotAsked,
    /// Only the person hands documents in.
    #[error("Only the account holder can upload their documents.")]
    NotYours,
    /// Fields of the form are at fault.
    #[error("{0}")]
    Fields(Vec<FieldError>),
}

impl DocumentDecision {
    /// Accepts without a word, as approving the whole account does.
    pub fn accepted() -> DocumentDecision {
        DocumentDecision {
            state: ReviewState::Accepted,
            reason: None,
            note: None,
            expires_on: None,
            was: ReviewState::Pending,
        }
    }

    /// Reads a form on the day `today`.
    pub fn parse(form: &DecisionForm, today: NaiveDate) -> Result<DocumentDecision, DocumentError> {
        let mut errors = Vec::new();
        let state = match trimmed(&form.decision).as_deref() {
            Some("accept") => ReviewState::Accepted,
            Some("refuse") => ReviewState::Refused,
            _ => {
                errors.push(FieldError::new("decision", "Please accept or refuse the document."));
                ReviewState::Pending
            }
        };
        let note = trimmed(&form.note);
        if note.as_ref().is_some_and(|note| note.chars().count() > MAX_REVIEW_NOTE) {
            errors.push(FieldError::new("note", "The note must be at most 500 characters long."));
        }
        let reason = match state {
            ReviewState::Refused => refusal(form, note.is_some(), &mut errors),
            _ => None,
        };
        // The validity of a refused document no longer matters.
        let expires_on = match state {
            ReviewState::Refused => None,
            _ => last_day(form.expires_on.as_deref(), today).unwrap_or_else(|error| {
                errors.push(error);
                None
            }),
        };
        let was = before(form, state).unwrap_or_else(|error| {
            errors.push(error);
            ReviewState::Pending
        });
        if errors.is_empty() {
            Ok(DocumentDecision { state, reason, note, expires_on, was })
        } else {
            Err(DocumentError::Fields(errors))
        }
    }
}

/// The previous review status; a refusal can only be reversed by accepting the document.
fn before(form: &DecisionForm, decided: ReviewState) -> Result<ReviewState, FieldError> {
    match trimmed(&form.was).as_deref() {
        None | Some("pending") => Ok(ReviewState::Pending),
        Some("refused") if decided != ReviewState::Refused => Ok(ReviewState::Refused),
        _ => Err(FieldError::new("was", "Only a refusal can be reversed, by accepting the document.")),
    }
}

fn refusal(form: &DecisionForm, has_note: bool, errors: &mut Vec<FieldError>) -> Option<RefusalReason> {
    let text = trimmed(&form.reason).unwrap_or_default();
    let reason = RefusalReason::parse(&text);
    if reason.is_none() {
        errors.push(FieldError::new("reason", "Please choose why the document is refused."));
    }
    if reason == Some(RefusalReason::Other) && !has_note {
        errors.push(FieldError::new("note", "Please say what is wrong with the document."));
    }
    reason
}

/// Reads the last day on which a document is valid (`YYYY-MM-DD`, or nothing). It must still be valid on `today`.
pub fn last_day(text: Option<&str>, today: NaiveDate) -> Result<Option<NaiveDate>, FieldError> {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else { return Ok(None) };
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok().filter(|_| text.len() == 10);
    match day {
        None => Err(FieldError::new("expiresOn", "Please enter a date such as 2027-03-31.")),
        Some(day) if day < today => Err(expired()),
        Some(day) if today.checked_add_days(LONGEST_VALIDITY).is_some_and(|latest| day > latest) => {
            Err(FieldError::new("expiresOn", "This date is too far in the future."))
        }
        Some(day) => Ok(Some(day)),
    }
}

pub(super) fn expired() -> FieldError {
    FieldError::new("expiresOn", "This document has expired. Please upload a valid one.")
}

fn trimmed(text: &Option<String>) -> Option<String> {
    text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

#[cfg(test)]
mod tests;
