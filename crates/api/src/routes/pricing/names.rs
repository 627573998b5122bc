//! Small closed vocabularies of prices on the wire.

use tierway_catalogue::{Audience, PriceWarning, Region};
use tierway_kernel::Role;

use crate::dto::*;

/// Audiences of prices.
pub type PriceAudience = Name<Audience>;

/// A region of the company's price table.
pub type RegionName = Name<Region>;

/// Why a price should be reviewed before saving.
pub type PriceWarningName = Name<PriceWarning>;

/// Role of the members.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RegionMemberRole {
    /// Dealers.
    #[default]
    Dealer,
    /// Agents; for the owners only.
    Agent,
    /// Sub-agents; for the owners only.
    SubAgent,
}

impl From<RegionMemberRole> for Role {
    fn from(name: RegionMemberRole) -> Role {
        match name {
            RegionMemberRole::Dealer => Role::Dealer,
            RegionMemberRole::Agent => Role::Agent,
            RegionMemberRole::SubAgent => Role::SubAgent,
        }
    }
}
