//! Small closed vocabularies of prices on the wire.

use serde::{Deserialize, Serialize};
use tierway_catalogue::{Audience, Region};
use tierway_kernel::Role;
use utoipa::ToSchema;

/// Whose prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PriceAudience {
    /// Dealers.
    Dealer,
    /// Agents, sub-agents and the customers they referred.
    Agent,
}

/// A region of the company's price table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are the specification's")]
pub enum RegionName {
    Usa,
    Canada,
    Europe,
    Asia,
}

/// Who of a region is listed.
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

impl From<PriceAudience> for Audience {
    fn from(name: PriceAudience) -> Audience {
        match name {
            PriceAudience::Dealer => Audience::Dealer,
            PriceAudience::Agent => Audience::Agent,
        }
    }
}

impl From<Audience> for PriceAudience {
    fn from(audience: Audience) -> PriceAudience {
        match audience {
            Audience::Dealer => PriceAudience::Dealer,
            Audience::Agent => PriceAudience::Agent,
        }
    }
}

impl From<RegionName> for Region {
    fn from(name: RegionName) -> Region {
        match name {
            RegionName::Usa => Region::Usa,
            RegionName::Canada => Region::Canada,
            RegionName::Europe => Region::Europe,
            RegionName::Asia => Region::Asia,
        }
    }
}

impl From<Region> for RegionName {
    fn from(region: Region) -> RegionName {
        match region {
            Region::Usa => RegionName::Usa,
            Region::Canada => RegionName::Canada,
            Region::Europe => RegionName::Europe,
            Region::Asia => RegionName::Asia,
        }
    }
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
