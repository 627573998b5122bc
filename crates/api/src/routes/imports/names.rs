//! Small closed vocabularies of imports on the wire.

use tierway_application::imports::{ImportKind, ImportState, RowOutcome};

use crate::name::Name;

/// Type of an import.
pub type ImportKindName = Name<ImportKind>;

/// State of an import.
pub type ImportStateName = Name<ImportState>;

/// Outcome of a row.
pub type ImportOutcomeName = Name<RowOutcome>;
