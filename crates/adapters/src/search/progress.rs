//! How far an index has followed the log of changed products.
//!
//! On PostgreSQL the rows of transactions that run at once become visible in the order of their commits, not of their
//! ids. An id that is missing below others is therefore looked for again until its transaction must have ended.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tierway_catalogue::CatalogueChange;
use tierway_kernel::to_micros;

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
    /// The last row that was seen.
    last: Option<Seen>,
}

/// A row of the log by which the log is known again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    id: i64,
    product: i64,
    changed: i64,
}

impl From<&CatalogueChange> for Seen {
    fn from(change: &CatalogueChange) -> Seen {
        Seen { id: change.id, product: change.product_id.0, changed: to_micros(change.changed_at) }
    }
}

/// A progress in a form that outlasts the process.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    next: i64,
    gaps: Vec<(i64, i64, Vec<i64>)>,
    last: Option<Seen>,
}

impl Mark {
    /// The id of the last row that was seen; 0: none.
    pub fn last(&self) -> i64 {
        self.last.map_or(0, |seen| seen.id)
    }

    /// Whether these rows, read from the log at [`Mark::last`], are those of the log that was followed. A log that was put
    /// back from a backup, or of another database, has others there; one that has forgotten them cannot be followed.
    pub fn fits(&self, rows: &[CatalogueChange]) -> bool {
        self.last.is_some_and(|last| rows.iter().any(|row| Seen::from(row) == last))
    }
}

impl Progress {
    /// Begins after `last`; of the ids from `from` on, only those of `known` were seen.
    pub fn begin(from: i64, last: i64, known: &[CatalogueChange], now: Instant) -> Progress {
        let mut progress = Progress { next: from.min(last + 1), gaps: Vec::new(), last: None };
        progress.saw(known, now);
        if progress.next <= last {
            progress.gaps.push(Gap::new(progress.next..=last, now));
            progress.next = last + 1;
        }
        progress
    }

    /// Goes on from a mark. Gaps are looked into as long as those that were just passed over.
    pub fn resume(mark: &Mark, now: Instant) -> Progress {
        let gap = |(from, to, seen): &(i64, i64, Vec<i64>)| Gap {
            ids: *from..=*to,
            seen: seen.iter().copied().collect(),
            since: now,
        };
        Progress { next: mark.next, gaps: mark.gaps.iter().map(gap).collect(), last: mark.last }
    }

    /// The mark from which another process can go on.
    pub fn mark(&self) -> Mark {
        let gap = |gap: &Gap| (*gap.ids.start(), *gap.ids.end(), gap.seen.iter().copied().collect());
        Mark { next: self.next, gaps: self.gaps.iter().map(gap).collect(), last: self.last }
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
        let last = changes.iter().max_by_key(|change| change.id).map(Seen::from);
        self.last = self.last.into_iter().chain(last).max_by_key(|seen| seen.id);
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
    use tierway_kernel::{ProductId, from_micros};

    fn rows(ids: &[i64]) -> Vec<CatalogueChange> {
        let row = |id: &i64| CatalogueChange { id: *id, product_id: ProductId(1), changed_at: from_micros(*id) };
        ids.iter().map(row).collect()
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

    #[test]
    fn another_process_goes_on_where_one_stopped() {
        let now = Instant::now();
        let mut progress = Progress::begin(1, 0, &[], now);
        progress.saw(&rows(&(0..300).map(|n| 2 * n + 2).collect::<Vec<_>>()), now);
        let text = serde_json::to_string(&progress.mark()).unwrap_or_default();
        let mark: Mark = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(Progress::resume(&mark, now), progress);
        assert_eq!(mark.last(), 600);
    }

    #[test]
    fn a_log_is_known_again_by_its_last_row() {
        let mark = Progress::begin(1, 3, &rows(&[1, 3]), Instant::now()).mark();
        assert!(mark.fits(&rows(&[3])));
        assert!(!mark.fits(&[]), "forgotten, or put back from a backup");
        assert!(!mark.fits(&[CatalogueChange { changed_at: from_micros(4), ..rows(&[3])[0] }]), "another row");
        assert!(!Progress::begin(1, 0, &[], Instant::now()).mark().fits(&[]), "an empty log has no mark");
    }
}
