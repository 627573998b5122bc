//! Closed vocabularies of verification on the wire.

use tierway_accounts::{Lack, RefusalReason, ReviewState, VerificationEventKind};

use crate::name::Name;

/// Review status of a document.
pub type ReviewStatus = Name<ReviewState>;

/// Why a document was refused.
pub type RefusalReasonName = Name<RefusalReason>;

/// Why a document is missing.
pub type LackName = Name<Lack>;

/// What happened to a verification.
pub type VerificationEventName = Name<VerificationEventKind>;
