//! Notices (the specification's notifications): made by the server in the transaction of what they tell.

use chrono::{DateTime, Utc};
use tierway_kernel::{Actor, NoticeId, Page, PageRequest, StoreError, UserId};

/// Whom a notice is for: one person, or everybody of a role or position (`manager`, `warehouse`, …).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Audience {
    /// One person.
    User(UserId),
    /// A role or position by its lower-case name.
    Group(String),
}

/// A notice to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewNotice {
    /// Whom for.
    pub audience: Audience,
    /// `stock_update`, `order`, `approval` and the like.
    pub kind: String,
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub message: String,
}

/// A written notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Identity.
    pub id: NoticeId,
    /// What was written.
    pub entry: NewNotice,
    /// `None`: unread.
    pub read_at: Option<DateTime<Utc>>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Filters of a person's notices.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NoticeFilter {
    /// Only those of this group, of the groups the person is in.
    pub group: Option<String>,
    /// Only unread ones.
    pub unread: bool,
}

/// The groups a person is in: their role and, for employees, their position.
pub fn groups_of(actor: &Actor) -> Vec<String> {
    actor.user().map_or_else(Vec::new, |user| {
        let mut groups = vec![user.role.as_str().to_owned()];
        groups.extend(user.position.as_ref().map(|position| position.trim().to_lowercase()));
        groups
    })
}

/// Whether a notice is for this person.
pub fn may_read(notice: &Notice, actor: &Actor) -> bool {
    match &notice.entry.audience {
        Audience::User(id) => actor.id() == Some(*id),
        Audience::Group(group) => groups_of(actor).contains(group),
    }
}

/// Notices in the store.
pub trait NoticeRepository {
    /// Writes a notice.
    fn add(&mut self, notice: &NewNotice, now: DateTime<Utc>) -> Result<Notice, StoreError>;
    /// One notice.
    fn by_id(&mut self, id: NoticeId) -> Result<Option<Notice>, StoreError>;
    /// The notices of a person and their groups, newest first.
    fn list(
        &mut self,
        user: UserId,
        groups: &[String],
        filter: &NoticeFilter,
        page: &PageRequest,
    ) -> Result<Page<Notice>, StoreError>;
    /// Marks as read; the first reading's time stays.
    fn mark_read(&mut self, id: NoticeId, now: DateTime<Utc>) -> Result<(), StoreError>;
}

#[cfg(test)]
mod tests;
