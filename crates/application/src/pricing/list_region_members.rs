//! `GET /api/regions/{region}/members`.

use tierway_accounts::User;
use tierway_catalogue::{Region, RegionPerson};
use tierway_kernel::{Cursor, CursorKey, Page, PageRequest, Permission, Refused, Role, UserId};

use crate::{Context, Failure, Transaction};

/// The active, approved people of a role in a region, the newest first. A wholesaler sees dealers only, as in the directory.
pub fn list_region_members(
    tx: &mut dyn Transaction,
    context: &Context,
    region: Region,
    role: Role,
    page: &PageRequest,
) -> Result<Page<User>, Failure> {
    context.require(Permission::ListRegionMembers)?;
    if context.actor.role() == Some(Role::Wholesaler) && role != Role::Dealer {
        return Err(Refused::Forbidden.into());
    }
    let map = tx.prices().regions()?.map();
    let lives_there =
        |person: &RegionPerson| map.region_of(person.country.as_deref(), person.zone.as_deref()) == Some(region);
    let people: Vec<UserId> = tx.prices().people(&[role])?.into_iter().filter(lives_there).map(|p| p.id).collect();
    let total = people.len() as u64;
    // A page goes on behind the place in the list; the list is read whole, and short.
    let from = match &page.cursor {
        Some(Cursor { key: CursorKey::Int(place), .. }) => usize::try_from(*place).unwrap_or(usize::MAX),
        _ => 0,
    };
    let wanted: Vec<(i64, UserId)> = (0..).zip(people).skip(from).take(page.limit as usize + 1).collect();
    let cut = Page::cut(wanted, page, total, |(place, id)| Cursor::int(place + 1, id.0));
    let ids: Vec<UserId> = cut.items.iter().map(|(_, id)| *id).collect();
    let mut users = tx.users().by_ids(&ids)?;
    users.sort_by_key(|user| ids.iter().position(|id| *id == user.id));
    Ok(Page { items: users, total: cut.total, next: cut.next })
}
