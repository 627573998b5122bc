//! Notifies other processes on the same database of changes, and receives their notifications, by LISTEN and NOTIFY on
//! a dedicated connection. For waiters this is only an optimisation: they also poll, so a server, pooler or engine
//! without NOTIFY, or a lost notification, only costs a second. These notifications are sent after the commit, so that
//! no transaction can fail or wait because of them.
//!
//! Notifications for cache invalidation must not be lost: they are part of the transaction (`notify_changed`), which serialises
//! it with other notifying transactions; orders send none. The listening connection is verified several times a second
//! and has a number, so that nothing relies on a period without a listener.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool};
use diesel::sql_types::{Integer, Text};
use tierway_application::Topic;

use super::Conn;
use super::connection::establish;
use crate::revisions::{PendingTopics, Revisions, Topics};

/// Notification payload of each topic.
const PAYLOADS: [(Topic, &str); Topic::ALL.len()] = [
    (Topic::Notices, "notices"),
    (Topic::Sessions, "sessions"),
    (Topic::Settings, "settings"),
    (Topic::Catalogue, "catalogue"),
    (Topic::Prices, "prices"),
    (Topic::Jobs, "jobs"),
    (Topic::Orders, "orders"),
    (Topic::Stock, "levels"),
    (Topic::Returns, "returns"),
    (Topic::Purchasing, "purchasing"),
    (Topic::Issues, "issues"),
    (Topic::Accounts, "accounts"),
];
/// Payload prefix for stock changes, followed by the counters.
const STOCK: &str = "stock";
/// Payload prefix of a broadcast message, followed by its text.
const BROADCAST: &str = "broadcast";
/// Maximum number of counters per notification, which is limited to 8,000 bytes.
const SHELVES_AT_ONCE: usize = 1000;
/// Polling interval for notifications.
const REST: Duration = Duration::from_millis(50);
/// How long payloads are gathered after some were sent: each time costs the server a transaction.
const GATHERING: Duration = Duration::from_millis(10);
/// Polls before a broken connection is reopened.
const PAUSE: u32 = 100;
/// Interval for verifying the connection.
const PROOF: Duration = Duration::from_millis(250);
/// How long such a check is valid.
const PROVEN: Duration = Duration::from_secs(1);

/// The listener thread; stopped on drop.
pub(super) struct NotifyListener {
    proof: Arc<Liveness>,
    stopping: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

#[derive(QueryableByName)]
struct Backend {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

#[derive(QueryableByName)]
struct ConnectionName {
    #[diesel(sql_type = Text)]
    name: String,
}

impl NotifyListener {
    /// Starts it. Failure to start a thread is not fatal.
    pub(super) fn spawn(url: &str, revisions: &Arc<Revisions>) -> NotifyListener {
        let (stopping, proof) = (Arc::<AtomicBool>::default(), Arc::new(Liveness::none()));
        let (url, received, ends, proven) =
            (url.to_owned(), Arc::clone(revisions), Arc::clone(&stopping), Arc::clone(&proof));
        let thread = std::thread::Builder::new().name("store-bell".to_owned());
        match thread.spawn(move || keep(&url, &received, &ends, &proven)) {
            Ok(thread) => NotifyListener { proof, stopping, thread: Some(thread) },
            Err(error) => {
                tracing::warn!(%error, "other instances are not notified at once");
                NotifyListener { proof, stopping, thread: None }
            }
        }
    }

    /// The number of the connection, if it was verified recently.
    pub(super) fn listener(&self) -> Option<u64> {
        self.proof.counts().then(|| self.proof.connection.load(Ordering::Acquire))
    }
}

/// When the connection was last verified.
struct Liveness {
    start: Instant,
    /// How many connections have listened; the last is the one in use.
    connection: AtomicU64,
    /// Milliseconds from the start, and one; 0: it does not work.
    at: AtomicU64,
}

impl Liveness {
    fn none() -> Liveness {
        Liveness { start: Instant::now(), connection: AtomicU64::new(0), at: AtomicU64::new(0) }
    }

    /// Everything sent before this time was received.
    fn give(&self, time: Instant) {
        let millis = u64::try_from(time.saturating_duration_since(self.start).as_millis()).unwrap_or(u64::MAX - 1);
        self.at.store(millis + 1, Ordering::Release);
    }

    fn withdraw(&self) {
        self.at.store(0, Ordering::Release);
    }

    fn counts(&self) -> bool {
        let at = self.at.load(Ordering::Acquire);
        at > 0 && self.start.elapsed() < Duration::from_millis(at - 1) + PROVEN
    }
}

impl Drop for NotifyListener {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::Release);
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread that notifies other instances panicked");
        }
    }
}

/// The sender name of this pool's transactions: server process and start time. `None` if the engine does not support
/// NOTIFY.
pub(super) fn sender(pool: &Pool<ConnectionManager<Conn>>) -> Option<String> {
    const NAME: &str = "SELECT pg_backend_pid() || '-' \
         || (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS name";
    let mut connection = pool.get().ok()?;
    let drawn = diesel::sql_query(NAME).get_result::<ConnectionName>(&mut connection);
    let sender = drawn.and_then(|sender| connection.batch_execute("NOTIFY tierway, 'hello'").map(|()| sender.name));
    sender.inspect_err(|error| tracing::warn!(%error, "transactions cannot notify other instances of changes")).ok()
}

/// The NOTIFY statements of a transaction for these topics.
pub(super) fn notify_changed(topics: Topics, name: &str) -> String {
    let payloads = PAYLOADS.iter().filter(|(topic, _)| topics.has(*topic));
    let payloads = payloads.map(|(_, payload)| format!("{payload} {name}"));
    notify(&payloads.collect::<Vec<_>>())
}

/// Opens the connection, and again whenever it breaks.
fn keep(url: &str, revisions: &Revisions, stopping: &AtomicBool, proof: &Liveness) {
    while !stopping.load(Ordering::Acquire) {
        let ended = establish(url).map_err(|error| error.to_string()).and_then(|mut connection| {
            listen(&mut connection, revisions, stopping, proof).map_err(|error| error.to_string())
        });
        proof.withdraw();
        if let Err(error) = ended {
            tracing::warn!(error, "other instances are not notified at once");
            for _ in 0..PAUSE {
                if stopping.load(Ordering::Acquire) {
                    return;
                }
                std::thread::sleep(REST);
            }
        }
    }
}

/// Sends and receives until the connection breaks or the store is dropped.
fn listen(connection: &mut Conn, revisions: &Revisions, stopping: &AtomicBool, proof: &Liveness) -> QueryResult<()> {
    // A message lost in a server crash is found by polling; no wait for the disk.
    connection.batch_execute("SET synchronous_commit = off; LISTEN tierway")?;
    let own = diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result::<Backend>(connection)?.pid;
    // Notifications sent before it listened are not known.
    proof.connection.fetch_add(1, Ordering::AcqRel);
    let mut proven: Option<Instant> = None;
    while !stopping.load(Ordering::Acquire) {
        let seen = revisions.get(Topic::Notices);
        let asked = Instant::now();
        let asks = proven.is_none_or(|proven| proven.elapsed() >= PROOF);
        if asks {
            connection.batch_execute("SELECT 1")?;
        }
        let statements = notify(&pending_payloads(&revisions.take_pending()));
        if !statements.is_empty() {
            connection.batch_execute(&statements)?;
        }
        let mut received = Topics::default();
        for notification in connection.notifications_iter() {
            let notification = notification?;
            let (what, rest) = notification.payload.split_once(' ').unwrap_or((notification.payload.as_str(), ""));
            if notification.process_id == own || revisions.sender() == Some(rest) {
                continue;
            }
            match PAYLOADS.iter().find(|(_, known)| *known == what) {
                Some((topic, _)) => received.note(*topic),
                None if what == STOCK => {
                    revisions.receive_stock(rest.split(',').filter_map(|shelf| shelf.parse().ok()))
                }
                None if what == BROADCAST => revisions.receive_broadcast(rest),
                None => {}
            }
        }
        revisions.receive(received);
        if asks {
            proof.give(asked);
            proven = Some(asked);
        }
        if !statements.is_empty() {
            std::thread::sleep(GATHERING);
        }
        revisions.wait(Topic::Notices, seen, REST);
    }
    Ok(())
}

/// The statements that send these payloads, in one transaction.
fn notify(payloads: &[String]) -> String {
    payloads.iter().map(|payload| format!("NOTIFY tierway, '{payload}'; ")).collect()
}

/// Payloads to send after commits.
fn pending_payloads(pending: &PendingTopics) -> Vec<String> {
    let topics =
        PAYLOADS.iter().filter(|(topic, _)| pending.topics.has(*topic)).map(|(_, payload)| (*payload).to_owned());
    let shelves: Vec<String> = pending.shelves.iter().map(ToString::to_string).collect();
    let stock = shelves.chunks(SHELVES_AT_ONCE).map(|some| format!("{STOCK} {}", some.join(",")));
    let messages = pending.messages.iter().map(|message| format!("{BROADCAST} {}", message.replace('\'', "''")));
    topics.chain(stock).chain(messages).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_have_room_for_all_there_is_to_send() {
        let mut topics = Topics::default();
        Topic::ALL.into_iter().for_each(|topic| topics.note(topic));
        let messages = vec!["Aoife O'Brien is here".to_owned()];
        let pending = PendingTopics { topics, shelves: (0..4096).collect(), messages };
        let payloads = pending_payloads(&pending);
        assert_eq!(payloads.len(), Topic::ALL.len() + 6);
        assert_eq!(payloads.last().map(String::as_str), Some("broadcast Aoife O''Brien is here"));
        assert!(payloads.iter().all(|payload| payload.len() < 8_000));
        let statements = notify_changed(topics.sure(), "7-9");
        assert_eq!(statements.matches("NOTIFY tierway, '").count(), 5);
        assert!(statements.contains("NOTIFY tierway, 'prices 7-9'; "));
    }

    #[test]
    fn a_proof_counts_for_a_second_and_until_it_is_withdrawn() {
        let proof = Liveness::none();
        assert!(!proof.counts(), "nothing was proven yet");
        proof.give(Instant::now());
        assert!(proof.counts());
        proof.withdraw();
        assert!(!proof.counts());
        let old =
            Liveness { start: Instant::now().checked_sub(PROVEN * 2).unwrap_or_else(Instant::now), ..Liveness::none() };
        old.give(old.start);
        assert_eq!(old.counts(), old.start.elapsed() < PROVEN, "a proof of two seconds ago counts no more");
    }
}
