//! Jobs.

use chrono::Duration;
use tierway_application::jobs::{Job, JobCounts, JobKind, NewJob};
use tierway_application::{Store, Topic};
use tierway_kernel::{JobId, StoreError};

use super::support::{race, read, refused, write};
use crate::builders::at;

fn new(payload: &str, minute: i64) -> NewJob {
    NewJob { kind: JobKind::SendMail, payload: payload.to_owned(), run_at: at(minute), dedupe_key: None }
}

fn with_key(payload: &str, minute: i64, key: &str) -> NewJob {
    NewJob { dedupe_key: Some(key.to_owned()), ..new(payload, minute) }
}

fn enqueue(store: &dyn Store, job: NewJob) -> Option<JobId> {
    write(store, move |tx| tx.jobs().enqueue(&job, at(0)))
}

/// Leases a job at `minute` for ten minutes.
fn lease(store: &dyn Store, minute: i64) -> Option<Job> {
    write(store, move |tx| tx.jobs().lease(JobKind::ALL, at(minute), at(minute + 10)))
}

fn leased(store: &dyn Store, minute: i64) -> Job {
    lease(store, minute).expect("a job is due")
}

fn finish(store: &dyn Store, job: &Job, minute: i64) -> bool {
    let job = job.clone();
    write(store, move |tx| tx.jobs().finish(&job, at(minute)))
}

fn fail(store: &dyn Store, job: &Job, again: Option<i64>, minute: i64) -> bool {
    let job = job.clone();
    write(store, move |tx| tx.jobs().fail(&job, "the server is away", again.map(at), at(minute)))
}

fn counts(store: &dyn Store, minute: i64) -> [u64; 4] {
    let JobCounts { waiting, running, done, failed } = read(store, move |tx| tx.jobs().counts(at(minute)));
    [waiting, running, done, failed]
}

pub(super) fn a_job_is_leased_as_it_was_given_when_its_time_has_come(store: &dyn Store) {
    let id = enqueue(store, new(r#"{"mail":"ä"}"#, 5)).expect("it has no key");
    assert_eq!(lease(store, 4), None, "its time has not come");
    let job = Job { id, kind: JobKind::SendMail, payload: r#"{"mail":"ä"}"#.to_owned(), attempts: 1 };
    assert_eq!(lease(store, 5), Some(job));
    assert_eq!(lease(store, 6), None, "nobody else gets it");
    assert_eq!(counts(store, 6), [0, 1, 0, 0]);
}

pub(super) fn the_longest_due_job_comes_first(store: &dyn Store) {
    for (payload, minute) in [("late", 3), ("early", 1), ("tied", 1), ("not yet", 9)] {
        enqueue(store, new(payload, minute));
    }
    let order: Vec<String> = (0..3).map(|_| leased(store, 5).payload).collect();
    assert_eq!(order, ["early", "tied", "late"]);
    assert_eq!(lease(store, 5), None);
}

pub(super) fn only_known_kinds_are_leased(store: &dyn Store) {
    enqueue(store, new("{}", 0));
    assert_eq!(write(store, |tx| tx.jobs().lease(&[], at(1), at(2))), None);
    leased(store, 1);
}

pub(super) fn a_finished_job_is_not_run_again(store: &dyn Store) {
    enqueue(store, new("{}", 0));
    let job = leased(store, 1);
    assert!(finish(store, &job, 2));
    assert!(!finish(store, &job, 3), "only once");
    assert!(!fail(store, &job, Some(4), 3));
    assert_eq!(lease(store, 100), None);
    assert_eq!(counts(store, 100), [0, 0, 1, 0]);
}

pub(super) fn a_failed_job_comes_back_until_it_is_given_up(store: &dyn Store) {
    let id = enqueue(store, new("{}", 0));
    assert!(fail(store, &leased(store, 1), Some(8), 2));
    assert_eq!(counts(store, 2), [1, 0, 0, 0]);
    assert_eq!(lease(store, 7), None, "not before its next time");
    let again = leased(store, 8);
    assert_eq!((Some(again.id), again.attempts), (id, 2));
    assert!(fail(store, &again, None, 9));
    assert_eq!(lease(store, 100), None);
    assert_eq!(counts(store, 100), [0, 0, 0, 1]);
}

pub(super) fn a_lease_that_has_ended_passes_on_and_the_late_one_changes_nothing(store: &dyn Store) {
    enqueue(store, new("{}", 0));
    let late = leased(store, 1);
    assert_eq!(lease(store, 10), None, "leased until minute 11");
    assert_eq!(counts(store, 11), [1, 0, 0, 0], "it waits to be taken over");
    let taken_over = leased(store, 11);
    assert_eq!((taken_over.id, taken_over.attempts), (late.id, 2));
    assert!(!finish(store, &late, 12) && !fail(store, &late, None, 12));
    assert!(finish(store, &taken_over, 13));
}

pub(super) fn a_key_has_one_unfinished_job(store: &dyn Store) {
    assert!(enqueue(store, with_key("first", 1, "key")).is_some());
    assert_eq!(enqueue(store, with_key("second", 1, "key")), None);
    assert!(enqueue(store, with_key("other", 2, "KEY")).is_some(), "keys are exact");
    let first = leased(store, 1);
    assert_eq!(first.payload, "first");
    assert_eq!(enqueue(store, with_key("third", 1, "key")), None, "it runs");
    assert!(fail(store, &first, Some(3), 1));
    assert_eq!(enqueue(store, with_key("fourth", 9, "key")), None, "it waits for its next attempt");
    let first = leased(store, 3);
    assert_eq!(first.payload, "other");
    let first = leased(store, 3);
    assert!(finish(store, &first, 4));
    assert!(enqueue(store, with_key("fifth", 4, "key")).is_some(), "it is finished");
    assert!(enqueue(store, new("a", 5)).is_some() && enqueue(store, new("a", 5)).is_some(), "without a key any number");
}

pub(super) fn asking_again_brings_a_waiting_job_forward(store: &dyn Store) {
    enqueue(store, with_key("{}", 60, "key"));
    enqueue(store, with_key("{}", 90, "key"));
    enqueue(store, with_key("{}", 5, "key"));
    assert_eq!(lease(store, 4), None);
    let job = leased(store, 5);
    enqueue(store, with_key("{}", 1, "key"));
    assert_eq!(lease(store, 6), None, "a job that runs is left alone");
    assert!(finish(store, &job, 7));
}

pub(super) fn a_job_exists_when_its_transaction_commits_and_then_wakes(store: &dyn Store) {
    let start = store.revision(Topic::Jobs);
    let error = refused(store, |tx| {
        tx.jobs().enqueue(&new("undone", 0), at(0))?;
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    assert_eq!(error, StoreError::Failed("on purpose".to_owned()));
    assert_eq!((lease(store, 1), store.revision(Topic::Jobs)), (None, start));
    std::thread::scope(|scope| {
        let woken = scope.spawn(|| store.await_change(Topic::Jobs, start, std::time::Duration::from_secs(60)));
        enqueue(store, new("{}", 0));
        woken.join().expect("waiting does not panic");
    });
    assert!(store.revision(Topic::Jobs) > start);
    let nothing = std::time::Duration::ZERO;
    store.await_change(Topic::Jobs, store.revision(Topic::Jobs), nothing);
}

pub(super) fn finished_jobs_are_forgotten_when_they_are_old(store: &dyn Store) {
    for (payload, minute) in [("done", 1), ("failed", 2), ("younger", 3), ("waits", 4)] {
        enqueue(store, new(payload, minute));
    }
    assert!(finish(store, &leased(store, 1), 5));
    assert!(fail(store, &leased(store, 2), None, 6));
    assert!(finish(store, &leased(store, 3), 7));
    assert_eq!(write(store, |tx| tx.jobs().forget(at(7))), 2, "finished before, not at");
    assert_eq!(counts(store, 7), [1, 0, 1, 0]);
    assert_eq!(leased(store, 7).payload, "waits");
}

pub(super) fn workers_at_once_take_different_jobs(store: &dyn Store) {
    for _ in 0..6 {
        enqueue(store, new("{}", 0));
    }
    let until = at(0) + Duration::minutes(10);
    let mut ids: Vec<JobId> =
        race(6, |_| write(store, move |tx| tx.jobs().lease(JobKind::ALL, at(0), until)).map(|job| job.id))
            .into_iter()
            .map(|id| id.expect("there is one for each"))
            .collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 6);
}

pub(super) fn of_two_jobs_of_a_key_at_once_one_is_added(store: &dyn Store) {
    let added = race(4, |_| enqueue(store, with_key("{}", 0, "key")));
    assert_eq!(added.into_iter().flatten().count(), 1);
    assert_eq!(counts(store, 0), [1, 0, 0, 0]);
}
