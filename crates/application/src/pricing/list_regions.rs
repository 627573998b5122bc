//! `GET /api/regions`.

use std::collections::HashMap;

use tierway_catalogue::{Region, RegionPlace, RegionTable};
use tierway_kernel::{Permission, Role};

use crate::{Context, Failure, Transaction};

/// The table of regions with how many buy by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionsView {
    /// The version a change must name.
    pub version: i64,
    /// All four regions.
    pub regions: Vec<RegionView>,
    /// Active, approved dealers of no region.
    pub dealers_elsewhere: u64,
    /// Active, approved agents and sub-agents of no region.
    pub agents_elsewhere: u64,
}

/// A region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionView {
    /// Which.
    pub region: Region,
    /// Its countries and zones.
    pub places: Vec<RegionPlace>,
    /// Active, approved dealers there.
    pub dealers: u64,
    /// Active, approved agents and sub-agents there.
    pub agents: u64,
}

/// The countries and zones of each region, and who lives there.
pub fn list_regions(tx: &mut dyn Transaction, context: &Context) -> Result<RegionsView, Failure> {
    context.require(Permission::ListRegions)?;
    let table = tx.prices().regions()?;
    regions(tx, &table)
}

/// The table with who lives where.
pub(crate) fn regions(tx: &mut dyn Transaction, table: &RegionTable) -> Result<RegionsView, Failure> {
    let map = table.map();
    let mut counts: HashMap<(Option<Region>, bool), u64> = HashMap::new();
    for place in tx.prices().people_by_place(&[Role::Dealer, Role::Agent, Role::SubAgent])? {
        let region = map.region_of(place.country.as_deref(), place.zone.as_deref());
        *counts.entry((region, place.role == Role::Dealer)).or_default() += place.people;
    }
    let count = |region, dealers| counts.get(&(region, dealers)).copied().unwrap_or_default();
    let view = |region: Region| RegionView {
        region,
        places: table.places.iter().filter(|place| place.region == region).cloned().collect(),
        dealers: count(Some(region), true),
        agents: count(Some(region), false),
    };
    Ok(RegionsView {
        version: table.version,
        regions: Region::ALL.map(view).to_vec(),
        dealers_elsewhere: count(None, true),
        agents_elsewhere: count(None, false),
    })
}
