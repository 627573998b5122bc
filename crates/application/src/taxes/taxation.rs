//! What applies to an order: the zone of the place it goes to, and what its buyer is relieved by, on the day it is placed.

use chrono::{DateTime, Utc};
use tierway_accounts::Profile;
use tierway_kernel::{Place, TaxClassId, UserId};
use tierway_orders::{TaxBasis, Taxation, relief};

use crate::{Failure, Settings, Transaction};

/// How an order of `buyer` that goes to `place` is taxed: by the zone of the place, else by the one rate of the settings;
/// or not at all, if something relieves the buyer. One statement.
pub(crate) fn taxation(
    tx: &mut dyn Transaction,
    settings: &Settings,
    buyer: UserId,
    place: Option<Place>,
    now: DateTime<Utc>,
) -> Result<Taxation, Failure> {
    let TaxBasis { zone, buyer } = tx.taxes().for_order(buyer, place)?;
    let day = settings.business_zone.day(now);
    let relief = relief(zone.as_ref().map(|(zone, _)| zone), &buyer, day);
    let taxation = match zone.zip(place) {
        Some(((zone, rounding), place)) => Taxation::in_zone(zone, place, rounding, day),
        None => Taxation::standard(settings.tax_basis_points),
    };
    Ok(taxation.relieved(relief))
}

/// Where a person is, as their profile says; `None`: in no country that is known.
pub(crate) fn profile_place(profile: &Profile) -> Option<Place> {
    Place::of_address(profile.country.as_deref(), profile.zone.as_deref())
}

/// The same of a person who is not loaded yet.
pub(crate) fn home_of(tx: &mut dyn Transaction, user: UserId) -> Result<Option<Place>, Failure> {
    Ok(tx.users().by_id(user)?.and_then(|user| profile_place(&user.profile)))
}

/// Refuses a class that does not exist.
pub(crate) fn check_class(tx: &mut dyn Transaction, class: Option<TaxClassId>) -> Result<(), Failure> {
    match class {
        Some(class) if !tx.taxes().has_class(class)? => {
            Err(Failure::field("taxClassId", "This tax class does not exist."))
        }
        Some(_) | None => Ok(()),
    }
}
