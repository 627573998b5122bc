//! The search of the catalogue (decision 15): words in an inverted index of tantivy, everything that lists sort, filter
//! and count by in columns beside it. All of it lies in memory and is read from the store when the program starts, so
//! there is nothing that could disagree with the database or would have to be repaired.
//!
//! - `words`: the inverted index: which products a word matches, and how well
//! - `columns`, `order`: rows by slot, four sorted lists of them
//! - `state`: how a question is answered
//! - `progress`: how far the log of changed products was followed
//!
//! What does not live here: what a word is, what a match is worth, what passes a filter (`tierway_catalogue`).

mod columns;
mod order;
mod progress;
mod slots;
mod state;
mod words;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

use tantivy::TantivyError;
use tierway_application::catalogue::{CHANGES_KEPT, search_entries};
use tierway_application::{ProductSearch, Transaction};
use tierway_catalogue::{CatalogueChange, Facets, SearchQuestion, SearchSort, Synonyms};
use tierway_kernel::{Page, PageRequest, ProductId, StoreError};

use columns::{Columns, Row};
use progress::Progress;
use slots::Slots;
use state::State;
use words::{WordIndex, Words};

/// A product's place in the columns.
type Slot = u32;

/// Products read from the store at once.
const AT_ONCE: u32 = 500;
/// Batches of more products than these take long enough for others to hear of it.
const MANY: usize = 2_000;
/// Rows of the log below the last that are looked for in any case when an index begins: their transactions may still run.
const RECENT: i64 = 2_000;

/// The search in this process.
#[derive(Default)]
pub struct CatalogueSearch {
    state: RwLock<Option<State>>,
    /// Held by whoever writes.
    writing: Mutex<Option<Writing>>,
    /// When the log was last followed.
    followed: Mutex<Option<Instant>>,
    /// The words that mean the same, with the version of their table.
    synonyms: RwLock<(i64, Arc<Synonyms>)>,
    preparing: AtomicUsize,
}

/// What only a writer needs.
struct Writing {
    index: WordIndex,
    slots: Slots,
}

/// What a batch of products becomes.
struct Batch {
    words: Words,
    rows: Vec<(Slot, Option<Row>)>,
    gone: Vec<ProductId>,
}

impl Writing {
    fn new() -> Result<Writing, TantivyError> {
        Ok(Writing { index: WordIndex::new()?, slots: Slots::default() })
    }

    /// Reads these products from the store and writes them into the word index; those the store does not know are
    /// taken out of it. `before` is what the index held.
    fn write(
        &mut self,
        tx: &mut dyn Transaction,
        before: &Words,
        mut ids: impl FnMut(&mut dyn Transaction) -> Result<Vec<ProductId>, StoreError>,
    ) -> Result<Batch, StoreError> {
        let writer = self.index.writer().map_err(failed)?;
        let (mut rows, mut gone) = (Vec::new(), Vec::new());
        loop {
            let ids = ids(tx)?;
            if ids.is_empty() {
                break;
            }
            let mut entries: std::collections::HashMap<_, _> =
                search_entries(tx, &ids)?.into_iter().map(|entry| (entry.id, entry)).collect();
            for id in ids {
                if let Some(slot) = self.slots.known(id) {
                    self.index.remove(&writer, id);
                    if !entries.contains_key(&id) {
                        rows.push((slot, None));
                        gone.push(id);
                    }
                }
                if let Some(entry) = entries.remove(&id) {
                    let slot = self.slots.of(id);
                    self.index.add(&writer, slot, &entry).map_err(failed)?;
                    rows.push((slot, Some(Row::of(&entry))));
                }
            }
        }
        let words = self.index.finish(writer, before).map_err(failed)?;
        Ok(Batch { words, rows, gone })
    }
}

impl CatalogueSearch {
    /// A search that knows nothing yet; its first question, or [`ProductSearch::prepare`], reads the catalogue.
    pub fn new() -> CatalogueSearch {
        CatalogueSearch::default()
    }

    /// Reads what the transaction sees and the index does not know.
    fn follow(&self, tx: &mut dyn Transaction) -> Result<(), StoreError> {
        let wanted = if self.is_out_of_date() { None } else { self.read(|state| state.progress.wanted()) };
        match wanted {
            None => self.build(tx)?,
            Some(wanted) => {
                let changes = tx.catalogue_log().changes(&wanted)?;
                if !changes.is_empty() {
                    self.catch_up(tx, &changes)?;
                }
            }
        }
        *self.followed.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        Ok(())
    }

    /// Whether rows of the log may have been forgotten since it was last followed.
    fn is_out_of_date(&self) -> bool {
        let kept = CHANGES_KEPT.to_std().unwrap_or(Duration::ZERO) / 2;
        let followed = *self.followed.lock().unwrap_or_else(PoisonError::into_inner);
        followed.is_some_and(|followed| followed.elapsed() > kept)
    }

    /// Reads the whole catalogue into a new index.
    fn build(&self, tx: &mut dyn Transaction) -> Result<(), StoreError> {
        let mut writing = self.writing();
        if !self.is_out_of_date() && self.read(|_| ()).is_some() {
            drop(writing);
            // Somebody else has read it meanwhile, perhaps from before this transaction.
            return self.follow(tx);
        }
        let _told = Told::new(&self.preparing);
        let started = Instant::now();
        let mut new = Writing::new().map_err(failed)?;
        // The log first: what commits from here on is read again.
        let last = tx.catalogue_log().last()?;
        // However much a transaction writes that is still open: it began after what is settled.
        let from = (last - RECENT).min(tx.catalogue_log().settled()?).max(0) + 1;
        let known = tx.catalogue_log().changes(&[from..=last])?;
        let progress = Progress::begin(from, last, &known, started);
        let mut after = ProductId(0);
        let batch = new.write(tx, &Words::default(), |tx| {
            let ids = tx.catalogue_log().products_after(after, AT_ONCE)?;
            after = ids.last().copied().unwrap_or(after);
            Ok(ids)
        })?;
        let mut columns = Columns::default();
        columns.put(batch.rows);
        *self.state.write().unwrap_or_else(PoisonError::into_inner) =
            Some(State { words: batch.words, columns, progress });
        *writing = Some(new);
        Ok(())
    }

    /// Reads the products of these rows again.
    fn catch_up(&self, tx: &mut dyn Transaction, changes: &[CatalogueChange]) -> Result<(), StoreError> {
        let mut writing = self.writing();
        let is_new = |change: &&CatalogueChange| self.read(|state| state.progress.is_new(change.id)).unwrap_or(true);
        let changes: Vec<CatalogueChange> = changes.iter().filter(is_new).copied().collect();
        let Some(writing) = writing.as_mut().filter(|_| !changes.is_empty()) else { return Ok(()) };
        let mut ids: Vec<ProductId> = changes.iter().map(|change| change.product_id).collect();
        ids.sort_unstable();
        ids.dedup();
        let _told = (ids.len() > MANY).then(|| Told::new(&self.preparing));
        let before = self.read(|state| state.words.clone()).unwrap_or_default();
        let mut chunks = ids.chunks(AT_ONCE as usize);
        let batch = writing.write(tx, &before, |_| Ok(chunks.next().unwrap_or_default().to_vec()))?;
        if let Some(state) = self.state.write().unwrap_or_else(PoisonError::into_inner).as_mut() {
            state.words = batch.words;
            state.columns.put(batch.rows);
            state.progress.saw(&changes, Instant::now());
        }
        for id in batch.gone {
            writing.slots.free(id);
        }
        Ok(())
    }

    fn writing(&self) -> MutexGuard<'_, Option<Writing>> {
        self.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the index; `None` while there is none.
    fn read<T>(&self, look: impl FnOnce(&State) -> T) -> Option<T> {
        self.state.read().unwrap_or_else(PoisonError::into_inner).as_ref().map(look)
    }

    /// The words that mean the same as the transaction sees them.
    fn synonyms(&self, tx: &mut dyn Transaction) -> Result<Arc<Synonyms>, StoreError> {
        let version = tx.synonyms().version()?;
        let known = self.synonyms.read().unwrap_or_else(PoisonError::into_inner).clone();
        if known.0 == version {
            return Ok(known.1);
        }
        let table = tx.synonyms().table()?;
        let synonyms = Arc::new(Synonyms::of(&table.groups));
        *self.synonyms.write().unwrap_or_else(PoisonError::into_inner) = (table.version, Arc::clone(&synonyms));
        Ok(synonyms)
    }

    /// Asks the index once it knows what the transaction sees.
    fn ask<T>(
        &self,
        tx: &mut dyn Transaction,
        answer: impl FnOnce(&State, &Synonyms) -> Result<T, TantivyError>,
    ) -> Result<T, StoreError> {
        self.follow(tx)?;
        let synonyms = self.synonyms(tx)?;
        let answered = self
            .read(|state| answer(state, &synonyms))
            .unwrap_or_else(|| Err(TantivyError::InternalError("no index".to_owned())));
        answered.map_err(failed)
    }
}

impl ProductSearch for CatalogueSearch {
    fn find(
        &self,
        tx: &mut dyn Transaction,
        question: &SearchQuestion,
        sort: SearchSort,
        page: &PageRequest,
    ) -> Result<Page<ProductId>, StoreError> {
        self.ask(tx, |state, synonyms| state.find(question, synonyms, sort, page))
    }

    fn facets(&self, tx: &mut dyn Transaction, question: &SearchQuestion) -> Result<Facets, StoreError> {
        self.ask(tx, |state, synonyms| state.facets(question, synonyms))
    }

    fn prepare(&self, tx: &mut dyn Transaction) -> Result<(), StoreError> {
        self.follow(tx)
    }

    fn is_preparing(&self) -> bool {
        self.preparing.load(Ordering::Acquire) > 0
    }
}

/// Tells others that much is being read, as long as it lives.
struct Told<'a>(&'a AtomicUsize);

impl<'a> Told<'a> {
    fn new(count: &'a AtomicUsize) -> Told<'a> {
        count.fetch_add(1, Ordering::AcqRel);
        Told(count)
    }
}

impl Drop for Told<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// A fault of the index; the text goes to the log.
fn failed(error: TantivyError) -> StoreError {
    StoreError::Failed(format!("the search failed: {error}"))
}
