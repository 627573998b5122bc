//! `POST /api/backups`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{JobId, Permission, message};

use crate::jobs::{JobKind, NewJob};
use crate::{Context, Failure, Transaction};

/// Enqueues a backup, or returns the one already queued.
pub fn create_backup(tx: &mut dyn Transaction, context: &Context) -> Result<JobId, Failure> {
    context.require(Permission::CreateBackup)?;
    let kind = JobKind::MakeBackup;
    let dedupe_key = Some(kind.as_str().to_owned());
    let job = NewJob { kind, payload: "{}".to_owned(), run_at: context.now, dedupe_key };
    if let Some(id) = tx.jobs().enqueue(&job, context.now)? {
        context.log(tx, ActivityAction::Setting, message!("Requested a backup"))?;
        return Ok(id);
    }
    let waiting = tx.jobs().unfinished(&[kind.as_str()], context.now)?.pop();
    waiting.map(|job| job.id).ok_or_else(|| Failure::Conflict("A backup has just finished. Please try again.".into()))
}
