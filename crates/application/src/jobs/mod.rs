//! Background jobs: email and scheduled work.
//!
//! A use case calls `tx.jobs().enqueue(…)`; the job exists if and only if its transaction commits. Any instance leases
//! and runs it ([`run_due`]), one at a time, with retries and exponential backoff until it fails for good. A job
//! interrupted by a crash runs again when its lease expires, so external effects of a handler may happen twice;
//! database effects happen once, because [`Run::done`] finishes the job in the same transaction.
//!
//! A recurring kind enqueues its next run when a run ends, in the same transaction.
//!
//! A new kind of job: a variant of [`JobKind`], a line in `handlers.rs`, and a use case.

mod handlers;
mod keep_leased;
mod kind;
mod list_jobs;
mod port;
mod purge_expired;
mod retry_job;
mod run;
mod run_due;
mod schedule;

pub use keep_leased::while_leased;
pub use kind::{JobKind, Lane, Schedule};
pub use list_jobs::{JobView, Recurring, get_job_counts, list_jobs};
pub use port::{Job, JobCounts, JobFilter, JobRecord, JobRepository, JobState, NewJob};
pub use retry_job::retry_job;
pub use run::{Done, Run};
pub use run_due::{run_all, run_due, run_due_of};
pub(crate) use schedule::reschedule_daily;
pub use schedule::schedule_recurring;

use chrono::Duration;

/// Maximum number of attempts; the first and last are two hours apart.
pub const MOST_ATTEMPTS: u32 = 10;
/// How long after an instance died another may take its job over; while one runs a job, it leases it on.
pub const LEASE: Duration = Duration::seconds(60);
/// Retention of finished jobs.
pub const KEPT: Duration = Duration::days(14);

/// The pause after a failed attempt: 15 seconds, doubled each time, an hour at most.
pub fn pause_after(attempts: u32) -> Duration {
    let doublings = attempts.saturating_sub(1).min(16);
    Duration::seconds(15 << doublings).min(Duration::hours(1))
}

#[cfg(test)]
mod tests;
