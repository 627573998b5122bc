//! What lists sort, filter and count by, in memory: a column for each. A product's slot is its place by name. A table is
//! made whole and never changed; what changes later lies beside it (`fresh`).

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;

use tierway_catalogue::{FacetKey, FacetValue, SearchQuestion, SearchSort};
use tierway_kernel::fold;

use super::Slot;
use super::row::{FACETS, Key, Passing};

/// The place of no value.
pub const NONE: u32 = u32::MAX;

/// Many texts in one.
#[derive(Debug, Default)]
pub struct Texts {
    all: String,
    ends: Vec<u32>,
}

impl Texts {
    /// Adds a text; its number is how many there were.
    pub fn push(&mut self, text: &str) {
        self.all.push_str(text);
        self.ends.push(u32::try_from(self.all.len()).unwrap_or(u32::MAX));
    }

    /// The text of that number.
    pub fn get(&self, number: usize) -> &str {
        let end = |number: usize| self.ends.get(number).map_or(0, |end| *end as usize);
        let start = number.checked_sub(1).map_or(0, end);
        self.all.get(start..end(number)).unwrap_or_default()
    }
}

/// The values of one facet; each has its place.
#[derive(Debug, Default)]
pub struct Values {
    all: Vec<FacetValue>,
    places: HashMap<FacetValue, u32>,
    /// The order of the values, by place.
    ranks: Vec<u32>,
}

impl Values {
    /// The value's place; a new value gets one.
    pub fn place(&mut self, value: FacetValue) -> u32 {
        let next = u32::try_from(self.all.len()).unwrap_or(NONE);
        *self.places.entry(value).or_insert_with_key(|value| {
            self.all.push(value.clone());
            next
        })
    }

    /// The place of a value that may be unknown.
    pub fn known(&self, value: &FacetValue) -> Option<u32> {
        self.places.get(value).copied()
    }

    /// The values by place.
    pub fn all(&self) -> &[FacetValue] {
        &self.all
    }

    /// Where the value stands among the others.
    pub fn rank(&self, place: usize) -> u32 {
        self.ranks.get(place).copied().unwrap_or(NONE)
    }

    fn sort(&mut self) {
        let mut order: Vec<usize> = (0..self.all.len()).collect();
        order.sort_unstable_by_key(|place| &self.all[*place]);
        self.ranks = vec![0; self.all.len()];
        for (rank, place) in (0..).zip(order) {
            self.ranks[place] = rank;
        }
    }
}

/// All products at one moment.
#[derive(Debug, Default)]
pub struct Table {
    ids: Vec<i64>,
    names: Texts,
    active: Vec<bool>,
    prices: Vec<i64>,
    created: Vec<i64>,
    /// Places among the values of each facet, by slot.
    places: [Vec<u32>; FACETS],
    values: [Values; FACETS],
    /// Categories, folded, by their place among the values.
    categories: Vec<String>,
    /// Slots by id.
    by_id: Vec<Slot>,
    by_price: Vec<Slot>,
    by_category: Vec<Slot>,
    by_newest: Vec<Slot>,
}

/// A product that is put into a table.
pub struct Columns<'a> {
    pub id: i64,
    pub name: &'a str,
    pub is_active: bool,
    pub price: i64,
    pub created: i64,
    pub places: [u32; FACETS],
}

impl Table {
    /// An empty table with the values of each facet; products are put in by name and id.
    pub fn with(values: [Values; FACETS]) -> Table {
        Table { values, ..Table::default() }
    }

    /// Puts the next product in.
    pub fn push(&mut self, columns: &Columns<'_>) {
        self.ids.push(columns.id);
        self.names.push(columns.name);
        self.active.push(columns.is_active);
        self.prices.push(columns.price);
        self.created.push(columns.created);
        for (column, place) in self.places.iter_mut().zip(columns.places) {
            column.push(place);
        }
    }

    /// Sorts what is in it.
    pub fn finish(mut self) -> Table {
        for values in &mut self.values {
            values.sort();
        }
        let folded = |value: &FacetValue| if let FacetValue::Text(text) = value { fold(text) } else { String::new() };
        self.categories = self.values[0].all.iter().map(folded).collect();
        let mut texts: Vec<&String> = self.categories.iter().collect();
        texts.sort_unstable();
        texts.dedup();
        let rank = |text: &String| texts.binary_search(&text).unwrap_or_default();
        let ranks: Vec<usize> = self.categories.iter().map(rank).collect();
        let all: Vec<Slot> = (0..).take(self.ids.len()).collect();
        let [mut by_id, mut by_price, mut by_category, mut by_newest] = [all.clone(), all.clone(), all.clone(), all];
        let id = |slot: &Slot| self.ids[*slot as usize];
        by_id.sort_unstable_by_key(id);
        by_price.sort_unstable_by_key(|slot| (self.prices[*slot as usize], id(slot)));
        let category = |slot: &Slot| ranks.get(self.places[0][*slot as usize] as usize).copied().unwrap_or_default();
        by_category.sort_unstable_by_key(|slot| (category(slot), id(slot)));
        by_newest.sort_unstable_by_key(|slot| Reverse((self.created[*slot as usize], id(slot))));
        Table { by_id, by_price, by_category, by_newest, ..self }
    }

    /// How many products there are.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// The product's id.
    pub fn id(&self, slot: Slot) -> i64 {
        self.ids.get(slot as usize).copied().unwrap_or_default()
    }

    /// Its name, folded.
    pub fn name(&self, slot: Slot) -> &str {
        self.names.get(slot as usize)
    }

    /// Where the product of that id is.
    pub fn slot(&self, id: i64) -> Option<Slot> {
        let place = self.by_id.binary_search_by_key(&id, |slot| self.id(*slot)).ok()?;
        self.by_id.get(place).copied()
    }

    /// The values of each facet.
    pub fn values(&self) -> &[Values; FACETS] {
        &self.values
    }

    /// The product at that place of a list.
    pub fn nth(&self, sort: SearchSort, place: usize) -> Slot {
        let order = match sort {
            SearchSort::Relevance | SearchSort::Name => return Slot::try_from(place).unwrap_or(Slot::MAX),
            SearchSort::Price => &self.by_price,
            SearchSort::Category => &self.by_category,
            SearchSort::Newest => &self.by_newest,
        };
        order.get(place).copied().unwrap_or(Slot::MAX)
    }

    /// The product's place in a list.
    pub fn key(&self, sort: SearchSort, slot: Slot) -> Key<'_> {
        let (at, id) = (slot as usize, self.id(slot));
        let number = |column: &[i64]| column.get(at).copied().unwrap_or_default();
        match sort {
            SearchSort::Relevance | SearchSort::Name => Key::Text(self.name(slot), id),
            SearchSort::Category => {
                let place = self.places[0].get(at).map_or(usize::MAX, |place| *place as usize);
                Key::Text(self.categories.get(place).map_or("", String::as_str), id)
            }
            SearchSort::Price => Key::Number(number(&self.prices), id),
            SearchSort::Newest => Key::newest(number(&self.created), id),
        }
    }

    /// How many products of a list come no later than the key.
    pub fn up_to(&self, sort: SearchSort, key: Key<'_>) -> usize {
        first_not((0, self.len()), |place| self.key(sort, self.nth(sort, place)) <= key)
    }

    /// The slots whose names begin with the folded text.
    pub fn named(&self, beginning: &str) -> Range<Slot> {
        let name = |place: usize| self.names.get(place);
        let first = first_not((0, self.len()), |place| name(place) < beginning);
        let end = first_not((first, self.len()), |place| name(place).starts_with(beginning));
        let slot = |place: usize| Slot::try_from(place).unwrap_or(Slot::MAX);
        slot(first)..slot(end)
    }

    /// The filters of a question, ready to be asked of each product.
    pub fn sieve(&self, question: &SearchQuestion) -> Sieve<'_> {
        let allowed = |(place, key): (usize, FacetKey)| {
            let takes = |value: &FacetValue| question.takes(key, Some(value));
            question.limits(key).then(|| (place, self.values[place].all.iter().map(takes).collect()))
        };
        let limits = FacetKey::ALL.into_iter().enumerate().filter_map(allowed).collect();
        Sieve { table: self, is_active: question.is_active, limits }
    }

    /// Counts these products under all facets, or under the one whose filter they do not pass.
    pub fn count(&self, slots: impl Iterator<Item = Slot>, sieve: &Sieve<'_>) -> Counts {
        let mut counts = Counts::none(self);
        for slot in slots {
            counts.add(self, slot, sieve.passing(slot), |count| *count += 1);
        }
        counts
    }
}

/// The first number of the range for which it does not hold; it holds for all before and for none after.
fn first_not((mut from, mut to): (usize, usize), holds: impl Fn(usize) -> bool) -> usize {
    while from < to {
        let middle = from.midpoint(to);
        if holds(middle) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    from
}

/// The filters of one question.
pub struct Sieve<'a> {
    table: &'a Table,
    is_active: Option<bool>,
    /// Place of the facet, and which of its values pass.
    limits: Vec<(usize, Vec<bool>)>,
}

impl Sieve<'_> {
    /// How the product at the slot passes.
    pub fn passing(&self, slot: Slot) -> Passing {
        let slot = slot as usize;
        if self.is_active.is_some_and(|active| self.table.active.get(slot) != Some(&active)) {
            return Passing::Not;
        }
        let fails = |(place, allowed): &&(usize, Vec<bool>)| {
            let value = self.table.places[*place].get(slot).copied().unwrap_or(NONE);
            allowed.get(value as usize) != Some(&true)
        };
        Passing::of(self.limits.iter().filter(fails).map(|(place, _)| *place))
    }
}

/// How many products there are, in all and by the places of their values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    pub total: u64,
    pub by: [Vec<u32>; FACETS],
}

impl Counts {
    fn none(table: &Table) -> Counts {
        Counts { total: 0, by: std::array::from_fn(|place| vec![0; table.values[place].all.len()]) }
    }

    /// Counts a product of the table, or takes it back; `by_one` changes a count.
    pub fn add(&mut self, table: &Table, slot: Slot, passing: Passing, by_one: impl Fn(&mut u32)) {
        let places = |facet: usize| table.places[facet].get(slot as usize).copied().unwrap_or(NONE);
        let mut add = |facet: usize| {
            if let Some(count) = self.by[facet].get_mut(places(facet) as usize) {
                by_one(count);
            }
        };
        match passing {
            Passing::All => (0..FACETS).for_each(add),
            Passing::AllBut(facet) => add(facet),
            Passing::Not => {}
        }
        if passing == Passing::All {
            let mut total = u32::try_from(self.total).unwrap_or(u32::MAX);
            by_one(&mut total);
            self.total = u64::from(total);
        }
    }
}
