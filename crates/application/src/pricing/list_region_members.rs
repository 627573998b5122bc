//! `GET /api/regions/{region}/members`.

use tierway_accounts::{User, UserFilter, visible_users};
use tierway_catalogue::{Region, RegionMap};
use tierway_kernel::{Cursor, MAX_LIMIT, Page, PageRequest, Permission, Refused, Role, to_micros};

use crate::{Context, Failure, Transaction};

/// The active, approved people of a role in a region, the newest first. Whom a caller does not see in the directory they do
/// not see here.
pub fn list_region_members(
    tx: &mut dyn Transaction,
    context: &Context,
    region: Region,
    role: Role,
    page: &PageRequest,
) -> Result<Page<User>, Failure> {
    context.require(Permission::ListRegionMembers)?;
    let filter = visible_users(&context.actor).narrow(UserFilter::members(role)).ok_or(Refused::Forbidden)?;
    let map = tx.prices().regions()?.map();
    let total = match page.known_total() {
        Some(total) => total,
        None => count(tx, &map, region, role)?,
    };
    // The directory is read on from the cursor until the page is full and shows whether there is another.
    let enough = page.limit as usize + 1;
    let mut people: Vec<User> = Vec::new();
    let mut next = PageRequest { limit: MAX_LIMIT, cursor: page.cursor.clone() };
    while people.len() < enough && !(page.cursor.is_none() && people.len() as u64 >= total) {
        let found = tx.users().list(&filter, &next)?;
        let lives_there = |user: &User| lives_in(&map, region, user);
        people.extend(found.items.into_iter().filter(lives_there));
        match found.next {
            Some(cursor) => next.cursor = Some(cursor),
            None => break,
        }
    }
    people.truncate(enough);
    Ok(Page::cut(people, page, total, |user| Cursor::int(to_micros(user.created_at), user.id.0)))
}

fn lives_in(map: &RegionMap, region: Region, user: &User) -> bool {
    map.region_of(user.profile.country.as_deref(), user.profile.zone.as_deref()) == Some(region)
}

fn count(tx: &mut dyn Transaction, map: &RegionMap, region: Region, role: Role) -> Result<u64, Failure> {
    let places = tx.prices().people_by_place(&[role])?.into_iter();
    let there = places.filter(|place| map.region_of(place.country.as_deref(), place.zone.as_deref()) == Some(region));
    Ok(there.map(|place| place.people).sum())
}
