//! Which products a word matches, and how well: an inverted index of tantivy for each field. A match gives the slot of
//! its product.

use std::collections::BTreeMap;
use std::sync::Arc;

use tantivy::postings::SegmentPostings;
use tantivy::query::{DfaWrapper, FuzzyTermQuery};
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{DocSet as _, SegmentReader, TERMINATED, TantivyError, Term};
use tantivy_fst::Automaton as _;
use tierway_catalogue::{MatchKind, SearchField, synonym_takes_prefix, takes_prefix, typos_allowed, weight};

use super::Slot;
use super::row::FIELDS;

/// The place of a document without a product: another has taken its place.
pub const NOWHERE: Slot = Slot::MAX;

/// The words of all products at one moment.
pub struct Words {
    segments: Vec<Segment>,
    fields: [Field; FIELDS],
}

/// A segment of the index.
pub struct Segment {
    /// Its words.
    pub reader: SegmentReader,
    /// Slots by document.
    pub slots: Vec<Slot>,
}

/// How a word came into the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum As {
    /// Somebody typed it, perhaps not to its end and perhaps wrongly.
    Typed,
    /// It means the same as what was typed.
    Synonym,
}

impl As {
    /// Whether it is also looked for as the beginning of longer words.
    pub fn takes_prefix(self, field: SearchField, word: &str) -> bool {
        takes_prefix(field, word) && (self == As::Typed || synonym_takes_prefix(word))
    }
}

/// Words that a typed one was taken for, with how alike they are.
pub type Typos = Arc<[(Box<str>, MatchKind)]>;

/// What one word matches.
#[derive(Debug, Clone, Default)]
pub struct Hits {
    /// The best match of each product, by slot.
    pub slots: Box<[(Slot, u16)]>,
    /// What it was taken for.
    pub typos: Typos,
}

impl Words {
    /// The words of these segments.
    pub fn new(segments: Vec<Segment>, fields: [Field; FIELDS]) -> Words {
        Words { segments, fields }
    }

    /// Whether a word could be meant by a typed one with typos, but is in none of the fields that forgive any.
    pub fn is_new(&self, word: &str) -> bool {
        let knows = |(segment, (_, place)): (&Segment, (SearchField, Field))| {
            let known = segment.reader.inverted_index(place).map(|index| index.terms().term_ord(word));
            matches!(known, Ok(Ok(Some(_))))
        };
        let fields = |segment| self.forgiving().map(move |field| (segment, field));
        may_be_meant(word) && !self.segments.iter().flat_map(fields).any(knows)
    }

    /// The fields that forgive typos.
    fn forgiving(&self) -> impl Iterator<Item = (SearchField, Field)> + use<> {
        SearchField::ALL.into_iter().zip(self.fields).filter(|(field, _)| weight(*field, MatchKind::OneTypo) > 0)
    }

    /// What the word matches among `products` products.
    pub fn find(&self, word: &str, as_what: As, products: usize) -> Result<Hits, TantivyError> {
        let mut best = vec![0_u16; products];
        let mut meant = BTreeMap::new();
        let automata = if as_what == As::Typed { automata(word)? } else { Vec::new() };
        for segment in &self.segments {
            for (field, place) in SearchField::ALL.into_iter().zip(self.fields) {
                segment.alike(field, place, word, as_what.takes_prefix(field, word), &mut best)?;
            }
            for (field, place) in self.forgiving() {
                for (kind, automaton) in &automata {
                    segment.nearly((field, place), *kind, automaton, &mut best, &mut meant)?;
                }
            }
        }
        let slots = (0..).zip(best).filter(|(_, worth)| *worth > 0).collect();
        Ok(Hits { slots, typos: meant.into_iter().collect() })
    }
}

/// Whether a typed word with typos could mean this one: words with figures forgive nothing, and from four letters on one
/// letter, from eight two may be wrong.
fn may_be_meant(word: &str) -> bool {
    word.chars().filter(|letter| letter.is_numeric()).count() <= 2 && word.chars().nth(2).is_some()
}

/// What recognises the word with as many typos as it may have.
pub fn automata(word: &str) -> Result<Vec<(MatchKind, DfaWrapper)>, TantivyError> {
    let allowed = typos_allowed(word);
    [(MatchKind::OneTypo, 1), (MatchKind::TwoTypos, 2)]
        .into_iter()
        .filter(|(_, typos)| *typos <= allowed)
        .map(|(kind, typos)| {
            let term = Term::from_field_text(Field::from_field_id(0), word);
            Ok((kind, FuzzyTermQuery::new(term, typos, true).automaton()?))
        })
        .collect()
}

/// Whether the automaton recognises the word.
pub fn recognises(automaton: &DfaWrapper, word: &str) -> bool {
    let mut state = automaton.start();
    for byte in word.bytes() {
        state = automaton.accept(&state, byte);
        if !automaton.can_match(&state) {
            return false;
        }
    }
    automaton.is_match(&state)
}

impl Segment {
    /// The word itself and, where beginnings count, words that begin so.
    fn alike(
        &self,
        field: SearchField,
        place: Field,
        word: &str,
        beginnings: bool,
        best: &mut [u16],
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
            self.raise(postings, weight(field, kind), best);
        }
        Ok(())
    }

    /// Words that an automaton recognises; they are put into `meant`.
    fn nearly(
        &self,
        (field, place): (SearchField, Field),
        kind: MatchKind,
        automaton: &DfaWrapper,
        best: &mut [u16],
        meant: &mut BTreeMap<Box<str>, MatchKind>,
    ) -> Result<(), TantivyError> {
        let index = self.reader.inverted_index(place)?;
        let mut terms = index.terms().search(automaton).into_stream()?;
        while terms.advance() {
            let postings = index.read_postings_from_terminfo(terms.value(), IndexRecordOption::Basic)?;
            self.raise(postings, weight(field, kind), best);
            if let Ok(word) = std::str::from_utf8(terms.key()) {
                let closest = meant.entry(word.into()).or_insert(kind);
                if kind == MatchKind::OneTypo {
                    *closest = kind;
                }
            }
        }
        Ok(())
    }

    /// Raises the products of the documents.
    fn raise(&self, mut postings: SegmentPostings, weight: u16, best: &mut [u16]) {
        let mut document = postings.doc();
        while document != TERMINATED {
            if let Some(slot) = self.slots.get(document as usize)
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn automata_recognise_what_is_nearly_the_word() {
        let kinds = |typed: &str, word: &str| -> Vec<MatchKind> {
            let all = automata(typed).unwrap();
            all.iter().filter(|(_, automaton)| recognises(automaton, word)).map(|(kind, _)| *kind).collect()
        };
        assert_eq!(kinds("mnago", "mango"), [MatchKind::OneTypo], "swapped letters are one typo");
        assert_eq!(kinds("strawbery", "strawberry"), [MatchKind::OneTypo, MatchKind::TwoTypos]);
        assert_eq!(kinds("strwbery", "strawberry"), [MatchKind::TwoTypos]);
        assert_eq!(kinds("ice", "ice"), [], "short words forgive nothing");
        assert_eq!(kinds("mango", "mangos20"), []);
    }

    /// What the vocabulary leaves out cannot be meant.
    #[test]
    fn words_that_cannot_be_meant_are_recognised_by_no_typed_word() {
        for (typed, word) in [("mang", "ma"), ("mangoice", "mangoi1234"), ("abcd", "1234"), ("abcdefgh", "abcde123")] {
            assert!(!may_be_meant(word), "{word}");
            assert!(
                automata(typed).unwrap().iter().all(|(_, automaton)| !recognises(automaton, word)),
                "{typed} {word}"
            );
        }
        assert!(may_be_meant("man") && may_be_meant("mango12") && may_be_meant("eis"));
    }
}
