//! Queue figures for monitoring.

use tierway_application::Store;
use tierway_application::jobs::{JobKind, NewJob};
use tierway_application::mail::{MailStatus, NewMail};
use tierway_application::system::Backlog;

use super::support::{read, write};
use crate::builders::at;

fn backlog(store: &dyn Store, minute: i64) -> Backlog {
    read(store, move |tx| tx.database_facts().backlog(at(minute)))
}

fn enqueue(store: &dyn Store, minute: i64) {
    let job = NewJob { kind: JobKind::SendMail, payload: "{}".to_owned(), run_at: at(minute), dedupe_key: None };
    write(store, move |tx| tx.jobs().enqueue(&job, at(0)));
}

/// Leases the job that is longest due for ten minutes and ends it as `end` says.
fn lease(store: &dyn Store, minute: i64, end: Option<bool>) {
    write(store, move |tx| {
        let job = tx.jobs().lease(JobKind::ALL, at(minute), at(minute + 10))?.expect("a job is due");
        match end {
            Some(true) => tx.jobs().finish(&job, at(minute)).map(drop),
            Some(false) => tx.jobs().fail(&job, &"no".into(), None, at(minute)).map(drop),
            None => Ok(()),
        }
    });
}

pub(super) fn jobs_are_told_apart_by_what_they_wait_for(store: &dyn Store) {
    assert_eq!(backlog(store, 0), Backlog::default());
    for minute in [1, 2, 3, 4, 5, 60] {
        enqueue(store, minute);
    }
    for end in [Some(true), Some(false), None] {
        lease(store, 10, end);
    }
    let now = Backlog { jobs_waiting: 1, jobs_due: 2, jobs_running: 1, jobs_failed: 1, ..Backlog::default() };
    assert_eq!(backlog(store, 10), Backlog { oldest_due: Some(at(4)), ..now });
    // The lease has ended, so that its job is due again: the one that was due first.
    let later = Backlog { jobs_waiting: 0, jobs_due: 4, jobs_running: 0, oldest_due: Some(at(3)), ..now };
    assert_eq!(backlog(store, 60), later);
}

pub(super) fn only_mail_that_is_to_be_sent_waits(store: &dyn Store) {
    let ids = write(store, |tx| {
        let mail = NewMail {
            to: "anna@mail.example".to_owned(),
            subject: "Hello".to_owned(),
            body: "Text".to_owned(),
            link_for: None,
        };
        (0..5).map(|_| tx.mail().queue(&mail, at(0))).collect::<Result<Vec<_>, _>>()
    });
    write(store, move |tx| {
        let ended = [MailStatus::Sent, MailStatus::Failed, MailStatus::Kept];
        ids.iter().zip(ended).try_for_each(|(id, status)| tx.mail().note_attempt(*id, status, None, at(1)))
    });
    assert_eq!(backlog(store, 2), Backlog { mail_waiting: 2, ..Backlog::default() });
}

pub(super) fn the_database_tells_a_time_that_goes_on(store: &dyn Store) {
    let now = || read(store, |tx| tx.database_facts().now());
    let (first, second) = (now(), now());
    assert!(first <= second && second - first < chrono::Duration::minutes(5), "{first} {second}");
    assert!(first > at(0) - chrono::Duration::days(3_650), "{first}");
}
