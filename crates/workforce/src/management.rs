//! Parsing of the owner's decision about an employee, and of job applications.

use tierway_kernel::{FieldError, Message, Role, Sentence, fold, is_one_line, message};

use crate::{DEPARTMENTS, ManageError, ManagementAction, POSITIONS};

/// Positions with a dashboard of their own, as screens write them.
pub const LEADING_POSITIONS: [&str; 3] = ["Manager", "Supervisor", "Purchaser"];
/// Longest employee code and position text, in characters.
const MAX_CODE: usize = 50;
/// Longest reason of a decision, in characters.
pub const MAX_REASON: usize = 500;

/// A job application (specification 1 §3), unchecked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EmploymentForm {
    /// A listed position.
    pub position: Option<String>,
    /// A listed department.
    pub department: Option<String>,
    /// The company's own number for them, when they have one already.
    pub code: Option<String>,
}

/// A checked job application.
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
    /// Validates the application of whoever registers with this role; `None` for all but employees, who alone apply.
    pub fn parse_for(&self, role: Role) -> Result<Option<Employment>, Vec<FieldError>> {
        if role == Role::Employee { self.parse().map(Some) } else { Ok(None) }
    }

    /// Validates the texts. Applicants may only choose listed positions: Manager and Purchaser are assigned by the
    /// owner.
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

/// A management action as sent, not yet validated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DecisionForm {
    /// `activate`, `deactivate`, `position` or `access`, ignoring case.
    pub action: String,
    /// Why; the action's default when it is omitted.
    pub reason: Option<String>,
    /// The position to set.
    pub position: Option<String>,
    /// The department to set.
    pub department: Option<String>,
    /// `warehouse` or `employee`.
    pub access: Option<String>,
}

impl DecisionForm {
    /// The decision, or all that is wrong with it and its reason.
    pub fn parse(&self) -> Result<ManagementAction, Vec<FieldError>> {
        let mut errors = Vec::new();
        let action = self.action(&mut errors);
        if let Err(error) = given_reason(self.reason.as_deref()) {
            errors.push(FieldError::new("reason", error));
        }
        action.filter(|_| errors.is_empty()).ok_or(errors)
    }

    fn action(&self, errors: &mut Vec<FieldError>) -> Option<ManagementAction> {
        let mut wrong = |field: &str, error: ManageError| errors.push(FieldError::new(field, error));
        match fold(&self.action).as_str() {
            "activate" => Some(ManagementAction::Activate),
            "deactivate" => Some(ManagementAction::Deactivate),
            "position" => {
                let position = self.position.as_deref().and_then(canonical_position);
                if position.is_none() {
                    wrong("position", ManageError::UnknownPosition);
                }
                let given = self.department.as_deref().map(str::trim).filter(|text| !text.is_empty());
                let department = given.map(|given| from_list(&DEPARTMENTS, Some(given)));
                if matches!(department, Some(Err(_))) {
                    wrong("department", ManageError::UnknownDepartment);
                }
                Some(ManagementAction::Position { position: position?, department: department.and_then(Result::ok) })
            }
            "access" => match self.access.as_deref().map(fold).as_deref() {
                Some("warehouse") => Some(ManagementAction::Access { warehouse: true }),
                Some("employee") => Some(ManagementAction::Access { warehouse: false }),
                _ => {
                    wrong("access", ManageError::UnknownAccess);
                    None
                }
            },
            _ => {
                wrong("action", ManageError::UnknownAction);
                None
            }
        }
    }
}

/// The listed spelling; `Err(true)` for a text that is not listed, `Err(false)` for none.
fn from_list(list: &[&str], text: Option<&str>) -> Result<String, bool> {
    let text = text.map(str::trim).filter(|text| !text.is_empty()).ok_or(false)?;
    list.iter().find(|known| known.eq_ignore_ascii_case(text)).map(|known| (*known).to_owned()).ok_or(true)
}

fn complaint(field: &str, label: &'static str, given: bool, unknown: &ManageError) -> FieldError {
    FieldError::new(field, if given { unknown.message() } else { message!("{label} is required.", label) })
}

/// The stored spelling of a position: the three leading ones as on the screens, others as listed.
pub fn canonical_position(text: &str) -> Option<String> {
    from_list(&LEADING_POSITIONS, Some(text)).or_else(|_| from_list(&POSITIONS, Some(text))).ok()
}

/// The recorded reason: the given one, or the default of the action (specification 2 §5).
pub fn reason_for(action: &ManagementAction, given: Option<&str>) -> Result<Message, ManageError> {
    Ok(given_reason(given)?.map_or_else(|| crate::default_reason(action).into(), Message::verbatim))
}

fn given_reason(given: Option<&str>) -> Result<Option<String>, ManageError> {
    match given.map(str::trim).filter(|text| !text.is_empty()) {
        None => Ok(None),
        Some(text) if text.chars().count() > MAX_REASON => Err(ManageError::ReasonTooLong),
        Some(text) => Ok(Some(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test may stop")]
    use tierway_kernel::Language;

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
        assert_eq!(form("Purchaser").parse().unwrap_err()[0].message, "Unknown position.");
        assert_eq!(form("Packing-Staff").parse_for(Role::Employee).unwrap(), Some(parsed));
        assert_eq!(EmploymentForm::default().parse_for(Role::Dealer), Ok(None));
        let missing = EmploymentForm::default().parse_for(Role::Employee).unwrap_err();
        let messages: Vec<_> = missing.iter().map(|error| error.message.to_string()).collect();
        assert_eq!(messages, ["Position is required.", "Department is required."]);
    }

    fn form(action: &str) -> DecisionForm {
        DecisionForm { action: action.to_owned(), ..DecisionForm::default() }
    }

    #[test]
    fn decisions_are_read_without_regard_to_case() {
        let text = |text: &str| Some(text.to_owned());
        let read = |form: &DecisionForm| form.parse().unwrap();
        assert_eq!(read(&form("Activate")), ManagementAction::Activate);
        let position = DecisionForm { position: text("MANAGER"), department: text("finance"), ..form("position") };
        let manager =
            ManagementAction::Position { position: "Manager".to_owned(), department: Some("finance".to_owned()) };
        assert_eq!(read(&position), manager);
        let access = |to: &str| DecisionForm { access: text(to), ..form("access") };
        assert_eq!(read(&access("warehouse")), ManagementAction::Access { warehouse: true });
        let told = |form: &DecisionForm| {
            let errors = form.parse().unwrap_err();
            errors.into_iter().map(|error| (error.field, error.message.to_string())).collect::<Vec<_>>()
        };
        let one = |field: &str, error: ManageError| (field.to_owned(), error.to_string());
        assert_eq!(told(&access("admin")), [one("access", ManageError::UnknownAccess)]);
        assert_eq!(told(&form("fire")), [one("action", ManageError::UnknownAction)]);
        let several = DecisionForm {
            position: text("king"),
            department: text("moon"),
            reason: Some("x".repeat(501)),
            ..form("position")
        };
        let all = [
            one("position", ManageError::UnknownPosition),
            one("department", ManageError::UnknownDepartment),
            one("reason", ManageError::ReasonTooLong),
        ];
        assert_eq!(told(&several), all);
        let driver = DecisionForm { position: text("driver"), ..several };
        assert_eq!(told(&driver), all[1..]);
    }

    #[test]
    fn a_missing_reason_is_the_default_one_in_every_language() {
        let reason = |text| reason_for(&ManagementAction::Deactivate, text);
        assert_eq!(reason(None).unwrap(), "Employee deactivated by company management");
        assert_eq!(reason(Some("  ")).unwrap(), "Employee deactivated by company management");
        assert_ne!(reason(None).unwrap().render(Language::Ms), "Employee deactivated by company management");
        assert_eq!(reason(Some(" left ")).unwrap(), "left");
        // A person who writes the same words means these words.
        let typed = Some("Employee deactivated by company management");
        assert_eq!(reason(typed).unwrap().render(Language::Ms), "Employee deactivated by company management");
        assert_eq!(reason(Some(&"x".repeat(501))), Err(ManageError::ReasonTooLong));
    }
}
