//! Small closed vocabularies of imports on the wire.

use serde::{Deserialize, Serialize};
use tierway_application::imports::{ImportKind, ImportState, RowOutcome};
use utoipa::ToSchema;

/// What the rows of a file are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ImportKindName {
    /// Products to be created, or updated by their SKU.
    Products,
    /// Prices of products that are there.
    Prices,
    /// Figures counted on the shelf.
    StockCount,
}

/// Where an import stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ImportStateName {
    /// The file is there; nothing was checked.
    Uploaded,
    /// Its rows are being read; `doneRows` counts up.
    Checking,
    /// Each row says what it would do.
    Checked,
    /// It is being done.
    Applying,
    /// Done.
    Applied,
    /// Nothing was done; `error` says why. It may be checked again.
    Failed,
    /// Given up.
    Cancelled,
}

/// What a row does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ImportOutcomeName {
    /// Adds a product.
    Create,
    /// Changes a product, or its stock.
    Update,
    /// Nothing: what is stored is the same.
    Same,
    /// Nothing can be done with it.
    Error,
}

impl From<ImportKind> for ImportKindName {
    fn from(kind: ImportKind) -> ImportKindName {
        match kind {
            ImportKind::Products => ImportKindName::Products,
            ImportKind::Prices => ImportKindName::Prices,
            ImportKind::StockCount => ImportKindName::StockCount,
        }
    }
}

impl From<ImportState> for ImportStateName {
    fn from(state: ImportState) -> ImportStateName {
        match state {
            ImportState::Uploaded => ImportStateName::Uploaded,
            ImportState::Checking => ImportStateName::Checking,
            ImportState::Checked => ImportStateName::Checked,
            ImportState::Applying => ImportStateName::Applying,
            ImportState::Applied => ImportStateName::Applied,
            ImportState::Failed => ImportStateName::Failed,
            ImportState::Cancelled => ImportStateName::Cancelled,
        }
    }
}

impl From<RowOutcome> for ImportOutcomeName {
    fn from(outcome: RowOutcome) -> ImportOutcomeName {
        match outcome {
            RowOutcome::Create => ImportOutcomeName::Create,
            RowOutcome::Update => ImportOutcomeName::Update,
            RowOutcome::Same => ImportOutcomeName::Same,
            RowOutcome::Error => ImportOutcomeName::Error,
        }
    }
}

impl From<ImportOutcomeName> for RowOutcome {
    fn from(name: ImportOutcomeName) -> RowOutcome {
        match name {
            ImportOutcomeName::Create => RowOutcome::Create,
            ImportOutcomeName::Update => RowOutcome::Update,
            ImportOutcomeName::Same => RowOutcome::Same,
            ImportOutcomeName::Error => RowOutcome::Error,
        }
    }
}
