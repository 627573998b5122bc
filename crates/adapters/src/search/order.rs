//! The catalogue sorted in four ways, kept up to date, so that a page needs no sorting and a place in a list is a
//! number.

use std::cmp::{Ordering, Reverse};

use tierway_catalogue::SearchSort;
use tierway_kernel::{Cursor, CursorKey};

use super::Slot;

/// The ways to sort.
const WAYS: [SearchSort; 4] = [SearchSort::Name, SearchSort::Price, SearchSort::Category, SearchSort::Newest];
/// More new rows than these are sorted in together, fewer one by one.
const FEW: usize = 200;
/// The rank of a slot without a product.
const NOWHERE: u32 = u32::MAX;

/// What a product is sorted by: the same keys as the database's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys {
    /// Its id, which breaks ties.
    pub id: i64,
    /// Name, folded.
    pub name: Box<str>,
    /// Category, folded.
    pub category: Box<str>,
    /// Agent price in minor units; the highest number for none.
    pub price: i64,
    /// When it was added, in microseconds.
    pub created: i64,
}

/// One of the four.
#[derive(Debug, Default)]
pub struct Order {
    /// Slots in order.
    slots: Vec<Slot>,
    /// Places in `slots`, by slot.
    ranks: Vec<u32>,
}

/// All four, and the keys by slot.
#[derive(Debug, Default)]
pub struct Orders {
    keys: Vec<Option<Keys>>,
    ways: [Order; WAYS.len()],
}

impl Order {
    /// Slots in order.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The slot's place.
    pub fn rank(&self, slot: usize) -> u32 {
        self.ranks.get(slot).copied().unwrap_or(NOWHERE)
    }
}

fn place(sort: SearchSort) -> usize {
    match sort {
        SearchSort::Relevance | SearchSort::Name => 0,
        SearchSort::Price => 1,
        SearchSort::Category => 2,
        SearchSort::Newest => 3,
    }
}

fn compare(sort: SearchSort, a: &Keys, b: &Keys) -> Ordering {
    match sort {
        SearchSort::Relevance | SearchSort::Name => (&a.name, a.id).cmp(&(&b.name, b.id)),
        SearchSort::Price => (a.price, a.id).cmp(&(b.price, b.id)),
        SearchSort::Category => (&a.category, a.id).cmp(&(&b.category, b.id)),
        SearchSort::Newest => Reverse((a.created, a.id)).cmp(&Reverse((b.created, b.id))),
    }
}

impl Orders {
    /// The catalogue in this order; by relevance is by name.
    pub fn by(&self, sort: SearchSort) -> &Order {
        &self.ways[place(sort)]
    }

    /// The keys of the product at the slot.
    pub fn keys(&self, slot: usize) -> Option<&Keys> {
        self.keys.get(slot)?.as_ref()
    }

    /// Puts keys at slots of which there are `len`; `None`: nothing is there any more.
    pub fn put(&mut self, rows: Vec<(Slot, Option<Keys>)>, len: usize) {
        self.keys.resize(len, None);
        let mut changed = vec![false; len];
        let mut new = Vec::with_capacity(rows.len());
        for (slot, keys) in rows {
            changed[slot as usize] = true;
            if keys.is_some() {
                new.push(slot);
            }
            self.keys[slot as usize] = keys;
        }
        for (order, sort) in self.ways.iter_mut().zip(WAYS) {
            order.slots.retain(|slot| !changed[*slot as usize]);
            insert(&mut order.slots, &new, |a, b| by_keys(&self.keys, sort, *a, *b));
            order.ranks.clear();
            order.ranks.resize(len, NOWHERE);
            for (rank, slot) in (0..).zip(&order.slots) {
                order.ranks[*slot as usize] = rank;
            }
        }
    }

    /// How many products come no later than the cursor; `None`: it is one of another list.
    pub fn up_to(&self, sort: SearchSort, cursor: &Cursor) -> Option<usize> {
        let (text, number) = match &cursor.key {
            CursorKey::Text(text) => (text.as_str(), 0),
            CursorKey::Int(number) => ("", *number),
        };
        let is_text = matches!(cursor.key, CursorKey::Text(_));
        if is_text != matches!(sort, SearchSort::Relevance | SearchSort::Name | SearchSort::Category) {
            return None;
        }
        let last = Keys { id: cursor.id, name: text.into(), category: text.into(), price: number, created: number };
        let no_later =
            |slot: &Slot| self.keys(*slot as usize).is_some_and(|keys| compare(sort, keys, &last) != Ordering::Greater);
        Some(self.by(sort).slots.partition_point(no_later))
    }

    /// The cursor after the product at the slot.
    pub fn cursor(&self, sort: SearchSort, slot: usize) -> Option<Cursor> {
        let keys = self.keys(slot)?;
        Some(match sort {
            SearchSort::Relevance | SearchSort::Name => Cursor::text(&*keys.name, keys.id),
            SearchSort::Price => Cursor::int(keys.price, keys.id),
            SearchSort::Category => Cursor::text(&*keys.category, keys.id),
            SearchSort::Newest => Cursor::int(keys.created, keys.id),
        })
    }

    /// The slots whose names begin with the folded text.
    pub fn named(&self, beginning: &str) -> impl Iterator<Item = (usize, &str)> {
        let order = self.by(SearchSort::Name);
        let name = |slot: &Slot| self.keys(*slot as usize).map_or("", |keys| &*keys.name);
        let first = order.slots.partition_point(|slot| name(slot) < beginning);
        order.slots[first..]
            .iter()
            .map(move |slot| (*slot as usize, name(slot)))
            .take_while(move |(_, name)| name.starts_with(beginning))
    }
}

fn by_keys(keys: &[Option<Keys>], sort: SearchSort, a: Slot, b: Slot) -> Ordering {
    match (&keys[a as usize], &keys[b as usize]) {
        (Some(a), Some(b)) => compare(sort, a, b),
        (a, b) => a.is_some().cmp(&b.is_some()),
    }
}

/// Puts new slots where they belong.
fn insert(slots: &mut Vec<Slot>, new: &[Slot], compare: impl Fn(&Slot, &Slot) -> Ordering) {
    if new.len() > FEW {
        slots.extend(new);
        slots.sort_by(compare);
        return;
    }
    for slot in new {
        let place = slots.partition_point(|known| compare(known, slot) == Ordering::Less);
        slots.insert(place, *slot);
    }
}
