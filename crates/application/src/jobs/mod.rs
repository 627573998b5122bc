//! Work that is done outside requests: mail, and what comes due by the calendar.
//!
//! A use case calls `tx.jobs().enqueue(…)`; the job exists exactly when its transaction commits. Any instance leases
//! and runs it ([`run_due`]), once at a time, and again after a failure with growing pauses until it is given up. A
//! job that a crash interrupts is run again when its lease ends, so what a handler does outside the database may
//! happen twice; what it does inside happens once, because [`Run::done`] finishes the job in the same transaction.
//!
//! A kind with a rhythm puts its next run in line when a run ends, in the same transaction.
//!
//! A new kind of job: a variant of [`JobKind`], a line in `handlers.rs`, and a use case.

mod forget_old;
mod handlers;
mod keep_leased;
mod kind;
mod list_jobs;
mod port;
mod retry_job;
mod run;
mod run_due;
mod schedule;

pub use keep_leased::while_leased;
pub use kind::{JobKind, Lane, Rhythm};
pub use list_jobs::{JobView, Recurring, get_job_counts, list_jobs};
pub use port::{Job, JobCounts, JobFilter, JobRecord, JobRepository, JobState, NewJob};
pub use retry_job::retry_job;
pub use run::{Done, Run};
pub use run_due::{run_all, run_due, run_due_of};
pub(crate) use schedule::reschedule_daily;
pub use schedule::schedule_recurring;

use chrono::Duration;

/// How often a job is tried before it is given up; two hours lie between the first attempt and the last.
pub const MOST_ATTEMPTS: u32 = 10;
/// How long after an instance died another may take its job over; while one runs a job, it leases it on.
pub const LEASE: Duration = Duration::seconds(60);
/// How long finished jobs are kept to be looked at.
pub const KEPT: Duration = Duration::days(14);

/// The pause after a failed attempt: 15 seconds, doubled each time, an hour at most.
pub fn pause_after(attempts: u32) -> Duration {
    let doublings = attempts.saturating_sub(1).min(16);
    Duration::seconds(15 << doublings).min(Duration::hours(1))
}

#[cfg(test)]
mod tests;
