//! Shelf locations and the pick path.

use std::cmp::Ordering;
use std::fmt;

use tierway_kernel::{Actor, Sentence, fold};

/// Longest part of a location, in characters.
pub const MAX_LOCATION_PART: usize = 4;

/// A place in the warehouse: zone, aisle, bay and level, such as `A-03-12-2`. Ordered by these, numbers as numbers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ShelfLocation(String);

/// Why a text is not a location.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum LocationError {
    /// Not four parts of one to four letters and digits.
    #[error("Please enter the location as zone-aisle-bay-level, such as A-03-12-2.")]
    Form,
}

/// Whether the viewer handles goods, and so sees where they lie, how their batches are tracked, and which picks were
/// short: company staff.
pub fn handles_goods(viewer: &Actor) -> bool {
    match viewer {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => user.role.is_staff(),
    }
}

impl ShelfLocation {
    /// Reads a location as people type it: any case, spaces around the parts.
    pub fn parse(text: &str) -> Result<ShelfLocation, LocationError> {
        let parts: Vec<String> = text.split('-').map(|part| part.trim().to_ascii_uppercase()).collect();
        let is_part = |part: &String| {
            (1..=MAX_LOCATION_PART).contains(&part.len()) && part.bytes().all(|sign| sign.is_ascii_alphanumeric())
        };
        if parts.len() == 4 && parts.iter().all(is_part) {
            Ok(ShelfLocation(parts.join("-")))
        } else {
            Err(LocationError::Form)
        }
    }

    /// The same for a field that may stay empty.
    pub fn parse_optional(text: &str) -> Result<Option<ShelfLocation>, LocationError> {
        if text.trim().is_empty() { Ok(None) } else { ShelfLocation::parse(text).map(Some) }
    }

    /// As it is stored and shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn parts(&self) -> [Part<'_>; 4] {
        let mut parts = self.0.split('-').map(Part::of);
        std::array::from_fn(|_| parts.next().unwrap_or(Part::Word("")))
    }

    /// The order of a walk: aisle after aisle, up the bays of odd aisles and down those of even ones, so that nobody
    /// walks an aisle back.
    pub fn cmp_on_path(&self, other: &ShelfLocation) -> Ordering {
        let ([zone, aisle, bay, level], [zone2, aisle2, bay2, level2]) = (self.parts(), other.parts());
        let bays = if aisle.is_odd() { bay.cmp(&bay2) } else { bay2.cmp(&bay) };
        zone.cmp(&zone2).then(aisle.cmp(&aisle2)).then(bays).then(level.cmp(&level2)).then_with(|| self.cmp(other))
    }
}

impl fmt::Display for ShelfLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Ord for ShelfLocation {
    fn cmp(&self, other: &ShelfLocation) -> Ordering {
        self.parts().cmp(&other.parts()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for ShelfLocation {
    fn partial_cmp(&self, other: &ShelfLocation) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// One part of a location. Numbers come before words, `2` and `02` are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part<'a> {
    Number(u32),
    Word(&'a str),
}

impl Part<'_> {
    fn of(text: &str) -> Part<'_> {
        text.parse().map_or(Part::Word(text), Part::Number)
    }

    /// Whether it is the first, third … of its row; a word counts by its last sign, letters from A.
    fn is_odd(self) -> bool {
        match self {
            Part::Number(number) => number % 2 == 1,
            // Digits and letters in ASCII: 1 and A are odd.
            Part::Word(text) => text.bytes().last().is_none_or(|sign| sign % 2 == 1),
        }
    }
}

/// Sorts picks, each with its location and name, along the pick path. Those without a location come last, by name. The
/// sort is stable.
pub fn walk<T>(stops: &mut [T], place: impl Fn(&T) -> (Option<&ShelfLocation>, &str)) {
    stops.sort_by(|one, other| {
        let ((at, name), (at2, name2)) = (place(one), place(other));
        let places = match (at, at2) {
            (Some(one), Some(other)) => one.cmp_on_path(other),
            (one, other) => one.is_none().cmp(&other.is_none()),
        };
        places.then_with(|| fold(name).cmp(&fold(name2)))
    });
}

#[cfg(test)]
mod tests;
