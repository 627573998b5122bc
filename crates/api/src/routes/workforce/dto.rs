//! Requests and responses of workforce operations.

use tierway_accounts::User;
use tierway_application::Failure;
use tierway_application::accounts::AccountView;
use tierway_application::workforce::{EmployeeKey, ManageEmployee, ManagementView};
use tierway_kernel::{FieldError, Language, message};
use tierway_workforce::{DecisionForm, EmployeeFilter, EmployeeSort};

use crate::Problem;
use crate::dto::*;
use crate::expected::Expected;
use crate::form::BusinessRules;
use crate::routes::accounts::UserResponse;

/// Order of a list of employees.
pub type EmployeeSortName = Name<EmployeeSort>;

/// Filters of the employee list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListEmployeesQuery {
    /// Part of a name, username, email or employee ID, ignoring case.
    #[param(example = "tan")]
    pub q: Option<String>,
    /// In which order; newest account first if omitted.
    #[param(inline)]
    pub sort: Option<EmployeeSortName>,
}

impl ListEmployeesQuery {
    /// The filter.
    pub fn filter(&self) -> EmployeeFilter {
        EmployeeFilter { text: self.q.clone(), sort: self.sort.unwrap_or_default().0 }
    }
}

/// A management action on an employee.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
pub struct ManageEmployeeRequest {
    /// The employee's account ID or employee number.
    #[schema(value_type = String, example = "E-1042")]
    pub employee_id: WireEmployeeKey,
    /// `activate`, `deactivate`, `position` or `access`.
    #[schema(example = "activate")]
    pub action: String,
    /// Reason; the action's default if omitted.
    #[schema(example = "Started on Monday.")]
    pub reason: Option<String>,
    /// The position to set: Manager, Supervisor, Purchaser or a listed one.
    #[schema(example = "Manager")]
    pub position: Option<String>,
    /// The department to set.
    #[schema(example = "warehouse")]
    pub department: Option<String>,
    /// `warehouse` or `employee`.
    #[schema(example = "warehouse")]
    pub access: Option<String>,
    /// The employee's values you saw, field by field, as the API returned them. If one of them has changed since,
    /// nothing is updated: 409, and `errors` gives its `current` value. If omitted, the decision applies whatever
    /// others did in the meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// A number or a text that names an employee.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum WireEmployeeKey {
    /// An account id.
    Number(i64),
    /// The company's own number, or an account id as text.
    Text(String),
}

impl ManageEmployeeRequest {
    /// The command; 422 for a decision that cannot be read.
    pub fn command(&self) -> Result<ManageEmployee, Problem> {
        let action = self.decision().parse().map_err(Failure::Fields)?;
        let employee = match &self.employee_id {
            WireEmployeeKey::Number(number) => EmployeeKey::Number(*number),
            WireEmployeeKey::Text(text) => EmployeeKey::Text(text.clone()),
        };
        Ok(ManageEmployee { employee, action, reason: self.reason.clone() })
    }

    fn decision(&self) -> DecisionForm {
        DecisionForm {
            action: self.action.clone(),
            reason: self.reason.clone(),
            position: self.position.clone(),
            department: self.department.clone(),
            access: self.access.clone(),
        }
    }
}

impl BusinessRules for ManageEmployeeRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.decision().parse().err().unwrap_or_default()
    }
}

/// An employee after a management action.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ManageEmployeeResponse {
    /// The employee.
    pub employee: UserResponse,
    /// A message to show to the user.
    #[schema(example = "Employee status updated")]
    pub message: String,
}

impl From<AccountView> for ManageEmployeeResponse {
    fn from(view: AccountView) -> ManageEmployeeResponse {
        ManageEmployeeResponse { employee: view.into(), message: language::render(message!("Employee status updated")) }
    }
}

/// A management action on an employee.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagementResponse {
    /// Identity.
    #[schema(example = 9)]
    pub id: i64,
    /// When.
    pub timestamp: DateTime<Utc>,
    /// `activate`, `deactivate`, `position` or `access`.
    #[schema(example = "deactivate")]
    pub action: String,
    /// Why; a default reason in your language.
    #[schema(example = "Employee deactivated by company management")]
    pub reason: String,
    /// The employee.
    pub employee: ManagedEmployee,
    /// The user who decided; absent for the system.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub managed_by: Option<Manager>,
}

/// The employee of a management action.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagedEmployee {
    /// The account.
    #[schema(example = 12)]
    pub id: i64,
    /// Given name.
    #[schema(example = "Lina")]
    pub first_name: String,
    /// Family name.
    #[schema(example = "Tan")]
    pub last_name: String,
    /// Employee number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "E-1042")]
    pub employee_id: Option<String>,
}

/// The user who decided.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Manager {
    /// The account.
    #[schema(example = 2)]
    pub id: i64,
    /// Given name.
    #[schema(example = "Omar")]
    pub first_name: String,
    /// Family name.
    #[schema(example = "Reyes")]
    pub last_name: String,
    /// Name to sign in with.
    #[schema(example = "omar")]
    pub username: String,
}

impl ManagementResponse {
    /// The decision in a language.
    pub fn of(view: ManagementView, language: Language) -> ManagementResponse {
        let (first_name, last_name) = view.user.map(names).unwrap_or_default();
        ManagementResponse {
            id: view.management.id.0,
            timestamp: view.management.created_at,
            action: view.management.entry.action,
            reason: view.management.entry.reason.render(language),
            employee: ManagedEmployee {
                id: view.management.entry.employee.0,
                first_name,
                last_name,
                employee_id: view.employee.and_then(|employee| employee.code),
            },
            managed_by: view.managed_by.map(|user| Manager {
                id: user.id.0,
                username: user.username.clone(),
                first_name: user.profile.first_name.clone(),
                last_name: user.profile.last_name,
            }),
        }
    }
}

fn names(user: User) -> (String, String) {
    (user.profile.first_name, user.profile.last_name)
}
