//! In-memory cache of sales aggregates by key over long periods, in chunks.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{Datelike, Days, NaiveDate};
use tierway_orders::{Sales, SalesDimension};

use crate::{Failure, Transaction};

/// Maximum number of cached keys in total; each takes some hundred bytes.
const MOST_KEYS: usize = 250_000;
/// Chunk length in days: a change invalidates this many days, and a year consists of a dozen chunks.
const DAYS_OF_PIECE: i32 = 32;

/// The owner of the totals.
type Time = (SalesDimension, NaiveDate, NaiveDate);

struct CachedPeriod {
    time: Time,
    /// How often sums of its days had been changed.
    folds: u64,
    keys: Arc<BTreeMap<String, Sales>>,
}

/// Cached aggregates by key of recently requested chunks. Most days rarely change, so a year need not be summed for
/// every request; the days' revisions tell whether a chunk is still valid. The latest two days change all the time and
/// are never cached.
#[derive(Default)]
pub struct SalesCache(Mutex<VecDeque<CachedPeriod>>);

/// The chunks of a period: aligned to the same days for every request, with the latest two days as the last chunk.
fn pieces(first: NaiveDate, last: NaiveDate) -> Vec<(NaiveDate, NaiveDate)> {
    let newest = last.pred_opt().map_or(last, |day| day.max(first));
    let mut pieces = Vec::new();
    let mut start = first;
    while start < newest {
        let left = DAYS_OF_PIECE - 1 - start.num_days_from_ce().rem_euclid(DAYS_OF_PIECE);
        let end = start.checked_add_days(Days::new(u64::from(left.unsigned_abs()))).unwrap_or(newest);
        let end = if end < newest { end } else { newest.pred_opt().unwrap_or(newest) };
        pieces.push((start, end));
        start = end.succ_opt().unwrap_or(newest);
    }
    pieces.push((newest, last));
    pieces
}

impl SalesCache {
    /// The sums of all days of a time by key. The transaction must have one snapshot for all it reads.
    pub(super) fn rollup_by_key(
        &self,
        tx: &mut dyn Transaction,
        side: SalesDimension,
        from: NaiveDate,
        to: NaiveDate,
    ) -> Result<BTreeMap<String, Sales>, Failure> {
        let folds = tx.sales().folds(from, to)?;
        let ends = folds.keys().next().zip(folds.keys().next_back());
        let Some((first, last)) = ends.map(|(first, last)| (*first, *last)) else { return Ok(BTreeMap::new()) };
        let mut sums: BTreeMap<String, Sales> = BTreeMap::new();
        for (from, to) in pieces(first, last) {
            let made = folds.range(from..=to).map(|(_, folds)| folds).sum();
            let keys = match self.recall((side, from, to), made) {
                Some(keys) => keys,
                None => {
                    let keys = Arc::new(tx.sales().rollup_by_key(side, from, to)?);
                    if to != last {
                        self.keep(
                            CachedPeriod { time: (side, from, to), folds: made, keys: Arc::clone(&keys) },
                            MOST_KEYS,
                        );
                    }
                    keys
                }
            };
            for (key, sales) in keys.as_ref() {
                if let Some(sum) = sums.get_mut(key) {
                    sum.add(sales);
                } else {
                    sums.insert(key.clone(), *sales);
                }
            }
        }
        Ok(sums)
    }

    fn recall(&self, time: Time, folds: u64) -> Option<Arc<BTreeMap<String, Sales>>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = all.iter().position(|kept| kept.time == time && kept.folds == folds)?;
        let kept = all.remove(place)?;
        let keys = kept.keys.clone();
        all.push_back(kept);
        Some(keys)
    }

    /// Caches the aggregates of a chunk, replacing older ones; least recently used entries are evicted.
    fn keep(&self, new: CachedPeriod, most: usize) {
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

    fn kept(day: &str, folds: u64, keys: usize) -> CachedPeriod {
        let keys = (0..keys).map(|key| (key.to_string(), Sales::default())).collect();
        CachedPeriod { time: time(day), folds, keys: Arc::new(keys) }
    }

    fn time(day: &str) -> Time {
        (SalesDimension::Product, "2025-01-01".parse().unwrap(), day.parse().unwrap())
    }

    #[test]
    fn a_time_is_cut_at_the_same_days_and_before_its_newest_two() {
        let day = |text: &str| -> NaiveDate { text.parse().unwrap() };
        let cut = |first: &str, last: &str| pieces(day(first), day(last));
        assert_eq!(cut("2026-03-04", "2026-03-04"), [(day("2026-03-04"), day("2026-03-04"))]);
        assert_eq!(cut("2026-03-04", "2026-03-05"), [(day("2026-03-04"), day("2026-03-05"))]);
        let three = [(day("2026-03-04"), day("2026-03-04")), (day("2026-03-05"), day("2026-03-06"))];
        assert_eq!(cut("2026-03-04", "2026-03-06"), three);
        let (year, later) = (cut("2025-11-26", "2026-11-25"), cut("2025-11-27", "2026-11-26"));
        assert!((12..=14).contains(&year.len()), "{year:?}");
        assert_eq!(year[1..year.len() - 2], later[1..later.len() - 2], "a day later, only the ends are others");
        assert!(year.windows(2).all(|pair| pair[0].1.succ_opt() == Some(pair[1].0)), "no day is left out: {year:?}");
        assert_eq!((year[0].0, year[year.len() - 1]), (day("2025-11-26"), (day("2026-11-24"), day("2026-11-25"))));
    }

    #[test]
    fn sums_are_believed_until_some_are_made_anew() {
        let memory = SalesCache::default();
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
        let memory = SalesCache::default();
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
