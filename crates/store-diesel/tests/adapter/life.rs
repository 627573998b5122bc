//! Opening, migrating, overloading and closing a store.

use std::path::Path;
use std::sync::mpsc;

use tierway_application::{Access, Transaction, Verdict, Work, transact_blocking};
use tierway_kernel::StoreError;
use tierway_store_diesel::{OpenError, migrate, open};
use tierway_testkit::Fresh;
use tierway_testkit::builders::{add_user, new_customer};
use tierway_testkit::contract::support::{race, read, user};

/// Work that may wait for a word before it goes on, and sends how it ended.
struct Reporting {
    go: Option<mpsc::Receiver<()>>,
    ended: mpsc::Sender<Result<(), StoreError>>,
}

impl Work for Reporting {
    fn run(&mut self, _tx: &mut dyn Transaction) -> Verdict {
        if let Some(go) = &self.go {
            go.recv().unwrap();
        }
        Verdict::Commit
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        self.ended.send(outcome).unwrap();
    }
}

on_each!(migrating_again_does_nothing, |database| {
    assert_eq!(migrate(database.url(), Path::new("unused")).unwrap(), 0);
    assert!(race(4, |_| migrate(database.url(), Path::new("unused")).unwrap()).iter().all(|count| *count == 0));
});

#[test]
fn several_programs_may_open_a_new_file_at_once() {
    for _ in 0..10 {
        let directory = tempfile::tempdir().unwrap();
        let run = race(4, |_| migrate("", directory.path()).unwrap());
        assert_eq!(run.iter().filter(|count| **count > 0).count(), 1, "one of them migrates: {run:?}");
    }
}

on_each!(what_was_written_is_there_when_opened_again, |database| {
    user(&**database, new_customer("anna"));
    let again = open(database.url(), Path::new("unused")).unwrap();
    assert_eq!(read(again.as_ref(), |tx| tx.users().counts()).0, 1);
});

#[test]
fn a_file_that_is_no_database_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("notes.txt"), "These are notes. ".repeat(100)).unwrap();
    let url = format!("sqlite:{}/notes.txt", directory.path().display());
    assert!(matches!(open(&url, Path::new("unused")), Err(OpenError::Path { .. })));
}

#[test]
fn a_server_that_does_not_answer_is_named_without_its_password() {
    let refused = open("postgres://ann:secret@127.0.0.1:9/none", Path::new("unused")).err().unwrap();
    assert!(matches!(refused, OpenError::Unreachable(_)), "{refused}");
    assert!(!refused.to_string().contains("secret"));
}

#[test]
fn an_overloaded_store_says_so_at_once() {
    let database = Fresh::sqlite();
    let (go, wait) = mpsc::channel();
    let (ended, ends) = mpsc::channel();
    database.store.submit(Access::Write, Box::new(Reporting { go: Some(wait), ended: ended.clone() }));
    // The writer takes at most one group out of the queue before it waits.
    let enough = 1024 + 128 + 1;
    for _ in 0..enough {
        database.store.submit(Access::Write, Box::new(Reporting { go: None, ended: ended.clone() }));
    }
    assert_eq!(ends.recv().unwrap(), Err(StoreError::Unavailable), "the queue is bounded");
    go.send(()).unwrap();
    drop(ended);
    drop(database);
    assert!(ends.iter().any(|end| end == Ok(())), "what was queued is done before the store is gone");
}

#[test]
fn a_dropped_store_finishes_what_is_queued() {
    let directory = tempfile::tempdir().unwrap();
    let (ended, ends) = mpsc::channel();
    let store = open("", directory.path()).unwrap();
    for access in [Access::Write, Access::Read].repeat(50) {
        store.submit(access, Box::new(Reporting { go: None, ended: ended.clone() }));
    }
    drop(store);
    drop(ended);
    let ends: Vec<_> = ends.iter().collect();
    assert_eq!(ends, vec![Ok(()); 100]);
}

on_each!(reading_sees_one_moment, |database| {
    let store = std::sync::Arc::clone(&database.store);
    let counts = transact_blocking(&**database, Access::Read, move |tx| {
        let before = tx.users().counts()?.0;
        let name = format!("user-{before}");
        transact_blocking(store.as_ref(), Access::Write, move |tx| Ok(add_user(tx, &new_customer(&name))?.id))?;
        Ok((before, tx.users().counts()?.0))
    });
    assert_eq!(counts, Ok((0, 0)), "what was committed meanwhile is not seen");
    assert_eq!(read(&**database, |tx| tx.users().counts()).0, 1);
});
