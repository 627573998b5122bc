//! Regions of buyers: four regions, each a set of countries and zones, used for regional prices (decision 19).

use std::collections::HashMap;

use tierway_kernel::{FieldError, ONE_LINE, fold, is_one_line, message, too_long};

mod defaults;

pub use defaults::default_places;

/// Most places of the whole table.
pub const MOST_PLACES: usize = 1_000;
/// Longest name of a country or zone, in characters: as in a person's profile.
const LONGEST_NAME: usize = 200;

tierway_kernel::names! {
    /// A region of the company's price table.
    pub enum Region as "RegionName" {
        /// The United States.
        Usa = "usa",
        /// Canada.
        Canada = "canada",
        /// Europe.
        Europe = "europe",
        /// Asia and the Pacific.
        Asia = "asia",
    }
}

impl Region {
    /// The name for people (specification 2 §5).
    pub const fn label(self) -> &'static str {
        match self {
            Region::Usa => "USA",
            Region::Canada => "Canada",
            Region::Europe => "Europe",
            Region::Asia => "Asia",
        }
    }
}

/// A country, or a zone of one, as it is compared: folded. No zone is an empty text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlaceKey {
    /// The country, folded.
    pub country: String,
    /// The zone, folded; empty: none.
    pub zone: String,
}

impl PlaceKey {
    /// The key of a profile's country and zone; `None` without a country.
    pub fn of(country: Option<&str>, zone: Option<&str>) -> Option<PlaceKey> {
        let country = fold(country.unwrap_or_default());
        (!country.is_empty()).then(|| PlaceKey { country, zone: fold(zone.unwrap_or_default()) })
    }
}

/// A country or a zone of one, and the region it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionPlace {
    /// Which region.
    pub region: Region,
    /// The country as it is shown.
    pub country: String,
    /// The zone as displayed; `None`: the whole country except zones with their own entry.
    pub zone: Option<String>,
}

impl RegionPlace {
    /// How it is compared.
    pub fn key(&self) -> PlaceKey {
        PlaceKey { country: fold(&self.country), zone: fold(self.zone.as_deref().unwrap_or_default()) }
    }
}

/// The company's table of regions.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RegionTable {
    /// Version, against lost updates.
    pub version: i64,
    /// The places in the given order.
    pub places: Vec<RegionPlace>,
}

/// The table indexed for many look-ups.
pub struct RegionMap(HashMap<PlaceKey, Region>);

impl RegionTable {
    /// Indexed for many look-ups.
    pub fn map(&self) -> RegionMap {
        RegionMap(self.places.iter().map(|place| (place.key(), place.region)).collect())
    }
}

impl RegionMap {
    /// The region of an address: a zone's entry takes precedence over its country's; unknown places have none.
    pub fn region_of(&self, country: Option<&str>, zone: Option<&str>) -> Option<Region> {
        let key = PlaceKey::of(country, zone)?;
        let whole = PlaceKey { country: key.country.clone(), zone: String::new() };
        self.0.get(&key).or_else(|| self.0.get(&whole)).copied()
    }
}

impl RegionPlace {
    /// The part that is more than one line of text.
    fn unreadable_part(&self) -> Option<&'static str> {
        let zone = self.zone.as_deref().unwrap_or_default();
        [("country", self.country.as_str()), ("zone", zone)]
            .into_iter()
            .find_map(|(part, text)| (!is_one_line(text)).then_some(part))
    }
}

/// Trims and validates the places of a new table: no missing country, nothing too long, no place in two regions, not
/// too many. Fields are named `regions.usa[0].country`.
pub fn checked_places(places: Vec<RegionPlace>) -> Result<Vec<RegionPlace>, Vec<FieldError>> {
    if places.len() > MOST_PLACES {
        let text = message!("There can be at most {most} countries and zones.", most = MOST_PLACES);
        return Err(vec![FieldError::new("regions", text)]);
    }
    let mut errors = Vec::new();
    let mut seen: HashMap<PlaceKey, Region> = HashMap::new();
    let mut counts: HashMap<Region, usize> = HashMap::new();
    let mut checked = Vec::with_capacity(places.len());
    for place in places {
        let count = counts.entry(place.region).or_default();
        let field = format!("regions.{}[{count}]", place.region.as_str());
        *count += 1;
        let zone = place.zone.as_deref().map(str::trim).filter(|zone| !zone.is_empty()).map(str::to_owned);
        let place = RegionPlace { region: place.region, country: place.country.trim().to_owned(), zone };
        let long = |text: &str| text.chars().count() > LONGEST_NAME;
        if place.country.is_empty() {
            errors.push(FieldError::new(format!("{field}.country"), "Please enter a country."));
        } else if long(&place.country) || place.zone.as_deref().is_some_and(long) {
            let text = too_long(LONGEST_NAME);
            let part = if long(&place.country) { "country" } else { "zone" };
            errors.push(FieldError::new(format!("{field}.{part}"), text));
        } else if let Some(part) = place.unreadable_part() {
            errors.push(FieldError::new(format!("{field}.{part}"), ONE_LINE));
        } else if let Some(other) = seen.insert(place.key(), place.region) {
            let name =
                place.zone.as_ref().map_or_else(|| place.country.clone(), |zone| format!("{zone}, {}", place.country));
            errors.push(FieldError::new(
                field,
                message!("{name} already belongs to {region}.", name, region = other.label()),
            ));
        }
        checked.push(place);
    }
    if errors.is_empty() { Ok(checked) } else { Err(errors) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn place(region: Region, country: &str, zone: Option<&str>) -> RegionPlace {
        RegionPlace { region, country: country.to_owned(), zone: zone.map(str::to_owned) }
    }

    #[test]
    fn a_zone_beats_its_country_and_case_does_not_count() {
        let places =
            vec![place(Region::Usa, "United States", None), place(Region::Asia, "United States", Some("Guam"))];
        let map = RegionTable { version: 1, places }.map();
        let region = |country: &str, zone: &str| map.region_of(Some(country), Some(zone));
        assert_eq!(region(" united STATES ", "Texas"), Some(Region::Usa));
        assert_eq!(region("United States", " guam"), Some(Region::Asia));
        assert_eq!(map.region_of(Some("UNITED STATES"), None), Some(Region::Usa));
        assert_eq!(region("Guam", "United States"), None);
        assert_eq!((map.region_of(None, Some("Guam")), map.region_of(Some(" "), None)), (None, None));
    }

    #[test]
    fn the_registration_forms_countries_have_a_region() {
        let map = RegionTable { version: 1, places: default_places() }.map();
        for (country, region) in [
            ("United States", Region::Usa),
            ("USA", Region::Usa),
            ("Canada", Region::Canada),
            ("United Kingdom", Region::Europe),
            ("Germany", Region::Europe),
            ("France", Region::Europe),
            ("Australia", Region::Asia),
            ("Japan", Region::Asia),
            ("Singapore", Region::Asia),
            ("Malaysia", Region::Asia),
            ("Thailand", Region::Asia),
            ("Philippines", Region::Asia),
            ("Indonesia", Region::Asia),
            ("India", Region::Asia),
            ("China", Region::Asia),
            ("Vietnam", Region::Asia),
        ] {
            assert_eq!(map.region_of(Some(country), Some("Somewhere")), Some(region), "{country}");
        }
        assert_eq!(checked_places(default_places()).unwrap(), default_places());
    }

    #[test]
    fn a_place_belongs_to_one_region() {
        let fields = |places: Vec<RegionPlace>| -> Vec<String> {
            let errors = checked_places(places).unwrap_err();
            errors.into_iter().map(|error| format!("{}: {}", error.field, error.message)).collect()
        };
        let twice = vec![
            place(Region::Usa, "Canada", Some("")),
            place(Region::Canada, " ", None),
            place(Region::Canada, "canada ", None),
            place(Region::Asia, &"x".repeat(201), None),
        ];
        assert_eq!(
            fields(twice),
            [
                "regions.canada[0].country: Please enter a country.",
                "regions.canada[1]: canada already belongs to USA.",
                "regions.asia[0].country: This must be at most 200 characters long.",
            ]
        );
        let many = (0..=MOST_PLACES).map(|n| place(Region::Usa, &format!("Land {n}"), None)).collect();
        assert_eq!(fields(many), ["regions: There can be at most 1000 countries and zones."]);
        let trimmed = checked_places(vec![place(Region::Usa, " Guam ", Some("  "))]).unwrap();
        assert_eq!(trimmed, [place(Region::Usa, "Guam", None)]);
    }

    #[test]
    fn countries_and_zones_are_one_line_of_text() {
        let told = |country: &str, zone: Option<&str>| {
            let errors = checked_places(vec![place(Region::Usa, country, zone)]).unwrap_err();
            errors.into_iter().map(|error| (error.field, error.message.to_string())).collect::<Vec<_>>()
        };
        let one = |part: &str| vec![(format!("regions.usa[0].{part}"), ONE_LINE.to_owned())];
        for wrong in ["Uni\r\nted", "Uni\u{1b}ted", "Uni\u{202e}ted"] {
            assert_eq!(told(wrong, None), one("country"));
            assert_eq!(told("Canada", Some(wrong)), one("zone"));
        }
    }
}
