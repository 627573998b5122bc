//! Closed vocabularies of verification on the wire.

use serde::Serialize;
use tierway_accounts::{Lack, RefusalReason, ReviewState, VerificationEventKind};
use utoipa::ToSchema;

/// Where a document's review stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReviewStatus {
    /// Nobody has decided.
    Pending,
    /// It proves what it should.
    Accepted,
    /// It does not.
    Refused,
}

impl From<ReviewState> for ReviewStatus {
    fn from(state: ReviewState) -> ReviewStatus {
        match state {
            ReviewState::Pending => ReviewStatus::Pending,
            ReviewState::Accepted => ReviewStatus::Accepted,
            ReviewState::Refused => ReviewStatus::Refused,
        }
    }
}

/// Why a document was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum RefusalReasonName {
    /// Blurred, cut off, too dark.
    Unreadable,
    /// No longer valid.
    Expired,
    /// Something else than what was asked for.
    WrongDocument,
    /// Of another person or company.
    NameMismatch,
    /// Pages or sides are missing.
    Incomplete,
    /// Looks changed.
    SuspectedForgery,
    /// What the note says.
    Other,
}

impl From<RefusalReason> for RefusalReasonName {
    fn from(reason: RefusalReason) -> RefusalReasonName {
        match reason {
            RefusalReason::Unreadable => RefusalReasonName::Unreadable,
            RefusalReason::Expired => RefusalReasonName::Expired,
            RefusalReason::WrongDocument => RefusalReasonName::WrongDocument,
            RefusalReason::NameMismatch => RefusalReasonName::NameMismatch,
            RefusalReason::Incomplete => RefusalReasonName::Incomplete,
            RefusalReason::SuspectedForgery => RefusalReasonName::SuspectedForgery,
            RefusalReason::Other => RefusalReasonName::Other,
        }
    }
}

/// Why a document lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LackName {
    /// It was never handed in.
    Missing,
    /// The one that was handed in was refused.
    Refused,
    /// It is no longer valid.
    Expired,
}

impl From<Lack> for LackName {
    fn from(lack: Lack) -> LackName {
        match lack {
            Lack::Missing => LackName::Missing,
            Lack::Refused => LackName::Refused,
            Lack::Expired => LackName::Expired,
        }
    }
}

/// What happened to a verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum VerificationEventName {
    /// The account came in.
    Registered,
    /// A document came in.
    Submitted,
    /// A document was accepted.
    Accepted,
    /// A document was refused.
    Refused,
    /// The account was approved.
    Approved,
    /// The account was rejected.
    Rejected,
    /// The person was reminded that a document ends.
    Reminded,
    /// A document ended.
    Expired,
}

impl From<VerificationEventKind> for VerificationEventName {
    fn from(event: VerificationEventKind) -> VerificationEventName {
        match event {
            VerificationEventKind::Registered => VerificationEventName::Registered,
            VerificationEventKind::Submitted => VerificationEventName::Submitted,
            VerificationEventKind::Accepted => VerificationEventName::Accepted,
            VerificationEventKind::Refused => VerificationEventName::Refused,
            VerificationEventKind::Approved => VerificationEventName::Approved,
            VerificationEventKind::Rejected => VerificationEventName::Rejected,
            VerificationEventKind::Reminded => VerificationEventName::Reminded,
            VerificationEventKind::Expired => VerificationEventName::Expired,
        }
    }
}
