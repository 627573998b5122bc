//! Scheduling of recurring jobs.

use chrono::{DateTime, Utc};
use tierway_kernel::PageRequest;

use super::{JobFilter, JobKind, JobState, NewJob, Schedule};
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Sees to it that each recurring kind has its next run waiting: at the start of each instance and every hour, though a
/// run that ends puts its next one in line by itself. Several instances may at once, because a kind has at most one
/// unfinished job.
pub fn schedule_recurring(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    for kind in JobKind::ALL.iter().copied() {
        let last = last_run(tx, context, kind)?;
        schedule_next(tx, context, kind, last)?;
    }
    Ok(())
}

/// Enqueues the next run of a recurring kind that ran at `last`; does nothing for other kinds.
pub(super) fn schedule_next(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: JobKind,
    last: Option<DateTime<Utc>>,
) -> Result<(), Failure> {
    let Some(schedule) = kind.schedule() else { return Ok(()) };
    let run_at = schedule.next(context.now, business_zone(tx)?, last);
    tx.jobs().enqueue(&NewJob::recurring(kind, run_at), context.now)?;
    Ok(())
}

/// The zone of the business is another one now: what runs at a time of day waits for that time there.
pub(crate) fn reschedule_daily(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    let zone = business_zone(tx)?;
    for kind in JobKind::ALL.iter().copied() {
        let Some(schedule @ Schedule::Daily(_)) = kind.schedule() else { continue };
        let run_at = schedule.next(context.now, zone, last_run(tx, context, kind)?);
        if !tx.jobs().reschedule(kind.as_str(), run_at, context.now)? {
            tx.jobs().enqueue(&NewJob::recurring(kind, run_at), context.now)?;
        }
    }
    Ok(())
}

/// When a daily kind last finished.
pub(super) fn last_run(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: JobKind,
) -> Result<Option<DateTime<Utc>>, Failure> {
    if !matches!(kind.schedule(), Some(Schedule::Daily(_))) {
        return Ok(None);
    }
    let kind = Some(kind.as_str().to_owned());
    let done = JobFilter { state: Some(JobState::Done), kind, ..JobFilter::default() };
    let newest = tx.jobs().list(&done, &PageRequest::newest(1), context.now)?.items.pop();
    Ok(newest.and_then(|job| job.finished_at))
}
