//! The company's shipping zones, which are changed as a whole.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, Place, ShippingZoneId, UserId};

use super::{SHIPPING_METHODS, ShippingMethod};
use crate::entries::{check_most, check_names, check_once, check_places};

/// Most zones.
pub const MOST_SHIPPING_ZONES: usize = 50;
/// Most places of a zone.
pub const MOST_PLACES_OF_SHIPPING_ZONE: usize = 200;

/// Places with the methods that are offered there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShippingZone {
    /// Identity; a number below 1 for one that is not stored yet.
    pub id: ShippingZoneId,
    /// Its name, for the company.
    pub name: String,
    /// Countries and subdivisions. A subdivision takes precedence over its country in another zone.
    pub places: Vec<Place>,
    /// At least one, each method once, in the order in which buyers see them; the first is the default.
    pub methods: Vec<ShippingMethod>,
}

/// All zones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShippingRules {
    /// Counts changes; guards against lost updates.
    pub version: i64,
    /// The zones in the given order.
    pub zones: Vec<ShippingZone>,
    /// When they were last changed; `None`: never.
    pub updated_at: Option<DateTime<Utc>>,
    /// Who changed them.
    pub updated_by: Option<UserId>,
}

impl ShippingRules {
    /// Trims names, and names everything that is wrong by its field, such as `zones[0].methods[1].bands[2].from`.
    pub fn checked(mut self) -> Result<ShippingRules, Vec<FieldError>> {
        for zone in &mut self.zones {
            zone.name = zone.name.trim().to_owned();
            zone.methods.iter_mut().for_each(ShippingMethod::trim);
        }
        let mut errors = Vec::new();
        check_most("zones", self.zones.len(), MOST_SHIPPING_ZONES, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        check_names("zones", self.zones.iter().map(|zone| zone.name.as_str()), &mut errors);
        check_once("zones", self.zones.iter().map(|zone| zone.id.0), &mut errors);
        let places = self.zones.iter().map(|zone| (zone.name.as_str(), zone.places.as_slice()));
        check_places(places, MOST_PLACES_OF_SHIPPING_ZONE, &mut errors);
        for (index, zone) in self.zones.iter().enumerate() {
            zone.check_methods(&format!("zones[{index}].methods"), &mut errors);
        }
        if errors.is_empty() { Ok(self) } else { Err(errors) }
    }

    /// Ids of these zones that `stored` does not know, by field: somebody removed them, or they never were.
    pub fn check_known(&self, stored: &ShippingRules) -> Vec<FieldError> {
        let known: HashSet<ShippingZoneId> = stored.zones.iter().map(|zone| zone.id).collect();
        let unknown = self.zones.iter().enumerate().filter(|(_, zone)| zone.id.0 > 0 && !known.contains(&zone.id));
        unknown
            .map(|(index, _)| FieldError::new(format!("zones[{index}].id"), "This shipping zone does not exist."))
            .collect()
    }
}

impl ShippingZone {
    fn check_methods(&self, field: &str, errors: &mut Vec<FieldError>) {
        if self.methods.is_empty() {
            errors.push(FieldError::new(field, "Choose at least one shipping method."));
        }
        let mut seen = HashSet::new();
        // There are no more than these, each once.
        for (index, method) in self.methods.iter().enumerate().take(SHIPPING_METHODS.len() + 1) {
            let field = format!("{field}[{index}]");
            let name = method.method.as_str();
            if !SHIPPING_METHODS.contains(&name) {
                let text = "Please choose one of the listed shipping methods.";
                errors.push(FieldError::new(format!("{field}.method"), text));
            } else if !seen.insert(name) {
                errors.push(FieldError::new(format!("{field}.method"), "This is listed twice."));
            }
            method.check(&field, errors);
        }
    }
}
