//! In-memory cache of figures of long periods, in pieces of days.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{Datelike, Days, NaiveDate};
use quick_cache::Weighter;
use quick_cache::sync::Cache;

/// Length of a piece in days: a change invalidates this many days, and a year consists of a dozen pieces.
const DAYS_OF_PIECE: i32 = 32;
/// About how many pieces are cached, to begin with.
const PIECES: usize = 1_000;
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

/// Figures of a piece, and how often its days had been changed when they were read.
struct Cached<V> {
    folds: Folds,
    value: Arc<V>,
}

/// Rows, those of the revisions included, so that what is empty takes room as well.
#[derive(Clone)]
struct ByRows;

impl<K, V: Rows> Weighter<(K, Piece), Arc<Cached<V>>> for ByRows {
    fn weight(&self, _: &(K, Piece), cached: &Arc<Cached<V>>) -> u64 {
        u64::try_from(1 + cached.folds.len() + cached.value.rows()).unwrap_or(u64::MAX)
    }
}

/// Cached figures of recently requested pieces, by what they are figures of. Most days rarely change, so a year need not
/// be read for every request; the days' revisions tell whether a piece is still valid. The latest two days change all the
/// time and are never cached.
pub(super) struct PieceCache<K, V> {
    cached: Cache<(K, Piece), Arc<Cached<V>>, ByRows>,
    /// Days that changed after they were cached, the longest unchanged first. Each is a piece of its own, so that its next
    /// change costs no other day.
    unsettled: Mutex<VecDeque<NaiveDate>>,
}

impl<K: Copy + Eq + Hash, V: Rows> PieceCache<K, V> {
    /// An empty cache of at most so many rows.
    pub(super) fn new(most_rows: u32) -> PieceCache<K, V> {
        let cached = Cache::with_weighter(PIECES, u64::from(most_rows), ByRows);
        PieceCache { cached, unsettled: Mutex::default() }
    }

    /// The figures of all pieces of a period, whose days have these revisions. `read` is given those pieces that are not
    /// cached and reads each of them. Open days have changes that their revisions do not tell of yet: they are read.
    pub(super) fn read<E>(
        &self,
        key: K,
        (first, last): Piece,
        folds: &Folds,
        open: &BTreeSet<NaiveDate>,
        read: impl FnOnce(&[Piece]) -> Result<Vec<V>, E>,
    ) -> Result<Vec<Arc<V>>, E> {
        let pieces = self.pieces(key, folds, open, (first, last));
        let known: Vec<Option<Arc<V>>> = pieces.iter().map(|piece| self.recall(key, *piece, folds, open)).collect();
        let missing: Vec<Piece> =
            pieces.iter().zip(&known).filter(|(_, known)| known.is_none()).map(|(piece, _)| *piece).collect();
        let mut read = read(&missing)?.into_iter().map(Arc::new);
        let value = |(piece, known): (Piece, Option<Arc<V>>)| {
            known.or_else(|| {
                let value = read.next()?;
                if piece.1 != last && open.range(piece.0..=piece.1).next().is_none() {
                    let cached = Cached { folds: revisions(folds, piece), value: Arc::clone(&value) };
                    self.cached.insert((key, piece), Arc::new(cached));
                }
                Some(value)
            })
        };
        Ok(pieces.into_iter().zip(known).filter_map(value).collect())
    }

    /// The period in pieces. Days of a cached piece that have changed since become pieces of their own.
    fn pieces(&self, key: K, folds: &Folds, open: &BTreeSet<NaiveDate>, (first, last): Piece) -> Vec<Piece> {
        let alone = |unsettled: &VecDeque<NaiveDate>| unsettled.iter().chain(open).copied().collect();
        let mut unsettled = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner);
        let pieces = cut(first, last, &alone(&unsettled));
        let changed: Vec<NaiveDate> = pieces.iter().flat_map(|piece| self.changed(key, *piece, folds)).collect();
        if changed.is_empty() {
            return pieces;
        }
        unsettled.retain(|day| !changed.contains(day));
        unsettled.extend(changed);
        let most = unsettled.len().saturating_sub(MOST_UNSETTLED);
        unsettled.drain(..most);
        cut(first, last, &alone(&unsettled))
    }

    /// The days of a cached piece that have changed since.
    fn changed(&self, key: K, piece: Piece, folds: &Folds) -> BTreeSet<NaiveDate> {
        let Some(cached) = self.cached.get(&(key, piece)) else { return BTreeSet::new() };
        let days = cached.folds.keys().chain(folds.range(piece.0..=piece.1).map(|(day, _)| day));
        days.filter(|day| cached.folds.get(day) != folds.get(day)).copied().collect()
    }

    fn recall(&self, key: K, piece: Piece, folds: &Folds, open: &BTreeSet<NaiveDate>) -> Option<Arc<V>> {
        if open.range(piece.0..=piece.1).next().is_some() {
            return None;
        }
        let cached = self.cached.get(&(key, piece))?;
        let is_valid = cached.folds.iter().eq(folds.range(piece.0..=piece.1));
        is_valid.then(|| Arc::clone(&cached.value))
    }
}

/// The revisions of a piece's days.
fn revisions(folds: &Folds, (from, to): Piece) -> Folds {
    folds.range(from..=to).map(|(day, folds)| (*day, *folds)).collect()
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
