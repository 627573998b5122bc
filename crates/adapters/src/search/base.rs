//! The large part of the search: all products as they were at one moment, and answers of that moment that are asked for
//! again. It never changes, so that they hold until another takes its place.

use std::cmp::Reverse;
use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tantivy::schema::Field;
use tantivy::{SegmentReader, TantivyError};
use tierway_catalogue::{SearchQuestion, Synonyms, Term, name_bonus, synonym_weight};
use tierway_kernel::fold;

use super::Slot;
use super::read::read;
use super::row::FIELDS;
use super::table::{Counts, Table};
use super::words::{As, Hits, Typos, Words};

/// Bytes for what is kept of words, of texts and of counts: of a small catalogue, …
const LEAST: u64 = 2_000_000;
/// … for each product, …
const EACH: u64 = 100;
/// … and at most.
const MOST: u64 = 32_000_000;
/// Counts of fewer products than these are quicker counted again than kept.
const COUNTED: usize = 200;
/// What an entry costs beside its lists.
const ENTRY: u64 = 200;

/// The words that mean the same, with the version of their table.
#[derive(Debug, Clone, Default)]
pub struct Meanings {
    pub version: i64,
    pub synonyms: Arc<Synonyms>,
}

/// The products that match a text.
#[derive(Debug)]
pub struct Found {
    /// What they are worth, the best first, by name among equals.
    pub ranked: Box<[(u16, Slot)]>,
    /// What was looked for.
    pub terms: Vec<Sought>,
}

/// A part of the text that was looked for.
#[derive(Debug)]
pub struct Sought {
    /// The words that were typed, and what each was taken for.
    pub typed: Vec<(String, Typos)>,
    /// What means the same.
    pub others: Vec<Vec<String>>,
}

/// All products at one moment.
pub struct Base {
    /// Their columns.
    pub table: Table,
    /// Their words.
    pub words: Words,
    hits: Cache<(String, As), Arc<Hits>, Weight>,
    found: Cache<(String, i64), Arc<Found>, Weight>,
    counts: Cache<(SearchQuestion, i64), Arc<Counts>, Weight>,
}

#[derive(Debug, Clone)]
struct Weight;

fn size<T>(list: &[T]) -> u64 {
    size_of_val(list) as u64
}

impl Weighter<(String, As), Arc<Hits>> for Weight {
    fn weight(&self, _: &(String, As), hits: &Arc<Hits>) -> u64 {
        ENTRY + size(&hits.slots) + 2 * size(&hits.typos)
    }
}

impl Weighter<(String, i64), Arc<Found>> for Weight {
    fn weight(&self, _: &(String, i64), found: &Arc<Found>) -> u64 {
        ENTRY * (1 + found.terms.len() as u64) + size(&found.ranked)
    }
}

impl Weighter<(SearchQuestion, i64), Arc<Counts>> for Weight {
    fn weight(&self, _: &(SearchQuestion, i64), counts: &Arc<Counts>) -> u64 {
        2 * ENTRY + counts.by.iter().map(|counts| size(counts)).sum::<u64>()
    }
}

impl Base {
    /// Reads what is alive in these segments.
    pub fn read(readers: Vec<SegmentReader>, fields: [Field; FIELDS]) -> Result<Base, TantivyError> {
        let (table, segments) = read(readers)?;
        let room = (table.len() as u64 * EACH).clamp(LEAST, MOST);
        Ok(Base {
            words: Words::new(segments, fields),
            hits: Cache::with_weighter(1_000, room, Weight),
            found: Cache::with_weighter(1_000, room, Weight),
            counts: Cache::with_weighter(1_000, room, Weight),
            table,
        })
    }

    /// The products that match the text.
    pub fn find(&self, text: &str, meanings: &Meanings) -> Result<Arc<Found>, TantivyError> {
        self.found.get_or_insert_with(&(text.to_owned(), meanings.version), || Ok(Arc::new(self.look(text, meanings)?)))
    }

    /// The counts of the products that answer the question and were found for its text.
    pub fn count(&self, question: &SearchQuestion, found: Option<&Found>, meanings: &Meanings) -> Arc<Counts> {
        let key = (question.clone(), meanings.version);
        if let Some(counts) = self.counts.get(&key) {
            return counts;
        }
        let sieve = self.table.sieve(question);
        let counted = found.map_or(self.table.len(), |found| found.ranked.len());
        let counts = Arc::new(match found {
            Some(found) => self.table.count(found.ranked.iter().map(|(_, slot)| *slot), &sieve),
            None => self.table.count((0..).take(self.table.len()), &sieve),
        });
        if counted >= COUNTED {
            self.counts.insert(key, Arc::clone(&counts));
        }
        counts
    }

    fn look(&self, text: &str, meanings: &Meanings) -> Result<Found, TantivyError> {
        let (mut lists, mut terms) = (Vec::new(), Vec::new());
        for term in meanings.synonyms.terms(text) {
            let (list, sought) = self.term(term)?;
            lists.push(list);
            terms.push(sought);
        }
        let mut total = all(lists);
        let typed = fold(text);
        let named = self.table.named(&typed);
        let first = total.partition_point(|(slot, _)| *slot < named.start);
        for (slot, score) in total[first..].iter_mut().take_while(|(slot, _)| *slot < named.end) {
            *score = score.saturating_add(bonus(self.table.name(*slot), &typed));
        }
        let mut ranked: Vec<(u16, Slot)> = total.into_iter().map(|(slot, score)| (score, slot)).collect();
        ranked.sort_unstable_by_key(|(score, slot)| (Reverse(*score), *slot));
        // It is kept: without the room that was left of longer lists.
        Ok(Found { ranked: ranked.into_boxed_slice(), terms })
    }

    /// What a part of the text matches.
    fn term(&self, term: Term) -> Result<(Vec<(Slot, u16)>, Sought), TantivyError> {
        let (mut lists, mut typed) = (Vec::new(), Vec::new());
        for word in &term.typed {
            let hits = self.hits(word, As::Typed)?;
            typed.push((word.clone(), Arc::clone(&hits.typos)));
            lists.push(hits.slots.to_vec());
        }
        let mut best = all(lists);
        for other in &term.others {
            let lists = other.iter().map(|word| Ok(self.hits(word, As::Synonym)?.slots.to_vec()));
            let mut found = all(lists.collect::<Result<_, TantivyError>>()?);
            for (_, worth) in &mut found {
                *worth = synonym_weight(*worth, other.len(), term.typed.len());
            }
            best = any(&best, &found);
        }
        Ok((best, Sought { typed, others: term.others }))
    }

    /// What a word matches.
    fn hits(&self, word: &str, as_what: As) -> Result<Arc<Hits>, TantivyError> {
        let find = || Ok(Arc::new(self.words.find(word, as_what, self.table.len())?));
        self.hits.get_or_insert_with(&(word.to_owned(), as_what), find)
    }
}

/// What is added to a product of that folded name for the whole search as it was typed.
pub fn bonus(name: &str, typed: &str) -> u16 {
    match name.strip_prefix(typed) {
        Some(rest) if !rest.starts_with(char::is_alphanumeric) => name_bonus(rest.is_empty()),
        _ => 0,
    }
}

/// What stands in each of the lists, with the sums of its worth; nothing where there is no list.
fn all(lists: Vec<Vec<(Slot, u16)>>) -> Vec<(Slot, u16)> {
    let join = |few: Vec<(Slot, u16)>, many: Vec<(Slot, u16)>| {
        let (few, many) = if few.len() <= many.len() { (few, many) } else { (many, few) };
        let mut rest = many.as_slice();
        let mut joined = Vec::with_capacity(few.len());
        for (slot, worth) in few {
            rest = &rest[ahead(rest, slot)..];
            if let Some((other, more)) = rest.first()
                && *other == slot
            {
                joined.push((slot, worth.saturating_add(*more)));
            }
        }
        joined
    };
    lists.into_iter().reduce(join).unwrap_or_default()
}

/// How many of the list come before the slot; quick where that are few.
fn ahead(list: &[(Slot, u16)], slot: Slot) -> usize {
    let mut reach = 1;
    while list.get(reach - 1).is_some_and(|(other, _)| *other < slot) {
        reach *= 2;
    }
    let from = reach / 2;
    let near = list.get(from..reach.min(list.len())).unwrap_or_default();
    from + near.partition_point(|(other, _)| *other < slot)
}

/// What stands in either list, with the better worth.
fn any(one: &[(Slot, u16)], other: &[(Slot, u16)]) -> Vec<(Slot, u16)> {
    let mut joined: Vec<(Slot, u16)> = one.iter().chain(other).copied().collect();
    joined.sort_unstable_by_key(|(slot, worth)| (*slot, Reverse(*worth)));
    joined.dedup_by_key(|(slot, _)| *slot);
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined() {
        let evens: Vec<(Slot, u16)> = (0..100).map(|n| (2 * n, 1)).collect();
        let threes: Vec<(Slot, u16)> = (0..100).map(|n| (3 * n, 2)).collect();
        let both: Vec<(Slot, u16)> = (0..34).map(|n| (6 * n, 3)).collect();
        assert_eq!(all(vec![evens.clone(), threes.clone()]), both);
        assert_eq!(all(vec![threes.clone(), evens.clone(), vec![(6, 5), (7, 5), (600, 1)]]), [(6, 8)]);
        assert_eq!(all(vec![evens.clone(), Vec::new()]), []);
        assert_eq!(all(Vec::new()), []);
        assert_eq!(any(&[(1, 1), (3, 7)], &[(0, 2), (3, 8), (4, 1)]), [(0, 2), (1, 1), (3, 8), (4, 1)]);
    }

    #[test]
    fn names_that_begin_with_the_text_are_worth_more() {
        assert_eq!(bonus("mango ice", "mango ice"), name_bonus(true));
        assert_eq!(bonus("mango ice", "mango"), name_bonus(false));
        assert_eq!((bonus("mangosteen", "mango"), bonus("ice mango", "mango")), (0, 0));
    }
}
