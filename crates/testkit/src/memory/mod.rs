//! A store in memory: one mutex over a state that is cheap to copy. A transaction works on a copy, which takes the
//! state's place on commit, so that `Err` and a panic leave nothing behind. Transactions run one after the other
//! on the caller's thread.

mod activity;
mod commissions;
mod documents;
mod employees;
mod idempotency;
mod notices;
mod order_lists;
mod orders;
mod paging;
mod products;
mod sessions;
mod settings;
mod state;
mod stock;
mod table;
mod transaction;
mod users;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, PoisonError};

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
}

#[derive(Default)]
struct Kept {
    state: State,
    catalogue_revision: u64,
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
                    kept.catalogue_revision += u64::from(changed.contains(&Topic::Catalogue));
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
        match topic {
            Topic::Catalogue => self.kept().catalogue_revision,
        }
    }

    fn is_shared(&self) -> bool {
        false
    }
}
