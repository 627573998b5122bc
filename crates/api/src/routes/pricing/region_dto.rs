//! Regions on the wire.

use tierway_accounts::User;
use tierway_application::pricing::{RegionView, RegionsView};
use tierway_catalogue::{Region, RegionPlace};

use super::names::RegionName;
use crate::dto::*;
use crate::routes::accounts::RoleName;

/// The table of regions.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionsResponse {
    /// Send it when you replace the table.
    #[schema(example = 1)]
    pub version: i64,
    /// All four regions.
    pub regions: Vec<RegionResponse>,
    /// Active, approved dealers outside all regions.
    #[schema(example = 0)]
    pub dealers_elsewhere: u64,
    /// Active, approved agents and sub-agents outside all regions.
    #[schema(example = 0)]
    pub agents_elsewhere: u64,
}

/// A region.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionResponse {
    /// Which.
    pub region: RegionName,
    /// Display name.
    #[schema(example = "Europe")]
    pub name: &'static str,
    /// Its countries and separate zones.
    pub places: Vec<RegionPlaceBody>,
    /// Active, approved dealers there.
    #[schema(example = 3)]
    pub dealer_count: u64,
    /// Active, approved agents and sub-agents there.
    #[schema(example = 5)]
    pub agent_count: u64,
}

/// A country, or a zone of one.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RegionPlaceBody {
    /// The country; compared without case.
    #[schema(example = "Germany")]
    country: String,
    /// A zone that takes precedence over its country.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "Bavaria")]
    zone: Option<String>,
}

/// A new table of regions; it takes the place of the whole old one.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[schema(example = json!({
    "version": 1,
    "regions": { "usa": [{ "country": "United States" }], "canada": [{ "country": "Canada" }], "europe": [], "asia": [] }
}))]
pub struct SetRegionsRequest {
    /// The version the user saw.
    version: i64,
    /// The places of each region; an omitted region has none.
    regions: RegionPlaces,
}

/// Places by region.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct RegionPlaces {
    usa: Vec<RegionPlaceBody>,
    canada: Vec<RegionPlaceBody>,
    europe: Vec<RegionPlaceBody>,
    asia: Vec<RegionPlaceBody>,
}

/// A member of a region.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionMemberResponse {
    /// Their account.
    #[schema(example = 7)]
    pub id: i64,
    /// Their name.
    #[schema(example = "Daniel Lim")]
    pub full_name: String,
    /// Their company.
    #[schema(example = "Lim Trading")]
    pub company_name: Option<String>,
    /// Their role.
    pub role: RoleName,
    /// Their country.
    #[schema(example = "Malaysia")]
    pub country: Option<String>,
    /// Their zone.
    #[schema(example = "Penang")]
    pub zone: Option<String>,
    /// When they registered.
    pub created_at: DateTime<Utc>,
}

impl SetRegionsRequest {
    /// The version and the places in order.
    pub fn table(self) -> (i64, Vec<RegionPlace>) {
        let RegionPlaces { usa, canada, europe, asia } = self.regions;
        let all = [(Region::Usa, usa), (Region::Canada, canada), (Region::Europe, europe), (Region::Asia, asia)];
        let place = |region, body: RegionPlaceBody| RegionPlace { region, country: body.country, zone: body.zone };
        let places =
            all.into_iter().flat_map(|(region, places)| places.into_iter().map(move |body| place(region, body)));
        (self.version, places.collect())
    }
}

impl From<RegionsView> for RegionsResponse {
    fn from(view: RegionsView) -> RegionsResponse {
        RegionsResponse {
            version: view.version,
            regions: view.regions.into_iter().map(RegionResponse::from).collect(),
            dealers_elsewhere: view.dealers_elsewhere,
            agents_elsewhere: view.agents_elsewhere,
        }
    }
}

impl From<RegionView> for RegionResponse {
    fn from(view: RegionView) -> RegionResponse {
        let body = |place: RegionPlace| RegionPlaceBody { country: place.country, zone: place.zone };
        RegionResponse {
            region: view.region.into(),
            name: view.region.label(),
            places: view.places.into_iter().map(body).collect(),
            dealer_count: view.dealers,
            agent_count: view.agents,
        }
    }
}

impl From<User> for RegionMemberResponse {
    fn from(user: User) -> RegionMemberResponse {
        RegionMemberResponse {
            id: user.id.0,
            full_name: user.full_name(),
            company_name: user.profile.company_name,
            role: user.role.into(),
            country: user.profile.country,
            zone: user.profile.zone,
            created_at: user.created_at,
        }
    }
}
