//! The time that instances share: the database's. An instance goes by its own clock, put right by how far that is from the
//! database's; what one of them writes down (links, leases, blocks), another one reads by the same time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::Clock;

use crate::{Access, Failure, Store, transact_blocking};

/// Clocks that are no further apart count as one: a look at the database takes time itself.
const AS_ONE: Duration = Duration::milliseconds(500);
/// From here on somebody should look after the machine's clock.
const FAR: Duration = Duration::seconds(5);

/// An own clock, put right by the database's.
pub struct StoreClock {
    own: Arc<dyn Clock>,
    /// Microseconds to be added.
    ahead: AtomicI64,
}

impl StoreClock {
    /// Goes by its own clock until [`StoreClock::put_right`] is called.
    pub fn new(own: Arc<dyn Clock>) -> StoreClock {
        StoreClock { own, ahead: AtomicI64::new(0) }
    }

    /// Asks the database for its time. To be called at the start and every few seconds, for clocks drift and are set.
    pub fn put_right(&self, store: &dyn Store) -> Result<(), Failure> {
        let before = self.own.now();
        let there = transact_blocking(store, Access::Read, |tx| Ok(tx.database_facts().now()?))?;
        let after = self.own.now();
        // It was told somewhere in between.
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
