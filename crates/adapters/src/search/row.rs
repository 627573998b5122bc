//! A product as the index takes it: what it is sorted, filtered, counted and found by.

use tierway_catalogue::{FacetKey, FacetValue, SearchEntry, SearchField, SearchQuestion, SearchSort};
use tierway_kernel::{Cursor, CursorKey, fold, to_micros};

/// How many facets there are.
pub const FACETS: usize = FacetKey::ALL.len();
/// How many fields have words.
pub const FIELDS: usize = SearchField::ALL.len();

/// A product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Identity.
    pub id: i64,
    /// Name, folded.
    pub name: Box<str>,
    /// Category, folded.
    category: Box<str>,
    /// `false`: discontinued.
    pub is_active: bool,
    /// What it is counted under, in the order of [`FacetKey::ALL`].
    pub values: [Option<FacetValue>; FACETS],
    /// Agent price in minor units; the highest number for none.
    pub price: i64,
    /// How well it sells.
    pub popularity: i64,
    /// When it was added, in microseconds.
    pub created: i64,
    /// The words of each field, each once.
    pub words: [Vec<Box<str>>; FIELDS],
}

/// How a product passes the filters of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passing {
    /// Through all filters.
    All,
    /// Through all but the one of the facet at this place.
    AllBut(usize),
    /// It fails two filters, or may not be seen.
    Not,
}

impl Passing {
    /// The passing of a product that fails the filters of these facets.
    pub fn of(failed: impl Iterator<Item = usize>) -> Passing {
        let mut passing = Passing::All;
        for place in failed {
            if passing != Passing::All {
                return Passing::Not;
            }
            passing = Passing::AllBut(place);
        }
        passing
    }
}

impl Row {
    /// The row of an entry.
    pub fn of(entry: &SearchEntry) -> Row {
        let words = |field| {
            let mut words: Vec<Box<str>> = entry.words(field).into_iter().map(String::into_boxed_str).collect();
            words.sort_unstable();
            words.dedup();
            words
        };
        Row {
            id: entry.id.0,
            name: fold(&entry.name).into(),
            category: fold(&entry.category).into(),
            is_active: entry.is_active,
            values: FacetKey::ALL.map(|key| entry.facet(key)),
            price: entry.agent_price.map_or(i64::MAX, |price| price.minor()),
            popularity: entry.popularity,
            created: to_micros(entry.created_at),
            words: SearchField::ALL.map(words),
        }
    }

    /// Its place in a list.
    pub fn key(&self, sort: SearchSort) -> Key<'_> {
        match sort {
            SearchSort::Relevance | SearchSort::Name | SearchSort::NameDescending => Key::Text(&self.name, self.id),
            SearchSort::Category | SearchSort::CategoryDescending => Key::Text(&self.category, self.id),
            SearchSort::Price | SearchSort::PriceDescending => Key::Number(self.price, self.id),
            SearchSort::Newest | SearchSort::Oldest => Key::highest(self.created, self.id),
            SearchSort::BestSelling => Key::highest(self.popularity, self.id),
        }
    }

    /// How it passes the filters of the question.
    pub fn passing(&self, question: &SearchQuestion) -> Passing {
        if question.is_active.is_some_and(|active| self.is_active != active) {
            return Passing::Not;
        }
        let takes = |(key, value): (FacetKey, &Option<FacetValue>)| question.takes(key, value.as_ref());
        let facets = FacetKey::ALL.into_iter().zip(&self.values).enumerate();
        Passing::of(facets.filter(|(_, facet)| !takes(*facet)).map(|(place, _)| place))
    }
}

/// A place in a sorted list: the value it is sorted by and the id that breaks ties. Smaller comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key<'a> {
    /// By a folded text.
    Text(&'a str, i64),
    /// By a number.
    Number(i64, i64),
}

impl<'a> Key<'a> {
    /// The place in a list that has the highest number first, such as that of the newest.
    pub fn highest(number: i64, id: i64) -> Key<'a> {
        Key::Number(number.saturating_neg(), id.saturating_neg())
    }

    /// The place a cursor names; `None`: it is one of another list.
    pub fn of(sort: SearchSort, cursor: &'a Cursor) -> Option<Key<'a>> {
        match (sort, &cursor.key) {
            (SearchSort::Relevance | SearchSort::Name | SearchSort::Category, CursorKey::Text(text)) => {
                Some(Key::Text(text, cursor.id))
            }
            (SearchSort::Price, CursorKey::Int(number)) => Some(Key::Number(*number, cursor.id)),
            (SearchSort::Newest | SearchSort::BestSelling, CursorKey::Int(number)) => {
                Some(Key::highest(*number, cursor.id))
            }
            _ => None,
        }
    }

    /// The cursor after it.
    pub fn cursor(self, sort: SearchSort) -> Cursor {
        match (self, sort) {
            (Key::Text(text, id), _) => Cursor::text(text, id),
            (Key::Number(number, id), SearchSort::Newest | SearchSort::BestSelling) => {
                Cursor::int(number.saturating_neg(), id.saturating_neg())
            }
            (Key::Number(number, id), _) => Cursor::int(number, id),
        }
    }
}
