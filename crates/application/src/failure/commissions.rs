//! Errors of commissions and payouts.

use tierway_kernel::Sentence;

use tierway_commissions::PayoutError;

use super::Failure;

impl From<PayoutError> for Failure {
    fn from(error: PayoutError) -> Failure {
        match error {
            PayoutError::NothingDue(_) => Failure::Rule(error.message()),
            PayoutError::Impossible { .. } | PayoutError::Overtaken => Failure::Conflict(error.message()),
        }
    }
}
