//! What the staff got done, by day, and its cache.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use tierway_inventory::Reason;
use tierway_kernel::BusinessZone;

use super::piece_cache::{Folds, Piece, PieceCache, Rows};
use super::span::Span;
use crate::{Failure, Transaction};

/// Maximum number of cached days; each takes some fifty bytes.
const MOST_DAYS: u32 = 10_000;

/// The staff's work within some days.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Work {
    /// Orders that were packed or sent, each once a day.
    pub orders_processed: u64,
    /// Orders that left, each once a day.
    pub orders_shipped: u64,
    /// Orders that arrived, each once a day.
    pub orders_delivered: u64,
    /// Pieces that came in from suppliers.
    pub pieces_received: i64,
    /// Pieces that came in from production.
    pub pieces_produced: i64,
    /// Issues that were decided, solved or not, and are not open again.
    pub issues_closed: u64,
}

impl Work {
    /// Adds other work.
    pub fn add(&mut self, other: &Work) {
        self.orders_processed += other.orders_processed;
        self.orders_shipped += other.orders_shipped;
        self.orders_delivered += other.orders_delivered;
        self.pieces_received += other.pieces_received;
        self.pieces_produced += other.pieces_produced;
        self.issues_closed += other.issues_closed;
    }
}

/// Work by day; days without any may be absent.
pub(super) type DailyWork = BTreeMap<NaiveDate, Work>;

impl Rows for DailyWork {
    fn rows(&self) -> usize {
        self.len()
    }
}

/// Cached work of days that are over. What orders and stock did is in logs that are only appended to, so it never
/// changes; the latest two days are always read. An issue can be opened again, so issues are never cached.
pub(super) struct WorkCache(PieceCache<BusinessZone, DailyWork>);

impl Default for WorkCache {
    fn default() -> WorkCache {
        WorkCache(PieceCache::new(MOST_DAYS))
    }
}

impl WorkCache {
    /// The work of each day of a time: three statements when what is over is cached.
    pub(super) fn by_day(&self, tx: &mut dyn Transaction, span: Span) -> Result<DailyWork, Failure> {
        let (period, unchanged) = ((span.from, span.to), Folds::new());
        let pieces = self.0.read(span.zone, period, &unchanged, &BTreeSet::new(), |pieces| {
            pieces.iter().map(|piece| read(tx, span, *piece)).collect::<Result<_, Failure>>()
        })?;
        let mut days: DailyWork =
            pieces.iter().flat_map(|piece| piece.iter().map(|(day, work)| (*day, *work))).collect();
        for (day, issues) in tx.issues().resolved_by_day(&span.runs())? {
            days.entry(day).or_default().issues_closed = issues;
        }
        Ok(days)
    }
}

/// What the logs of orders and stock say of some days.
fn read(tx: &mut dyn Transaction, span: Span, (from, to): Piece) -> Result<DailyWork, Failure> {
    let runs = span.part(from, to).runs();
    let mut days = DailyWork::new();
    for (day, moves) in tx.warehouse().moves_by_day(&runs)? {
        let work = days.entry(day).or_default();
        work.orders_processed = moves.processed;
        work.orders_shipped = moves.shipped;
        work.orders_delivered = moves.delivered;
    }
    for row in tx.stock().pieces_by_day(&[Reason::Purchase, Reason::Production], &runs)? {
        let work = days.entry(row.day).or_default();
        match row.reason {
            Reason::Purchase => work.pieces_received += row.pieces,
            _ => work.pieces_produced += row.pieces,
        }
    }
    Ok(days)
}
