//! `POST /api/jobs/{id}/retry`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{JobId, Permission, StoreError, message};

use super::list_jobs::{next_runs, view};
use super::{JobKind, JobRecord, JobState, JobView, NewJob};
use crate::{Context, Failure, Transaction};

/// Retries a failed job at once. If the same job is already queued, that one is brought forward and returned instead.
pub fn retry_job(tx: &mut dyn Transaction, context: &Context, id: JobId) -> Result<JobView, Failure> {
    context.require(Permission::RetryJob)?;
    let unseen = || Failure::NotFound("This job");
    let job = tx.jobs().by_id(id, context.now)?.ok_or_else(unseen)?;
    if job.state != JobState::Failed {
        return Err(not_failed());
    }
    let waiting = match &job.dedupe_key {
        Some(key) => tx.jobs().unfinished(&[key.as_str()], context.now)?.pop(),
        None => None,
    };
    let id = match waiting {
        Some(other) => hasten(tx, context, other)?,
        None => match tx.jobs().retry(id, context.now) {
            Ok(true) => id,
            Ok(false) => return Err(not_failed()),
            Err(StoreError::Taken(_)) => return Err(Failure::Conflict("The same job is already queued.".into())),
            Err(error) => return Err(error.into()),
        },
    };
    let record = tx.jobs().by_id(id, context.now)?.ok_or_else(unseen)?;
    let title = record.title();
    context.log(tx, ActivityAction::Setting, message!("Retried the job {title} (#{number}).", title, number = id))?;
    let next = next_runs(tx, context)?;
    Ok(view(record, &next))
}

fn not_failed() -> Failure {
    Failure::Conflict("Only failed jobs can be retried.".into())
}

/// Brings a job that waits forward; one that runs is left alone.
fn hasten(tx: &mut dyn Transaction, context: &Context, job: JobRecord) -> Result<JobId, Failure> {
    let kind = JobKind::of_name(&job.kind).ok_or_else(not_failed)?;
    let asked = NewJob { kind, payload: "{}".to_owned(), run_at: context.now, dedupe_key: job.dedupe_key };
    tx.jobs().enqueue(&asked, context.now)?;
    Ok(job.id)
}
