//! Kinds and states of imports.

use tierway_kernel::Sentence;

tierway_kernel::names! {
    /// Type of an import.
    pub enum ImportKind as "ImportKindName" {
        /// Products to be created, or updated by their SKU.
        Products = "products",
        /// Prices of products that are there.
        Prices = "prices",
        /// Figures counted on the shelf.
        StockCount = "stockCount",
    }
}

tierway_kernel::names! {
    /// State of an import.
    pub enum ImportState as "ImportStateName" {
        /// The file is there; nothing was checked.
        Uploaded = "uploaded",
        /// A job reads the rows and compares them with what is stored.
        Checking = "checking",
        /// Each row has its planned result.
        Checked = "checked",
        /// A job does it.
        Applying = "applying",
        /// Done.
        Applied = "applied",
        /// Checking or applying failed without effect; the import has the reason. It can be checked again.
        Failed = "failed",
        /// Cancelled.
        Cancelled = "cancelled",
    }
}

/// Why an import cannot proceed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum StateError {
    /// Its rows are being read.
    #[error("This import is being checked. Please wait until it is done.")]
    Checking,
    /// Not checked yet.
    #[error("This import must be checked first.")]
    Unchecked,
    /// It is under way.
    #[error("This import is already being applied.")]
    Applying,
    /// It is done.
    #[error("This import was already applied.")]
    Applied,
    /// It was closed as unsolved.
    #[error("This import was cancelled.")]
    Cancelled,
}

impl ImportState {
    /// From where it may be checked.
    pub const CHECKABLE: &'static [ImportState] = &[ImportState::Uploaded, ImportState::Checked, ImportState::Failed];
    /// States in which it may be cancelled.
    pub const CANCELLABLE: &'static [ImportState] =
        &[ImportState::Uploaded, ImportState::Checking, ImportState::Checked, ImportState::Failed];

    /// Whether nothing happens to it any more.
    pub const fn is_final(self) -> bool {
        matches!(self, ImportState::Applied | ImportState::Cancelled)
    }

    /// Whether its rows may be read (again).
    pub fn check_checkable(self) -> Result<(), StateError> {
        if ImportState::CHECKABLE.contains(&self) { Ok(()) } else { Err(self.blocking_reason()) }
    }

    /// Whether it may be applied.
    pub fn check_applicable(self) -> Result<(), StateError> {
        if self == ImportState::Checked { Ok(()) } else { Err(self.blocking_reason()) }
    }

    /// Whether it may be cancelled.
    pub fn check_cancellable(self) -> Result<(), StateError> {
        if ImportState::CANCELLABLE.contains(&self) { Ok(()) } else { Err(self.blocking_reason()) }
    }

    fn blocking_reason(self) -> StateError {
        match self {
            ImportState::Checking => StateError::Checking,
            ImportState::Applying => StateError::Applying,
            ImportState::Applied => StateError::Applied,
            ImportState::Cancelled => StateError::Cancelled,
            ImportState::Uploaded | ImportState::Checked | ImportState::Failed => StateError::Unchecked,
        }
    }
}

tierway_kernel::names! {
    /// Outcome of a row.
    pub enum RowOutcome as "ImportOutcomeName" {
        /// Adds a product.
        Create = "create",
        /// Changes a product, or its stock.
        Update = "update",
        /// Nothing: what is stored is the same.
        Same = "same",
        /// Nothing can be done with it.
        Error = "error",
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
