//! Small closed vocabularies on the wire, so that the document and the generated client name every value.

use serde::{Deserialize, Serialize};
use tierway_accounts::{DocumentKind, Verification};
use tierway_kernel::Role;
use utoipa::ToSchema;

/// What somebody is on the platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoleName {
    /// Runs the platform.
    Admin,
    /// The company that owns the instance.
    Manufacturer,
    /// Buys wholesale.
    Wholesaler,
    /// Sells within a suggested price range.
    Dealer,
    /// Refers customers.
    Agent,
    /// Refers customers under an agent.
    SubAgent,
    /// Buys.
    Customer,
    /// Works for the company.
    Employee,
    /// An employee with warehouse access.
    Warehouse,
}

impl From<Role> for RoleName {
    fn from(role: Role) -> RoleName {
        match role {
            Role::Admin => RoleName::Admin,
            Role::Manufacturer => RoleName::Manufacturer,
            Role::Wholesaler => RoleName::Wholesaler,
            Role::Dealer => RoleName::Dealer,
            Role::Agent => RoleName::Agent,
            Role::SubAgent => RoleName::SubAgent,
            Role::Customer => RoleName::Customer,
            Role::Employee => RoleName::Employee,
            Role::Warehouse => RoleName::Warehouse,
        }
    }
}

impl From<RoleName> for Role {
    fn from(name: RoleName) -> Role {
        match name {
            RoleName::Admin => Role::Admin,
            RoleName::Manufacturer => Role::Manufacturer,
            RoleName::Wholesaler => Role::Wholesaler,
            RoleName::Dealer => Role::Dealer,
            RoleName::Agent => Role::Agent,
            RoleName::SubAgent => Role::SubAgent,
            RoleName::Customer => Role::Customer,
            RoleName::Employee => Role::Employee,
            RoleName::Warehouse => Role::Warehouse,
        }
    }
}

/// Where an account's verification stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum VerificationStatus {
    /// Waits for a decision.
    Pending,
    /// Accepted.
    Approved,
    /// Refused.
    Rejected,
}

impl From<Verification> for VerificationStatus {
    fn from(verification: Verification) -> VerificationStatus {
        match verification {
            Verification::Pending => VerificationStatus::Pending,
            Verification::Approved => VerificationStatus::Approved,
            Verification::Rejected => VerificationStatus::Rejected,
        }
    }
}

/// What a document is, named as the form field it came under.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum DocumentName {
    /// A dealer's company licence.
    BusinessLicense,
    /// A dealer's bank statement.
    BankStatement,
    /// A picture of a dealer's shop.
    ShopPhotos,
    /// Identity card or passport.
    IdDocument,
    /// Proof of a digital wallet.
    WalletProof,
    /// An employee's letter.
    EmploymentLetter,
}

impl From<DocumentKind> for DocumentName {
    fn from(kind: DocumentKind) -> DocumentName {
        match kind {
            DocumentKind::BusinessLicense => DocumentName::BusinessLicense,
            DocumentKind::BankStatement => DocumentName::BankStatement,
            DocumentKind::ShopPhotos => DocumentName::ShopPhotos,
            DocumentKind::IdDocument => DocumentName::IdDocument,
            DocumentKind::WalletProof => DocumentName::WalletProof,
            DocumentKind::EmploymentLetter => DocumentName::EmploymentLetter,
        }
    }
}
