//! The clean-up job.

use chrono::Duration;

use super::{Done, KEPT, Run};
use crate::catalogue::CHANGES_KEPT;
use crate::{Context, Failure, Transaction, accounts, webhooks};

/// Retention of idempotency keys (docs/API-DESIGN.md).
const KEYS_KEPT: Duration = Duration::days(7);

/// Removes expired data, in batches between which others can write.
pub(super) fn forget_old(run: &Run<'_>) -> Result<Done, Failure> {
    while run.write(some)? > 0 {}
    run.done(|_, _| Ok(()))
}

/// Removes a batch of expired idempotency keys, finished jobs, webhook deliveries, product changes, sessions, throttles
/// and password resets; returns the number of rows.
fn some(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    let keys = tx.idempotency().forget(context.now - KEYS_KEPT)?;
    let jobs = tx.jobs().forget(context.now - KEPT)?;
    let changes = tx.catalogue_log().forget(context.now - CHANGES_KEPT)?;
    let told = tx.webhooks().forget(context.now - webhooks::DELIVERIES_KEPT)?;
    Ok(told + keys + jobs + changes + accounts::forget_old(tx, context)?)
}
