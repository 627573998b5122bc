//! How a process comes by its large part: it opens what lies on disk, or reads the whole catalogue.

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use tantivy::TantivyError;
use tierway_application::Transaction;
use tierway_application::catalogue::search_entries;
use tierway_kernel::{ProductId, StoreError};

use super::base::Base;
use super::fresh::Fresh;
use super::index::{Place, Store};
use super::progress::Progress;
use super::row::Row;
use super::{AT_ONCE, Held, Inner, State, Told, failed, lock};

/// Rows of the log below the last that are looked for in any case when an index begins: their transactions may still run.
const RECENT: i64 = 2_000;

/// Why an index could not be made.
enum Fault {
    Store(StoreError),
    Index(TantivyError),
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<TantivyError> for Fault {
    fn from(error: TantivyError) -> Fault {
        Fault::Index(error)
    }
}

impl Fault {
    fn said(self) -> StoreError {
        match self {
            Fault::Store(error) => error,
            Fault::Index(error) => failed(error),
        }
    }
}

impl Inner {
    /// Opens the index that lies on disk, or reads the whole catalogue into a new one, and then what is newer.
    pub(super) fn start(self: &Arc<Self>, tx: &mut dyn Transaction) -> Result<(), StoreError> {
        {
            let _writing = lock(&self.writing);
            // Somebody else may have done it meanwhile, perhaps from before this transaction.
            if self.is_out_of_date() || self.read(|_| ()).is_none() {
                let _told = Told::new(&self.preparing);
                let mut held = lock(&self.held);
                self.take_place(&mut held);
                if !self.reopen(tx, &mut held)? {
                    self.build(tx, &mut held)?;
                }
                *lock(&self.followed) = Some(Instant::now());
            }
        }
        self.follow(tx)
    }

    fn take_place(&self, held: &mut Held) {
        if let (None, Some(directory)) = (&held.place, &self.directory) {
            match Place::take(directory) {
                Ok(place) => held.place = Some(place),
                Err(cause) => tracing::info!(%cause, "the search keeps its index in memory"),
            }
        }
    }

    /// Where another process had the directory and is gone, what lies there is opened next.
    pub(super) fn take_over(&self) {
        let mut held = lock(&self.held);
        if held.store.is_some() && held.place.is_none() && self.directory.is_some() {
            self.take_place(&mut held);
            if held.place.is_some() {
                held.store = None;
                *self.state.write().unwrap_or_else(PoisonError::into_inner) = None;
            }
        }
    }

    /// Goes on from the index on disk; `false` when it is of no use.
    fn reopen(&self, tx: &mut dyn Transaction, held: &mut Held) -> Result<bool, StoreError> {
        let (None, Some(place)) = (&held.store, &held.place) else { return Ok(false) };
        let started = Instant::now();
        let opened = Store::open(place).and_then(|opened| {
            let Some((store, mark)) = opened else { return Ok(None) };
            Ok(Some((store.base()?, store, mark)))
        });
        let (base, store, mark) = match opened {
            Ok(Some(opened)) => opened,
            Ok(None) => return Ok(false),
            Err(cause) => {
                tracing::warn!(%cause, "the search index on disk cannot be used and is built anew");
                return Ok(false);
            }
        };
        let last = mark.last();
        if !mark.fits(&tx.catalogue_log().changes(&[last..=last])?) {
            tracing::info!("the search index on disk does not belong to this database as it is, and is built anew");
            return Ok(false);
        }
        let (products, millis) = (base.table.len(), started.elapsed().as_millis());
        tracing::info!(products, millis, "the search index on disk was opened");
        self.set(base, Progress::resume(&mark, started));
        held.store = Some(store);
        Ok(true)
    }

    fn set(&self, base: Base, progress: Progress) {
        let state = State { base: Arc::new(base), fresh: Fresh::default(), progress };
        *self.state.write().unwrap_or_else(PoisonError::into_inner) = Some(state);
        self.folding.is_done();
    }

    /// Reads the whole catalogue into a new index.
    fn build(&self, tx: &mut dyn Transaction, held: &mut Held) -> Result<(), StoreError> {
        let started = Instant::now();
        // The log first: what commits from here on is read again.
        let last = tx.catalogue_log().last()?;
        // However much a transaction writes that is still open: it began after what is settled.
        let from = (last - RECENT).min(tx.catalogue_log().settled()?).max(0) + 1;
        let known = tx.catalogue_log().changes(&[from..=last])?;
        let progress = Progress::begin(from, last, &known, started);
        let (store, base) = match fill(tx, held.place.as_ref(), &progress) {
            Err(Fault::Index(cause)) if held.place.is_some() => {
                tracing::warn!(%cause, "the search index cannot be kept on disk and stays in memory");
                held.place = None;
                fill(tx, None, &progress)
            }
            filled => filled,
        }
        .map_err(Fault::said)?;
        let (products, millis) = (base.table.len(), started.elapsed().as_millis());
        tracing::info!(products, millis, "the search index was built");
        self.set(base, progress);
        held.store = Some(store);
        Ok(())
    }
}

/// Writes the whole catalogue into a new index and reads it.
fn fill(tx: &mut dyn Transaction, place: Option<&Place>, progress: &Progress) -> Result<(Store, Base), Fault> {
    let store = Store::create(place)?;
    let batch = store.batch()?;
    let mut after = ProductId(0);
    loop {
        let ids = tx.catalogue_log().products_after(after, AT_ONCE)?;
        let Some(last) = ids.last() else { break };
        after = *last;
        for entry in search_entries(tx, &ids)? {
            batch.add(&Row::of(&entry))?;
        }
    }
    batch.finish_whole(&progress.mark())?;
    let base = store.base()?;
    Ok((store, base))
}
