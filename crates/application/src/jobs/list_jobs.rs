//! `GET /api/jobs` and `GET /api/jobs/counts`: what runs in the background, for the admin.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_kernel::{Page, PageRequest, Permission};

use super::{JobCounts, JobFilter, JobKind, JobRecord, Schedule};
use crate::{Context, Failure, Transaction};

/// A job as the admin sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobView {
    /// The job.
    pub record: JobRecord,
    /// When its kind runs next, for a finished job of a recurring kind.
    pub next_run: Option<DateTime<Utc>>,
}

/// A recurring kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recurring {
    /// The kind.
    pub kind: JobKind,
    /// How often it runs.
    pub schedule: Schedule,
    /// When it runs next; `None` when no instance has put it in line yet.
    pub next_run: Option<DateTime<Utc>>,
}

/// The jobs in the order of the filter.
pub fn list_jobs(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &JobFilter,
    page: &PageRequest,
) -> Result<Page<JobView>, Failure> {
    context.require(Permission::ListJobs)?;
    let jobs = tx.jobs().list(filter, page, context.now)?;
    let next = next_runs(tx, context)?;
    Ok(jobs.map(|record| view(record, &next)))
}

/// How many there are in each state, and what recurs.
pub fn get_job_counts(tx: &mut dyn Transaction, context: &Context) -> Result<(JobCounts, Vec<Recurring>), Failure> {
    context.require(Permission::GetJobCounts)?;
    let counts = tx.jobs().counts(context.now)?;
    let next = next_runs(tx, context)?;
    let recurring = |kind: &JobKind| {
        Some(Recurring { kind: *kind, schedule: kind.schedule()?, next_run: next.get(kind.as_str()).copied() })
    };
    Ok((counts, JobKind::ALL.iter().filter_map(recurring).collect()))
}

/// The next run of each recurring kind by its name, as it waits.
pub(super) fn next_runs(
    tx: &mut dyn Transaction,
    context: &Context,
) -> Result<HashMap<String, DateTime<Utc>>, Failure> {
    let recurring = JobKind::ALL.iter().filter(|kind| kind.schedule().is_some());
    let keys: Vec<&str> = recurring.map(|kind| kind.as_str()).collect();
    let waiting = tx.jobs().unfinished(&keys, context.now)?;
    Ok(waiting.into_iter().map(|record| (record.kind, record.run_at)).collect())
}

/// The job with the schedule of its kind.
pub(super) fn view(record: JobRecord, next: &HashMap<String, DateTime<Utc>>) -> JobView {
    let next_run = record.finished_at.and_then(|_| next.get(&record.kind).copied());
    JobView { record, next_run }
}
