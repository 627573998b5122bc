//! What fails in the workforce.

use tierway_workforce::ManageError;

use super::Failure;

impl From<ManageError> for Failure {
    fn from(error: ManageError) -> Failure {
        let text = error.to_string();
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
