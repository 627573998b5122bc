//! What the server does by itself, at its start and every hour: ends the hold of commissions, grants the bonuses of a month that has ended, sees to it that
//! recurring jobs wait for their time, and forgets what is old: idempotency keys, finished jobs, secrets in mails,
//! sessions, throttles, password requests, the log of changed products. All are single statements that several
//! instances may run at once. The jobs themselves run in `worker`.

use std::sync::Arc;
use std::time::Duration;

use tierway_application::accounts::forget_old;
use tierway_application::catalogue::CHANGES_KEPT;
use tierway_application::commissions::{approve_matured, grant_bonuses};
use tierway_application::quotes::expire_quotes;
use tierway_application::{Access, Context, Failure, Services, Store, Transaction, jobs, mail, transact};

/// Time between two rounds.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// How long the answers to idempotency keys are kept (docs/API-DESIGN.md).
const KEYS_KEPT: chrono::Duration = chrono::Duration::days(7);

/// Runs the rounds until the process ends.
pub async fn run(store: Arc<dyn Store>, services: Arc<Services>) {
    let mut rounds = tokio::time::interval(EVERY);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        follow(&*store, &services).await;
        let context = Context::system(Arc::clone(&services));
        match transact(&*store, Access::Write, move |tx| round(tx, &context)).await {
            Ok(Round { approved: 0, bonuses: 0, expired: 0, forgotten: 0 }) => {}
            Ok(Round { approved, bonuses, expired, forgotten }) => {
                tracing::info!(approved, bonuses, expired, forgotten, "hourly work done");
            }
            // The next round does what this one could not.
            Err(cause) => tracing::warn!(%cause, "hourly work failed"),
        }
    }
}

/// Lets the search read what has changed, at the start everything, so that the first question need not wait.
async fn follow(store: &dyn Store, services: &Arc<Services>) {
    let search = Arc::clone(&services.search);
    if let Err(cause) = transact(store, Access::Read, move |tx| Ok(search.prepare(tx)?)).await {
        // The first question does it.
        tracing::warn!(%cause, "the search could not be prepared");
    }
}

/// What a round did.
struct Round {
    /// Commissions approved.
    approved: u64,
    /// Bonuses granted for months that have ended.
    bonuses: u64,
    /// Offers that were not answered in time.
    expired: u64,
    /// Old rows removed or emptied.
    forgotten: u64,
}

/// One round.
fn round(tx: &mut dyn Transaction, context: &Context) -> Result<Round, Failure> {
    let approved = approve_matured(tx, context)?;
    jobs::schedule_recurring(tx, context)?;
    let bonuses = grant_bonuses(tx, context)?;
    let expired = expire_quotes(tx, context)?;
    Ok(Round { approved, bonuses, expired, forgotten: forget(tx, context)? })
}

/// Forgets what is old; how many rows.
fn forget(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    let keys = tx.idempotency().forget(context.now - KEYS_KEPT)?;
    let jobs = tx.jobs().forget(context.now - jobs::KEPT)?;
    let secrets = tx.mail().empty_secrets(context.now - mail::SECRETS_KEPT)?;
    let changes = tx.catalogue_log().forget(context.now - CHANGES_KEPT)?;
    Ok(keys + jobs + secrets + changes + forget_old(tx, context)?)
}
