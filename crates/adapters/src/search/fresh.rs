//! The small part of the search: products that have changed since the large one was made, in memory, each found as soon
//! as it is put in. It hides what the large part still says of them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Bound;
use std::sync::Arc;

use tantivy::TantivyError;
use tierway_catalogue::{MatchKind, SearchField, SearchQuestion, synonym_weight, weight};

use super::Slot;
use super::base::{Base, Found, Sought, bonus};
use super::row::{FACETS, Row};
use super::table::NONE;
use super::words::{As, Typos, automata, recognises};

/// The place of a value that the large part does not know.
const UNKNOWN: u32 = NONE - 1;

/// A product that has changed.
#[derive(Debug, Clone)]
pub struct Change {
    /// Which.
    pub id: i64,
    /// What it is now; `None`: it is gone.
    pub row: Option<Arc<Row>>,
}

/// A change and its place.
#[derive(Debug)]
struct Entry {
    change: Change,
    /// Counts changes, so that those that the next large part has are told from those that came later.
    number: u64,
    hides: Option<Slot>,
    /// Places of its values in the large part.
    values: [u32; FACETS],
}

/// Where a word stands: a place, and a bit for each field.
type Place = (u32, u8);

/// All that have changed.
#[derive(Debug, Default)]
pub struct Fresh {
    entries: Vec<Entry>,
    places: HashMap<i64, u32>,
    words: BTreeMap<Box<str>, Vec<Place>>,
    /// Words that could be meant by typed ones and are unknown to the large part.
    new_words: BTreeSet<Box<str>>,
    /// A bit for each slot of the large part that is hidden.
    hidden: Vec<u64>,
    hides: usize,
    number: u64,
}

/// A changed product that was found.
#[derive(Debug, Clone, Copy)]
pub struct FreshHit<'a> {
    /// What it is worth.
    pub score: u16,
    /// The product.
    pub row: &'a Row,
    /// Places of its values in the large part.
    values: &'a [u32; FACETS],
}

impl FreshHit<'_> {
    /// The place of the facet's value in the large part, where that knows it.
    pub fn value(&self, facet: usize) -> Option<usize> {
        Some(self.values[facet]).filter(|place| *place < UNKNOWN).map(|place| place as usize)
    }
}

impl Fresh {
    /// How many have changed.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// How many words there are that make searches with typos slower.
    pub fn new_words(&self) -> usize {
        self.new_words.len()
    }

    /// Whether what the large part says of this slot counts no more.
    pub fn hides(&self, slot: Slot) -> bool {
        self.hides > 0
            && self.hidden.get(slot as usize / 64).is_some_and(|bits| bits & (1 << (u64::from(slot) % 64)) != 0)
    }

    /// The slots of the large part that count no more, of those that were found where something was looked for.
    pub fn hidden<'a>(&'a self, found: Option<&'a Found>) -> Box<dyn Iterator<Item = Slot> + 'a> {
        match found {
            _ if self.hides == 0 => Box::new(std::iter::empty()),
            Some(found) => Box::new(found.ranked.iter().map(|(_, slot)| *slot).filter(|slot| self.hides(*slot))),
            None => Box::new(self.entries.iter().filter_map(|entry| entry.hides)),
        }
    }

    /// Puts a change in place of what was known of the product.
    pub fn put(&mut self, base: &Base, change: Change) {
        self.number += 1;
        let values = match &change.row {
            Some(row) => std::array::from_fn(|facet| match &row.values[facet] {
                Some(value) => base.table.values()[facet].known(value).unwrap_or(UNKNOWN),
                None => NONE,
            }),
            None => [NONE; FACETS],
        };
        let (id, row) = (change.id, change.row.clone());
        let place = match self.places.get(&id) {
            Some(place) => {
                let place = *place;
                let entry = &mut self.entries[place as usize];
                let before = std::mem::replace(&mut entry.change, change);
                (entry.number, entry.values) = (self.number, values);
                self.forget(place, before.row.as_deref());
                place
            }
            None => {
                let place = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
                let hides = base.table.slot(id);
                if let Some(slot) = hides {
                    self.hide(slot, base.table.len());
                }
                self.entries.push(Entry { change, number: self.number, hides, values });
                self.places.insert(id, place);
                place
            }
        };
        if let Some(row) = row {
            self.learn(base, place, &row);
        }
    }

    fn hide(&mut self, slot: Slot, slots: usize) {
        self.hidden.resize(slots.div_ceil(64), 0);
        if let Some(bits) = self.hidden.get_mut(slot as usize / 64) {
            *bits |= 1 << (u64::from(slot) % 64);
            self.hides += 1;
        }
    }

    fn learn(&mut self, base: &Base, place: u32, row: &Row) {
        for (field, words) in row.words.iter().enumerate() {
            for word in words {
                if !self.words.contains_key(word) {
                    if base.words.is_new(word) {
                        self.new_words.insert(word.clone());
                    }
                    self.words.insert(word.clone(), Vec::new());
                }
                let Some(places) = self.words.get_mut(word) else { continue };
                match places.last_mut() {
                    Some((last, fields)) if *last == place => *fields |= 1 << field,
                    _ => places.push((place, 1 << field)),
                }
            }
        }
    }

    fn forget(&mut self, place: u32, row: Option<&Row>) {
        for word in row.iter().flat_map(|row| row.words.iter().flatten()) {
            let Some(places) = self.words.get_mut(word) else { continue };
            places.retain(|(other, _)| *other != place);
            if places.is_empty() {
                self.words.remove(word);
                self.new_words.remove(word);
            }
        }
    }

    /// What has changed after that number, 0 for everything, and the number up to which that is.
    pub fn after(&self, number: u64) -> (Vec<Change>, u64) {
        let later = self.entries.iter().filter(|entry| entry.number > number);
        (later.map(|entry| entry.change.clone()).collect(), self.number)
    }

    /// The changed products that match what was looked for, whether they pass the filters or not.
    pub fn find(&self, question: &SearchQuestion, found: Option<&Found>) -> Result<Vec<FreshHit<'_>>, TantivyError> {
        if self.entries.is_empty() {
            return Ok(Vec::new());
        }
        let scores = found.map(|found| self.scores(found)).transpose()?;
        let typed = question.text.as_deref().map(tierway_kernel::fold).unwrap_or_default();
        let hit = |(place, entry): (usize, &Entry)| {
            let row = entry.change.row.as_deref()?;
            let score = match &scores {
                Some(scores) => {
                    let score = scores.get(place).copied().filter(|score| *score > 0)?;
                    score.saturating_add(bonus(&row.name, &typed))
                }
                None => 0,
            };
            Some((score, place))
        };
        let hits = self.entries.iter().enumerate().filter_map(hit);
        Ok(hits.filter_map(|(score, place)| self.hit(score, place)).collect())
    }

    fn hit(&self, score: u16, place: usize) -> Option<FreshHit<'_>> {
        let entry = self.entries.get(place)?;
        Some(FreshHit { score, row: entry.change.row.as_deref()?, values: &entry.values })
    }

    /// What each change is worth, by place; 0: it does not match.
    fn scores(&self, found: &Found) -> Result<Vec<u16>, TantivyError> {
        let terms = found.terms.iter().map(|term| self.term(term)).collect::<Result<_, _>>()?;
        Ok(self.all(terms))
    }

    fn term(&self, term: &Sought) -> Result<Vec<u16>, TantivyError> {
        let typed = term.typed.iter().map(|(word, typos)| self.word(word, As::Typed, typos));
        let mut best = self.all(typed.collect::<Result<_, _>>()?);
        for other in &term.others {
            let words = other.iter().map(|word| self.word(word, As::Synonym, &Typos::default()));
            let found = self.all(words.collect::<Result<_, TantivyError>>()?);
            for (best, found) in best.iter_mut().zip(found) {
                *best = synonym_weight(found, other.len(), term.typed.len()).max(*best);
            }
        }
        Ok(best)
    }

    /// The sums of what is worth something in each of the lists; 0 for others, and for all where there is no list.
    fn all(&self, lists: Vec<Vec<u16>>) -> Vec<u16> {
        let join = |mut total: Vec<u16>, list: Vec<u16>| {
            for (total, worth) in total.iter_mut().zip(list) {
                *total = if *total > 0 && worth > 0 { total.saturating_add(worth) } else { 0 };
            }
            total
        };
        lists.into_iter().reduce(join).unwrap_or_else(|| vec![0; self.entries.len()])
    }

    /// What the best match of the word is worth, by place. `typos` is what the large part took it for.
    fn word(&self, word: &str, as_what: As, typos: &Typos) -> Result<Vec<u16>, TantivyError> {
        let mut best = vec![0_u16; self.entries.len()];
        let from = (Bound::Included(word), Bound::Unbounded);
        for (known, places) in self.words.range::<str, _>(from).take_while(|(known, _)| known.starts_with(word)) {
            let kind = if known.len() == word.len() { MatchKind::Exact } else { MatchKind::Prefix };
            let counts = |field| kind == MatchKind::Exact || as_what.takes_prefix(field, word);
            raise(&mut best, places, |field| if counts(field) { weight(field, kind) } else { 0 });
        }
        for (meant, kind) in typos.iter() {
            if let Some(places) = self.words.get(meant) {
                raise(&mut best, places, |field| weight(field, *kind));
            }
        }
        if as_what == As::Typed && !self.new_words.is_empty() {
            let automata = automata(word)?;
            let new = if automata.is_empty() { None } else { Some(&self.new_words) };
            for meant in new.into_iter().flatten() {
                let kind = automata.iter().find(|(_, automaton)| recognises(automaton, meant)).map(|(kind, _)| *kind);
                if let (Some(kind), Some(places)) = (kind, self.words.get(meant)) {
                    raise(&mut best, places, |field| weight(field, kind));
                }
            }
        }
        Ok(best)
    }
}

/// Raises the products at these places to what the best of their fields is worth.
fn raise(best: &mut [u16], places: &[Place], worth: impl Fn(SearchField) -> u16) {
    let worth = SearchField::ALL.map(worth);
    for (place, fields) in places {
        let of = (0..).zip(worth).filter(|(field, _)| fields & (1 << field) != 0).map(|(_, worth)| worth);
        if let Some(best) = best.get_mut(*place as usize) {
            *best = of.max().unwrap_or_default().max(*best);
        }
    }
}
