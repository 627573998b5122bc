//! What a file is read into, and where its reading stands.

use tierway_kernel::parse_enum;

/// What the rows of a file are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ImportKind {
    /// Products to be created, or updated by their SKU.
    Products,
    /// Prices of products that are there.
    Prices,
    /// Figures counted on the shelf.
    StockCount,
}

impl ImportKind {
    /// All kinds.
    pub const ALL: [ImportKind; 3] = [ImportKind::Products, ImportKind::Prices, ImportKind::StockCount];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            ImportKind::Products => "products",
            ImportKind::Prices => "prices",
            ImportKind::StockCount => "stockCount",
        }
    }

    /// The kind of that name.
    pub fn parse(text: &str) -> Option<ImportKind> {
        parse_enum(&ImportKind::ALL, ImportKind::as_str, text)
    }
}

/// Where an import stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ImportState {
    /// The file is there; nothing was checked.
    Uploaded,
    /// A job reads the rows and compares them with what is stored.
    Checking,
    /// Each row says what it would do.
    Checked,
    /// A job does it.
    Applying,
    /// Done.
    Applied,
    /// Checking or applying ended without effect; the import says why. It may be checked again.
    Failed,
    /// Given up by somebody.
    Cancelled,
}

/// Why an import cannot go on as asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StateError {
    /// Its rows are being read.
    #[error("This import is being checked. Please wait until it is done.")]
    Checking,
    /// Nobody has looked what it would do.
    #[error("This import must be checked first.")]
    Unchecked,
    /// It is under way.
    #[error("This import is being applied already.")]
    Applying,
    /// It is done.
    #[error("This import was applied already.")]
    Applied,
    /// It was given up.
    #[error("This import was cancelled.")]
    Cancelled,
}

impl ImportState {
    /// All states.
    pub const ALL: [ImportState; 7] = [
        ImportState::Uploaded,
        ImportState::Checking,
        ImportState::Checked,
        ImportState::Applying,
        ImportState::Applied,
        ImportState::Failed,
        ImportState::Cancelled,
    ];
    /// From where it may be checked.
    pub const CHECKABLE: &'static [ImportState] = &[ImportState::Uploaded, ImportState::Checked, ImportState::Failed];
    /// From where it may be given up.
    pub const CANCELLABLE: &'static [ImportState] =
        &[ImportState::Uploaded, ImportState::Checking, ImportState::Checked, ImportState::Failed];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            ImportState::Uploaded => "uploaded",
            ImportState::Checking => "checking",
            ImportState::Checked => "checked",
            ImportState::Applying => "applying",
            ImportState::Applied => "applied",
            ImportState::Failed => "failed",
            ImportState::Cancelled => "cancelled",
        }
    }

    /// Whether nothing happens to it any more.
    pub const fn is_final(self) -> bool {
        matches!(self, ImportState::Applied | ImportState::Cancelled)
    }

    /// Whether its rows may be read (again).
    pub fn check_checkable(self) -> Result<(), StateError> {
        if ImportState::CHECKABLE.contains(&self) { Ok(()) } else { Err(self.hindrance()) }
    }

    /// Whether it may be applied.
    pub fn check_applicable(self) -> Result<(), StateError> {
        if self == ImportState::Checked { Ok(()) } else { Err(self.hindrance()) }
    }

    /// Whether it may be given up.
    pub fn check_cancellable(self) -> Result<(), StateError> {
        if ImportState::CANCELLABLE.contains(&self) { Ok(()) } else { Err(self.hindrance()) }
    }

    fn hindrance(self) -> StateError {
        match self {
            ImportState::Checking => StateError::Checking,
            ImportState::Applying => StateError::Applying,
            ImportState::Applied => StateError::Applied,
            ImportState::Cancelled => StateError::Cancelled,
            ImportState::Uploaded | ImportState::Checked | ImportState::Failed => StateError::Unchecked,
        }
    }
}

/// What a row of a file does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowOutcome {
    /// Adds a product.
    Create,
    /// Changes a product, or its stock.
    Update,
    /// Nothing: what is stored is the same.
    Same,
    /// Nothing can be done with it.
    Error,
}

impl RowOutcome {
    /// All outcomes.
    pub const ALL: [RowOutcome; 4] = [RowOutcome::Create, RowOutcome::Update, RowOutcome::Same, RowOutcome::Error];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            RowOutcome::Create => "create",
            RowOutcome::Update => "update",
            RowOutcome::Same => "same",
            RowOutcome::Error => "error",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_checked_is_applied() {
        for state in ImportState::ALL {
            assert_eq!(state.check_applicable().is_ok(), state == ImportState::Checked, "{state:?}");
        }
        assert_eq!(ImportState::Applying.check_applicable(), Err(StateError::Applying));
        assert_eq!(ImportState::Failed.check_applicable(), Err(StateError::Unchecked));
    }

    #[test]
    fn what_ended_stays_as_it_is() {
        for state in [ImportState::Applied, ImportState::Cancelled] {
            assert!(state.is_final());
            assert!(state.check_checkable().is_err() && state.check_cancellable().is_err());
        }
        assert_eq!(ImportState::Applying.check_cancellable(), Err(StateError::Applying));
        assert!(ImportState::Failed.check_checkable().is_ok() && ImportState::Checking.check_cancellable().is_ok());
    }
}
