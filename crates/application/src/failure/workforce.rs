//! Errors of the workforce.

use tierway_kernel::Sentence;

use tierway_workforce::{IssueError, ManageError, PurchaseError, TeamError};

use super::Failure;

impl From<ManageError> for Failure {
    fn from(error: ManageError) -> Failure {
        let text = error.message();
        match error {
            ManageError::NotAnEmployee => Failure::NotFound("This employee"),
            ManageError::AlreadySo(_) => Failure::Conflict(text),
            ManageError::UnknownAction => Failure::field("action", text),
            ManageError::UnknownPosition => Failure::field("position", text),
            ManageError::UnknownDepartment => Failure::field("department", text),
            ManageError::UnknownAccess => Failure::field("access", text),
            ManageError::ReasonTooLong => Failure::field("reason", text),
            ManageError::Ambiguous | ManageError::CodeTaken => Failure::field("employeeId", text),
        }
    }
}

impl From<IssueError> for Failure {
    fn from(error: IssueError) -> Failure {
        let text = error.message();
        match error {
            IssueError::NotAllowed => Failure::Forbidden(text),
            IssueError::Stale | IssueError::AlreadySo(_) | IssueError::Decided(_) => Failure::Conflict(text),
        }
    }
}

impl From<TeamError> for Failure {
    fn from(error: TeamError) -> Failure {
        Failure::Forbidden(error.message())
    }
}

impl From<PurchaseError> for Failure {
    fn from(error: PurchaseError) -> Failure {
        let text = error.message();
        match error {
            PurchaseError::NotAllowed | PurchaseError::NeedsApproval | PurchaseError::OwnRejection => {
                Failure::Forbidden(text)
            }
            PurchaseError::Impossible { .. } | PurchaseError::Changed => Failure::Conflict(text),
        }
    }
}
