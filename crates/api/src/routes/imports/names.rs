//! Small closed vocabularies of imports on the wire.

use tierway_application::imports::{ImportKind, ImportState, RowOutcome};

use crate::name::Name;

/// What the rows of a file are.
pub type ImportKindName = Name<ImportKind>;

/// Where an import stands.
pub type ImportStateName = Name<ImportState>;

/// What a row does.
pub type ImportOutcomeName = Name<RowOutcome>;
