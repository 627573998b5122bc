//! What the search knows at one moment, and how it answers.

use std::cmp::Reverse;

use tantivy::TantivyError;
use tierway_catalogue::{Facet, FacetCount, Facets, SearchQuestion, SearchSort, Synonyms, name_bonus, synonym_weight};
use tierway_kernel::{Cursor, CursorKey, Page, PageRequest, ProductId, fold};

use super::columns::{Columns, Passing};
use super::progress::Progress;
use super::words::{As, Words};

/// The index at one moment.
pub struct State {
    /// The word index.
    pub words: Words,
    /// Rows.
    pub columns: Columns,
    /// What of the log is in them.
    pub progress: Progress,
}

impl State {
    /// What each product is worth by slot, 0: it does not match; `None`: there are no words to match.
    fn scores(&self, question: &SearchQuestion, synonyms: &Synonyms) -> Result<Option<Vec<u16>>, TantivyError> {
        let Some(text) = &question.text else { return Ok(None) };
        let mut terms = Vec::new();
        for term in synonyms.terms(text) {
            let mut best = self.phrase(&term.typed, As::Typed)?;
            for other in &term.others {
                for (best, found) in best.iter_mut().zip(self.phrase(other, As::Synonym)?) {
                    *best = synonym_weight(found, other.len(), term.typed.len()).max(*best);
                }
            }
            terms.push(best);
        }
        let mut total = self.all(terms);
        let typed = fold(text);
        for (slot, name) in self.columns.orders().named(&typed) {
            let rest = &name[typed.len()..];
            if let Some(score) = total.get_mut(slot).filter(|score| **score > 0)
                && !rest.starts_with(char::is_alphanumeric)
            {
                *score += name_bonus(rest.is_empty());
            }
        }
        Ok(Some(total))
    }

    /// What each product is worth for words of which all must match.
    fn phrase(&self, words: &[String], as_what: As) -> Result<Vec<u16>, TantivyError> {
        let of_word = |word: &String| {
            let mut best = vec![0_u16; self.columns.len()];
            self.words.find(word, as_what, &mut best)?;
            Ok(best)
        };
        Ok(self.all(words.iter().map(of_word).collect::<Result<_, TantivyError>>()?))
    }

    /// The sums of products that are worth something in each of the lists; 0 for others, and for all where there is no list.
    fn all(&self, lists: Vec<Vec<u16>>) -> Vec<u16> {
        let join = |mut total: Vec<u16>, list: Vec<u16>| {
            for (total, worth) in total.iter_mut().zip(list) {
                *total = if *total > 0 && worth > 0 { total.saturating_add(worth) } else { 0 };
            }
            total
        };
        lists.into_iter().reduce(join).unwrap_or_else(|| vec![0; self.columns.len()])
    }

    /// A page of what answers the question.
    pub fn find(
        &self,
        question: &SearchQuestion,
        synonyms: &Synonyms,
        sort: SearchSort,
        page: &PageRequest,
    ) -> Result<Page<ProductId>, TantivyError> {
        let scores = self.scores(question, synonyms)?;
        let sieve = self.columns.sieve(question);
        let matches =
            |slot: usize| scores.as_ref().is_none_or(|scores| scores[slot] > 0) && sieve.passing(slot) == Passing::All;
        match &scores {
            Some(scores) if sort == SearchSort::Relevance => Ok(self.ranked(scores, matches, page)),
            _ => Ok(self.sorted(sort, matches, page)),
        }
    }

    /// The best first, by name among equals.
    fn ranked(&self, scores: &[u16], matches: impl Fn(usize) -> bool, page: &PageRequest) -> Page<ProductId> {
        let orders = self.columns.orders();
        let by_name = orders.by(SearchSort::Name);
        let mut found: Vec<(Reverse<u16>, u32)> = (0..self.columns.len())
            .filter(|slot| matches(*slot))
            .map(|slot| (Reverse(scores[slot]), by_name.rank(slot)))
            .collect();
        let total = found.len() as u64;
        if let Some((score, cursor)) = page.cursor.as_ref().and_then(ranked_cursor) {
            let after = orders.up_to(SearchSort::Name, &cursor).and_then(|n| u32::try_from(n).ok());
            found.retain(|place| *place >= (Reverse(score), after.unwrap_or_default()));
        }
        let wanted = page.limit as usize + 1;
        if found.len() > wanted {
            found.select_nth_unstable(wanted - 1);
            found.truncate(wanted);
        }
        found.sort_unstable();
        let key = |(Reverse(score), rank): &(Reverse<u16>, u32)| {
            let keys = by_name.slots().get(*rank as usize).and_then(|slot| orders.keys(*slot as usize));
            keys.map_or(Cursor::int(0, 0), |keys| Cursor::text(format!("{score} {}", keys.name), keys.id))
        };
        let page = Page::cut(found, page, total, key);
        let id = |rank: u32| by_name.slots().get(rank as usize).and_then(|slot| orders.keys(*slot as usize));
        page.map(|(_, rank)| ProductId(id(rank).map_or(0, |keys| keys.id)))
    }

    /// In an order that is kept.
    fn sorted(&self, sort: SearchSort, matches: impl Fn(usize) -> bool, page: &PageRequest) -> Page<ProductId> {
        let orders = self.columns.orders();
        let passing: Vec<bool> = (0..self.columns.len()).map(matches).collect();
        let total = passing.iter().filter(|passes| **passes).count() as u64;
        let first = page.cursor.as_ref().and_then(|cursor| orders.up_to(sort, cursor)).unwrap_or_default();
        let rest = orders.by(sort).slots().get(first..).unwrap_or_default();
        let found: Vec<usize> = rest
            .iter()
            .map(|slot| *slot as usize)
            .filter(|slot| passing[*slot])
            .take(page.limit as usize + 1)
            .collect();
        let key = |slot: &usize| orders.cursor(sort, *slot).unwrap_or(Cursor::int(0, 0));
        Page::cut(found, page, total, key).map(|slot| ProductId(orders.keys(slot).map_or(0, |keys| keys.id)))
    }

    /// The counts of what answers the question.
    pub fn facets(&self, question: &SearchQuestion, synonyms: &Synonyms) -> Result<Facets, TantivyError> {
        let scores = self.scores(question, synonyms)?;
        let sieve = self.columns.sieve(question);
        let mut counter = self.columns.counter();
        let mut total = 0;
        for slot in 0..self.columns.len() {
            if scores.as_ref().is_some_and(|scores| scores[slot] == 0) {
                continue;
            }
            match sieve.passing(slot) {
                Passing::All => {
                    total += 1;
                    counter.count(slot, None);
                }
                Passing::AllBut(place) => counter.count(slot, Some(place)),
                Passing::Not => {}
            }
        }
        let facet = |(key, values): (_, Vec<_>)| {
            Facet::of(key, values.into_iter().map(|(value, count)| FacetCount { value, count }).collect())
        };
        Ok(Facets { total, facets: counter.counted().map(facet).collect() })
    }
}

/// A cursor of a ranked list: the score before the name.
fn ranked_cursor(cursor: &Cursor) -> Option<(u16, Cursor)> {
    let CursorKey::Text(text) = &cursor.key else { return None };
    let (score, name) = text.split_once(' ')?;
    Some((score.parse().ok()?, Cursor::text(name, cursor.id)))
}
