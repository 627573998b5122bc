//! In-memory cache of figures of long periods, in pieces of days.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{Datelike, Days, NaiveDate};

/// Length of a piece in days: a change invalidates this many days, and a year consists of a dozen pieces.
const DAYS_OF_PIECE: i32 = 32;
/// How many days that have changed lately are pieces of their own.
const MOST_UNSETTLED: usize = 64;

/// How often the sums of each day were changed; days without orders are omitted.
pub(super) type Folds = BTreeMap<NaiveDate, u64>;

/// The first and the last day of a piece.
pub(super) type Piece = (NaiveDate, NaiveDate);

/// What can be cached: it takes room.
pub(super) trait Rows {
    /// How many rows it has.
    fn rows(&self) -> usize;
}

struct Cached<K, V> {
    key: K,
    piece: Piece,
    folds: Folds,
    value: Arc<V>,
}

struct Pieces<K, V> {
    /// The least recently used first.
    cached: VecDeque<Cached<K, V>>,
    /// Days that changed after they were cached, the earliest first. Each is a piece of its own, so that its next change
    /// costs no other day.
    unsettled: VecDeque<NaiveDate>,
}

/// Cached figures of recently requested pieces, by what they are figures of. Most days rarely change, so a year need not
/// be read for every request; the days' revisions tell whether a piece is still valid. The latest two days change all the
/// time and are never cached.
pub(super) struct PieceCache<K, V> {
    pieces: Mutex<Pieces<K, V>>,
    most_rows: usize,
}

impl<K: Copy + PartialEq, V: Rows> PieceCache<K, V> {
    /// An empty cache of at most so many rows.
    pub(super) fn new(most_rows: usize) -> PieceCache<K, V> {
        PieceCache { pieces: Mutex::new(Pieces { cached: VecDeque::new(), unsettled: VecDeque::new() }), most_rows }
    }

    /// The figures of all pieces from the first to the last day that has a revision or is `open`. `read` reads those
    /// that are not cached. Open days have changes that their revisions do not tell of yet: they are read.
    pub(super) fn read<E>(
        &self,
        key: K,
        folds: &Folds,
        open: &BTreeSet<NaiveDate>,
        mut read: impl FnMut(Piece) -> Result<V, E>,
    ) -> Result<Vec<Arc<V>>, E> {
        let first = folds.keys().next().into_iter().chain(open.first()).min().copied();
        let last = folds.keys().next_back().into_iter().chain(open.last()).max().copied();
        let Some((first, last)) = first.zip(last) else { return Ok(Vec::new()) };
        let alone = self.alone(folds, (first, last)).into_iter().chain(open.iter().copied()).collect();
        let mut values = Vec::new();
        for piece in cut(first, last, &alone) {
            let made: Folds = folds.range(piece.0..=piece.1).map(|(day, folds)| (*day, *folds)).collect();
            let is_open = open.range(piece.0..=piece.1).next().is_some();
            let known = if is_open { None } else { self.recall(key, piece, &made) };
            values.push(match known {
                Some(value) => value,
                None => {
                    let value = Arc::new(read(piece)?);
                    if piece.1 != last && !is_open {
                        self.keep(Cached { key, piece, folds: made, value: Arc::clone(&value) });
                    }
                    value
                }
            });
        }
        Ok(values)
    }

    /// Removes what is outdated of a period, and tells which days have changed lately.
    fn alone(&self, folds: &Folds, (first, last): Piece) -> BTreeSet<NaiveDate> {
        let mut pieces = self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        let Pieces { cached, unsettled } = &mut *pieces;
        cached.retain(|Cached { piece: (from, to), folds: was, .. }| {
            if *from < first || *to > last {
                return true;
            }
            let changed = |day: &NaiveDate| was.get(day) != folds.get(day);
            let days: BTreeSet<NaiveDate> =
                was.keys().chain(folds.range(*from..=*to).map(|(day, _)| day)).copied().filter(changed).collect();
            for day in &days {
                if !unsettled.contains(day) {
                    unsettled.push_back(*day);
                }
            }
            days.is_empty()
        });
        while unsettled.len() > MOST_UNSETTLED {
            unsettled.pop_front();
        }
        unsettled.iter().copied().collect()
    }

    fn recall(&self, key: K, piece: Piece, folds: &Folds) -> Option<Arc<V>> {
        let cached = &mut self.pieces.lock().unwrap_or_else(PoisonError::into_inner).cached;
        let place = cached.iter().position(|one| one.key == key && one.piece == piece && one.folds == *folds)?;
        let one = cached.remove(place)?;
        let value = Arc::clone(&one.value);
        cached.push_back(one);
        Some(value)
    }

    /// Caches a piece, replacing an older one; the least recently used are evicted.
    fn keep(&self, new: Cached<K, V>) {
        let cached = &mut self.pieces.lock().unwrap_or_else(PoisonError::into_inner).cached;
        cached.retain(|one| one.key != new.key || one.piece != new.piece);
        cached.push_back(new);
        let mut rows: usize = cached.iter().map(|one| one.value.rows()).sum();
        while rows > self.most_rows {
            let Some(oldest) = cached.pop_front() else { return };
            rows -= oldest.value.rows();
        }
    }
}

/// The pieces of a period: aligned to the same days for every request, with the latest two days as the last piece and
/// days that are to be `alone` as pieces of their own.
fn cut(first: NaiveDate, last: NaiveDate, alone: &BTreeSet<NaiveDate>) -> Vec<Piece> {
    let newest = last.pred_opt().map_or(last, |day| day.max(first));
    let mut pieces = Vec::new();
    let mut start = first;
    while start < newest {
        let left = DAYS_OF_PIECE - 1 - start.num_days_from_ce().rem_euclid(DAYS_OF_PIECE);
        let end = start.checked_add_days(Days::new(u64::from(left.unsigned_abs()))).unwrap_or(newest);
        let end = if end < newest { end } else { newest.pred_opt().unwrap_or(newest) };
        for day in alone.range(start..=end) {
            if start < *day {
                pieces.push((start, day.pred_opt().unwrap_or(*day)));
            }
            pieces.push((*day, *day));
            start = day.succ_opt().unwrap_or(newest);
        }
        if start <= end {
            pieces.push((start, end));
        }
        start = end.succ_opt().unwrap_or(newest);
    }
    pieces.push((newest, last));
    pieces
}

#[cfg(test)]
mod tests;
