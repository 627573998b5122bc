//! Thread shares are isolated: blocked jobs and reports block only other jobs and reports.

use std::sync::{Arc, mpsc};
use std::time::Duration;

use tierway_application::{Access, JobStore, Share, Store, Transaction, Verdict, Work};
use tierway_kernel::StoreError;
use tierway_testkit::builders::at;
use tierway_testkit::contract::support::{read, write};

/// More than any share has threads.
const HELD: usize = 12;
/// Whoever hears nothing for so long never will.
const NEVER: Duration = Duration::from_secs(30);

/// Work that goes on once nobody holds the other end, and tells that it has.
struct Held {
    go: mpsc::Receiver<()>,
    ended: mpsc::Sender<Result<(), StoreError>>,
}

impl Work for Held {
    fn run(&mut self, _: &mut dyn Transaction) -> Verdict {
        // Nothing is ever sent.
        let _released = self.go.recv();
        Verdict::Commit
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        self.ended.send(outcome).unwrap();
    }
}

on_each!(what_is_long_holds_up_its_like_only, |database| {
    let (ended, ends) = mpsc::channel();
    let mut holders = Vec::new();
    let mut held = || {
        let (holder, go) = mpsc::channel();
        holders.push(holder);
        Box::new(Held { go, ended: ended.clone() })
    };
    let jobs = JobStore(Arc::clone(&database.store));
    for _ in 0..HELD {
        database.submit_to(Share::Reports, Access::Read, held());
        jobs.submit(Access::Read, held());
    }
    write(&**database, |tx| tx.settings().set("key", "value", at(0)));
    assert_eq!(read(&**database, |tx| tx.settings().get("key")), Some("value".to_owned()));
    let load = database.load();
    assert_eq!(load.reports.taken + load.reports.waiting, HELD as u64);
    assert_eq!(load.jobs.taken + load.jobs.waiting, HELD as u64);
    assert!(ends.try_recv().is_err(), "they are held");
    drop(holders);
    for _ in 0..2 * HELD {
        assert_eq!(ends.recv_timeout(NEVER).unwrap(), Ok(()));
    }
});
