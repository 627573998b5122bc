//! The clean-up job.

use chrono::Duration;

use super::{Done, KEPT, Run};
use crate::catalogue::CHANGES_KEPT;
use crate::{Context, Failure, Transaction, accounts, webhooks};

/// Retention of idempotency keys (docs/API-DESIGN.md).
const KEYS_KEPT: Duration = Duration::days(7);
/// How long the files of emails are kept; they can be sent again until then.
const ATTACHMENTS_KEPT: Duration = Duration::days(90);

/// Removes expired data, in batches between which others can write.
pub(super) fn purge_expired(run: &Run<'_>) -> Result<Done, Failure> {
    while run.write(some)? > 0 {}
    run.done(|_, _| Ok(()))
}

/// Removes a batch of expired idempotency keys, finished jobs, webhook deliveries, product changes, files of emails,
/// sessions, throttles and password resets; returns the number of rows.
fn some(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    let keys = tx.idempotency().purge(context.now - KEYS_KEPT)?;
    let jobs = tx.jobs().purge(context.now - KEPT)?;
    let changes = tx.catalogue_log().purge(context.now - CHANGES_KEPT)?;
    let files = tx.mail().purge_attachments(context.now - ATTACHMENTS_KEPT)?;
    let told = tx.webhooks().purge(context.now - webhooks::DELIVERIES_KEPT)?;
    Ok(told + keys + jobs + changes + files + accounts::purge_expired(tx, context)?)
}
