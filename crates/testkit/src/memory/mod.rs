//! A store in memory: one mutex over a state that is cheap to copy. A transaction works on a copy, which takes the
//! state's place on commit, so that `Err` and a panic leave nothing behind. Transactions run one after the other
//! on the caller's thread.

mod activity;
mod addresses;
mod api_tokens;
mod carts;
mod catalogue_log;
mod commissions;
mod documents;
mod earnings;
mod employees;
mod fulfilment;
mod idempotency;
mod imports;
mod issues;
mod jobs;
mod lots;
mod mail;
mod media;
mod notices;
mod order_lists;
mod orders;
mod paging;
mod password_resets;
mod payouts;
mod picking;
mod prices;
mod products;
mod purchasing;
mod quotes;
mod sales;
mod sessions;
mod settings;
mod state;
mod stock;
mod stock_counts;
mod system;
mod table;
mod throttles;
mod trade;
mod transaction;
mod users;
mod verification;
mod warehouse;
mod webhooks;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tierway_application::{Access, Store, Topic, Verdict, Work};
use tierway_kernel::StoreError;

use state::State;
use transaction::MemoryTransaction;

/// How often a piece of work that met another may run in all.
const MOST_RUNS: u32 = 8;

/// A [`Store`] without a database. Keeps the same uniqueness rules as the real ones, under the same names.
#[derive(Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
    committed: Condvar,
}

#[derive(Default)]
struct Kept {
    state: State,
    revisions: HashMap<Topic, u64>,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// A panic inside a transaction never leaves a half-written state, so a poisoned lock is as good as new.
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self, access: Access, work: &mut dyn Work) -> Result<(), StoreError> {
        let mut kept = self.kept();
        for _ in 0..MOST_RUNS {
            let mut tx = MemoryTransaction::new(kept.state.clone(), access);
            match catch_unwind(AssertUnwindSafe(|| work.run(&mut tx))) {
                Ok(Verdict::Commit) => {
                    let (state, changed) = tx.into_parts();
                    kept.state = state;
                    for topic in changed {
                        *kept.revisions.entry(topic).or_default() += 1;
                    }
                    self.committed.notify_all();
                    return Ok(());
                }
                Ok(Verdict::RollBack) => return Ok(()),
                Ok(Verdict::Again) => {}
                Err(_) => return Err(StoreError::Failed("the work panicked".to_owned())),
            }
        }
        Err(StoreError::Contended)
    }
}

impl Store for MemoryStore {
    fn submit(&self, access: Access, mut work: Box<dyn Work>) {
        let outcome = self.run(access, work.as_mut());
        work.finish(outcome);
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.kept().revisions.get(&topic).copied().unwrap_or_default()
    }

    fn await_change(&self, topic: Topic, seen: u64, patience: Duration) {
        let unchanged = |kept: &mut Kept| kept.revisions.get(&topic).copied().unwrap_or_default() == seen;
        drop(self.committed.wait_timeout_while(self.kept(), patience, unchanged));
    }

    fn is_shared(&self) -> bool {
        false
    }
}
