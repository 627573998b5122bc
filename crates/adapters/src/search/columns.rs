//! What lists sort, filter and count by, in memory: a row for each product at a slot of its own, which it keeps as long
//! as it exists.

use std::collections::HashMap;

use tierway_catalogue::{FacetKey, FacetValue, SearchEntry, SearchQuestion};
use tierway_kernel::{fold, to_micros};

use super::Slot;
use super::order::{Keys, Orders};

/// How many facets there are.
const FACETS: usize = FacetKey::ALL.len();
/// The place of no value.
const NONE: u32 = u32::MAX;

/// What is kept of a product here.
#[derive(Debug, Clone)]
pub struct Row {
    is_active: bool,
    values: [Option<FacetValue>; FACETS],
    keys: Keys,
}

impl Row {
    /// The row of an entry.
    pub fn of(entry: &SearchEntry) -> Row {
        Row {
            is_active: entry.is_active,
            values: FacetKey::ALL.map(|key| entry.facet(key)),
            keys: Keys {
                id: entry.id.0,
                name: fold(&entry.name).into(),
                category: fold(&entry.category).into(),
                price: entry.agent_price.map_or(i64::MAX, |price| price.minor()),
                created: to_micros(entry.created_at),
            },
        }
    }
}

/// What is read of each product in turn, hence small.
#[derive(Debug, Clone, Copy)]
struct Facts {
    exists: bool,
    is_active: bool,
    /// Places among the facets' values.
    values: [u32; FACETS],
}

const GONE: Facts = Facts { exists: false, is_active: false, values: [NONE; FACETS] };

/// The values of one facet; each has its place.
#[derive(Debug, Default)]
struct Values {
    all: Vec<FacetValue>,
    places: HashMap<FacetValue, u32>,
}

impl Values {
    fn place(&mut self, value: FacetValue) -> u32 {
        let next = u32::try_from(self.all.len()).unwrap_or(NONE);
        *self.places.entry(value).or_insert_with_key(|value| {
            self.all.push(value.clone());
            next
        })
    }
}

/// All rows.
#[derive(Debug, Default)]
pub struct Columns {
    facts: Vec<Facts>,
    values: [Values; FACETS],
    orders: Orders,
}

impl Columns {
    /// How many slots there are, empty ones too.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// The lists in their orders.
    pub fn orders(&self) -> &Orders {
        &self.orders
    }

    /// Puts rows at slots; `None`: the slot is empty from now on. Each slot at most once.
    pub fn put(&mut self, rows: Vec<(Slot, Option<Row>)>) {
        let longest = rows.iter().map(|(slot, _)| *slot as usize + 1).max().unwrap_or_default();
        if longest > self.facts.len() {
            self.facts.resize(longest, GONE);
        }
        let mut keys = Vec::with_capacity(rows.len());
        for (slot, row) in rows {
            let facts = row.as_ref().map_or(GONE, |row| self.facts(row));
            if let Some(place) = self.facts.get_mut(slot as usize) {
                *place = facts;
            }
            keys.push((slot, row.map(|row| row.keys)));
        }
        self.orders.put(keys, self.facts.len());
    }

    fn facts(&mut self, row: &Row) -> Facts {
        let mut values = [NONE; FACETS];
        for ((place, known), value) in values.iter_mut().zip(&mut self.values).zip(&row.values) {
            if let Some(value) = value {
                *place = known.place(value.clone());
            }
        }
        Facts { exists: true, is_active: row.is_active, values }
    }

    /// The filters of a question, ready to be asked of each row.
    pub fn sieve(&self, question: &SearchQuestion) -> Sieve<'_> {
        let allowed = |(place, key): (usize, FacetKey)| {
            let takes = |value: &FacetValue| question.takes(key, Some(value));
            question.limits(key).then(|| (place, self.values[place].all.iter().map(takes).collect()))
        };
        let limits = FacetKey::ALL.into_iter().enumerate().filter_map(allowed).collect();
        Sieve { facts: &self.facts, is_active: question.is_active, limits }
    }

    /// Counts by facet: place of the value and how many.
    pub fn counter(&self) -> Counter<'_> {
        Counter { columns: self, counts: std::array::from_fn(|place| vec![0; self.values[place].all.len()]) }
    }
}

/// The filters of one question.
pub struct Sieve<'a> {
    facts: &'a [Facts],
    is_active: Option<bool>,
    /// Place of the facet, and which of its values pass.
    limits: Vec<(usize, Vec<bool>)>,
}

/// How a product passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passing {
    /// Through all filters.
    All,
    /// Through all but the one of the facet at this place.
    AllBut(usize),
    /// It fails two filters, or may not be seen.
    Not,
}

impl Sieve<'_> {
    /// How the product at the slot passes.
    pub fn passing(&self, slot: usize) -> Passing {
        let Some(facts) = self.facts.get(slot) else { return Passing::Not };
        if !facts.exists || self.is_active.is_some_and(|active| facts.is_active != active) {
            return Passing::Not;
        }
        let mut passing = Passing::All;
        for (place, allowed) in &self.limits {
            if allowed.get(facts.values[*place] as usize) != Some(&true) {
                if passing != Passing::All {
                    return Passing::Not;
                }
                passing = Passing::AllBut(*place);
            }
        }
        passing
    }
}

/// Counts products by their values.
pub struct Counter<'a> {
    columns: &'a Columns,
    counts: [Vec<u64>; FACETS],
}

impl Counter<'_> {
    /// Counts the product at the slot under all facets, or under one.
    pub fn count(&mut self, slot: usize, only: Option<usize>) {
        let Some(facts) = self.columns.facts.get(slot) else { return };
        for (place, (counts, value)) in self.counts.iter_mut().zip(facts.values).enumerate() {
            if only.is_none_or(|only| only == place)
                && let Some(count) = counts.get_mut(value as usize)
            {
                *count += 1;
            }
        }
    }

    /// The values of each facet with their counts.
    pub fn counted(self) -> impl Iterator<Item = (FacetKey, Vec<(FacetValue, u64)>)> {
        let values = self.columns.values.iter().zip(self.counts).map(|(values, counts)| {
            values.all.iter().zip(counts).filter(|(_, n)| *n > 0).map(|(value, n)| (value.clone(), n)).collect()
        });
        FacetKey::ALL.into_iter().zip(values.collect::<Vec<_>>())
    }
}
