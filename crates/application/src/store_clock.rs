//! Shared time of all instances: the database's. Each instance corrects its own clock by its offset from the
//! database's, so that times written by one (links, leases, blocks) are valid for the others.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::Clock;

use crate::{Access, Failure, Store, transact_blocking};

/// Tolerated offset: querying the database takes time itself.
const AS_ONE: Duration = Duration::milliseconds(500);
/// Offset above which the machine's clock should be fixed.
const FAR: Duration = Duration::seconds(5);

/// An own clock, put right by the database's.
pub struct StoreClock {
    own: Arc<dyn Clock>,
    /// Microseconds to be added.
    ahead: AtomicI64,
}

impl StoreClock {
    /// Goes by its own clock until [`StoreClock::synchronize`] is called.
    pub fn new(own: Arc<dyn Clock>) -> StoreClock {
        StoreClock { own, ahead: AtomicI64::new(0) }
    }

    /// Queries the database's time. Call it at the start and every few seconds, because clocks drift.
    pub fn synchronize(&self, store: &dyn Store) -> Result<(), Failure> {
        let before = self.own.now();
        let there = transact_blocking(store, Access::Read, |tx| Ok(tx.database_facts().now()?))?;
        let after = self.own.now();
        // The database's time was read somewhere in between.
        let ahead = there - (before + (after - before) / 2);
        let known = Duration::microseconds(self.ahead.load(Ordering::Relaxed));
        if (ahead - known).abs() <= AS_ONE {
            return Ok(());
        }
        let ahead = if ahead.abs() <= AS_ONE { Duration::zero() } else { ahead };
        if ahead.abs() >= FAR {
            tracing::warn!(
                seconds = ahead.num_seconds(),
                "this machine's clock is not the database's; the database's counts"
            );
        }
        self.ahead.store(ahead.num_microseconds().unwrap_or_default(), Ordering::Relaxed);
        Ok(())
    }
}

impl Clock for StoreClock {
    fn now(&self) -> DateTime<Utc> {
        self.own.now() + Duration::microseconds(self.ahead.load(Ordering::Relaxed))
    }
}
