//! Notices (the specification's notifications): written by the server in the transaction they report on.

use std::ops::Range;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{Actor, Message, NoticeId, Page, PageRequest, StoreError, UserId};

mod digest;
mod kind;

pub use digest::{digest_kinds, digest_time};
pub use kind::{NoticeKind, all_preferences, changed_preferences};

/// Recipient of a notice: one user, or everyone with a role or position (`manager`, `warehouse`, …).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Audience {
    /// One person.
    User(UserId),
    /// A role or position by its lower-case name.
    Group(String),
}

tierway_kernel::names! {
    /// Subject types of notifications.
    pub enum SubjectKind as "SubjectKindName" {
        /// An order.
        Order = "order",
        /// A product, its stock or one of its lots.
        Product = "product",
        /// A reported issue.
        Issue = "issue",
        /// An order at a supplier.
        PurchaseOrder = "purchaseOrder",
        /// Returns.
        Return = "return",
        /// A person's account.
        User = "user",
        /// A payout.
        Payout = "payout",
        /// A quote request; its number is the order's.
        Quote = "quote",
    }
}

/// The subject of a notice, for links.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subject {
    /// Kind of thing.
    pub kind: SubjectKind,
    /// Its identity.
    pub id: i64,
}

impl Subject {
    /// The thing of that kind.
    pub fn new(kind: SubjectKind, id: i64) -> Subject {
        Subject { kind, id }
    }
}

/// A notice to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewNotice {
    /// The recipient.
    pub audience: Audience,
    /// A [`NoticeKind`] by its name. Rows may hold kinds that this version does not know.
    pub kind: String,
    /// Its subject; `None` if there is nothing to open.
    pub subject: Option<Subject>,
    /// One line.
    pub title: Message,
    /// The text.
    pub message: Message,
}

/// A written notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Identity.
    pub id: NoticeId,
    /// The stored values.
    pub entry: NewNotice,
    /// When the one who reads it here first did; `None`: unread.
    pub read_at: Option<DateTime<Utc>>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// Notices to a group that are outdated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UpdatedNotice<'a> {
    /// Their subject.
    pub subject: Subject,
    /// Their title in English.
    pub title: &'a str,
    /// None was written before.
    pub since: DateTime<Utc>,
}

/// Filters of a person's notices.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NoticeFilter {
    /// Only those of this group, of the groups the person is in.
    pub group: Option<String>,
    /// Only what the person has not read, kinds they have muted omitted.
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

tierway_kernel::names! {
    /// Email preference for a kind of notification.
    pub enum MailChoice as "MailChoiceName" {
        /// Not at all.
        None = "none",
        /// In a daily digest.
        Digest = "digest",
    }
}

/// A user's preferences for one kind of notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoticePreference {
    /// The kind.
    pub kind: String,
    /// Written and listed, but neither counted as unread nor sent live.
    pub is_muted: bool,
    /// By mail.
    pub mail: MailChoice,
}

/// Changes to a user's preferences for one kind; `None`: unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoticePreferenceChange {
    /// The kind.
    pub kind: String,
    /// Neither counted as unread nor sent live.
    pub is_muted: Option<bool>,
    /// By mail.
    pub mail: Option<MailChoice>,
}

/// Notices in the store.
pub trait NoticeRepository {
    /// Writes a notice.
    fn add(&mut self, notice: &NewNotice, now: DateTime<Utc>) -> Result<Notice, StoreError>;
    /// Writes many with few statements.
    fn add_many(&mut self, notices: &[NewNotice], now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Rewords notices to a group about a subject, with this title and written since `since`, because they are
    /// outdated. Returns how many.
    fn reword(
        &mut self,
        group: &str,
        was: &UpdatedNotice<'_>,
        title: &Message,
        message: &Message,
    ) -> Result<u64, StoreError>;
    /// One notice, as `reader` has read it.
    fn by_id(&mut self, id: NoticeId, reader: UserId) -> Result<Option<Notice>, StoreError>;
    /// The notices of a person and their groups, newest first.
    fn list(
        &mut self,
        user: UserId,
        groups: &[String],
        filter: &NoticeFilter,
        page: &PageRequest,
    ) -> Result<Page<Notice>, StoreError>;
    /// Number of notices of a user and their groups that match the filter.
    fn count(&mut self, user: UserId, groups: &[String], filter: &NoticeFilter) -> Result<u64, StoreError>;
    /// Marks as read by `reader`; the first reading's time stays. Nothing happens where there is no such notice.
    fn mark_read(&mut self, id: NoticeId, reader: UserId, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Marks everything unread of the person, narrowed to one of their groups and to notices up to `up_to`, muted
    /// kinds as well; how many those were.
    fn mark_all(
        &mut self,
        user: UserId,
        groups: &[String],
        group: Option<&str>,
        up_to: Option<NoticeId>,
        now: DateTime<Utc>,
    ) -> Result<u64, StoreError>;
    /// Notices newer than `after` or written at or after `from`, by id, at most `limit`. Ids are assigned before
    /// commit, so one below `after` may become visible later; `from` covers these.
    fn since(&mut self, after: NoticeId, from: DateTime<Utc>, limit: u32) -> Result<Vec<Notice>, StoreError>;
    /// Unread notices of a person newer than `after` or written at or after `from`, by number; of more than `limit` the
    /// newest.
    fn missed(
        &mut self,
        user: UserId,
        groups: &[String],
        after: NoticeId,
        from: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<Notice>, StoreError>;
    /// The highest number so far; 0 without any.
    fn newest(&mut self) -> Result<NoticeId, StoreError>;
    /// The stored preferences of a person.
    fn preferences(&mut self, user: UserId) -> Result<Vec<NoticePreference>, StoreError>;
    /// Sets preferences, each kind by itself.
    fn set_preferences(&mut self, user: UserId, preferences: &[NoticePreference]) -> Result<(), StoreError>;
    /// Those of `users` who have muted the kind.
    fn muted_by(&mut self, kind: &str, users: &[UserId]) -> Result<Vec<UserId>, StoreError>;
    /// Users after `after` who get emails about some kind, in ascending order, at most `limit`.
    fn digest_readers(&mut self, after: UserId, limit: u32) -> Result<Vec<UserId>, StoreError>;
    /// A person's unread notices of these kinds written in `from..until`, newest first and at most `limit`, and how
    /// many there are.
    fn unread_between(
        &mut self,
        user: UserId,
        groups: &[String],
        kinds: &[String],
        time: Range<DateTime<Utc>>,
        limit: u32,
    ) -> Result<(Vec<Notice>, u64), StoreError>;
    /// Records that the person gets the digest of the day; `false` when it was noted before.
    fn claim_digest(
        &mut self,
        user: UserId,
        day: NaiveDate,
        notices: u64,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests;
