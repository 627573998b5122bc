//! Leases and runs what is due.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use tierway_kernel::{Message, Sentence as _};

use super::handlers::handle;
use super::keep_leased::{RENEWAL, while_leased};
use super::schedule::{last_run, schedule_next};
use super::{Done, Job, JobKind, LEASE, MOST_ATTEMPTS, Run, pause_after};
use crate::{Access, Context, Failure, Services, Store, transact_blocking};

/// Longest stored error text.
const LONGEST_ERROR: usize = 500;

/// Runs the job that is longest due; `false` when none is. A failed job is no error of this function: it is noted and
/// tried again. Blocks, so never call it on an async thread.
pub fn run_due(store: &dyn Store, services: &Arc<Services>) -> Result<bool, Failure> {
    run_due_of(store, services, JobKind::ALL)
}

/// The same for the job of `kinds` that is longest due.
pub fn run_due_of(store: &dyn Store, services: &Arc<Services>, kinds: &[JobKind]) -> Result<bool, Failure> {
    let now = services.clock.now();
    let kinds = kinds.to_vec();
    let lease = transact_blocking(store, Access::Write, move |tx| Ok(tx.jobs().lease(&kinds, now, now + LEASE)?));
    let Some(job) = lease? else { return Ok(false) };
    match attempt(store, services, &job) {
        Ok(Done { .. }) => tracing::debug!(job = %job.id, kind = job.kind.as_str(), "job done"),
        Err(cause) => note(store, services, job, &cause)?,
    }
    Ok(true)
}

/// Runs jobs until none is due; how many. For tests and commands.
pub fn run_all(store: &dyn Store, services: &Arc<Services>) -> Result<usize, Failure> {
    let mut count = 0;
    while run_due(store, services)? {
        count += 1;
    }
    Ok(count)
}

/// A long text loses its end and its translation.
fn shortened(error: Message) -> Message {
    let text = error.to_string();
    match text.char_indices().nth(LONGEST_ERROR) {
        Some((end, _)) => Message::verbatim(&text[..end]),
        None => error,
    }
}

/// One attempt; a panic counts as a failure.
fn attempt(store: &dyn Store, services: &Arc<Services>, job: &Job) -> Result<Done, Failure> {
    if job.tries() > MOST_ATTEMPTS {
        // Each attempt before ended with its process.
        return Err(Failure::Outside("every attempt was interrupted".to_owned()));
    }
    let run = Run::new(job.clone(), store, services);
    let span = tracing::error_span!("job", id = %job.id, operation = job.kind.as_str());
    let work = || span.in_scope(|| catch_unwind(AssertUnwindSafe(|| handle(&run))));
    let ended = while_leased(store, services, job, RENEWAL, work);
    ended.unwrap_or_else(|_| Err(Failure::Outside("the job panicked".to_owned())))
}

/// Notes a failed attempt and when the next one is.
fn note(store: &dyn Store, services: &Arc<Services>, job: Job, cause: &Failure) -> Result<(), Failure> {
    let now = services.clock.now();
    let again = (job.tries() < MOST_ATTEMPTS).then(|| now + pause_after(job.tries()));
    tracing::warn!(job = %job.id, kind = job.kind.as_str(), attempt = job.attempts, %cause, again = ?again, "job failed");
    let error = shortened(cause.message());
    let context = Context::system(Arc::clone(services));
    let noted = transact_blocking(store, Access::Write, move |tx| {
        let noted = tx.jobs().fail(&job, &error, again, now)?;
        if noted && again.is_none() {
            // Recurring jobs are rescheduled.
            let last = last_run(tx, &context, job.kind)?;
            schedule_next(tx, &context, job.kind, last)?;
        }
        Ok(noted)
    })?;
    if !noted {
        tracing::info!("another instance has taken the job over");
    }
    Ok(())
}
