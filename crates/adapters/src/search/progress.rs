//! How far an index has followed the log of changed products.
//!
//! On PostgreSQL the rows of transactions that run at once become visible in the order of their commits, not of their
//! ids. An id that is missing below others is therefore looked for again until its transaction must have ended.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use tierway_catalogue::CatalogueChange;

/// How long an id may stay missing before it is taken for one of a transaction that was rolled back.
const PATIENCE: Duration = Duration::from_secs(60 * 60);
/// Most gaps looked into; of more, those that lie closest are looked into as one, with what was seen between them.
const MOST_GAPS: usize = 100;

/// Ids that were passed over.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Gap {
    ids: RangeInclusive<i64>,
    /// Those of them that were seen all the same.
    seen: HashSet<i64>,
    since: Instant,
}

impl Gap {
    fn new(ids: RangeInclusive<i64>, since: Instant) -> Gap {
        Gap { ids, seen: HashSet::new(), since }
    }

    fn lacks(&self, id: i64) -> bool {
        self.ids.contains(&id) && !self.seen.contains(&id)
    }

    /// Both as one; everything between them was seen.
    fn joined(mut self, next: Gap) -> Gap {
        self.seen.extend(next.seen);
        self.seen.extend(self.ids.end() + 1..*next.ids.start());
        Gap { ids: *self.ids.start()..=*next.ids.end(), seen: self.seen, since: self.since.max(next.since) }
    }
}

/// Which rows of the log are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The first id that nobody has seen.
    next: i64,
    gaps: Vec<Gap>,
}

impl Progress {
    /// Begins after `last`; of the ids from `from` on, only those of `known` were seen.
    pub fn begin(from: i64, last: i64, known: &[CatalogueChange], now: Instant) -> Progress {
        let mut progress = Progress { next: from.min(last + 1), gaps: Vec::new() };
        progress.saw(known, now);
        if progress.next <= last {
            progress.gaps.push(Gap::new(progress.next..=last, now));
            progress.next = last + 1;
        }
        progress
    }

    /// What to ask the log for.
    pub fn wanted(&self) -> Vec<RangeInclusive<i64>> {
        self.gaps.iter().map(|gap| gap.ids.clone()).chain([self.next..=i64::MAX]).collect()
    }

    /// Whether the row has not been seen yet.
    pub fn is_new(&self, id: i64) -> bool {
        id >= self.next || self.gaps.iter().any(|gap| gap.lacks(id))
    }

    /// Takes rows, by ascending id, as seen.
    pub fn saw(&mut self, changes: &[CatalogueChange], now: Instant) {
        for CatalogueChange { id, .. } in changes {
            if *id >= self.next {
                if *id > self.next {
                    self.gaps.push(Gap::new(self.next..=id - 1, now));
                }
                self.next = id + 1;
            } else {
                self.fill(*id);
            }
        }
        self.gaps.retain(|gap| now.duration_since(gap.since) < PATIENCE);
        while self.gaps.len() > MOST_GAPS {
            self.join_closest();
        }
    }

    /// Makes one gap of the two that lie closest.
    fn join_closest(&mut self) {
        let apart = |place: &usize| *self.gaps[place + 1].ids.start() - *self.gaps[*place].ids.end();
        let Some(place) = (0..self.gaps.len().saturating_sub(1)).min_by_key(apart) else { return };
        let next = self.gaps.remove(place + 1);
        let gap = self.gaps.remove(place);
        self.gaps.insert(place, gap.joined(next));
    }

    /// Takes one id out of its gap.
    fn fill(&mut self, id: i64) {
        let Some(place) = self.gaps.iter().position(|gap| gap.lacks(id)) else { return };
        let mut gap = self.gaps.remove(place);
        if !gap.seen.is_empty() {
            gap.seen.insert(id);
            if gap.ids.clone().any(|id| gap.lacks(id)) {
                self.gaps.insert(place, gap);
            }
            return;
        }
        let halves = [*gap.ids.start()..=id - 1, id + 1..=*gap.ids.end()];
        for ids in halves.into_iter().filter(|ids| !ids.is_empty()).rev() {
            self.gaps.insert(place, Gap::new(ids, gap.since));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tierway_kernel::ProductId;

    fn rows(ids: &[i64]) -> Vec<CatalogueChange> {
        ids.iter().map(|id| CatalogueChange { id: *id, product_id: ProductId(1) }).collect()
    }

    #[test]
    fn without_gaps_only_what_is_later_is_asked_for() {
        let now = Instant::now();
        let mut progress = Progress::begin(1, 3, &rows(&[1, 2, 3]), now);
        assert_eq!(progress.wanted(), [4..=i64::MAX]);
        progress.saw(&rows(&[4, 5]), now);
        assert_eq!(progress.wanted(), [6..=i64::MAX]);
        assert!(progress.is_new(6) && !progress.is_new(5));
    }

    #[test]
    fn what_was_passed_over_is_asked_for_again() {
        let now = Instant::now();
        let mut progress = Progress::begin(1, 0, &[], now);
        progress.saw(&rows(&[3, 9]), now);
        assert_eq!(progress.wanted(), [1..=2, 4..=8, 10..=i64::MAX]);
        assert!(progress.is_new(6) && !progress.is_new(3));
        progress.saw(&rows(&[6]), now);
        assert_eq!(progress.wanted(), [1..=2, 4..=5, 7..=8, 10..=i64::MAX]);
        progress.saw(&rows(&[1, 2, 4, 5, 7, 8]), now);
        assert_eq!(progress.wanted(), [10..=i64::MAX]);
    }

    #[test]
    fn a_beginning_knows_what_is_missing_below_it() {
        let now = Instant::now();
        assert_eq!(Progress::begin(5, 8, &rows(&[5, 7]), now).wanted(), [6..=6, 8..=8, 9..=i64::MAX]);
        assert_eq!(Progress::begin(1, 0, &[], now).wanted(), [1..=i64::MAX]);
    }

    #[test]
    fn gaps_are_given_up_after_a_while() {
        let now = Instant::now();
        let mut progress = Progress::begin(1, 2, &rows(&[2]), now);
        progress.saw(&rows(&[3]), now + PATIENCE);
        assert_eq!(progress.wanted(), [4..=i64::MAX]);
    }

    #[test]
    fn there_are_never_many_gaps() {
        let now = Instant::now();
        let mut progress = Progress::begin(1, 0, &[], now);
        let odd: Vec<i64> = (0..1_000).map(|n| 2 * n + 2).collect();
        progress.saw(&rows(&odd), now);
        assert_eq!(progress.wanted().len(), MOST_GAPS + 1);
        for id in 1..=2_000 {
            assert_eq!(progress.is_new(id), id % 2 == 1, "{id}");
        }
        let even: Vec<i64> = (0..1_000).map(|n| 2 * n + 1).collect();
        progress.saw(&rows(&even), now);
        assert_eq!(progress.wanted(), [2_001..=i64::MAX], "nothing is given up, nothing asked for twice");
    }
}
