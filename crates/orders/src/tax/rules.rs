//! The company's tax rules, which are changed as a whole.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use tierway_kernel::{
    FieldError, ONE_LINE, Place, TaxClassId, TaxZoneId, UserId, fold, is_one_line, message, too_long,
};

use super::{MOST_AT_ONCE, TaxRate, TaxZone};

tierway_kernel::names! {
    /// What is rounded to whole cents.
    #[derive(Default)]
    pub enum Rounding as "TaxRoundingName" {
        /// Each tax once for the whole document.
        #[default]
        Document = "document",
        /// Each tax of each line.
        Line = "line",
    }
}

/// Most classes.
pub const MOST_CLASSES: usize = 50;
/// Most zones.
pub const MOST_ZONES: usize = 200;
/// Most places of a zone.
pub const MOST_PLACES_OF_ZONE: usize = 300;
/// Most rates of a zone.
pub const MOST_RATES_OF_ZONE: usize = 100;
/// Longest name of a class, zone or rate, in characters.
const LONGEST_NAME: usize = 60;
/// Longest sentence on documents, in characters.
const LONGEST_STATEMENT: usize = 200;

/// Products that are taxed alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxClass {
    /// Identity; a number below 1 for one that is not stored yet.
    pub id: TaxClassId,
    /// Its name.
    pub name: String,
}

/// All rules.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TaxRules {
    /// Counts changes; guards against lost updates.
    pub version: i64,
    /// What is rounded.
    pub rounding: Rounding,
    /// The classes in the given order.
    pub classes: Vec<TaxClass>,
    /// The zones in the given order.
    pub zones: Vec<TaxZone>,
    /// When they were last changed; `None`: never.
    pub updated_at: Option<DateTime<Utc>>,
    /// Who changed them.
    pub updated_by: Option<UserId>,
}

impl TaxRules {
    /// Trims names and sentences, and names everything that is wrong by its field, such as `zones[0].rates[1].percent`.
    pub fn checked(mut self) -> Result<TaxRules, Vec<FieldError>> {
        self.trim();
        let mut errors = Vec::new();
        most("classes", self.classes.len(), MOST_CLASSES, &mut errors);
        most("zones", self.zones.len(), MOST_ZONES, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        names("classes", self.classes.iter().map(|class| class.name.as_str()), &mut errors);
        once("classes", self.classes.iter().map(|class| class.id.0), &mut errors);
        names("zones", self.zones.iter().map(|zone| zone.name.as_str()), &mut errors);
        once("zones", self.zones.iter().map(|zone| zone.id.0), &mut errors);
        self.check_places(&mut errors);
        let classes: HashSet<TaxClassId> = self.classes.iter().map(|class| class.id).collect();
        for (index, zone) in self.zones.iter().enumerate() {
            zone.check(&format!("zones[{index}]"), &classes, &mut errors);
        }
        if errors.is_empty() { Ok(self) } else { Err(errors) }
    }

    /// Ids of these rules that `stored` does not know, by field: somebody removed them, or they never were.
    pub fn check_known(&self, stored: &TaxRules) -> Vec<FieldError> {
        let classes: HashSet<TaxClassId> = stored.classes.iter().map(|class| class.id).collect();
        let zones: HashSet<TaxZoneId> = stored.zones.iter().map(|zone| zone.id).collect();
        let mut errors = Vec::new();
        for (index, class) in self.classes.iter().enumerate() {
            if class.id.0 > 0 && !classes.contains(&class.id) {
                errors.push(FieldError::new(format!("classes[{index}].id"), "This tax class does not exist."));
            }
        }
        for (index, zone) in self.zones.iter().enumerate() {
            if zone.id.0 > 0 && !zones.contains(&zone.id) {
                errors.push(FieldError::new(format!("zones[{index}].id"), "This tax zone does not exist."));
            }
        }
        errors
    }

    fn trim(&mut self) {
        let trim = |text: &mut String| *text = text.trim().to_owned();
        self.classes.iter_mut().for_each(|class| trim(&mut class.name));
        for zone in &mut self.zones {
            trim(&mut zone.name);
            for sentence in [&mut zone.statement, &mut zone.reverse_charge] {
                *sentence = sentence.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
            }
            zone.rates.iter_mut().for_each(|rate| trim(&mut rate.name));
        }
    }

    /// A place is in one zone, and there once.
    fn check_places(&self, errors: &mut Vec<FieldError>) {
        let mut owners: HashMap<Place, usize> = HashMap::new();
        for (index, zone) in self.zones.iter().enumerate() {
            most(&format!("zones[{index}].places"), zone.places.len(), MOST_PLACES_OF_ZONE, errors);
            for (position, place) in zone.places.iter().enumerate() {
                let field = || format!("zones[{index}].places[{position}]");
                match owners.insert(*place, index) {
                    None => {}
                    Some(owner) if owner == index => {
                        errors.push(FieldError::new(field(), "This place is listed twice."));
                    }
                    Some(owner) => {
                        let zone = self.zones[owner].name.clone();
                        let text = message!("{place} is already in the zone {zone}.", place = place.name(), zone);
                        errors.push(FieldError::new(field(), text));
                    }
                }
            }
        }
    }
}

impl TaxZone {
    fn check(&self, field: &str, classes: &HashSet<TaxClassId>, errors: &mut Vec<FieldError>) {
        for (name, sentence) in [("statement", &self.statement), ("reverseCharge", &self.reverse_charge)] {
            let field = format!("{field}.{name}");
            match sentence {
                Some(text) if text.chars().count() > LONGEST_STATEMENT => {
                    errors.push(FieldError::new(field, too_long(LONGEST_STATEMENT)));
                }
                Some(text) if !is_one_line(text) => errors.push(FieldError::new(field, ONE_LINE)),
                Some(_) | None => {}
            }
        }
        most(&format!("{field}.rates"), self.rates.len(), MOST_RATES_OF_ZONE, errors);
        if self.rates.len() > MOST_RATES_OF_ZONE {
            return;
        }
        for (index, rate) in self.rates.iter().enumerate() {
            let field = |name: &str| format!("{field}.rates[{index}].{name}");
            name(&field("name"), &rate.name, errors);
            if rate.class.is_some_and(|class| !classes.contains(&class)) {
                errors.push(FieldError::new(field("taxClassId"), "This tax class does not exist."));
            }
            if rate.valid_from.zip(rate.valid_until).is_some_and(|(from, until)| from > until) {
                errors.push(FieldError::new(field("validUntil"), "The last day must not be before the first day."));
                continue;
            }
            let mut of_class = self.rates[..index].iter().filter(|other| other.class == rate.class);
            let is_same = |other: &TaxRate| fold(&other.name) == fold(&rate.name) && other.overlaps(rate);
            if !rate.name.is_empty() && of_class.any(is_same) {
                let text = "This rate is listed twice for the same days.";
                errors.push(FieldError::new(field("name"), text));
            } else if self.rates_beside(index) >= MOST_AT_ONCE {
                let text = message!("At most {most} rates can apply on the same day.", most = MOST_AT_ONCE);
                errors.push(FieldError::new(field("validFrom"), text));
            }
        }
    }

    /// Earlier rates of the same class that are valid together on the day on which most of them and this one are.
    fn rates_beside(&self, index: usize) -> usize {
        let rate = &self.rates[index];
        let earlier: Vec<&TaxRate> =
            self.rates[..index].iter().filter(|other| other.class == rate.class && other.overlaps(rate)).collect();
        // The most are valid where one of them starts.
        let starts = earlier.iter().copied().chain([rate]).map(|other| other.valid_from.max(rate.valid_from));
        let on = |start: Option<chrono::NaiveDate>| {
            let is_valid = |other: &&TaxRate| match start {
                Some(day) => other.is_valid_on(day),
                None => other.valid_from.is_none(),
            };
            earlier.iter().copied().filter(is_valid).count()
        };
        starts.map(on).max().unwrap_or_default()
    }
}

fn most(field: &str, count: usize, most: usize, errors: &mut Vec<FieldError>) {
    if count > most {
        errors.push(FieldError::new(field, message!("There can be at most {most} entries.", most)));
    }
}

/// A name is required, fits, and is one line; whether it is all right.
fn name(field: &str, text: &str, errors: &mut Vec<FieldError>) -> bool {
    let before = errors.len();
    if text.is_empty() {
        errors.push(FieldError::new(field, "Enter a name."));
    } else if text.chars().count() > LONGEST_NAME {
        errors.push(FieldError::new(field, too_long(LONGEST_NAME)));
    } else if !is_one_line(text) {
        errors.push(FieldError::new(field, ONE_LINE));
    }
    errors.len() == before
}

/// The names of a list, none of them twice, ignoring case.
fn names<'a>(list: &str, texts: impl Iterator<Item = &'a str>, errors: &mut Vec<FieldError>) {
    let mut seen = HashSet::new();
    for (index, text) in texts.enumerate() {
        let field = format!("{list}[{index}].name");
        if name(&field, text, errors) && !seen.insert(fold(text)) {
            errors.push(FieldError::new(field, "This name is used twice."));
        }
    }
}

/// Ids of a list, none of them twice.
fn once(list: &str, ids: impl Iterator<Item = i64>, errors: &mut Vec<FieldError>) {
    let mut seen = HashSet::new();
    for (index, id) in ids.enumerate() {
        if !seen.insert(id) {
            errors.push(FieldError::new(format!("{list}[{index}].id"), "This is listed twice."));
        }
    }
}
