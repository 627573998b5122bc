//! Housekeeping of each instance, at start and every hour: updates the search index, and makes sure that recurring jobs
//! are scheduled. The jobs themselves run in `worker`, each on one instance.

use std::sync::Arc;
use std::time::Duration;

use tierway_application::jobs::schedule_recurring;
use tierway_application::{Access, Context, Services, Store, transact};

/// Time between two rounds.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// Runs the rounds until the process ends.
pub async fn run(store: Arc<dyn Store>, services: Arc<Services>) {
    let mut rounds = tokio::time::interval(EVERY);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        follow(&*store, &services).await;
        let context = Context::system(Arc::clone(&services));
        if let Err(cause) = transact(&*store, Access::Write, move |tx| schedule_recurring(tx, &context)).await {
            // The next round retries.
            tracing::warn!(%cause, "recurring jobs could not be put in line");
        }
    }
}

/// Updates the search index, at start completely, so that the first query need not wait.
async fn follow(store: &dyn Store, services: &Arc<Services>) {
    let search = Arc::clone(&services.search);
    if let Err(cause) = transact(store, Access::Read, move |tx| Ok(search.prepare(tx)?)).await {
        // The first query updates it.
        tracing::warn!(%cause, "the search could not be prepared");
    }
}
