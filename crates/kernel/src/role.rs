//! The nine roles (specification 1 §6) and sets of them.

use std::fmt;

crate::names! {
    /// A user's role on the platform.
    pub enum Role as "RoleName" {
        /// Runs the platform; exactly one account.
        Admin = "admin",
        /// The company that owns the instance.
        Manufacturer = "manufacturer",
        /// Buys wholesale, sets dealer and agent prices by region.
        Wholesaler = "wholesaler",
        /// Sells within a suggested price range.
        Dealer = "dealer",
        /// Refers customers and earns commission.
        Agent = "agent",
        /// Refers customers under an agent.
        SubAgent = "sub-agent",
        /// Buys.
        Customer = "customer",
        /// Works for the company, with a position.
        Employee = "employee",
        /// An employee with warehouse access.
        Warehouse = "warehouse",
    }
}

/// A text that names no role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a role")]
pub struct UnknownRole;

impl std::str::FromStr for Role {
    type Err = UnknownRole;

    fn from_str(text: &str) -> Result<Role, UnknownRole> {
        Role::ALL.into_iter().find(|role| role.as_str() == text).ok_or(UnknownRole)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Role {
    /// Whether this role meets a requirement of `required`: admin meets any, a sub-agent meets agent (specification 1
    /// §6).
    pub fn satisfies(self, required: Role) -> bool {
        self == Role::Admin || self == required || (self == Role::SubAgent && required == Role::Agent)
    }

    /// Decides for the company: the admin and the manufacturer, whose company it is (product.md §3).
    pub fn is_owner(self) -> bool {
        matches!(self, Role::Admin | Role::Manufacturer)
    }

    /// Works inside the company: sees all orders and stock.
    pub fn is_staff(self) -> bool {
        matches!(self, Role::Admin | Role::Manufacturer | Role::Employee | Role::Warehouse)
    }

    /// Is employed by the company: has a position, and decisions about them are recorded.
    pub fn is_employee(self) -> bool {
        matches!(self, Role::Employee | Role::Warehouse)
    }
}

/// A set of roles, usable in constants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoleSet(u16);

impl RoleSet {
    /// Nobody.
    pub const NONE: RoleSet = RoleSet(0);
    /// Every role.
    pub const ALL: RoleSet = RoleSet::of(&Role::ALL);

    /// The set of these roles.
    pub const fn of(roles: &[Role]) -> RoleSet {
        let mut bits = 0;
        let mut i = 0;
        while i < roles.len() {
            bits |= 1 << roles[i] as u8;
            i += 1;
        }
        RoleSet(bits)
    }

    /// Whether `role` is in it.
    pub const fn contains(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0
    }
}

#[cfg(test)]
mod tests;
