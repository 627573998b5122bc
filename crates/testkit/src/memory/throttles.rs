//! Throttles. Transactions run one after the other here, so nothing needs to be locked.

use chrono::{DateTime, Utc};
use tierway_accounts::{Throttle, ThrottleRepository};
use tierway_kernel::StoreError;

use super::transaction::MemoryTransaction;

impl ThrottleRepository for MemoryTransaction {
    fn peek(&mut self, keys: &[&str]) -> Result<Vec<Option<Throttle>>, StoreError> {
        Ok(keys.iter().map(|key| self.state.throttles.get(*key).map(|(throttle, _)| *throttle)).collect())
    }

    fn take(&mut self, key: &str, now: DateTime<Utc>) -> Result<Throttle, StoreError> {
        let row = self.write()?.throttles.entry(key.to_owned()).or_insert((Throttle::new(now), now));
        row.1 = now;
        Ok(row.0)
    }

    fn put(&mut self, key: &str, throttle: &Throttle, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(row) = self.write()?.throttles.get_mut(key) {
            *row = (*throttle, now);
        }
        Ok(())
    }

    fn clear(&mut self, key: &str) -> Result<(), StoreError> {
        self.write()?.throttles.remove(key);
        Ok(())
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let throttles = &mut self.write()?.throttles;
        let had = throttles.len();
        throttles.retain(|_, (_, changed)| *changed >= before);
        Ok((had - throttles.len()) as u64)
    }
}
