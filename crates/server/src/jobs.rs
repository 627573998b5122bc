//! What the server does by itself, at its start and every hour: ends the hold of commissions and forgets old
//! idempotency keys. Both are single statements that several instances may run at once.

use std::sync::Arc;
use std::time::Duration;

use tierway_application::commissions::approve_matured;
use tierway_application::{Access, Context, Failure, Services, Store, Transaction, transact};

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
        let context = Context::system(Arc::clone(&services));
        match transact(&*store, Access::Write, move |tx| round(tx, &context)).await {
            Ok((0, 0)) => {}
            Ok((approved, forgotten)) => tracing::info!(approved, forgotten, "hourly work done"),
            // The next round does what this one could not.
            Err(cause) => tracing::warn!(%cause, "hourly work failed"),
        }
    }
}

/// One round: how many commissions were approved and how many keys forgotten.
fn round(tx: &mut dyn Transaction, context: &Context) -> Result<(u64, u64), Failure> {
    let approved = approve_matured(tx, context)?;
    let forgotten = tx.idempotency().forget(context.now - KEYS_KEPT)?;
    Ok((approved, forgotten))
}
