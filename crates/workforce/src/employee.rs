//! Employees and the decisions of their owner.

use chrono::{DateTime, Utc};
use tierway_kernel::{ManagementId, Message, Page, PageRequest, Sentence, StoreError, UserId};

/// Positions of the registration form (specification 1 §3).
pub const POSITIONS: [&str; 19] = [
    "production-worker",
    "quality-control",
    "warehouse-staff",
    "machine-operator",
    "supervisor",
    "team-leader",
    "technician",
    "maintenance",
    "packing-staff",
    "logistics",
    "admin-staff",
    "hr-staff",
    "finance-staff",
    "sales-staff",
    "customer-service",
    "security",
    "cleaner",
    "driver",
    "other",
];
/// Departments of the registration form (specification 1 §3).
pub const DEPARTMENTS: [&str; 12] = [
    "production",
    "quality-assurance",
    "warehouse",
    "logistics",
    "maintenance",
    "administration",
    "human-resources",
    "finance",
    "sales",
    "customer-service",
    "security",
    "facilities",
];

/// Employee data of a user. One per user of role employee or warehouse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Employee {
    /// The account.
    pub user_id: UserId,
    /// Employee number (the specification's employeeId); unique if given.
    pub code: Option<String>,
    /// Manager, Supervisor, Purchaser or a listed position; compared without case.
    pub position: Option<String>,
    /// A listed department.
    pub department: Option<String>,
}

/// An action of the owner on an employee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ManagementAction {
    /// Lets them sign in.
    Activate,
    /// Ends their access at once.
    Deactivate,
    /// Gives a position and department.
    Position {
        /// The position.
        position: String,
        /// The department, when it changes.
        department: Option<String>,
    },
    /// Grants or removes warehouse access, which is the role `warehouse`.
    Access {
        /// `true`: warehouse.
        warehouse: bool,
    },
}

/// Why the owner's decision is refused.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum ManageError {
    /// Not an employee.
    #[error("This account is not an employee of the company.")]
    NotAnEmployee,
    /// It is so already.
    #[error("This employee is already {0}.")]
    AlreadySo(&'static str),
    /// An unknown action.
    #[error("The action must be activate, deactivate, position or access.")]
    UnknownAction,
    /// An unknown position.
    #[error("Unknown position.")]
    UnknownPosition,
    /// An unknown department.
    #[error("Unknown department.")]
    UnknownDepartment,
    /// Neither warehouse nor employee.
    #[error("The access must be warehouse or employee.")]
    UnknownAccess,
    /// More than 500 characters.
    #[error("The reason must be at most 500 characters long.")]
    ReasonTooLong,
    /// A number that is one employee's account and another's code.
    #[error(
        "This number is the account number of one employee and the employee ID of another. Please use the other number."
    )]
    Ambiguous,
    /// Another employee has this code.
    #[error("This employee ID is already in use.")]
    CodeTaken,
}

impl ManagementAction {
    /// The name in JSON and SQL.
    pub const fn as_str(&self) -> &'static str {
        match self {
            ManagementAction::Activate => "activate",
            ManagementAction::Deactivate => "deactivate",
            ManagementAction::Position { .. } => "position",
            ManagementAction::Access { .. } => "access",
        }
    }
}

/// Default reason (specification 2 §5).
pub fn default_reason(action: &ManagementAction) -> &'static str {
    match action {
        ManagementAction::Activate => "Employee activated by company management",
        ManagementAction::Deactivate => "Employee deactivated by company management",
        ManagementAction::Position { .. } => "Position changed by company management",
        ManagementAction::Access { .. } => "Access changed by company management",
    }
}

/// Whether it is a valid position: one of the three with their own dashboards or a listed one, ignoring case.
pub fn is_known_position(position: &str) -> bool {
    ["manager", "supervisor", "purchaser"]
        .iter()
        .chain(POSITIONS.iter())
        .any(|known| known.eq_ignore_ascii_case(position.trim()))
}

/// Whether a department is on the list.
pub fn is_known_department(department: &str) -> bool {
    DEPARTMENTS.iter().any(|known| known.eq_ignore_ascii_case(department.trim()))
}

/// A decision to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewManagement {
    /// The employee.
    pub employee: UserId,
    /// `activate`, `deactivate`, `position` or `access`.
    pub action: String,
    /// Why.
    pub reason: Message,
    /// The user who decided; `None` for the system.
    pub managed_by: Option<UserId>,
}

/// A written decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Management {
    /// Identity.
    pub id: ManagementId,
    /// The stored values.
    pub entry: NewManagement,
    /// When.
    pub created_at: DateTime<Utc>,
}

tierway_kernel::names! {
    /// Order of a list of employees.
    #[derive(Default)]
    pub enum EmployeeSort as "EmployeeSortName" {
        /// Newest account first.
        #[default]
        Newest = "-created",
        /// Oldest account first.
        Oldest = "created",
        /// By name, from the end of the alphabet.
        NameDescending = "-name",
        /// By first and last name, ignoring case.
        Name = "name",
        /// By employee ID, from the end.
        CodeDescending = "-code",
        /// By employee ID, ignoring case; those without one first.
        Code = "code",
        /// By position, from the end.
        PositionDescending = "-position",
        /// By position; those without one first.
        Position = "position",
        /// By department, from the end.
        DepartmentDescending = "-department",
        /// By department; those without one first.
        Department = "department",
    }
}

/// Filters of the employee list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EmployeeFilter {
    /// Part of name, username, email or code, without case.
    pub text: Option<String>,
    /// In which order.
    pub sort: EmployeeSort,
}

/// Employees in the store.
pub trait EmployeeRepository {
    /// Adds the employee of an account; `StoreError::Taken("employees.code_key")` when the code is in use.
    fn add(&mut self, employee: &Employee) -> Result<(), StoreError>;
    /// The employee of an account.
    fn by_user(&mut self, user: UserId) -> Result<Option<Employee>, StoreError>;
    /// The employees of these accounts.
    fn by_users(&mut self, users: &[UserId]) -> Result<Vec<Employee>, StoreError>;
    /// The employee with this code, without case.
    fn by_code(&mut self, code: &str) -> Result<Option<Employee>, StoreError>;
    /// The employees under the filter, in its order.
    fn list(&mut self, filter: &EmployeeFilter, page: &PageRequest) -> Result<Page<Employee>, StoreError>;
    /// Changes position and department.
    fn set_position(&mut self, user: UserId, position: &str, department: Option<&str>) -> Result<bool, StoreError>;
    /// Writes a decision.
    fn add_management(&mut self, entry: &NewManagement, now: DateTime<Utc>) -> Result<Management, StoreError>;
    /// The decisions, newest first.
    fn management_history(&mut self, page: &PageRequest) -> Result<Page<Management>, StoreError>;
}

#[cfg(test)]
mod tests;
