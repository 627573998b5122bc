//! Places: countries and their subdivisions by the codes of ISO 3166, and the names people write for them.

use std::collections::HashMap;
use std::sync::LazyLock;

use rust_iso3166::iso3166_2::{SUBDIVISION_COUNTRY_MAP, Subdivision, from_code};

mod names;

use crate::Sentence;
use names::{OTHER_COUNTRY_NAMES, OTHER_SUBDIVISION_NAMES, USER_ASSIGNED, USUAL_NAMES};

/// A country, or a subdivision of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    country: &'static str,
    subdivision: Option<&'static str>,
}

/// Why a text names no place.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum PlaceError {
    /// No country has this code or name.
    #[error("We don't know the country {0}.")]
    Country(String),
    /// The country has no subdivision of this code or name.
    #[error("{country} has no state or province {subdivision}.")]
    Subdivision {
        /// The country's name.
        country: String,
        /// As it was sent.
        subdivision: String,
    },
}

/// A country with its subdivisions, for forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Country {
    /// ISO 3166-1 alpha-2.
    pub code: &'static str,
    /// Its usual English name.
    pub name: &'static str,
}

impl Country {
    /// Its subdivisions with their names, by name.
    pub fn subdivisions(self) -> Vec<(&'static str, &'static str)> {
        let mut all: Vec<_> = subdivisions(self.code).iter().map(|one| (one.code, one.name)).collect();
        all.sort_by_cached_key(|(code, name)| (key(name), *code));
        all
    }
}

/// All countries by name.
pub fn countries() -> &'static [Country] {
    &COUNTRIES
}

static COUNTRIES: LazyLock<Vec<Country>> = LazyLock::new(|| {
    let listed = rust_iso3166::ALL.iter().map(|one| (one.alpha2, one.name));
    let usual = |code: &str| USUAL_NAMES.iter().find(|(other, _)| *other == code).map(|(_, name)| *name);
    let country = |(code, name)| Country { code, name: usual(code).unwrap_or(name) };
    let mut all: Vec<Country> = listed.chain(USER_ASSIGNED).map(country).collect();
    all.sort_by_cached_key(|country| key(country.name));
    all
});

/// Places by the keys of their names.
static NAMES: LazyLock<HashMap<String, Place>> = LazyLock::new(|| {
    let whole = |country| Place { country, subdivision: None };
    let official = rust_iso3166::ALL.iter().flat_map(|one| [(one.name, one.alpha2), (one.alpha3, one.alpha2)]);
    let known = COUNTRIES.iter().map(|one| (one.name, one.code));
    let countries = official.chain(known).chain(OTHER_COUNTRY_NAMES).map(|(name, code)| (key(name), whole(code)));
    // England and the like are written where a country is asked for.
    let parts = OTHER_SUBDIVISION_NAMES.into_iter().filter(|(_, _, is_country)| *is_country);
    let parts = parts.filter_map(|(name, code, _)| Some((key(name), Place::of_code(code)?)));
    countries.chain(parts).collect()
});

fn subdivisions(country: &str) -> &'static [Subdivision] {
    SUBDIVISION_COUNTRY_MAP.get(country).copied().unwrap_or_default()
}

/// A name as it is compared: folded, without punctuation, accents of the usual letters and a leading "the".
fn key(name: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' | 'ā' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'ē' => 'e',
        'í' | 'ì' | 'î' | 'ï' | 'ī' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' => 'o',
        'ú' | 'ù' | 'û' | 'ü' | 'ū' => 'u',
        'ç' | 'č' => 'c',
        'ñ' => 'n',
        c if c.is_alphanumeric() => c,
        _ => ' ',
    };
    let folded: String = crate::fold(&name.replace('&', " and ")).chars().map(plain).collect();
    let words: Vec<&str> = folded.split_whitespace().collect();
    words.strip_prefix(&["the"]).unwrap_or(&words).join(" ")
}

impl Place {
    /// Reads a country and, if given, one of its subdivisions: codes without regard to case, or names in English. A
    /// subdivision may be written as the country (`GB-ENG`, `England`).
    pub fn parse(country: &str, subdivision: Option<&str>) -> Result<Place, PlaceError> {
        let unknown = || PlaceError::Country(country.trim().chars().take(60).collect());
        let known = Place::of_code(country).or_else(|| NAMES.get(&key(country)).copied());
        let place = known.ok_or_else(unknown)?;
        let Some(part) = subdivision.map(str::trim).filter(|part| !part.is_empty()) else { return Ok(place) };
        place.part(part).ok_or_else(|| PlaceError::Subdivision {
            country: place.country_name().to_owned(),
            subdivision: part.chars().take(60).collect(),
        })
    }

    /// The place of an address whose country and state or zone people have written: a state that nobody knows counts as
    /// none; `None` for a country that nobody knows.
    pub fn of_address(country: Option<&str>, zone: Option<&str>) -> Option<Place> {
        let country = country?;
        Place::parse(country, zone).or_else(|_| Place::parse(country, None)).ok()
    }

    /// The place of these codes, as they are stored.
    pub fn of_codes(country: &str, subdivision: Option<&str>) -> Option<Place> {
        Place::of_code(subdivision.unwrap_or(country)).filter(|place| place.country == country)
    }

    fn of_code(code: &str) -> Option<Place> {
        let code = code.trim().to_ascii_uppercase();
        if let Some(part) = from_code(&code) {
            return Some(Place { country: Place::of_code(part.country_code)?.country, subdivision: Some(part.code) });
        }
        let country = COUNTRIES.iter().find(|country| country.code == code)?;
        Some(Place { country: country.code, subdivision: None })
    }

    /// A subdivision of its country, by code, by the part of the code after the country, or by name.
    fn part(self, text: &str) -> Option<Place> {
        let (code, name) = (text.to_ascii_uppercase(), key(text));
        let own = |one: &&Subdivision| {
            one.code == code
                || one.code.split_once('-').is_some_and(|(_, short)| short == code)
                || key(one.name) == name
        };
        let listed = subdivisions(self.country).iter().find(own).map(|one| one.code);
        let other = || {
            let found = OTHER_SUBDIVISION_NAMES.into_iter().find(|(other, code, _)| {
                key(other) == name && code.split_once('-').is_some_and(|(country, _)| country == self.country)
            });
            found.map(|(_, code, _)| code)
        };
        let subdivision = listed.or_else(other)?;
        Some(Place { subdivision: Some(subdivision), ..self })
    }

    /// ISO 3166-1 alpha-2, such as `GB`.
    pub const fn country(self) -> &'static str {
        self.country
    }

    /// ISO 3166-2, such as `GB-ENG`; `None`: the whole country.
    pub const fn subdivision(self) -> Option<&'static str> {
        self.subdivision
    }

    /// The whole country.
    #[must_use]
    pub const fn whole(self) -> Place {
        Place { subdivision: None, ..self }
    }

    /// The country's usual English name.
    pub fn country_name(self) -> &'static str {
        COUNTRIES.iter().find(|country| country.code == self.country).map_or(self.country, |country| country.name)
    }

    /// `United Kingdom`, `California, United States`.
    pub fn name(self) -> String {
        match self.subdivision.and_then(from_code) {
            Some(part) => format!("{}, {}", part.name, self.country_name()),
            None => self.country_name().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests;
