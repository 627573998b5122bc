//! Leasing, running, failing.

use std::sync::Arc;
use std::time::{Duration as StdDuration, Instant};

use chrono::{DateTime, Duration, Utc};
use tierway_application::jobs::{
    JobFilter, JobKind, JobState, LEASE, MOST_ATTEMPTS, NewJob, pause_after, run_due_of, schedule_recurring,
    while_leased,
};
use tierway_application::settings::{SettingChange, update_settings};
use tierway_application::{Context, Delivery, MailError, Transaction};
use tierway_kernel::{Actor, BusinessZone, Clock as _, PageRequest};

use crate::support::World;

#[test]
fn jobs_run_once_and_nothing_is_left() {
    let world = World::default();
    for _ in 0..3 {
        world.post();
    }
    assert_eq!(world.run_jobs(), 3);
    assert_eq!(world.run_jobs(), 0);
    assert_eq!(world.counts(), [0, 0, 3, 0]);
    assert_eq!(world.fakes.mailer.sent().len(), 3);
}

#[test]
fn a_failed_job_waits_longer_each_time_and_is_then_done() {
    let world = World::default();
    world.post();
    world.fakes.mailer.answer(Err(MailError::Transient("the server is away".into())));
    for attempt in 1..=3 {
        assert_eq!(world.run_jobs(), 1, "attempt {attempt}");
        world.fakes.clock.advance(pause_after(attempt) - Duration::seconds(1));
        assert_eq!(world.run_jobs(), 0, "too early");
        world.fakes.clock.advance(Duration::seconds(1));
    }
    world.fakes.mailer.answer(Ok(Delivery::Sent));
    assert_eq!(world.run_jobs(), 1);
    assert_eq!((world.counts(), world.fakes.mailer.sent().len()), ([0, 0, 1, 0], 1));
}

#[test]
fn a_job_whose_process_dies_each_time_is_given_up() {
    let world = World::default();
    world.post();
    for attempt in 1..=MOST_ATTEMPTS {
        let lease = move |now| (now, now + LEASE);
        let job = world
            .run(&Actor::System, move |tx, context| {
                let (now, until) = lease(context.now);
                Ok(tx.jobs().lease(JobKind::ALL, now, until)?)
            })
            .unwrap()
            .expect("it is due");
        assert_eq!(job.attempts, attempt);
        assert_eq!(world.run_jobs(), 0, "it is leased");
        world.fakes.clock.advance(LEASE);
    }
    assert_eq!(world.run_jobs(), 1);
    assert_eq!(world.counts(), [0, 0, 0, 1]);
    assert!(world.fakes.mailer.sent().is_empty());
}

#[test]
fn a_job_that_takes_long_is_leased_on() {
    let world = World::default();
    world.post();
    let begun = world.fakes.clock.now();
    let lease = move |tx: &mut dyn Transaction, _: &Context| Ok(tx.jobs().lease(JobKind::ALL, begun, begun + LEASE)?);
    let job = world.run(&Actor::System, lease).unwrap().expect("it is due");
    let id = job.id;
    let services = world.fakes.services();
    let state = |time| {
        let found = world.run(&Actor::System, move |tx, _| Ok(tx.jobs().by_id(id, time)?));
        found.unwrap().map(|record| record.state)
    };
    while_leased(&*world.store, &services, &job, StdDuration::from_millis(1), || {
        let half = LEASE / 2;
        world.fakes.clock.advance(half);
        let deadline = Instant::now() + StdDuration::from_secs(20);
        while state(begun + LEASE + half / 2) != Some(JobState::Running) {
            assert!(Instant::now() < deadline, "nobody leased it on");
            std::thread::sleep(StdDuration::from_millis(1));
        }
    });
    assert_eq!(state(begun + LEASE + LEASE), Some(JobState::Waiting), "the work has ended");
}

#[test]
fn a_job_that_cannot_be_read_fails_and_the_others_run() {
    let world = World::default();
    world
        .run(&Actor::System, |tx, context| {
            let payload = "no JSON".to_owned();
            let job = NewJob { kind: JobKind::SendMail, payload, run_at: context.now, dedupe_key: None };
            Ok(tx.jobs().enqueue(&job, context.now)?)
        })
        .unwrap();
    world.post();
    assert_eq!(world.run_jobs(), 2);
    assert_eq!(world.counts(), [1, 0, 1, 0]);
}

#[test]
fn recurring_jobs_wait_once_however_often_the_round_comes() {
    let world = World::default();
    for _ in 0..3 {
        world.run(&Actor::System, schedule_recurring).unwrap();
    }
    let recurring = JobKind::ALL.iter().filter(|kind| kind.schedule().is_some()).count();
    assert_eq!(world.counts(), [recurring as u64, 0, 0, 0]);
}

/// When runs of a kind ended, oldest first.
fn ended(world: &World, kind: JobKind) -> Vec<DateTime<Utc>> {
    let kind = Some(kind.as_str().to_owned());
    let filter = JobFilter { state: Some(JobState::Done), kind, ..JobFilter::default() };
    let page = world
        .run(&Actor::System, move |tx, context| Ok(tx.jobs().list(&filter, &PageRequest::first(200), context.now)?))
        .unwrap();
    page.items.into_iter().rev().filter_map(|job| job.finished_at).collect()
}

#[test]
fn a_daily_job_runs_once_on_a_day_of_the_business_though_the_zone_changes() {
    let world = World::default();
    let admin = world.admin();
    world.fakes.clock.set("2027-03-10T05:00:00Z".parse().unwrap());
    let services = Arc::new(world.fakes.services());
    let mut zone = BusinessZone::UTC;
    // To the west after it ran, back again, and to the east: at each hour what the platform does by itself.
    let changes =
        [(1, "America/New_York"), (9, "Pacific/Honolulu"), (14, "UTC"), (40, "Asia/Kuala_Lumpur"), (90, "UTC")];
    for hour in 0..150 {
        if let Some((_, name)) = changes.iter().find(|(when, _)| *when == hour) {
            zone = name.parse().unwrap();
            let set = SettingChange { key: "businessTimeZone".to_owned(), value: (*name).to_owned(), expected: None };
            world.run(&admin, move |tx, context| update_settings(tx, context, std::slice::from_ref(&set))).unwrap();
        }
        world.run(&Actor::System, schedule_recurring).unwrap();
        for _ in 0..2 {
            let before = ended(&world, JobKind::DocumentExpiry);
            run_due_of(&*world.store, &services, &[JobKind::DocumentExpiry]).unwrap();
            let after = ended(&world, JobKind::DocumentExpiry);
            if let (Some(last), Some(now)) = (before.last(), after.last().filter(|_| after.len() > before.len())) {
                assert!(zone.day(*now) > zone.day(*last), "{last} and {now} are one day in {zone}");
            }
            world.fakes.clock.advance(Duration::minutes(30));
        }
    }
    let runs = ended(&world, JobKind::DocumentExpiry);
    let gaps: Vec<i64> = runs.windows(2).map(|pair| (pair[1] - pair[0]).num_hours()).collect();
    assert!(gaps.len() > 5 && gaps.iter().all(|hours| *hours < 36), "no day is left out either: {runs:?}");
}

#[test]
fn what_runs_at_a_time_of_day_does_so_by_the_clocks_of_the_business() {
    let world = World::default();
    world.fakes.clock.set("2026-03-02T12:00:00Z".parse().unwrap());
    let run_at = |name: &str| {
        let kind = Some(name.to_owned());
        let filter = JobFilter { state: Some(JobState::Waiting), kind, ..JobFilter::default() };
        let list = move |tx: &mut dyn Transaction, context: &Context| {
            let found = tx.jobs().list(&filter, &PageRequest::first(1), context.now)?;
            Ok(found.items.first().map(|job| job.run_at.to_rfc3339()).unwrap_or_default())
        };
        world.run(&Actor::System, list).unwrap()
    };
    world
        .run(&Actor::System, |tx, context| {
            tx.settings().set("businessTimeZone", "Asia/Kuala_Lumpur", context.now)?;
            schedule_recurring(tx, context)
        })
        .unwrap();
    // A minute past midnight, and a quarter past three in the morning, eight hours before UTC.
    assert_eq!(run_at(JobKind::HoldExpiredLots.as_str()), "2026-03-02T16:01:00+00:00");
    assert_eq!(run_at(JobKind::CollectMedia.as_str()), "2026-03-02T19:15:00+00:00");
}
