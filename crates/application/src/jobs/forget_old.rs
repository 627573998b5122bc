//! The job that forgets what is old.

use chrono::Duration;

use super::{Done, KEPT, Run};
use crate::catalogue::CHANGES_KEPT;
use crate::{Context, Failure, Transaction, accounts, webhooks};

/// How long the answers to idempotency keys are kept (docs/API-DESIGN.md).
const KEYS_KEPT: Duration = Duration::days(7);

/// Forgets what is old, in steps between which others write.
pub(super) fn forget_old(run: &Run<'_>) -> Result<Done, Failure> {
    while run.write(some)? > 0 {}
    run.done(|_, _| Ok(()))
}

/// Forgets some of the idempotency keys, finished jobs, what webhooks were told, the log of changed products,
/// sessions, throttles and password requests that are old; how many rows.
fn some(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    let keys = tx.idempotency().forget(context.now - KEYS_KEPT)?;
    let jobs = tx.jobs().forget(context.now - KEPT)?;
    let changes = tx.catalogue_log().forget(context.now - CHANGES_KEPT)?;
    let told = tx.webhooks().forget(context.now - webhooks::DELIVERIES_KEPT)?;
    Ok(told + keys + jobs + changes + accounts::forget_old(tx, context)?)
}
