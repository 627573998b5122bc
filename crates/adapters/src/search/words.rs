//! The word index: an inverted index of tantivy for each field, in memory. A match gives the slot of its product.

use std::collections::HashMap;
use std::sync::Arc;

use tantivy::directory::RamDirectory;
use tantivy::indexer::{IndexWriterOptions, LogMergePolicy};
use tantivy::query::{DfaWrapper, FuzzyTermQuery};
use tantivy::schema::{FAST, Field, INDEXED, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::{
    DocSet as _, Index, IndexReader, IndexSettings, IndexWriter, ReloadPolicy, SegmentReader, TERMINATED,
    TantivyDocument, TantivyError, Term, postings::SegmentPostings,
};
use tierway_catalogue::{
    MatchKind, SearchEntry, SearchField, synonym_takes_prefix, takes_prefix, typos_allowed, weight,
};
use tierway_kernel::ProductId;

use super::Slot;

/// What tantivy may gather before it makes a segment of it; its smallest. Given back after each batch.
const BUDGET: usize = 15_000_000;
/// Segments of about one size that become one.
const SEGMENTS_TOGETHER: usize = 8;
/// Share of dead documents from which a segment is written anew.
const DEAD_SHARE: f32 = 0.4;

/// The index and the way to write it.
pub struct WordIndex {
    index: Index,
    reader: IndexReader,
    id: Field,
    slot: Field,
    fields: [Field; SearchField::ALL.len()],
}

/// What stands in the index at one moment. Copies are cheap.
#[derive(Clone, Default)]
pub struct Words {
    segments: Vec<Segment>,
    fields: Option<[Field; SearchField::ALL.len()]>,
}

#[derive(Clone)]
struct Segment {
    reader: SegmentReader,
    /// Slots by document.
    slots: Arc<Vec<Slot>>,
}

/// How a word came into the search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum As {
    /// Somebody typed it, perhaps not to its end and perhaps wrongly.
    Typed,
    /// It means the same as what was typed.
    Synonym,
}

impl As {
    /// Whether it is also looked for as the beginning of longer words.
    fn takes_prefix(self, field: SearchField, word: &str) -> bool {
        takes_prefix(field, word) && (self == As::Typed || synonym_takes_prefix(word))
    }
}

/// The best match of each product for one word, by slot; 0: none.
pub type Best = [u16];

impl WordIndex {
    /// An empty index.
    pub fn new() -> Result<WordIndex, TantivyError> {
        let mut schema = Schema::builder();
        let id = schema.add_u64_field("id", INDEXED);
        let slot = schema.add_u64_field("slot", FAST);
        // Neither positions nor frequencies nor lengths: what a match is worth stands in its field and kind.
        let indexing = TextFieldIndexing::default()
            .set_tokenizer("whitespace")
            .set_fieldnorms(false)
            .set_index_option(IndexRecordOption::Basic);
        let options = TextOptions::default().set_indexing_options(indexing);
        let fields = SearchField::ALL.map(|field| schema.add_text_field(&format!("{field:?}"), options.clone()));
        let settings = IndexSettings { docstore_compress_dedicated_thread: false, ..IndexSettings::default() };
        let index = Index::create(RamDirectory::create(), schema.build(), settings)?;
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(WordIndex { index, reader, id, slot, fields })
    }

    /// A writer for one batch. Nothing of it is seen before [`WordIndex::finish`]; dropped without, it leaves nothing.
    pub fn writer(&self) -> Result<IndexWriter, TantivyError> {
        let options = IndexWriterOptions::builder()
            .num_worker_threads(1)
            .num_merge_threads(1)
            .memory_budget_per_thread(BUDGET)
            .build();
        let writer = self.index.writer_with_options(options)?;
        let mut policy = LogMergePolicy::default();
        policy.set_min_num_segments(SEGMENTS_TOGETHER);
        policy.set_del_docs_ratio_before_merge(DEAD_SHARE);
        writer.set_merge_policy(Box::new(policy));
        Ok(writer)
    }

    /// Takes what is known of a product out of the index.
    pub fn remove(&self, writer: &IndexWriter, id: ProductId) {
        writer.delete_term(Term::from_field_u64(self.id, id.0.unsigned_abs()));
    }

    /// Puts a product into the index.
    pub fn add(&self, writer: &IndexWriter, slot: Slot, entry: &SearchEntry) -> Result<(), TantivyError> {
        let mut document = TantivyDocument::default();
        document.add_u64(self.id, entry.id.0.unsigned_abs());
        document.add_u64(self.slot, u64::from(slot));
        for (field, place) in SearchField::ALL.into_iter().zip(self.fields) {
            document.add_text(place, entry.words(field).join(" "));
        }
        writer.add_document(document).map(|_| ())
    }

    /// Ends the batch, the writer and its threads; gives what the index holds now. `before` is what it held.
    pub fn finish(&self, mut writer: IndexWriter, before: &Words) -> Result<Words, TantivyError> {
        writer.commit()?;
        writer.wait_merging_threads()?;
        self.reader.reload()?;
        let known: HashMap<_, _> =
            before.segments.iter().map(|segment| (segment.reader.segment_id(), &segment.slots)).collect();
        let segment = |reader: &SegmentReader| {
            let slots = match known.get(&reader.segment_id()) {
                Some(slots) => Arc::clone(slots),
                None => Arc::new(slots(reader)?),
            };
            Ok(Segment { reader: reader.clone(), slots })
        };
        let searcher = self.reader.searcher();
        let segments = searcher.segment_readers().iter().map(segment).collect::<Result<_, TantivyError>>()?;
        Ok(Words { segments, fields: Some(self.fields) })
    }
}

/// The slots of a segment's documents, dead ones too.
fn slots(reader: &SegmentReader) -> Result<Vec<Slot>, TantivyError> {
    let column = reader.fast_fields().u64("slot")?;
    let slot = |document| column.first(document).and_then(|slot| Slot::try_from(slot).ok()).unwrap_or(Slot::MAX);
    Ok((0..reader.max_doc()).map(slot).collect())
}

impl Words {
    /// Raises `best` to what the best match of the word is worth, for each product that has one.
    pub fn find(&self, word: &str, as_what: As, best: &mut Best) -> Result<(), TantivyError> {
        let Some(fields) = self.fields else { return Ok(()) };
        let typos = if as_what == As::Typed { typos(fields[0], word)? } else { Vec::new() };
        for segment in &self.segments {
            for (field, place) in SearchField::ALL.into_iter().zip(fields) {
                segment.alike(field, place, word, as_what.takes_prefix(field, word), best)?;
                for (kind, automaton) in &typos {
                    segment.nearly(place, automaton, weight(field, *kind), best)?;
                }
            }
        }
        Ok(())
    }
}

/// What recognises the word with as many typos as it may have; costly to make, hence once for all fields.
fn typos(field: Field, word: &str) -> Result<Vec<(MatchKind, DfaWrapper)>, TantivyError> {
    let allowed = typos_allowed(word);
    [(MatchKind::OneTypo, 1), (MatchKind::TwoTypos, 2)]
        .into_iter()
        .filter(|(_, typos)| *typos <= allowed)
        .map(|(kind, typos)| {
            Ok((kind, FuzzyTermQuery::new(Term::from_field_text(field, word), typos, true).automaton()?))
        })
        .collect()
}

impl Segment {
    /// The word itself and, where beginnings count, words that begin so.
    fn alike(
        &self,
        field: SearchField,
        place: Field,
        word: &str,
        beginnings: bool,
        best: &mut Best,
    ) -> Result<(), TantivyError> {
        let index = self.reader.inverted_index(place)?;
        let range = index.terms().range().ge(word.as_bytes());
        let mut terms = if beginnings {
            range.lt(after_all_that_begin(word)).into_stream()?
        } else {
            range.le(word.as_bytes()).into_stream()?
        };
        while terms.advance() {
            let kind = if terms.key() == word.as_bytes() { MatchKind::Exact } else { MatchKind::Prefix };
            let postings = index.read_postings_from_terminfo(terms.value(), IndexRecordOption::Basic)?;
            self.tell(postings, weight(field, kind), best);
        }
        Ok(())
    }

    /// Words that an automaton recognises.
    fn nearly(&self, place: Field, automaton: &DfaWrapper, weight: u16, best: &mut Best) -> Result<(), TantivyError> {
        if weight == 0 {
            return Ok(());
        }
        let index = self.reader.inverted_index(place)?;
        let mut terms = index.terms().search(automaton).into_stream()?;
        while terms.advance() {
            let postings = index.read_postings_from_terminfo(terms.value(), IndexRecordOption::Basic)?;
            self.tell(postings, weight, best);
        }
        Ok(())
    }

    /// Raises the products of the living documents.
    fn tell(&self, mut postings: SegmentPostings, weight: u16, best: &mut Best) {
        let alive = self.reader.alive_bitset();
        let mut document = postings.doc();
        while document != TERMINATED {
            if alive.is_none_or(|alive| alive.is_alive(document))
                && let Some(slot) = self.slots.get(document as usize)
                && let Some(best) = best.get_mut(*slot as usize)
            {
                *best = weight.max(*best);
            }
            document = postings.advance();
        }
    }
}

/// The smallest text above all that begin with `word`. No byte of UTF-8 is the highest there is.
fn after_all_that_begin(word: &str) -> Vec<u8> {
    let mut bytes = word.as_bytes().to_vec();
    if let Some(last) = bytes.last_mut() {
        *last += 1;
    }
    bytes
}
