//! In-memory cache of stock balances at past points in time.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::ProductId;

use crate::{Failure, Transaction};

/// How old a row of a ledger is before it is counted for good: far older than any open transaction.
pub(super) const SETTLED: Duration = Duration::days(2);
/// Maximum number of cached points in time, each with sixteen bytes per product in stock.
const MOST_MOMENTS: usize = 100;

/// Pieces by product; products without any are omitted.
type Pieces = Arc<Vec<(ProductId, i64)>>;

/// Cached balances at recently requested points in time. The stock ledger is append-only, so past balances never
/// change.
#[derive(Default)]
pub struct StockCache(Mutex<VecDeque<(DateTime<Utc>, Pieces)>>);

impl StockCache {
    /// How many pieces of each product lay there before each of these moments.
    pub(super) fn balances_at(
        &self,
        tx: &mut dyn Transaction,
        now: DateTime<Utc>,
        moments: &[DateTime<Utc>],
    ) -> Result<BTreeMap<ProductId, Vec<i64>>, Failure> {
        let mut known: Vec<Option<Pieces>> = moments.iter().map(|moment| self.recall(*moment)).collect();
        let missing: Vec<usize> = (0..moments.len()).filter(|place| known[*place].is_none()).collect();
        let asked: Vec<DateTime<Utc>> = missing.iter().map(|place| moments[*place]).collect();
        let found = tx.stock().balances_at(&asked)?;
        for (number, place) in missing.into_iter().enumerate() {
            let pieces = found.iter().map(|(product, balances)| (*product, balances[number]));
            let pieces: Pieces = Arc::new(pieces.filter(|(_, pieces)| *pieces != 0).collect());
            if moments[place] <= now - SETTLED {
                self.keep(moments[place], pieces.clone(), MOST_MOMENTS);
            }
            known[place] = Some(pieces);
        }
        let mut balances: BTreeMap<ProductId, Vec<i64>> = BTreeMap::new();
        for (place, pieces) in known.iter().flatten().enumerate() {
            for (product, pieces) in pieces.iter() {
                balances.entry(*product).or_insert_with(|| vec![0; moments.len()])[place] = *pieces;
            }
        }
        Ok(balances)
    }

    fn recall(&self, moment: DateTime<Utc>) -> Option<Pieces> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = all.iter().position(|(kept, _)| *kept == moment)?;
        let kept = all.remove(place)?;
        let pieces = kept.1.clone();
        all.push_back(kept);
        Some(pieces)
    }

    /// Caches the balances at a point in time; least recently used entries are evicted.
    fn keep(&self, moment: DateTime<Utc>, pieces: Pieces, most: usize) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|(kept, _)| *kept != moment);
        all.push_back((moment, pieces));
        while all.len() > most {
            all.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_that_nobody_asked_for_longest_make_room() {
        let memory = StockCache::default();
        let at = |second: i64| DateTime::from_timestamp(second, 0).unwrap_or_default();
        let pieces = |pieces: i64| Arc::new(vec![(ProductId(1), pieces)]);
        memory.keep(at(1), pieces(10), 2);
        memory.keep(at(2), pieces(20), 2);
        assert_eq!(memory.recall(at(1)), Some(pieces(10)));
        memory.keep(at(3), pieces(30), 2);
        assert_eq!((memory.recall(at(2)), memory.recall(at(1))), (None, Some(pieces(10))));
        memory.keep(at(1), pieces(11), 2);
        assert_eq!((memory.recall(at(1)), memory.recall(at(3))), (Some(pieces(11)), Some(pieces(30))));
    }
}
