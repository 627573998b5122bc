//! What lists sort, filter and count by, in memory: a column for each. A product's slot is its place by name. A table is
//! made whole and never changed; what changes later lies beside it (`fresh`).

use std::collections::HashMap;
use std::ops::Range;

use tierway_catalogue::{FacetKey, FacetValue, SearchQuestion, SearchSort};
use tierway_kernel::fold;

use super::column::{Column, NOTHING};
use super::names::Names;
use super::row::{FACETS, Key, Passing};

/// A product's place in the large part: by name.
pub type Slot = u32;

/// The place of no value.
pub const NONE: u32 = u32::MAX;

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
    ids: Column,
    names: Names,
    active: Vec<bool>,
    prices: Column,
    popularity: Column,
    created: Column,
    /// Places among the values of each facet, by slot.
    places: [Column; FACETS],
    values: [Values; FACETS],
    /// Categories, folded, by their place among the values.
    categories: Vec<String>,
    /// Slots by id.
    by_id: Vec<Slot>,
    by_price: Vec<Slot>,
    by_category: Vec<Slot>,
    by_newest: Vec<Slot>,
    by_popularity: Vec<Slot>,
}

/// What a table is made of: columns by slot.
#[derive(Debug, Default)]
pub struct Columns {
    pub ids: Vec<i64>,
    pub names: Names,
    pub active: Vec<bool>,
    /// [`NOTHING`] where there is no price.
    pub prices: Vec<i64>,
    pub popularity: Vec<i64>,
    pub created: Vec<i64>,
    /// Places among the values of each facet; [`NOTHING`] where there is none.
    pub places: [Column; FACETS],
    pub values: [Values; FACETS],
}

impl Table {
    /// The table of these columns. `written` has all slots in the order in which products were written, which is mostly
    /// that of their ids, so that there is little to sort.
    pub fn of(columns: Columns, written: impl Iterator<Item = Slot>) -> Table {
        let Columns { ids, names, active, prices, popularity, created, places, mut values } = columns;
        for values in &mut values {
            values.sort();
        }
        let folded = |value: &FacetValue| if let FacetValue::Text(text) = value { fold(text) } else { String::new() };
        let categories: Vec<String> = values[0].all.iter().map(folded).collect();
        let mut texts: Vec<&String> = categories.iter().collect();
        texts.sort_unstable();
        texts.dedup();
        let rank = |text: &String| texts.binary_search(&text).ok().and_then(|rank| i64::try_from(rank).ok());
        let ranks: Vec<i64> = categories.iter().map(|text| rank(text).unwrap_or_default()).collect();
        let category = |slot: Slot| ranks.get(places[0].place(slot as usize)).copied().unwrap_or_default();
        let by_id = sorted(written, |slot| ids[slot as usize]);
        let all = || by_id.iter().copied();
        Table {
            by_price: sorted(all(), |slot| prices[slot as usize]),
            by_category: sorted(all(), category),
            // Backwards: of those that came at once the highest id is the newest.
            by_newest: sorted(all().rev(), |slot| !created[slot as usize]),
            by_popularity: sorted(all().rev(), |slot| !popularity[slot as usize]),
            ids: Column::of(ids),
            prices: Column::of(prices),
            popularity: Column::of(popularity),
            created: Column::of(created),
            names,
            active,
            places,
            values,
            categories,
            by_id,
        }
    }

    /// How many products there are.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// The product's id.
    pub fn id(&self, slot: Slot) -> i64 {
        self.ids.get(slot as usize).unwrap_or_default()
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
            SearchSort::Relevance | SearchSort::Name | SearchSort::NameDescending => {
                return Slot::try_from(place).unwrap_or(Slot::MAX);
            }
            SearchSort::Price | SearchSort::PriceDescending => &self.by_price,
            SearchSort::Category | SearchSort::CategoryDescending => &self.by_category,
            SearchSort::Newest | SearchSort::Oldest => &self.by_newest,
            SearchSort::BestSelling => &self.by_popularity,
        };
        order.get(place).copied().unwrap_or(Slot::MAX)
    }

    /// The product's place in a list.
    pub fn key(&self, sort: SearchSort, slot: Slot) -> Key<'_> {
        let (at, id) = (slot as usize, self.id(slot));
        match sort {
            SearchSort::Relevance | SearchSort::Name | SearchSort::NameDescending => Key::Text(self.name(slot), id),
            SearchSort::Category | SearchSort::CategoryDescending => {
                Key::Text(self.categories.get(self.places[0].place(at)).map_or("", String::as_str), id)
            }
            SearchSort::Price | SearchSort::PriceDescending => Key::Number(self.prices.get(at).unwrap_or(NOTHING), id),
            SearchSort::Newest | SearchSort::Oldest => Key::highest(self.created.get(at).unwrap_or_default(), id),
            SearchSort::BestSelling => Key::highest(self.popularity.get(at).unwrap_or_default(), id),
        }
    }

    /// How many products of a list come no later than the key.
    pub fn up_to(&self, sort: SearchSort, key: Key<'_>) -> usize {
        first_not((0, self.len()), |place| self.key(sort, self.nth(sort, place)) <= key)
    }

    /// How many products of a list come before the key.
    pub fn before(&self, sort: SearchSort, key: Key<'_>) -> usize {
        first_not((0, self.len()), |place| self.key(sort, self.nth(sort, place)) < key)
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

/// The slots by their keys; those of one key stay in the order in which they come.
fn sorted(slots: impl Iterator<Item = Slot>, key: impl Fn(Slot) -> i64) -> Vec<Slot> {
    let mut keyed: Vec<(i64, Slot)> = slots.map(|slot| (key(slot), slot)).collect();
    keyed.sort_by_key(|(key, _)| *key);
    keyed.into_iter().map(|(_, slot)| slot).collect()
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
        let fails =
            |(place, allowed): &&(usize, Vec<bool>)| allowed.get(self.table.places[*place].place(slot)) != Some(&true);
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
        let mut add = |facet: usize| {
            if let Some(count) = self.by[facet].get_mut(table.places[facet].place(slot as usize)) {
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
