//! `GET /api/notes/people`.

use std::collections::HashMap;

use tierway_accounts::{User, UserFilter, UserSort};
use tierway_kernel::{MAX_LIMIT, Page, PageRequest, Permission, Role, UserId, fold};
use tierway_workforce::NoteSubject;

use super::access::parties_for;
use crate::{Context, Failure, Transaction};

/// Somebody a note can mention.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotePerson {
    /// The account.
    pub id: UserId,
    /// First and last name.
    pub name: String,
    /// The role.
    pub role: Role,
    /// An employee's position.
    pub position: Option<String>,
}

/// People whom a note about the record can mention, by name, without the caller; the first 200 of each role.
pub fn list_note_people(
    tx: &mut dyn Transaction,
    context: &Context,
    subject: NoteSubject,
    text: Option<&str>,
    page: &PageRequest,
) -> Result<Page<NotePerson>, Failure> {
    context.require(Permission::ListNotePeople)?;
    let own = context.actor.signed_in()?.id;
    let parties = parties_for(tx, context, subject)?;
    let mut users: Vec<User> = Vec::new();
    for role in parties.roles() {
        let filter = UserFilter { text: text.map(str::to_owned), sort: UserSort::Name, ..UserFilter::members(role) };
        users.extend(tx.users().list(&filter, &PageRequest::first(MAX_LIMIT))?.items);
    }
    users.retain(|user| user.id != own && parties.may_read(user.role, user.id));
    users.sort_by_cached_key(|user| (fold(&user.full_name()), user.id));
    let users = Page::of_all(users, page)?;
    let ids: Vec<UserId> = users.items.iter().map(|user| user.id).collect();
    let employees = tx.employees().by_users(&ids)?;
    let mut positions: HashMap<UserId, Option<String>> =
        employees.into_iter().map(|employee| (employee.user_id, employee.position)).collect();
    let person = |user: User| NotePerson {
        id: user.id,
        name: user.full_name(),
        role: user.role,
        position: positions.remove(&user.id).flatten(),
    };
    Ok(users.map(person))
}
