//! Reading the owner's decision about an employee, and what an applicant says of the wanted work.

use tierway_kernel::{FieldError, fold, is_one_line};

use crate::{DEPARTMENTS, ManageError, ManagementAction, POSITIONS};

/// Positions with a dashboard of their own, as screens write them.
pub const LEADING_POSITIONS: [&str; 3] = ["Manager", "Supervisor", "Purchaser"];
/// Longest employee code and position text, in characters.
const MAX_CODE: usize = 50;
/// Longest reason of a decision, in characters.
pub const MAX_REASON: usize = 500;

/// What an applicant says of the wanted work (specification 1 §3), unchecked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EmploymentForm {
    /// A listed position.
    pub position: Option<String>,
    /// A listed department.
    pub department: Option<String>,
    /// The company's own number for them, when they have one already.
    pub code: Option<String>,
}

/// What an applicant says, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Employment {
    /// The listed position.
    pub position: String,
    /// The listed department.
    pub department: String,
    /// Trimmed.
    pub code: Option<String>,
}

impl EmploymentForm {
    /// Checks the texts. Only listed positions may be applied for: Manager and Purchaser are given by the owner.
    pub fn parse(&self) -> Result<Employment, Vec<FieldError>> {
        let mut errors = Vec::new();
        let position = from_list(&POSITIONS, self.position.as_deref());
        let department = from_list(&DEPARTMENTS, self.department.as_deref());
        let code = self.code.as_deref().map(str::trim).filter(|code| !code.is_empty()).map(str::to_owned);
        if let Err(unknown) = &position {
            errors.push(complaint("position", "Position", *unknown, &ManageError::UnknownPosition));
        }
        if let Err(unknown) = &department {
            errors.push(complaint("department", "Department", *unknown, &ManageError::UnknownDepartment));
        }
        if code.as_ref().is_some_and(|code| code.chars().count() > MAX_CODE || !is_one_line(code)) {
            errors.push(FieldError::new("employeeId", "Employee ID must be at most 50 characters long."));
        }
        match (position, department) {
            (Ok(position), Ok(department)) if errors.is_empty() => Ok(Employment { position, department, code }),
            _ => Err(errors),
        }
    }
}

/// The listed spelling; `Err(true)` for a text that is not listed, `Err(false)` for none.
fn from_list(list: &[&str], text: Option<&str>) -> Result<String, bool> {
    let text = text.map(str::trim).filter(|text| !text.is_empty()).ok_or(false)?;
    list.iter().find(|known| known.eq_ignore_ascii_case(text)).map(|known| (*known).to_owned()).ok_or(true)
}

fn complaint(field: &str, label: &str, given: bool, unknown: &ManageError) -> FieldError {
    FieldError::new(field, if given { unknown.to_string() } else { format!("{label} is required.") })
}

/// The spelling a position is kept in: the three leading ones as screens write them, others as listed.
pub fn canonical_position(text: &str) -> Option<String> {
    from_list(&LEADING_POSITIONS, Some(text)).or_else(|_| from_list(&POSITIONS, Some(text))).ok()
}

/// Reads the owner's decision off the wire's texts. `access` is `warehouse` or `employee`.
pub fn parse_action(
    action: &str,
    position: Option<&str>,
    department: Option<&str>,
    access: Option<&str>,
) -> Result<ManagementAction, ManageError> {
    match fold(action).as_str() {
        "activate" => Ok(ManagementAction::Activate),
        "deactivate" => Ok(ManagementAction::Deactivate),
        "position" => Ok(ManagementAction::Position {
            position: position.and_then(canonical_position).ok_or(ManageError::UnknownPosition)?,
            department: match department.map(str::trim).filter(|text| !text.is_empty()) {
                None => None,
                given => Some(from_list(&DEPARTMENTS, given).map_err(|_| ManageError::UnknownDepartment)?),
            },
        }),
        "access" => match access.map(fold).as_deref() {
            Some("warehouse") => Ok(ManagementAction::Access { warehouse: true }),
            Some("employee") => Ok(ManagementAction::Access { warehouse: false }),
            _ => Err(ManageError::UnknownAccess),
        },
        _ => Err(ManageError::UnknownAction),
    }
}

/// The reason that is kept: the given one, or the default of the action (specification 2 §5).
pub fn reason_for(action: &ManagementAction, given: Option<&str>) -> Result<String, ManageError> {
    match given.map(str::trim).filter(|text| !text.is_empty()) {
        None => Ok(crate::default_reason(action).to_owned()),
        Some(text) if text.chars().count() > MAX_REASON => Err(ManageError::ReasonTooLong),
        Some(text) => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test may stop")]
    use super::*;

    #[test]
    fn only_listed_positions_may_be_applied_for() {
        let form = |position: &str| EmploymentForm {
            position: Some(position.to_owned()),
            department: Some("Warehouse".to_owned()),
            code: Some("  ".to_owned()),
        };
        let parsed = form(" Packing-Staff ").parse().unwrap();
        assert_eq!((parsed.position.as_str(), parsed.department.as_str()), ("packing-staff", "warehouse"));
        assert_eq!(parsed.code, None);
        assert_eq!(form("Purchaser").parse().unwrap_err()[0].message, "This position is not known.");
        let missing = EmploymentForm::default().parse().unwrap_err();
        let messages: Vec<_> = missing.iter().map(|error| error.message.as_str()).collect();
        assert_eq!(messages, ["Position is required.", "Department is required."]);
    }

    #[test]
    fn decisions_are_read_without_regard_to_case() {
        assert_eq!(parse_action("Activate", None, None, None), Ok(ManagementAction::Activate));
        assert_eq!(
            parse_action("position", Some("MANAGER"), Some("finance"), None),
            Ok(ManagementAction::Position { position: "Manager".to_owned(), department: Some("finance".to_owned()) })
        );
        assert_eq!(
            parse_action("access", None, None, Some("warehouse")),
            Ok(ManagementAction::Access { warehouse: true })
        );
        assert_eq!(parse_action("access", None, None, Some("admin")), Err(ManageError::UnknownAccess));
        assert_eq!(parse_action("position", Some("king"), None, None), Err(ManageError::UnknownPosition));
        assert_eq!(parse_action("position", Some("driver"), Some("moon"), None), Err(ManageError::UnknownDepartment));
        assert_eq!(parse_action("fire", None, None, None), Err(ManageError::UnknownAction));
    }

    #[test]
    fn a_missing_reason_is_the_default_one() {
        let reason = |text| reason_for(&ManagementAction::Deactivate, text);
        assert_eq!(reason(None).unwrap(), "Employee deactivated by company management");
        assert_eq!(reason(Some("  ")).unwrap(), "Employee deactivated by company management");
        assert_eq!(reason(Some(" left ")).unwrap(), "left");
        assert_eq!(reason(Some(&"x".repeat(501))), Err(ManageError::ReasonTooLong));
    }
}
