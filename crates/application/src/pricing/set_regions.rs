//! `PUT /api/regions`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{RegionPlace, checked_places};
use tierway_kernel::{Permission, message};

use super::list_regions::{RegionsView, regions};
use crate::{Context, Failure, Transaction};

/// Replaces the table of regions; `version` is the one the person saw.
pub fn set_regions(
    tx: &mut dyn Transaction,
    context: &Context,
    version: i64,
    places: &[RegionPlace],
) -> Result<RegionsView, Failure> {
    context.require(Permission::SetRegions)?;
    let places = checked_places(places.to_vec()).map_err(Failure::Fields)?;
    if !tx.prices().set_regions(version, &places)? {
        let text = "The regions were changed in the meantime. Please reload them.";
        return Err(Failure::Conflict(text.into()));
    }
    context.log(
        tx,
        ActivityAction::Catalogue,
        message!("Updated the regions: {count} countries and zones", count = places.len()),
    )?;
    let table = tx.prices().regions()?;
    regions(tx, &table)
}
