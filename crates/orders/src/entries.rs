//! Checks of lists that the company keeps as one document: how many there are, their names, their ids, their places.

use std::collections::{HashMap, HashSet};

use tierway_kernel::{FieldError, ONE_LINE, Place, fold, is_one_line, message, too_long};

/// Longest name of an entry, in characters.
const LONGEST_NAME: usize = 60;

/// A list has at most so many entries.
pub(crate) fn check_most(field: &str, count: usize, most: usize, errors: &mut Vec<FieldError>) {
    if count > most {
        errors.push(FieldError::new(field, message!("There can be at most {most} entries.", most)));
    }
}

/// A name is required, fits, and is one line; whether it is all right.
pub(crate) fn check_name(field: &str, text: &str, errors: &mut Vec<FieldError>) -> bool {
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
pub(crate) fn check_names<'a>(list: &str, texts: impl Iterator<Item = &'a str>, errors: &mut Vec<FieldError>) {
    let mut seen = HashSet::new();
    for (index, text) in texts.enumerate() {
        let field = format!("{list}[{index}].name");
        if check_name(&field, text, errors) && !seen.insert(fold(text)) {
            errors.push(FieldError::new(field, "This name is used twice."));
        }
    }
}

/// Ids of a list, none of them twice.
pub(crate) fn check_once(list: &str, ids: impl Iterator<Item = i64>, errors: &mut Vec<FieldError>) {
    let mut seen = HashSet::new();
    for (index, id) in ids.enumerate() {
        if !seen.insert(id) {
            errors.push(FieldError::new(format!("{list}[{index}].id"), "This is listed twice."));
        }
    }
}

/// The places of zones with their names: each place is in one zone, and there once; a zone has at most so many.
pub(crate) fn check_places<'a>(
    zones: impl Iterator<Item = (&'a str, &'a [Place])>,
    most: usize,
    errors: &mut Vec<FieldError>,
) {
    let mut owners: HashMap<Place, (usize, &str)> = HashMap::new();
    for (index, (name, places)) in zones.enumerate() {
        check_most(&format!("zones[{index}].places"), places.len(), most, errors);
        for (position, place) in places.iter().enumerate() {
            let field = || format!("zones[{index}].places[{position}]");
            match owners.insert(*place, (index, name)) {
                None => {}
                Some((owner, _)) if owner == index => {
                    errors.push(FieldError::new(field(), "This place is listed twice."));
                }
                Some((_, zone)) => {
                    let zone = zone.to_owned();
                    let text = message!("{place} is already in the zone {zone}.", place = place.name(), zone);
                    errors.push(FieldError::new(field(), text));
                }
            }
        }
    }
}
