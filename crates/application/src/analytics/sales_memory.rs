//! Sums by key of long times, kept in memory.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::NaiveDate;
use tierway_orders::{Sales, SalesSide};

use crate::{Failure, Transaction};

/// Most keys that are kept, of all times together; each takes some hundred bytes.
const MOST_KEYS: usize = 200_000;

/// Whose sums they are.
type Time = (SalesSide, NaiveDate, NaiveDate);

struct Kept {
    time: Time,
    /// How often sums of its days had been made.
    folds: u64,
    keys: Arc<BTreeMap<String, Sales>>,
}

/// The sums by key of the times that were asked for last. Sums of days are made anew once an hour at most, so those of a year
/// need not be added up for everybody who looks; how often they were made tells whether they still are the same.
#[derive(Default)]
pub struct SalesMemory(Mutex<VecDeque<Kept>>);

impl SalesMemory {
    /// The sums of all days of a time by key, as they were when they were made, changed since or not. The transaction must have
    /// one snapshot for all it reads.
    pub(super) fn folded_by_key(
        &self,
        tx: &mut dyn Transaction,
        side: SalesSide,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, Failure> {
        let time = (side, from, to);
        let folds = tx.sales().folds(from, to)?;
        if let Some(keys) = self.recall(time, folds) {
            return Ok(keys.as_ref().clone());
        }
        let keys = tx.sales().folded_by_key(side, from, to)?;
        self.keep(Kept { time, folds, keys: Arc::new(keys.clone()) }, MOST_KEYS);
        Ok(keys)
    }

    fn recall(&self, time: Time, folds: u64) -> Option<Arc<BTreeMap<String, Sales>>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = all.iter().position(|kept| kept.time == time && kept.folds == folds)?;
        let kept = all.remove(place)?;
        let keys = kept.keys.clone();
        all.push_back(kept);
        Some(keys)
    }

    /// Keeps the sums of a time instead of older ones of it; those that nobody asked for longest make room.
    fn keep(&self, new: Kept, most: usize) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|kept| kept.time != new.time);
        all.push_back(new);
        let mut keys: usize = all.iter().map(|kept| kept.keys.len()).sum();
        while keys > most {
            let Some(oldest) = all.pop_front() else { return };
            keys -= oldest.keys.len();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn kept(day: &str, folds: u64, keys: usize) -> Kept {
        let keys = (0..keys).map(|key| (key.to_string(), Sales::default())).collect();
        Kept { time: time(day), folds, keys: Arc::new(keys) }
    }

    fn time(day: &str) -> Time {
        (SalesSide::Product, "2025-01-01".parse().unwrap(), day.parse().unwrap())
    }

    #[test]
    fn sums_are_believed_until_some_are_made_anew() {
        let memory = SalesMemory::default();
        memory.keep(kept("2025-12-31", 7, 3), 10);
        assert_eq!(memory.recall(time("2025-12-31"), 7).unwrap().len(), 3);
        assert_eq!(memory.recall(time("2025-12-30"), 7), None, "another time");
        assert_eq!(memory.recall(time("2025-12-31"), 8), None, "made anew since");
        memory.keep(kept("2025-12-31", 8, 4), 10);
        assert_eq!(memory.recall(time("2025-12-31"), 8).unwrap().len(), 4);
        assert_eq!(memory.recall(time("2025-12-31"), 7), None, "one of a time is enough");
    }

    #[test]
    fn what_nobody_asked_for_longest_makes_room() {
        let memory = SalesMemory::default();
        memory.keep(kept("2025-10-31", 1, 4), 10);
        memory.keep(kept("2025-11-30", 1, 4), 10);
        assert!(memory.recall(time("2025-10-31"), 1).is_some());
        memory.keep(kept("2025-12-31", 1, 4), 10);
        assert!(memory.recall(time("2025-11-30"), 1).is_none());
        assert!(memory.recall(time("2025-10-31"), 1).is_some() && memory.recall(time("2025-12-31"), 1).is_some());
        memory.keep(kept("2024-12-31", 1, 11), 10);
        assert!(memory.recall(time("2024-12-31"), 1).is_none(), "too large to be kept");
    }
}
