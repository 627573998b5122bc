//! A blocked database: callers get an overload error, background work keeps waiting.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use tierway_application::{Access, Store, Transaction, Verdict, Work};
use tierway_kernel::StoreError;
use tierway_store_diesel::{PostgresStore, SqliteStore};
use tierway_testkit::Fresh;

/// As many as threads write at most, and more than one group.
const HOLDERS: usize = 6;
/// Far more than any patience; whoever hears nothing for so long never will.
const NEVER: Duration = Duration::from_secs(30);

/// The same database, with little patience.
fn hurried(database: &Fresh) -> Arc<dyn Store> {
    let patience = Duration::from_millis(100);
    match database.url().strip_prefix("sqlite:") {
        Some(path) => Arc::new(SqliteStore::open_with(&PathBuf::from(path), patience).unwrap()),
        None => Arc::new(PostgresStore::connect_with(database.url(), 6, patience).unwrap()),
    }
}

/// Work that holds its thread until it is told to go on.
struct Holding {
    begun: mpsc::Sender<()>,
    go: Arc<Mutex<()>>,
}

impl Work for Holding {
    fn run(&mut self, _: &mut dyn Transaction) -> Verdict {
        self.begun.send(()).unwrap();
        drop(self.go.lock().unwrap());
        Verdict::Commit
    }

    fn finish(self: Box<Self>, _: Result<(), StoreError>) {}
}

/// Work that says how it ended.
struct Reporting {
    waited_for: bool,
    ended: mpsc::Sender<Result<(), StoreError>>,
}

impl Work for Reporting {
    fn run(&mut self, _: &mut dyn Transaction) -> Verdict {
        Verdict::Commit
    }

    fn has_waiting_caller(&self) -> bool {
        self.waited_for
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        self.ended.send(outcome).unwrap();
    }
}

on_each!(whoever_waits_is_told_to_come_back_while_all_threads_are_held, |database| {
    let store = hurried(database);
    let go = Arc::new(Mutex::new(()));
    let held = go.lock().unwrap();
    let (begun, begins) = mpsc::channel();
    for _ in 0..HOLDERS {
        store.submit(Access::Write, Box::new(Holding { begun: begun.clone(), go: Arc::clone(&go) }));
    }
    begins.recv_timeout(NEVER).unwrap();
    let (ended, ends) = mpsc::channel();
    let (job_ended, job_ends) = mpsc::channel();
    for _ in 0..200 {
        store.submit(Access::Write, Box::new(Reporting { waited_for: true, ended: ended.clone() }));
    }
    store.submit(Access::Write, Box::new(Reporting { waited_for: false, ended: job_ended }));
    for _ in 0..200 {
        let told = ends.recv_timeout(NEVER).expect("somebody is left without an answer");
        assert_eq!(told, Err(StoreError::Unavailable));
    }
    assert!(job_ends.try_recv().is_err(), "what nobody waits for keeps its place");
    assert_eq!(store.load().writes.refused, 200);
    drop(held);
    assert_eq!(job_ends.recv_timeout(NEVER).unwrap(), Ok(()));
});
