//! Tells other processes on the same database what has changed here, and hears it from them, by
//! LISTEN and NOTIFY on a connection of its own. It only makes them quick: whoever waits also looks by the clock, so a
//! server, a pooler or an engine without NOTIFY, or a word that is lost, costs a second and nothing else. The word is
//! sent after the commit, so that no transaction can fail by it or wait for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::Integer;
use tierway_application::Topic;

use super::Conn;
use super::connection::establish;
use crate::revisions::{Changes, Revisions};

/// What is told, and the word for it: every topic.
const WORDS: [(Topic, &str); 7] = [
    (Topic::Notices, "notices"),
    (Topic::Sessions, "sessions"),
    (Topic::Settings, "settings"),
    (Topic::Catalogue, "catalogue"),
    (Topic::Jobs, "jobs"),
    (Topic::Orders, "orders"),
    (Topic::Accounts, "accounts"),
];
/// How long a word of another process may lie unheard.
const REST: Duration = Duration::from_millis(50);
/// Rests before a broken connection is opened anew.
const PAUSE: u32 = 100;

/// The thread. Dropping it ends it.
pub(super) struct Bell {
    stopping: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

#[derive(QueryableByName)]
struct Backend {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

impl Bell {
    /// Starts it. A thread that cannot be started is no reason to do without the database.
    pub(super) fn hang(url: &str, revisions: &Arc<Revisions>) -> Bell {
        let stopping = Arc::<AtomicBool>::default();
        let (url, heard, ends) = (url.to_owned(), Arc::clone(revisions), Arc::clone(&stopping));
        let thread = std::thread::Builder::new().name("store-bell".to_owned());
        match thread.spawn(move || keep(&url, &heard, &ends)) {
            Ok(thread) => Bell { stopping, thread: Some(thread) },
            Err(error) => {
                tracing::warn!(%error, "other instances are not told of notices at once");
                Bell { stopping, thread: None }
            }
        }
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::Release);
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread that tells other instances panicked");
        }
    }
}

/// Opens the connection, and again whenever it breaks.
fn keep(url: &str, revisions: &Revisions, stopping: &AtomicBool) {
    while !stopping.load(Ordering::Acquire) {
        let ended = establish(url)
            .map_err(|error| error.to_string())
            .and_then(|mut connection| ring(&mut connection, revisions, stopping).map_err(|error| error.to_string()));
        if let Err(error) = ended {
            tracing::warn!(error, "other instances are not told of notices at once");
            for _ in 0..PAUSE {
                if stopping.load(Ordering::Acquire) {
                    return;
                }
                std::thread::sleep(REST);
            }
        }
    }
}

/// Tells and hears until the connection breaks or the store is dropped.
fn ring(connection: &mut Conn, revisions: &Revisions, stopping: &AtomicBool) -> QueryResult<()> {
    connection.batch_execute("LISTEN tierway")?;
    let own = diesel::sql_query("SELECT pg_backend_pid() AS pid").get_result::<Backend>(connection)?.pid;
    while !stopping.load(Ordering::Acquire) {
        let seen = revisions.get(Topic::Notices);
        let untold = revisions.take_untold();
        for (_, word) in WORDS.iter().filter(|(topic, _)| untold.has(*topic)) {
            connection.batch_execute(&format!("NOTIFY tierway, '{word}'"))?;
        }
        let mut heard = Changes::default();
        for word in connection.notifications_iter() {
            let word = word?;
            let topic = WORDS.iter().find(|(_, known)| *known == word.payload);
            match topic {
                Some((topic, _)) if word.process_id != own => heard.note(*topic),
                _ => {}
            }
        }
        revisions.hear(heard);
        revisions.wait(Topic::Notices, seen, REST);
    }
    Ok(())
}
