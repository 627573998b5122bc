//! The index that lasts: tantivy's files, in a directory or in memory, with how far they follow the log of changed
//! products.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tantivy::directory::{MmapDirectory, RamDirectory};
use tantivy::indexer::{IndexWriterOptions, LogMergePolicy, NoMergePolicy};
use tantivy::{Directory, Index, IndexReader, IndexSettings, IndexWriter, ReloadPolicy, TantivyError};

use super::base::Base;
use super::fresh::Change;
use super::progress::Mark;
use super::row::Row;
use super::schema::{Fields, rules, schema};

/// What tantivy may gather before it makes a segment of it; its smallest. Given back after each batch.
const BUDGET: usize = 15_000_000;
/// Segments of about one size that become one.
const SEGMENTS_TOGETHER: usize = 8;
/// Share of dead documents from which a segment is written anew.
const DEAD_SHARE: f32 = 0.4;
/// The folder of tantivy's files in the place.
const FILES: &str = "index";
/// The list of tantivy's files.
const LIST: &str = ".managed.json";
/// The file whose lock says that an instance uses the place.
const LOCK: &str = "lock";

/// A directory that this process alone writes an index to.
#[derive(Debug)]
pub struct Place {
    directory: PathBuf,
    _lock: File,
}

/// What is committed with the files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Stamp {
    rules: String,
    mark: Mark,
}

/// What an index on disk holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// How many products.
    pub products: u64,
    /// The last row of the log of changed products that it knows; 0: none.
    pub last: i64,
}

/// The index.
pub struct Store {
    index: Index,
    reader: IndexReader,
    fields: Fields,
}

/// A batch that is being written.
pub struct Batch<'a> {
    store: &'a Store,
    writer: IndexWriter,
}

impl Place {
    /// Takes the directory; says why not in words for the log.
    pub fn take(directory: &Path) -> Result<Place, String> {
        let fault = |error: std::io::Error| format!("{} cannot be used: {error}", directory.display());
        fs::create_dir_all(directory).map_err(fault)?;
        let lock = File::create(directory.join(LOCK)).map_err(fault)?;
        match lock.try_lock() {
            Ok(()) => Ok(Place { directory: directory.to_owned(), _lock: lock }),
            Err(fs::TryLockError::WouldBlock) => {
                Err(format!("another process keeps its index in {}", directory.display()))
            }
            Err(fs::TryLockError::Error(error)) => Err(fault(error)),
        }
    }
}

/// What the index in the directory holds; `None` where there is none. Says what is wrong with it otherwise.
pub fn kept(directory: &Path) -> Result<Option<Kept>, String> {
    let files = directory.join(FILES);
    if !files.join("meta.json").exists() {
        return Ok(None);
    }
    let look = || {
        let (index, stamp) = open(&files)?;
        let products = index.load_metas()?.segments.iter().map(|segment| u64::from(segment.num_docs())).sum();
        Ok(Kept { products, last: stamp.mark.last() })
    };
    // A server that uses it may put other files in their place meanwhile.
    look().or_else(|_| look()).map(Some).map_err(|error: TantivyError| error.to_string())
}

fn wrong(what: &str) -> TantivyError {
    TantivyError::InvalidArgument(what.to_owned())
}

/// Opens files that are whole and were written by the same rules.
fn open(files: &Path) -> Result<(Index, Stamp), TantivyError> {
    // Of files that are not listed nobody would know whether they are whole.
    if !files.join(LIST).exists() {
        return Err(wrong("the list of its files is gone"));
    }
    let index = Index::open(MmapDirectory::open(files)?)?;
    let stamp = index.load_metas()?.payload.and_then(|payload| serde_json::from_str::<Stamp>(&payload).ok());
    let stamp = stamp.filter(|stamp| stamp.rules == rules()).ok_or_else(|| wrong("it was written by other rules"))?;
    if index.schema() != schema().0 {
        return Err(wrong("it was written by other rules"));
    }
    let damaged = index.validate_checksum()?;
    if let Some(file) = damaged.iter().next() {
        return Err(wrong(&format!("{} is damaged", file.display())));
    }
    Ok((index, stamp))
}

impl Store {
    /// An empty index in the place, in which nothing else is left; without a place in memory.
    pub fn create(place: Option<&Place>) -> Result<Store, TantivyError> {
        let directory: Box<dyn Directory> = match place {
            Some(place) => {
                let files = place.directory.join(FILES);
                if files.exists() {
                    fs::remove_dir_all(&files)?;
                }
                fs::create_dir_all(&files)?;
                Box::new(MmapDirectory::open(&files)?)
            }
            None => Box::new(RamDirectory::create()),
        };
        let settings = IndexSettings { docstore_compress_dedicated_thread: false, ..IndexSettings::default() };
        Store::of(Index::create(directory, schema().0, settings)?)
    }

    /// The index that lies in the place, and how far it follows the log; `None` where there is none.
    pub fn open(place: &Place) -> Result<Option<(Store, Mark)>, TantivyError> {
        let files = place.directory.join(FILES);
        if !files.join("meta.json").exists() {
            return Ok(None);
        }
        let (index, stamp) = open(&files)?;
        Ok(Some((Store::of(index)?, stamp.mark)))
    }

    fn of(index: Index) -> Result<Store, TantivyError> {
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(Store { index, reader, fields: schema().1 })
    }

    /// Reads what it holds.
    pub fn base(&self) -> Result<Base, TantivyError> {
        self.reader.reload()?;
        Base::read(self.reader.searcher().segment_readers().to_vec(), self.fields.words)
    }

    /// A batch of which nothing is there before it is finished; dropped without, it leaves nothing.
    pub fn batch(&self) -> Result<Batch<'_>, TantivyError> {
        let options = IndexWriterOptions::builder()
            .num_worker_threads(1)
            .num_merge_threads(1)
            .memory_budget_per_thread(BUDGET)
            .build();
        let writer = self.index.writer_with_options(options)?;
        // Segments that are joined while others are written would be gone when the end finds them.
        writer.set_merge_policy(Box::new(NoMergePolicy));
        Ok(Batch { store: self, writer })
    }

    /// Writes what has changed.
    pub fn fold(&self, changes: &[Change], mark: &Mark) -> Result<(), TantivyError> {
        let batch = self.batch()?;
        for change in changes {
            batch.remove(change.id);
            if let Some(row) = &change.row {
                batch.add(row)?;
            }
        }
        batch.finish(mark)
    }
}

impl Batch<'_> {
    /// Takes a product out.
    fn remove(&self, id: i64) {
        self.writer.delete_term(self.store.fields.term(id));
    }

    /// Puts a product in.
    pub fn add(&self, row: &Row) -> Result<(), TantivyError> {
        self.writer.add_document(self.store.fields.document(row)).map(|_| ())
    }

    /// Makes it last.
    fn commit(&mut self, mark: &Mark) -> Result<(), TantivyError> {
        let stamp = Stamp { rules: rules(), mark: mark.clone() };
        let payload = serde_json::to_string(&stamp).map_err(|error| wrong(&error.to_string()))?;
        let mut commit = self.writer.prepare_commit()?;
        commit.set_payload(&payload);
        commit.commit().map(|_| ())
    }

    /// Ends the batch, the writer and its threads, once segments that should be one are one.
    fn finish(mut self, mark: &Mark) -> Result<(), TantivyError> {
        let mut policy = LogMergePolicy::default();
        policy.set_min_num_segments(SEGMENTS_TOGETHER);
        policy.set_del_docs_ratio_before_merge(DEAD_SHARE);
        self.writer.set_merge_policy(Box::new(policy));
        self.commit(mark)?;
        self.writer.wait_merging_threads()
    }

    /// The same, with all segments made one: for an index that is new.
    pub fn finish_whole(mut self, mark: &Mark) -> Result<(), TantivyError> {
        self.commit(mark)?;
        let segments = self.store.index.searchable_segment_ids()?;
        if segments.len() > 1 {
            self.writer.merge(&segments).wait()?;
        }
        self.writer.wait_merging_threads()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    /// What joins them then may end when all are to be made one, and takes away what was to be joined.
    #[test]
    fn nobody_joins_segments_while_a_batch_is_written() {
        let store = Store::create(None).unwrap();
        let policy = store.batch().unwrap().writer.get_merge_policy();
        assert_eq!(format!("{policy:?}"), "NoMergePolicy");
    }
}
