//! A search without an index: scans the whole catalogue per query for word prefixes. No typos, no ranking.

use std::collections::HashMap;

use tierway_application::catalogue::search_entries;
use tierway_application::{ProductSearch, Transaction};
use tierway_catalogue::{
    Facet, FacetCount, FacetKey, FacetValue, Facets, SearchEntry, SearchField, SearchQuestion, SearchSort, words,
};
use tierway_kernel::{Cursor, CursorKey, Page, PageRequest, ProductId, StoreError, fold, to_micros};

/// A naive [`ProductSearch`].
#[derive(Debug, Default)]
pub struct NaiveSearch;

/// Products read at once.
const AT_ONCE: u32 = 200;

fn all(tx: &mut dyn Transaction) -> Result<Vec<SearchEntry>, StoreError> {
    let mut entries = Vec::new();
    let mut last = ProductId(0);
    loop {
        let ids = tx.catalogue_log().products_after(last, AT_ONCE)?;
        let Some(highest) = ids.last() else { return Ok(entries) };
        last = *highest;
        entries.extend(search_entries(tx, &ids)?);
    }
}

/// Whether words and visibility hold; the filters come after.
fn matches(entry: &SearchEntry, question: &SearchQuestion) -> bool {
    let known: Vec<String> = SearchField::ALL.iter().flat_map(|field| entry.words(*field)).collect();
    let wanted = question.text.as_deref().map(words);
    question.is_active.is_none_or(|active| entry.is_active == active)
        && wanted.is_none_or(|wanted| {
            !wanted.is_empty() && wanted.iter().all(|word| known.iter().any(|known| known.starts_with(word.as_str())))
        })
}

fn passes(entry: &SearchEntry, question: &SearchQuestion, key: FacetKey) -> bool {
    question.takes(key, entry.facet(key).as_ref())
}

fn cursor(entry: &SearchEntry, sort: SearchSort) -> Cursor {
    match sort {
        SearchSort::Relevance | SearchSort::Name | SearchSort::NameDescending => {
            Cursor::text(fold(&entry.name), entry.id.0)
        }
        SearchSort::Category | SearchSort::CategoryDescending => Cursor::text(fold(&entry.category), entry.id.0),
        SearchSort::Price | SearchSort::PriceDescending => {
            Cursor::int(entry.agent_price.map_or(i64::MAX, |price| price.minor()), entry.id.0)
        }
        SearchSort::Newest | SearchSort::Oldest => Cursor::int(-to_micros(entry.created_at), -entry.id.0),
        SearchSort::BestSelling => Cursor::int(-entry.popularity, -entry.id.0),
    }
}

fn key(cursor: &Cursor) -> (i64, String, i64) {
    match &cursor.key {
        CursorKey::Int(number) => (*number, String::new(), cursor.id),
        CursorKey::Text(text) => (0, text.clone(), cursor.id),
    }
}

impl ProductSearch for NaiveSearch {
    fn find(
        &self,
        tx: &mut dyn Transaction,
        question: &SearchQuestion,
        sort: SearchSort,
        page: &PageRequest,
    ) -> Result<Page<ProductId>, StoreError> {
        let mut entries = all(tx)?;
        entries
            .retain(|entry| matches(entry, question) && FacetKey::ALL.iter().all(|key| passes(entry, question, *key)));
        let total = entries.len() as u64;
        let place = |entry: &SearchEntry| key(&cursor(entry, sort));
        entries.sort_by_cached_key(place);
        if sort.reverse_of().is_some() {
            entries.reverse();
        }
        if let Some(after) = &page.cursor {
            let after = key(after);
            entries.retain(|entry| match sort.reverse_of() {
                Some(_) => place(entry) < after,
                None => place(entry) > after,
            });
        }
        Ok(Page::cut(entries, page, total, |entry| cursor(entry, sort)).map(|entry| entry.id))
    }

    fn facets(&self, tx: &mut dyn Transaction, question: &SearchQuestion) -> Result<Facets, StoreError> {
        let mut entries = all(tx)?;
        entries.retain(|entry| matches(entry, question));
        let facet = |key: FacetKey| {
            let mut counts: HashMap<FacetValue, u64> = HashMap::new();
            let others = |entry: &&SearchEntry| {
                FacetKey::ALL.iter().all(|other| *other == key || passes(entry, question, *other))
            };
            for value in entries.iter().filter(others).filter_map(|entry| entry.facet(key)) {
                *counts.entry(value).or_default() += 1;
            }
            Facet::of(key, counts.into_iter().map(|(value, count)| FacetCount { value, count }).collect())
        };
        let facets = FacetKey::ALL.map(facet).into();
        let total = entries.iter().filter(|entry| FacetKey::ALL.iter().all(|key| passes(entry, question, *key)));
        Ok(Facets { total: total.count() as u64, facets })
    }

    fn prepare(&self, _: &mut dyn Transaction) -> Result<(), StoreError> {
        Ok(())
    }

    fn is_preparing(&self) -> bool {
        false
    }
}
