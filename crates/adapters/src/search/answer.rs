//! How a question is answered: from the large part, less what has changed, and from what has changed.

use std::cmp::Reverse;
use std::collections::HashMap;

use tierway_catalogue::{
    Facet, FacetCount, FacetKey, FacetValue, Facets, MOST_FACET_VALUES, SearchQuestion, SearchSort,
};
use tierway_kernel::{Cursor, CursorKey, Page, PageRequest, ProductId};

use super::Slot;
use super::base::{Base, Found};
use super::fresh::{Fresh, FreshHit};
use super::row::{FACETS, Key, Passing};
use super::table::{Counts, Sieve};

/// A question and all that is needed to answer it.
pub struct Answer<'a> {
    pub question: &'a SearchQuestion,
    pub base: &'a Base,
    pub fresh: &'a Fresh,
    /// What was found of the large part; `None`: nothing was looked for.
    pub found: Option<&'a Found>,
    /// Its counts.
    pub counts: &'a Counts,
    /// What was found of what has changed.
    pub hits: Vec<FreshHit<'a>>,
}

impl Answer<'_> {
    /// A page of what answers the question.
    pub fn find(&self, sort: SearchSort, page: &PageRequest) -> Page<ProductId> {
        let sieve = self.base.table.sieve(self.question);
        match self.found {
            Some(found) if sort == SearchSort::Relevance => self.ranked(found, &sieve, page),
            _ => match sort.reverse_of() {
                Some(sort) => self.sorted(sort, true, &sieve, page),
                None => self.sorted(sort, false, &sieve, page),
            },
        }
    }

    fn passing(&self) -> impl Iterator<Item = &FreshHit<'_>> {
        self.hits.iter().filter(|hit| hit.row.passing(self.question) == Passing::All)
    }

    fn total(&self, sieve: &Sieve<'_>) -> u64 {
        let hidden = self.fresh.hidden(self.found).filter(|slot| sieve.passing(*slot) == Passing::All).count();
        self.counts.total - hidden as u64 + self.passing().count() as u64
    }

    /// The best first, by name among equals.
    fn ranked(&self, found: &Found, sieve: &Sieve<'_>, page: &PageRequest) -> Page<ProductId> {
        let table = &self.base.table;
        let after = page.cursor.as_ref().and_then(ranked_cursor);
        let after = after.as_ref().map(|(score, name, id)| (Reverse(*score), *name, *id));
        let place = |(score, slot): &(u16, Slot)| (Reverse(*score), table.name(*slot), table.id(*slot));
        let first = after.map_or(0, |after| found.ranked.partition_point(|hit| place(hit) <= after));
        let shown = |(_, slot): &&(u16, Slot)| !self.fresh.hides(*slot) && sieve.passing(*slot) == Passing::All;
        let large = found.ranked[first..].iter().filter(shown).map(place);
        let small = self.passing().map(|hit| (Reverse(hit.score), &*hit.row.name, hit.row.id));
        let small = small.filter(|place| after.is_none_or(|after| *place > after)).collect();
        let items = joined(large, small, page.limit as usize + 1);
        let key = |(Reverse(score), name, id): &(Reverse<u16>, &str, i64)| Cursor::text(format!("{score} {name}"), *id);
        Page::cut(items, page, self.total(sieve), key).map(|(_, _, id)| ProductId(id))
    }

    /// In an order that is kept, from its beginning or from its end.
    fn sorted(&self, sort: SearchSort, from_end: bool, sieve: &Sieve<'_>, page: &PageRequest) -> Page<ProductId> {
        let table = &self.base.table;
        let after = page.cursor.as_ref().and_then(|cursor| Key::of(sort, cursor));
        let found = self.found.map(|found| {
            let mut bits = vec![false; table.len()];
            for (_, slot) in &found.ranked {
                bits[*slot as usize] = true;
            }
            bits
        });
        let shown = |slot: &Slot| {
            found.as_ref().is_none_or(|found| found.get(*slot as usize) == Some(&true))
                && !self.fresh.hides(*slot)
                && sieve.passing(*slot) == Passing::All
        };
        let place = |slot: Slot| (table.key(sort, slot), table.id(slot));
        let small = self.passing().map(|hit| (hit.row.key(sort), hit.row.id));
        let most = page.limit as usize + 1;
        let items = if from_end {
            let end = after.map_or(table.len(), |after| table.before(sort, after));
            let large = (0..end).rev().map(|at| table.nth(sort, at)).filter(shown).map(place).map(Reverse);
            let small = small.filter(|(key, _)| after.is_none_or(|after| *key < after)).map(Reverse).collect();
            joined(large, small, most).into_iter().map(|Reverse(item)| item).collect()
        } else {
            let first = after.map_or(0, |after| table.up_to(sort, after));
            let large = (first..table.len()).map(|at| table.nth(sort, at)).filter(shown).map(place);
            let small = small.filter(|(key, _)| after.is_none_or(|after| *key > after)).collect();
            joined(large, small, most)
        };
        Page::cut(items, page, self.total(sieve), |(key, _)| key.cursor(sort)).map(|(_, id)| ProductId(id))
    }

    /// The counts of what answers the question.
    pub fn facets(&self) -> Facets {
        let (table, sieve) = (&self.base.table, self.base.table.sieve(self.question));
        let mut counts = self.counts.clone();
        for slot in self.fresh.hidden(self.found) {
            counts.add(table, slot, sieve.passing(slot), |count| *count -= 1);
        }
        let mut unknown: [HashMap<&FacetValue, u64>; FACETS] = Default::default();
        for hit in &self.hits {
            let passing = hit.row.passing(self.question);
            counts.total += u64::from(passing == Passing::All);
            for (facet, unknown) in unknown.iter_mut().enumerate() {
                if passing != Passing::All && passing != Passing::AllBut(facet) {
                    continue;
                }
                match (hit.value(facet), &hit.row.values[facet]) {
                    (Some(place), _) => counts.by[facet][place] += 1,
                    (None, Some(value)) => *unknown.entry(value).or_default() += 1,
                    (None, None) => {}
                }
            }
        }
        let facet = |((facet, key), unknown): ((usize, FacetKey), HashMap<&FacetValue, u64>)| {
            let mut values = self.most(facet, &counts.by[facet]);
            values.extend(unknown.into_iter().map(|(value, count)| FacetCount { value: value.clone(), count }));
            Facet::of(key, values)
        };
        let facets = FacetKey::ALL.into_iter().enumerate().zip(unknown).map(facet).collect();
        Facets { total: counts.total, facets }
    }

    /// The values that are shown of a facet's, and as many only.
    fn most(&self, facet: usize, counts: &[u32]) -> Vec<FacetCount> {
        let values = &self.base.table.values()[facet];
        let counted = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let mut places: Vec<_> = counted.map(|(place, count)| (Reverse(*count), values.rank(place), place)).collect();
        if places.len() > MOST_FACET_VALUES {
            places.select_nth_unstable(MOST_FACET_VALUES);
            places.truncate(MOST_FACET_VALUES);
        }
        let count = |(Reverse(count), _, place): (Reverse<u32>, u32, usize)| {
            values.all().get(place).map(|value| FacetCount { value: value.clone(), count: u64::from(count) })
        };
        places.into_iter().filter_map(count).collect()
    }
}

/// The first of both, of which the second is not sorted yet.
fn joined<T: Ord>(large: impl Iterator<Item = T>, mut small: Vec<T>, most: usize) -> Vec<T> {
    small.sort_unstable();
    let (mut large, mut small) = (large.peekable(), small.into_iter().peekable());
    let mut items = Vec::with_capacity(most);
    while items.len() < most {
        let next = match (large.peek(), small.peek()) {
            (Some(a), Some(b)) if b < a => small.next(),
            (Some(_), _) => large.next(),
            (None, _) => small.next(),
        };
        let Some(next) = next else { break };
        items.push(next);
    }
    items
}

/// A cursor of a ranked list: the score before the name.
fn ranked_cursor(cursor: &Cursor) -> Option<(u16, &str, i64)> {
    let CursorKey::Text(text) = &cursor.key else { return None };
    let (score, name) = text.split_once(' ')?;
    Some((score.parse().ok()?, name, cursor.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_lists_are_read_in_order() {
        assert_eq!(joined([1, 4, 6].into_iter(), vec![9, 5, 0], 5), [0, 1, 4, 5, 6]);
        assert_eq!(joined([1].into_iter(), vec![], 5), [1]);
        assert_eq!(joined([].into_iter(), vec![3, 2], 1), [2]);
    }

    #[test]
    fn a_cursor_of_another_list_is_none_of_this() {
        assert_eq!(ranked_cursor(&Cursor::text("130 mango ice", 7)), Some((130, "mango ice", 7)));
        assert_eq!(ranked_cursor(&Cursor::text("mango ice", 7)), None);
        assert_eq!(ranked_cursor(&Cursor::int(130, 7)), None);
    }
}
