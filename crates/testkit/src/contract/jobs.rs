//! Jobs.

use chrono::Duration;
use tierway_application::jobs::{Job, JobCounts, JobFilter, JobKind, JobRecord, JobState, NewJob};
use tierway_application::{Store, Topic};
use tierway_kernel::{DateSort, JobId, StoreError};

use super::support::{all, assert_walks, race, read, refused, write};
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
    write(store, move |tx| tx.jobs().fail(&job, &"the server is away".into(), again.map(at), at(minute)))
}

fn counts(store: &dyn Store, minute: i64) -> [u64; 4] {
    let JobCounts { waiting, running, done, failed } = read(store, move |tx| tx.jobs().counts(at(minute)));
    [waiting, running, done, failed]
}

pub(super) fn a_job_is_leased_as_it_was_given_when_its_time_has_come(store: &dyn Store) {
    let id = enqueue(store, new(r#"{"mail":"ä"}"#, 5)).expect("it has no key");
    assert_eq!(lease(store, 4), None, "its time has not come");
    let job = Job { id, kind: JobKind::SendMail, payload: r#"{"mail":"ä"}"#.to_owned(), attempts: 1, forgiven: 0 };
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

pub(super) fn a_lease_is_renewed_by_who_has_it(store: &dyn Store) {
    enqueue(store, new("long", 0));
    let job = leased(store, 1);
    let renew = |job: &Job, minute: i64| {
        let job = job.clone();
        write(store, move |tx| tx.jobs().renew(&job, at(minute)))
    };
    assert!(renew(&job, 20));
    assert_eq!(lease(store, 19), None, "it would have ended at 11");
    let taken_over = leased(store, 20);
    assert!(!renew(&job, 90), "another attempt has it");
    assert!(fail(store, &taken_over, Some(30), 21));
    assert!(!renew(&taken_over, 90), "the attempt has ended");
    let last = leased(store, 30);
    assert!(finish(store, &last, 31) && !renew(&last, 90));
    assert_eq!(counts(store, 32), [0, 0, 1, 0]);
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

pub(super) fn jobs_are_added_together_but_none_beside_an_unfinished_one_of_its_key(store: &dyn Store) {
    enqueue(store, with_key("first", 1, "key"));
    // More than one statement takes.
    let mut many: Vec<NewJob> = (0..1203).map(|number| with_key("many", 2, &format!("key {number}"))).collect();
    many.push(with_key("second", 1, "key"));
    write(store, move |tx| tx.jobs().enqueue_new(&many, at(0)));
    assert_eq!(counts(store, 0), [1204, 0, 0, 0]);
    assert_eq!(leased(store, 2).payload, "first");
    assert_eq!(leased(store, 2).payload, "many");
    write(store, |tx| tx.jobs().enqueue_new(&[], at(0)));
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
    assert_eq!(write(store, |tx| tx.jobs().purge(at(7))), 2, "finished before, not at");
    assert_eq!(counts(store, 7), [1, 0, 1, 0]);
    assert_eq!(leased(store, 7).payload, "waits");
}

fn record(store: &dyn Store, id: JobId, minute: i64) -> JobRecord {
    read(store, move |tx| tx.jobs().by_id(id, at(minute))).expect("the job is kept")
}

pub(super) fn jobs_are_listed_as_they_stand(store: &dyn Store) {
    use JobState::{Done, Failed, Running, Waiting};
    let mut ids = Vec::new();
    for minute in 1..=4 {
        ids.push(enqueue(store, new("a secret", minute)).expect("it has no key"));
    }
    let daily = NewJob { kind: JobKind::CollectMedia, ..with_key("{}", 50, "daily") };
    ids.push(enqueue(store, daily).expect("it is the first"));
    assert!(finish(store, &leased(store, 1), 5));
    assert!(fail(store, &leased(store, 2), None, 6));
    leased(store, 3);
    let states = |minute| ids.iter().map(|id| record(store, *id, minute).state).collect::<Vec<_>>();
    assert_eq!(states(12), [Done, Failed, Running, Waiting, Waiting]);
    assert_eq!(states(13), [Done, Failed, Waiting, Waiting, Waiting], "its lease has ended");
    let failed = JobRecord {
        id: ids[1],
        kind: "sendMail".to_owned(),
        state: Failed,
        attempts: 1,
        run_at: at(6),
        created_at: at(0),
        finished_at: Some(at(6)),
        error: Some("the server is away".into()),
        dedupe_key: None,
    };
    assert_eq!(record(store, ids[1], 12), failed);
    assert_eq!(read(store, |tx| tx.jobs().by_id(JobId(987_654), at(12))), None);
    let listed = |state, kind: Option<&str>, minute| {
        let filter = JobFilter { state, kind: kind.map(str::to_owned), ..JobFilter::default() };
        let page = read(store, move |tx| tx.jobs().list(&filter, &all(), at(minute)));
        page.items.into_iter().map(|record| record.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(Some(Waiting), None, 12), [ids[4], ids[3]]);
    assert_eq!(listed(Some(Waiting), None, 13), [ids[4], ids[3], ids[2]]);
    assert_eq!((listed(Some(Running), None, 12), listed(Some(Done), None, 12)), (vec![ids[2]], vec![ids[0]]));
    assert_eq!(listed(Some(Failed), Some("sendMail"), 12), [ids[1]]);
    assert_eq!((listed(None, Some("collectMedia"), 12), listed(None, Some("odd"), 12)), (vec![ids[4]], vec![]));
    let newest: Vec<JobRecord> = ids.iter().rev().map(|id| record(store, *id, 12)).collect();
    assert_walks(store, &newest, |tx, page| tx.jobs().list(&JobFilter::default(), page, at(12)));
    let oldest: Vec<JobRecord> = newest.into_iter().rev().collect();
    assert_walks(store, &oldest, |tx, page| {
        tx.jobs().list(&JobFilter { sort: DateSort::Oldest, ..JobFilter::default() }, page, at(12))
    });
    let waiting = read(store, |tx| tx.jobs().unfinished(&["daily", "odd"], at(12)));
    assert_eq!(waiting, [record(store, ids[4], 12)]);
}

pub(super) fn a_job_that_was_given_up_runs_again_and_who_ran_it_before_changes_nothing(store: &dyn Store) {
    let id = enqueue(store, with_key("{}", 0, "key")).expect("it is the first");
    let retry = |minute| write(store, move |tx| tx.jobs().retry(id, at(minute)));
    assert!(!retry(1), "it waits");
    let before = leased(store, 1);
    assert!(!retry(2), "it runs");
    assert!(fail(store, &before, None, 2));
    let start = store.revision(Topic::Jobs);
    assert!(retry(5) && store.revision(Topic::Jobs) > start, "those who wait are woken");
    assert!(!retry(5), "it waits already");
    let waits = record(store, id, 5);
    assert_eq!((waits.state, waits.run_at, waits.finished_at), (JobState::Waiting, at(5), None));
    let again = leased(store, 5);
    assert_eq!((again.id, again.attempts, again.forgiven, again.tries()), (id, 2, 1, 1));
    assert!(!finish(store, &before, 6), "the lease of before is lost");
    assert!(fail(store, &again, None, 7));
    assert!(enqueue(store, with_key("{}", 9, "key")).is_some());
    let error = refused(store, move |tx| tx.jobs().retry(id, at(8)));
    assert_eq!(error, StoreError::Taken("jobs.dedupe_key"));
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

pub(super) fn a_job_that_waits_for_its_time_is_moved(store: &dyn Store) {
    let moved = |key: &'static str, to: i64| write(store, move |tx| tx.jobs().reschedule(key, at(to), at(2)));
    let run_at = |key: &'static str| {
        let found = read(store, move |tx| tx.jobs().unfinished(&[key], at(2)));
        found.first().map(|job| job.run_at)
    };
    enqueue(store, with_key("late", 9, "late"));
    assert!(moved("late", 20) && run_at("late") == Some(at(20)), "to a later time");
    assert!(moved("late", 5) && run_at("late") == Some(at(5)), "to a sooner one");
    assert!(!moved("nothing", 5));
    enqueue(store, with_key("due", 2, "due"));
    assert!(!moved("due", 20), "its time has come");
    let running = leased(store, 2);
    assert!(!moved("due", 20), "it runs");
    assert!(fail(store, &running, Some(7), 2));
    assert!(!moved("due", 20) && run_at("due") == Some(at(7)), "it is tried again when it said");
}
