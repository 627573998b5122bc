//! Which account may sign in at which portal. Checked only after the password was right, so that an attacker learns
//! nothing (product.md §3).

use tierway_kernel::{FieldError, Role, Sentence};

use crate::{User, Verification};

/// A role's sign-in page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Portal {
    /// /login, /login/admin.
    Admin,
    /// /login/manufacturer.
    Manufacturer,
    /// /login/wholesaler.
    Wholesaler,
    /// /login/dealer.
    Dealer,
    /// /login/agent, for agents and sub-agents.
    Agent,
    /// /login/customer.
    Customer,
    /// /login/employee.
    Employee,
    /// /warehouse-login.
    Warehouse,
}

/// Why a sign-in with the right password is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum SignInRefusal {
    /// The page is for another role; the sentence is the specification's (1 §6).
    #[error("{0}")]
    WrongPortal(&'static str),
    /// The account waits.
    #[error("Your account is waiting for approval.")]
    Waiting,
    /// The account was rejected.
    #[error("Your registration was not approved.")]
    Rejected,
    /// The account is off.
    #[error("Your account is not active.")]
    Inactive,
}

impl Portal {
    /// All doors.
    pub const ALL: [Portal; 8] = [
        Portal::Admin,
        Portal::Manufacturer,
        Portal::Wholesaler,
        Portal::Dealer,
        Portal::Agent,
        Portal::Customer,
        Portal::Employee,
        Portal::Warehouse,
    ];

    /// The name a sign-in page sends.
    pub const fn as_str(self) -> &'static str {
        match self {
            Portal::Admin => "admin",
            Portal::Manufacturer => "manufacturer",
            Portal::Wholesaler => "wholesaler",
            Portal::Dealer => "dealer",
            Portal::Agent => "agent",
            Portal::Customer => "customer",
            Portal::Employee => "employee",
            Portal::Warehouse => "warehouse",
        }
    }

    /// The door a page names; a sub-agent's is the agents'.
    pub fn named(text: &str) -> Option<Portal> {
        let name = tierway_kernel::fold(text);
        if name == Role::SubAgent.as_str() {
            return Some(Portal::Agent);
        }
        tierway_kernel::parse_enum(&Portal::ALL, Portal::as_str, &name)
    }

    /// The portal where `role` signs in.
    pub fn of(role: Role) -> Option<Portal> {
        Portal::ALL.into_iter().find(|portal| portal.admits(role))
    }

    /// Whether `role` may use this portal. Strict: an admin signs in at the admin portal.
    pub fn admits(self, role: Role) -> bool {
        match self {
            Portal::Agent => matches!(role, Role::Agent | Role::SubAgent),
            other => other.as_str() == role.as_str(),
        }
    }

    /// The message for other roles.
    pub const fn refusal(self) -> &'static str {
        match self {
            Portal::Admin => "This login page is only for administrators.",
            Portal::Manufacturer => "Access denied. Manufacturer credentials required.",
            Portal::Wholesaler => "This login page is only for wholesalers",
            Portal::Dealer => "This login page is only for dealers",
            Portal::Agent => "This login page is only for agents",
            Portal::Customer => "This login page is only for customers",
            Portal::Employee => "This login page is only for company employees.",
            Portal::Warehouse => "This login page is only for warehouse staff.",
        }
    }
}

/// Checks that both fields of a sign-in page are filled in (specification 1 §5).
pub fn check_sign_in(username: &str, password: &str) -> Result<(), Vec<FieldError>> {
    let mut errors = Vec::new();
    if username.trim().is_empty() {
        errors.push(FieldError::new("username", "Username is required."));
    }
    if password.is_empty() {
        errors.push(FieldError::new("password", "Password is required."));
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Whether `user` may sign in at `portal` (`None`: a client that does not name one). Dealers, agents and sub-agents may
/// sign in while pending; wholesalers and manufacturers need approval, employees activation by the manufacturer.
pub fn admit(user: &User, portal: Option<Portal>) -> Result<(), SignInRefusal> {
    if let Some(portal) = portal
        && !portal.admits(user.role)
    {
        return Err(SignInRefusal::WrongPortal(portal.refusal()));
    }
    match (user.verification, user.role) {
        (Verification::Rejected, _) => return Err(SignInRefusal::Rejected),
        (Verification::Pending, Role::Wholesaler | Role::Manufacturer | Role::Employee | Role::Warehouse) => {
            return Err(SignInRefusal::Waiting);
        }
        _ => {}
    }
    if user.is_active { Ok(()) } else { Err(SignInRefusal::Inactive) }
}

#[cfg(test)]
mod tests;
