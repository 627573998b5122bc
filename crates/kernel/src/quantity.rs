//! Counts of pieces or of tier units.

/// A whole number of things, 0 to 1,000,000,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Quantity(i64);

/// Why a number is no quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum QuantityError {
    /// Below zero, or zero where at least one is meant.
    #[error("must be a whole number of at least 1")]
    TooSmall,
    /// Too large to store.
    #[error("is too large")]
    TooLarge,
}

impl Quantity {
    /// None of it.
    pub const ZERO: Quantity = Quantity(0);
    /// A single piece.
    pub const ONE: Quantity = Quantity(1);
    /// The largest quantity.
    pub const LIMIT: i64 = 1_000_000_000;

    /// Zero or more.
    pub const fn new(value: i64) -> Result<Quantity, QuantityError> {
        if value < 0 {
            Err(QuantityError::TooSmall)
        } else if value > Self::LIMIT {
            Err(QuantityError::TooLarge)
        } else {
            Ok(Quantity(value))
        }
    }

    /// One or more.
    pub const fn positive(value: i64) -> Result<Quantity, QuantityError> {
        if value < 1 { Err(QuantityError::TooSmall) } else { Quantity::new(value) }
    }

    /// The number.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Product with `other`; fails above the limit.
    pub fn times(self, other: Quantity) -> Result<Quantity, QuantityError> {
        self.0.checked_mul(other.0).ok_or(QuantityError::TooLarge).and_then(Quantity::new)
    }

    /// Sum with `other`; fails above the limit.
    pub fn plus(self, other: Quantity) -> Result<Quantity, QuantityError> {
        self.0.checked_add(other.0).ok_or(QuantityError::TooLarge).and_then(Quantity::new)
    }
}

impl std::fmt::Display for Quantity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests;
