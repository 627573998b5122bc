//! `GET /api/events`: start, continuation and end of a notice stream.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{Session, User, admit};
use tierway_kernel::{Actor, Language, NoticeId, Permission, Role, SessionId, UserId};
use tierway_workforce::{Audience, Notice, NoticeFilter, groups_of};

use crate::{Context, Failure, Settings, Topic, Transaction};

/// Maximum time between a transaction's timestamp and its commit. Notice ids are assigned before commit, so recent ones
/// are read again (docs/decisions/0025).
pub const OVERLAP: Duration = Duration::seconds(60);
/// Maximum number of missed notices sent on reconnect; the list has the others.
const MOST_MISSED: u32 = 2_000;
/// Notices of one read.
const BATCH: u32 = 1_000;
/// Maximum number of recent notices read again; more than are written in the overlap.
const MOST_YOUNG: u32 = 100_000;

/// Start of a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StreamStart {
    /// How many of the person's notices are unread.
    pub unread: u64,
    /// Position to resume from after an interruption.
    pub last: NoticeId,
    /// Notices since the last stream, by id. May repeat some already sent.
    pub missed: Vec<Notice>,
}

/// Starts a stream; `last` is the id of the last notice received before an interruption.
pub fn open_events(
    tx: &mut dyn Transaction,
    context: &Context,
    last: Option<NoticeId>,
) -> Result<StreamStart, Failure> {
    context.require(Permission::StreamEvents)?;
    let (user, groups) = (context.actor.signed_in()?.id, groups_of(&context.actor));
    let unread = tx.notices().count(user, &groups, &NoticeFilter { group: None, unread: true })?;
    let Some(last) = last else {
        return Ok(StreamStart { unread, last: tx.notices().newest()?, missed: Vec::new() });
    };
    let missed = tx.notices().missed(user, &groups, last, context.now - OVERLAP, MOST_MISSED)?;
    Ok(StreamStart { unread, last, missed })
}

/// Lists whose changes are pushed without a notice to each reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WatchedList {
    /// Orders by outcome.
    Orders,
    /// Stock levels, movements, lots and counts.
    Stock,
    /// Returns of goods.
    Returns,
    /// Purchase orders.
    Purchasing,
    /// Reported issues.
    Issues,
    /// Accounts, their documents and decisions.
    Accounts,
    /// Settings.
    Settings,
}

impl WatchedList {
    /// Each.
    pub const ALL: [WatchedList; 7] = [
        WatchedList::Orders,
        WatchedList::Stock,
        WatchedList::Returns,
        WatchedList::Purchasing,
        WatchedList::Issues,
        WatchedList::Accounts,
        WatchedList::Settings,
    ];

    /// Its name on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            WatchedList::Orders => "orders",
            WatchedList::Stock => "stock",
            WatchedList::Returns => "returns",
            WatchedList::Purchasing => "purchasing",
            WatchedList::Issues => "issues",
            WatchedList::Accounts => "accounts",
            WatchedList::Settings => "settings",
        }
    }

    /// The store topic of its changes.
    pub const fn topic(self) -> Topic {
        match self {
            WatchedList::Orders => Topic::Orders,
            WatchedList::Stock => Topic::Stock,
            WatchedList::Returns => Topic::Returns,
            WatchedList::Purchasing => Topic::Purchasing,
            WatchedList::Issues => Topic::Issues,
            WatchedList::Accounts => Topic::Accounts,
            WatchedList::Settings => Topic::Settings,
        }
    }

    /// The permission for the full list; its holders are notified of changes.
    const fn list(self) -> Permission {
        match self {
            // Everybody may list returns; all of them, those who take them in.
            WatchedList::Orders | WatchedList::Returns => Permission::ListWarehouseOrders,
            WatchedList::Stock => Permission::ListLots,
            WatchedList::Purchasing => Permission::ListPurchaseOrders,
            WatchedList::Issues => Permission::ListIssues,
            WatchedList::Accounts => Permission::ListPendingUsers,
            WatchedList::Settings => Permission::ListSettings,
        }
    }
}

/// A subscriber of a notice stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoticeSubscriber {
    /// Their session.
    pub session: SessionId,
    /// Who.
    pub user: UserId,
    /// Their groups at subscription.
    pub groups: Vec<String>,
    /// The language of their stream.
    pub language: Language,
}

impl NoticeSubscriber {
    /// Whether they may read the full list.
    pub fn may_read_list(&self, what: WatchedList) -> bool {
        let roles = what.list().roles();
        self.groups.iter().filter_map(|group| Role::parse(group)).any(|role| roles.contains(role))
    }

    /// Whether the notice is for this subscriber.
    pub fn receives(&self, notice: &Notice) -> bool {
        match &notice.entry.audience {
            Audience::User(user) => *user == self.user,
            Audience::Group(group) => self.groups.contains(group),
        }
    }
}

/// Read position: everything newer than `after` is new, plus recent notices not seen yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StreamCursor {
    /// The highest id seen.
    pub after: NoticeId,
    /// Notices seen within the overlap.
    pub seen: HashMap<NoticeId, DateTime<Utc>>,
}

impl StreamCursor {
    /// Start position: after everything that exists.
    pub fn now(tx: &mut dyn Transaction, context: &Context) -> Result<StreamCursor, Failure> {
        let young = tx.notices().since(NoticeId(i64::MAX), context.now - OVERLAP, MOST_YOUNG)?;
        let seen = young.into_iter().map(|notice| (notice.id, notice.created_at)).collect();
        Ok(StreamCursor { after: tx.notices().newest()?, seen })
    }
}

/// A new notice, and the subscribers who have muted its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StreamedNotice {
    /// The notice.
    pub notice: Notice,
    /// Subscribers who have muted it.
    pub muted: HashSet<UserId>,
}

/// Reads new notices and advances the position. With `again`, recent ones are read again.
pub fn read_notices(
    tx: &mut dyn Transaction,
    context: &Context,
    mut position: StreamCursor,
    again: bool,
    followers: &[Arc<NoticeSubscriber>],
) -> Result<(StreamCursor, Vec<StreamedNotice>), Failure> {
    context.require_system()?;
    let (young, never) = (context.now - OVERLAP, DateTime::<Utc>::MAX_UTC);
    let mut new = Vec::new();
    if again {
        new.extend(tx.notices().since(NoticeId(i64::MAX), young, MOST_YOUNG)?);
    }
    loop {
        let batch = tx.notices().since(position.after, never, BATCH)?;
        let Some(last) = batch.last() else { break };
        position.after = last.id;
        let is_full = batch.len() == BATCH as usize;
        new.extend(batch);
        if !is_full {
            break;
        }
    }
    // Twice the time: what was just beyond it is not new again.
    position.seen.retain(|_, written| *written >= young - OVERLAP);
    new.retain(|notice| position.seen.insert(notice.id, notice.created_at).is_none());
    new.sort_by_key(|notice| notice.id);
    Ok((position, with_muted(tx, new, followers)?))
}

/// Loads, once per kind, which recipients have muted it.
fn with_muted(
    tx: &mut dyn Transaction,
    notices: Vec<Notice>,
    followers: &[Arc<NoticeSubscriber>],
) -> Result<Vec<StreamedNotice>, Failure> {
    let mut hearing: BTreeMap<&str, BTreeSet<UserId>> = BTreeMap::new();
    for notice in &notices {
        let users = followers.iter().filter(|follower| follower.receives(notice)).map(|follower| follower.user);
        hearing.entry(&notice.entry.kind).or_default().extend(users);
    }
    let mut muted: HashMap<String, HashSet<UserId>> = HashMap::new();
    for (kind, users) in hearing.into_iter().filter(|(_, users)| !users.is_empty()) {
        let users: Vec<UserId> = users.into_iter().collect();
        muted.insert(kind.to_owned(), tx.notices().muted_by(kind, &users)?.into_iter().collect());
    }
    let heard = notices
        .into_iter()
        .map(|notice| StreamedNotice { muted: muted.get(&notice.entry.kind).cloned().unwrap_or_default(), notice });
    Ok(heard.collect())
}

/// Those of the followers whose sessions are live, still show the same person's pages, and who are in the same groups
/// as when they began.
pub fn is_still_subscribed(
    tx: &mut dyn Transaction,
    context: &Context,
    followers: &[Arc<NoticeSubscriber>],
) -> Result<HashSet<(SessionId, UserId)>, Failure> {
    context.require_system()?;
    let limits = Settings::load(tx)?.session_limits;
    let sessions: Vec<SessionId> = followers.iter().map(|follower| follower.session).collect();
    let mut live = tx.sessions().by_ids(&sessions)?;
    live.retain(|(session, user)| session.is_live(limits, context.now) && admit(user, None).is_ok());
    let live = shown(tx, context, live)?;
    let staff: Vec<UserId> = live.iter().filter(|(_, user)| user.role.is_employee()).map(|(_, user)| user.id).collect();
    let employees = tx.employees().by_users(&staff)?;
    let positions: HashMap<UserId, Option<String>> =
        employees.into_iter().map(|employee| (employee.user_id, employee.position)).collect();
    let groups: HashMap<(SessionId, UserId), Vec<String>> =
        live.iter().map(|(session, user)| ((*session, user.id), groups_of(&acting(user, &positions)))).collect();
    let key = |follower: &Arc<NoticeSubscriber>| (follower.session, follower.user);
    let same = followers.iter().filter(|follower| groups.get(&key(follower)) == Some(&follower.groups));
    Ok(same.map(key).collect())
}

/// Which user each session acts as: its owner, or the user being viewed; none if the view has ended.
fn shown(
    tx: &mut dyn Transaction,
    context: &Context,
    live: Vec<(Session, User)>,
) -> Result<Vec<(SessionId, User)>, Failure> {
    let mut viewed: Vec<UserId> = live.iter().filter_map(|(session, _)| session.view).map(|v| v.user_id).collect();
    viewed.sort_unstable();
    viewed.dedup();
    let people = if viewed.is_empty() { Vec::new() } else { tx.users().by_ids(&viewed)? };
    let people: HashMap<UserId, User> = people.into_iter().map(|user| (user.id, user)).collect();
    let of = |(session, owner): (Session, User)| match session.view {
        None => Some((session.id, owner)),
        Some(view) => {
            let user = people.get(&view.user_id).filter(|user| view.lasts(&owner, user, context.now))?;
            Some((session.id, user.clone()))
        }
    };
    Ok(live.into_iter().filter_map(of).collect())
}

fn acting(user: &User, positions: &HashMap<UserId, Option<String>>) -> Actor {
    Actor::User(tierway_kernel::SignedIn {
        id: user.id,
        role: user.role,
        position: positions.get(&user.id).cloned().flatten(),
        verified: user.verification == tierway_accounts::Verification::Approved,
        referred_by: user.referred_by,
    })
}
