//! Live notices: one reader per instance, many streams. While there are subscribers, a thread waits for changes in the
//! store, reads them once, and distributes them to the streams. Without subscribers nothing runs.
//!
//! The hub also knows who looks at which record ([`presence`]), and notifies those who are there.
//!
//! A stream that is too slow is dropped; its browser reconnects and resumes. Streams end with their session, and all of
//! them at shutdown.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use bytes::Bytes;
use chrono::{DateTime, Utc};
use tierway_accounts::address_source;
use tierway_application::workforce::{
    NoticeSubscriber, StreamCursor, StreamedNotice, WatchedList, is_still_subscribed, read_notices,
};
use tierway_application::{Access, Context, Failure, Services, Store, Topic, Transaction, transact, transact_blocking};
use tierway_kernel::{Language, UserId};
use tierway_workforce::Record;
use tokio::sync::mpsc::{Receiver, Sender, channel};

mod event;
mod presence;

pub(crate) use event::{Event, notice_event};
use event::{changed_event, presence_event};
use presence::Presence;
pub(crate) use presence::{PresenceMessage, RecordPresence};

/// Notices that may wait for a stream to take them.
const WAITING: usize = 64;
/// Maximum polling interval, in case a notification of another process was lost.
const LOOK: Duration = Duration::from_secs(1);
/// Minimum interval for re-reading notices of late commits.
const AGAIN: Duration = Duration::from_millis(500);
/// Minimum interval of list change events.
const PAUSE: Duration = Duration::from_secs(1);
/// Longest time a session can be over before its streams end; revoking one ends them at once.
const CHECK: Duration = Duration::from_secs(15);

/// Retry-After for too many streams.
const FULL: chrono::Duration = chrono::Duration::seconds(30);

/// The hub of one instance.
#[derive(Default)]
pub struct Hub {
    streams: Mutex<Streams>,
    presence: Mutex<Presence>,
    /// Held while the reader is started.
    starting: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Streams {
    open: BTreeMap<u64, Stream>,
    last: u64,
    /// Whether the reader runs.
    is_read: bool,
    /// Whether the server stops.
    is_closed: bool,
}

struct Stream {
    follower: Arc<NoticeSubscriber>,
    /// The client's IP address, to limit streams per address.
    source: String,
    sender: Sender<Event>,
}

/// Stream limits of an instance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StreamLimits {
    /// Of one person.
    pub(crate) person: u32,
    /// Of one address.
    pub(crate) address: u32,
}

impl Streams {
    /// Rejects a stream if the user or IP address has too many.
    fn check(&mut self, follower: &NoticeSubscriber, source: &str, limits: StreamLimits) -> Result<(), Failure> {
        // Streams whose browsers left do not count.
        self.open.retain(|_, stream| !stream.sender.is_closed());
        let count = |same: &dyn Fn(&Stream) -> bool| self.open.values().filter(|stream| same(stream)).count();
        let is_full = count(&|stream| stream.follower.user == follower.user) >= limits.person as usize
            || count(&|stream| stream.source == source) >= limits.address as usize;
        if is_full { Err(Failure::TooMany(FULL)) } else { Ok(()) }
    }
}

impl Hub {
    /// Opens a stream. Whatever commits from now on is either handed to it or found by a read that begins now.
    pub(crate) async fn follow(
        self: &Arc<Self>,
        store: &Arc<dyn Store>,
        services: &Arc<Services>,
        follower: NoticeSubscriber,
        address: Option<&str>,
        limits: StreamLimits,
    ) -> Result<Receiver<Event>, Failure> {
        let source = address.map(address_source).unwrap_or_default();
        let _turn = self.starting.lock().await;
        self.streams().check(&follower, &source, limits)?;
        let mut position = None;
        loop {
            if let Some(receiver) = self.enter(store, services, (&follower, &source), position.take())? {
                return Ok(receiver);
            }
            let context = Context::system(Arc::clone(services));
            position = Some(transact(&**store, Access::Read, move |tx| StreamCursor::now(tx, &context)).await?);
        }
    }

    /// Registers a stream, and starts the reader at the position if none is running; `None` if a position is needed.
    fn enter(
        self: &Arc<Self>,
        store: &Arc<dyn Store>,
        services: &Arc<Services>,
        (follower, source): (&NoticeSubscriber, &str),
        position: Option<StreamCursor>,
    ) -> Result<Option<Receiver<Event>>, Failure> {
        let mut streams = self.streams();
        if !streams.is_read {
            let Some(position) = position else { return Ok(None) };
            let reader = Reader {
                hub: Arc::downgrade(self),
                store: Arc::downgrade(store),
                services: Arc::clone(services),
                position,
                reread_at: None,
                skipped: false,
                checked: Instant::now(),
                watched: revisions(&**store),
                notified_at: None,
            };
            let thread = std::thread::Builder::new().name("notices".to_owned());
            // It waits for the lock that is held here.
            thread.spawn(move || reader.run()).map_err(|error| Failure::Outside(error.to_string()))?;
            streams.is_read = true;
        }
        let (sender, receiver) = channel(WAITING);
        streams.last += 1;
        let number = streams.last;
        // Dropping the sender ends the stream; the browser reconnects to another instance.
        if !streams.is_closed {
            let (follower, source) = (Arc::new(follower.clone()), source.to_owned());
            streams.open.insert(number, Stream { follower, source, sender });
        }
        Ok(Some(receiver))
    }

    /// Applies a message here and on the other instances, and notifies those who look at the record.
    pub(crate) fn publish(&self, store: &dyn Store, message: &PresenceMessage, now: DateTime<Utc>) {
        if store.is_shared()
            && let Ok(text) = serde_json::to_string(message)
        {
            store.broadcast(text);
        }
        self.apply(message, now);
    }

    /// Applies the messages that other instances have published.
    pub(crate) fn receive_broadcasts(&self, store: &dyn Store, now: DateTime<Utc>) {
        for text in store.take_broadcasts() {
            if let Ok(message) = serde_json::from_str(&text) {
                self.apply(&message, now);
            }
        }
    }

    fn apply(&self, message: &PresenceMessage, now: DateTime<Utc>) {
        let news = self.presence().apply(message, now);
        if let Some((record, people)) = news {
            self.notify_present(record, &people);
        }
    }

    /// Whether anyone but this user looks at the record.
    pub(crate) fn is_watched(&self, record: Record, by: UserId) -> bool {
        self.presence().is_watched(record, by)
    }

    /// Who else looks at the record, and who changed it last.
    pub(crate) fn seen_by(&self, record: Record, user: UserId, now: DateTime<Utc>) -> RecordPresence {
        self.presence().seen_by(record, user, now)
    }

    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notifies these people of news about a record they look at.
    fn notify_present(&self, record: Record, people: &[UserId]) {
        let mut streams = self.streams();
        streams.open.retain(|_, stream| {
            !people.contains(&stream.follower.user)
                || stream.sender.try_send(Event { id: None, bytes: presence_event(record) }).is_ok()
        });
    }

    /// How many streams are open.
    pub fn len(&self) -> usize {
        self.streams().open.len()
    }

    /// Whether there are no subscribers.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Ends all streams, also those opened later: the server is shutting down.
    pub fn close(&self) {
        let mut streams = self.streams();
        streams.is_closed = true;
        streams.open.clear();
    }

    fn streams(&self) -> MutexGuard<'_, Streams> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets streams whose browsers left; the followers that are there and the highest number among their streams.
    /// `None` without any: the reader ends.
    fn followers(&self) -> Option<(Vec<Arc<NoticeSubscriber>>, u64)> {
        let mut streams = self.streams();
        streams.open.retain(|_, stream| !stream.sender.is_closed());
        streams.is_read = !streams.open.is_empty();
        let followers = streams.open.values().map(|stream| Arc::clone(&stream.follower)).collect();
        streams.is_read.then_some((followers, streams.last))
    }

    /// Sends list changes to their readers.
    fn notify_changed(&self, changed: &[WatchedList]) {
        let mut streams = self.streams();
        streams.open.retain(|_, stream| {
            let seen: Vec<WatchedList> =
                changed.iter().copied().filter(|what| stream.follower.may_read_list(*what)).collect();
            seen.is_empty() || stream.sender.try_send(Event { id: None, bytes: changed_event(&seen) }).is_ok()
        });
    }

    /// Distributes new notices to streams up to this number: later ones have read them themselves.
    fn hand_out(&self, notices: Vec<StreamedNotice>, last: u64) {
        for StreamedNotice { notice, muted } in notices {
            let mut streams = self.streams();
            let receives =
                |stream: &Stream| stream.follower.receives(&notice) && !muted.contains(&stream.follower.user);
            let of_stream = |(number, stream): (&u64, &Stream)| (*number, stream.follower.language);
            let to: Vec<(u64, Language)> =
                streams.open.range(..=last).filter(|(_, stream)| receives(stream)).map(of_stream).collect();
            let mut rendered: HashMap<Language, Bytes> = HashMap::new();
            for (number, language) in to {
                let bytes = rendered.entry(language).or_insert_with(|| notice_event(notice.clone(), language));
                let event = Event { id: Some(notice.id), bytes: bytes.clone() };
                if streams.open.get(&number).is_some_and(|stream| stream.sender.try_send(event).is_err()) {
                    streams.open.remove(&number);
                }
            }
        }
    }
}

struct Reader {
    hub: Weak<Hub>,
    store: Weak<dyn Store>,
    services: Arc<Services>,
    position: StreamCursor,
    reread_at: Option<Instant>,
    /// Whether the last read skipped late commits.
    skipped: bool,
    checked: Instant,
    /// Revisions of the watched lists at the last event of changes.
    watched: [u64; WatchedList::ALL.len()],
    /// When that was sent.
    notified_at: Option<Instant>,
}

/// How often what is watched has changed.
fn revisions(store: &dyn Store) -> [u64; WatchedList::ALL.len()] {
    WatchedList::ALL.map(|what| store.revision(what.topic()))
}

impl Reader {
    fn run(mut self) {
        let mut sessions = None;
        let mut notices = None;
        loop {
            let (Some(hub), Some(store)) = (self.hub.upgrade(), self.store.upgrade()) else { return };
            // Before the read: a commit during it triggers another read.
            let (seen, ended) = (store.revision(Topic::Notices), store.revision(Topic::Sessions));
            let Some((followers, last)) = hub.followers() else { return };
            if sessions.is_some_and(|known| known != ended) || self.checked.elapsed() >= CHECK {
                self.end_streams(&hub, &*store, &followers);
            }
            sessions = Some(ended);
            if store.is_shared() || notices != Some(seen) || self.skipped {
                match self.read(&*store, &followers) {
                    Ok(new) => {
                        notices = Some(seen);
                        hub.hand_out(new, last);
                    }
                    Err(cause) => tracing::warn!(%cause, "notices could not be read"),
                }
            }
            self.notify_changed(&hub, &*store);
            hub.receive_broadcasts(&*store, self.services.clock.now());
            // Neither blocks shutdown.
            drop((hub, followers));
            store.await_change(Topic::Notices, seen, if self.skipped { AGAIN } else { LOOK });
        }
    }

    /// Sends list changes since the last event; rate-limited, the rest follows in the next round.
    fn notify_changed(&mut self, hub: &Hub, store: &dyn Store) {
        let now = revisions(store);
        if now == self.watched || self.notified_at.is_some_and(|time| time.elapsed() < PAUSE) {
            return;
        }
        let changed = WatchedList::ALL.into_iter().zip(now.iter().zip(&self.watched));
        let changed: Vec<WatchedList> =
            changed.filter(|(_, (now, before))| now != before).map(|(what, _)| what).collect();
        hub.notify_changed(&changed);
        (self.watched, self.notified_at) = (now, Some(Instant::now()));
    }

    fn read(&mut self, store: &dyn Store, followers: &[Arc<NoticeSubscriber>]) -> Result<Vec<StreamedNotice>, Failure> {
        let again = self.reread_at.is_none_or(|time| time.elapsed() >= AGAIN);
        let context = Context::system(Arc::clone(&self.services));
        let (position, followers) = (self.position.clone(), followers.to_vec());
        let read = move |tx: &mut dyn Transaction| read_notices(tx, &context, position.clone(), again, &followers);
        let (position, notices) = transact_blocking(store, Access::Read, read)?;
        self.position = position;
        self.skipped = !again;
        self.reread_at = if again { Some(Instant::now()) } else { self.reread_at };
        Ok(notices)
    }

    /// Ends the streams of sessions that are over.
    fn end_streams(&mut self, hub: &Hub, store: &dyn Store, followers: &[Arc<NoticeSubscriber>]) {
        let context = Context::system(Arc::clone(&self.services));
        let asked: Vec<Arc<NoticeSubscriber>> = followers.to_vec();
        let read = move |tx: &mut dyn Transaction| is_still_subscribed(tx, &context, &asked);
        match transact_blocking(store, Access::Read, read) {
            Ok(live) => {
                let key = |one: &NoticeSubscriber| (one.session, one.user);
                let asked: HashSet<_> = followers.iter().map(|follower| key(follower)).collect();
                let is_over = |one: &NoticeSubscriber| asked.contains(&key(one)) && !live.contains(&key(one));
                hub.streams().open.retain(|_, stream| !is_over(&stream.follower));
                self.checked = Instant::now();
            }
            Err(cause) => tracing::warn!(%cause, "sessions of notice streams could not be looked at"),
        }
    }
}
