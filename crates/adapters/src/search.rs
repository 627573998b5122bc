//! The search of the catalogue (decisions 15 and 72): all products as they were at one moment in a large part that never
//! changes, and beside it what has changed since in a small one, which a thread of its own folds into the next large part.
//! The large part lies on disk, with how far it follows the log of changed products; whoever opens it reads on from there.
//!
//! - `row`, `schema`: what is kept of a product, and as what
//! - `index`: files, who may write them, and how they are known to be right
//! - `opening`: how the index is opened or built
//! - `base`: the large part: `words`, `table` (`column`s and `names`, read from the files by `read`), and answers that are
//!   asked for again
//! - `fresh`: the small part
//! - `answer`: how a question is answered from both
//! - `progress`: how far the log of changed products was followed
//! - `folding`: when the small part becomes part of the large one
//!
//! What does not live here: what a word is, what a match is worth, what passes a filter (`tierway_catalogue`).

mod answer;
mod base;
mod column;
mod folding;
mod fresh;
mod index;
mod names;
mod opening;
mod progress;
mod read;
mod row;
mod schema;
mod state;
mod table;
mod words;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use tantivy::TantivyError;
use tierway_application::catalogue::{CHANGES_KEPT, search_entries};
use tierway_application::{ProductSearch, Transaction};
use tierway_catalogue::{CatalogueChange, Facets, SearchQuestion, SearchSort, Synonyms};
use tierway_kernel::{Page, PageRequest, ProductId, StoreError};

use answer::Answer;
use base::Meanings;
use fresh::Change;
pub use index::{Kept, kept};
use row::Row;
use state::{Folding, Held, Inner, State, lock};
pub(crate) use table::Slot;

/// Products read from the store at once.
const AT_ONCE: u32 = 500;
/// Batches of more products than these take long enough for others to hear of it.
const MANY: usize = 2_000;

/// The search in this process.
#[derive(Default)]
pub struct CatalogueSearch {
    inner: Arc<Inner>,
}

impl CatalogueSearch {
    /// A search that keeps its index in memory. It knows nothing yet; its first question, or [`ProductSearch::prepare`],
    /// reads the catalogue.
    pub fn new() -> CatalogueSearch {
        CatalogueSearch::default()
    }

    /// A search that keeps its index in this directory, which is its own, and goes on from what it finds there. While
    /// another process does so, it keeps its index in memory.
    pub fn in_directory(directory: PathBuf) -> CatalogueSearch {
        CatalogueSearch { inner: Arc::new(Inner { directory: Some(directory), ..Inner::default() }) }
    }

    /// Folds what has changed into the large part, which otherwise happens by itself after a while.
    pub fn fold(&self) -> Result<(), StoreError> {
        self.inner.fold().map_err(failed)
    }
}

impl Inner {
    /// Reads what the transaction sees and the index does not know.
    fn follow(self: &Arc<Self>, tx: &mut dyn Transaction) -> Result<(), StoreError> {
        let wanted = if self.is_out_of_date() { None } else { self.read(|state| state.progress.wanted()) };
        match wanted {
            None => return self.start(tx),
            Some(wanted) => {
                let changes = tx.catalogue_log().changes(&wanted)?;
                if !changes.is_empty() {
                    self.catch_up(tx, &changes)?;
                    self.fold_if_due();
                }
            }
        }
        *lock(&self.followed) = Some(Instant::now());
        Ok(())
    }

    /// Whether rows of the log may have been forgotten since it was last followed.
    fn is_out_of_date(&self) -> bool {
        let kept = CHANGES_KEPT.to_std().unwrap_or(Duration::ZERO) / 2;
        lock(&self.followed).is_some_and(|followed| followed.elapsed() > kept)
    }

    /// Reads the products of these rows again.
    fn catch_up(&self, tx: &mut dyn Transaction, changes: &[CatalogueChange]) -> Result<(), StoreError> {
        let _writing = lock(&self.writing);
        let is_new = |change: &&CatalogueChange| self.read(|state| state.progress.is_new(change.id)).unwrap_or(true);
        let changes: Vec<CatalogueChange> = changes.iter().filter(is_new).copied().collect();
        let mut ids: Vec<ProductId> = changes.iter().map(|change| change.product_id).collect();
        ids.sort_unstable();
        ids.dedup();
        let _told = (ids.len() > MANY).then(|| Told::new(&self.preparing));
        for ids in ids.chunks(AT_ONCE as usize) {
            let mut rows: HashMap<i64, Arc<Row>> =
                search_entries(tx, ids)?.iter().map(|entry| (entry.id.0, Arc::new(Row::of(entry)))).collect();
            let change = |id: &ProductId| Change { id: id.0, row: rows.remove(&id.0) };
            self.put(ids.iter().map(change).collect());
            if self.read(Folding::is_overdue) == Some(true) {
                self.fold().map_err(failed)?;
            }
        }
        if let Some(state) = self.state.write().unwrap_or_else(PoisonError::into_inner).as_mut() {
            state.progress.saw(&changes, Instant::now());
        }
        Ok(())
    }

    fn put(&self, changes: Vec<Change>) {
        if let Some(state) = self.state.write().unwrap_or_else(PoisonError::into_inner).as_mut() {
            for change in changes {
                state.fresh.put(&state.base, change);
            }
        }
    }

    /// Looks at the index; `None` while there is none.
    fn read<T>(&self, look: impl FnOnce(&State) -> T) -> Option<T> {
        self.state.read().unwrap_or_else(PoisonError::into_inner).as_ref().map(look)
    }

    /// The words that mean the same as the transaction sees them.
    fn meanings(&self, tx: &mut dyn Transaction) -> Result<Meanings, StoreError> {
        let version = tx.synonyms().version()?;
        let known = self.meanings.read().unwrap_or_else(PoisonError::into_inner).clone();
        if known.version == version {
            return Ok(known);
        }
        let table = tx.synonyms().table()?;
        let new = Meanings { version: table.version, synonyms: Arc::new(Synonyms::of(&table.groups)) };
        *self.meanings.write().unwrap_or_else(PoisonError::into_inner) = new.clone();
        Ok(new)
    }

    /// Asks the index once it knows what the transaction sees.
    fn ask<T>(
        self: &Arc<Self>,
        tx: &mut dyn Transaction,
        question: &SearchQuestion,
        answer: impl Fn(&Answer<'_>) -> T,
    ) -> Result<T, StoreError> {
        self.follow(tx)?;
        let meanings = self.meanings(tx)?;
        loop {
            // The large part is asked while nobody waits for it to be let go.
            let Some(base) = self.read(|state| Arc::clone(&state.base)) else {
                self.follow(tx)?;
                continue;
            };
            let found = question.text.as_deref().map(|text| base.find(text, &meanings)).transpose().map_err(failed)?;
            let counts = base.count(question, found.as_deref(), &meanings);
            let answered = self.read(|state| {
                // Otherwise another has taken its place meanwhile.
                Arc::ptr_eq(&state.base, &base).then(|| {
                    let (fresh, found) = (&state.fresh, found.as_deref());
                    let hits = fresh.find(question, found)?;
                    Ok(answer(&Answer { question, base: &base, fresh, found, counts: &counts, hits }))
                })
            });
            if let Some(answered) = answered.flatten() {
                return answered.map_err(failed);
            }
        }
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
        self.inner.ask(tx, question, |answer| answer.find(sort, page))
    }

    fn facets(&self, tx: &mut dyn Transaction, question: &SearchQuestion) -> Result<Facets, StoreError> {
        self.inner.ask(tx, question, |answer| answer.facets())
    }

    fn prepare(&self, tx: &mut dyn Transaction) -> Result<(), StoreError> {
        self.inner.take_over();
        self.inner.follow(tx)?;
        self.inner.fold_if_due();
        Ok(())
    }

    fn is_preparing(&self) -> bool {
        self.inner.preparing.load(Ordering::Acquire) > 0
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
