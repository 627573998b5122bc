//! Small closed vocabularies on the wire, so that the document and the generated client name every value.

use tierway_accounts::{DocumentKind, Verification};
use tierway_kernel::Role;

use crate::name::Name;

/// A user's role on the platform.
pub type RoleName = Name<Role>;

/// Verification status of an account.
pub type VerificationStatus = Name<Verification>;

/// Type of a document, named like its form field.
pub type DocumentName = Name<DocumentKind>;
