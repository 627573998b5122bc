//! The request that replaces the tax rules.

use tierway_kernel::{FieldError, Place, TaxClassId, TaxZoneId};
use tierway_orders::{TaxClass, TaxPercent, TaxRate, TaxRules, TaxZone};

use super::dto::TaxRoundingName;
use crate::days::read_day;
use crate::dto::*;
use crate::form::BusinessRules;
use crate::numeric::Numeric;

/// The new tax rules; they take the place of all the old ones.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({
    "version": 1, "rounding": "document", "classes": [{ "id": -1, "name": "E-liquids" }],
    "zones": [{
        "name": "United Kingdom", "places": [{ "country": "GB" }], "pricesIncludeTax": true,
        "rates": [
            { "name": "VAT", "percent": "20" },
            { "name": "Vaping duty", "taxClassId": -1, "percent": "8.875", "compound": false, "validFrom": "2026-10-01" }
        ]
    }]
}))]
pub struct SetTaxRequest {
    /// The version the user saw.
    pub version: i64,
    /// Whether taxes are rounded once for a document or for each line.
    pub rounding: TaxRoundingName,
    /// Classes of products, at most 50. One that is left out is removed; products must not have it.
    #[serde(default)]
    pub classes: Vec<TaxClassRequest>,
    /// Zones, at most 200. One that is left out is removed; valid exemption certificates must not name it.
    #[serde(default)]
    #[validate(nested)]
    pub zones: Vec<TaxZoneRequest>,
}

/// A class of products.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct TaxClassRequest {
    /// Which one; a new one if omitted or below 0. Rates of the same request can name a new class by such a number.
    pub id: Option<i64>,
    /// Its name, at most 60 characters; unique, ignoring case.
    pub name: String,
}

/// A zone.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxZoneRequest {
    /// Which one; a new one if omitted.
    pub id: Option<i64>,
    /// Its name, at most 60 characters; unique, ignoring case.
    pub name: String,
    /// Countries and subdivisions, at most 300; each is in one zone only.
    #[serde(default)]
    pub places: Vec<TaxPlaceRequest>,
    /// Whether the prices that buyers there see include the tax.
    #[serde(default)]
    pub prices_include_tax: bool,
    /// A sentence on documents, at most 200 characters.
    pub statement: Option<String>,
    /// The sentence on documents of buyers who account for the tax themselves, at most 200 characters: businesses with a
    /// verified tax number of a country of the zone pay none. Without it the zone has no reverse charge.
    pub reverse_charge: Option<String>,
    /// Its rates, at most 100; of a class at most three apply on the same day.
    #[serde(default)]
    #[validate(nested)]
    pub rates: Vec<TaxRateRequest>,
}

/// A country, or a subdivision of one.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct TaxPlaceRequest {
    /// A code of ISO 3166-1 or an English name; also a code of ISO 3166-2.
    #[schema(example = "US")]
    pub country: String,
    /// A code of ISO 3166-2 or a name; the whole country if omitted.
    #[schema(example = "California")]
    pub subdivision: Option<String>,
}

/// A rate.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxRateRequest {
    /// Its name on documents, at most 60 characters.
    pub name: String,
    /// The class it is for; the standard rate if omitted.
    pub tax_class_id: Option<i64>,
    /// In percent from 0 to 100, with up to four decimals.
    pub percent: Numeric,
    /// Whether it is charged on the taxes before it, too.
    #[serde(default)]
    pub compound: bool,
    /// The first day on which it applies, in the business time zone.
    #[schema(value_type = Option<String>, format = Date)]
    #[validate(custom(function = form::day))]
    pub valid_from: Option<String>,
    /// The last such day.
    #[schema(value_type = Option<String>, format = Date)]
    #[validate(custom(function = form::day))]
    pub valid_until: Option<String>,
}

impl SetTaxRequest {
    /// The rules, or what cannot be read of them: places and percentages.
    pub fn rules(&self) -> Result<TaxRules, Vec<FieldError>> {
        let mut errors = Vec::new();
        // Numbers for new ones that have none: below those that a client may choose.
        let mut next = i64::MIN;
        let mut number = |id: Option<i64>| match id {
            Some(id) if id != 0 => id,
            Some(_) | None => {
                next += 1;
                next
            }
        };
        let classes = self.classes.iter().map(|class| (number(class.id), class.name.clone()));
        let classes = classes.map(|(id, name)| TaxClass { id: TaxClassId(id), name }).collect();
        let mut zones = Vec::with_capacity(self.zones.len());
        for (index, zone) in self.zones.iter().enumerate() {
            zones.push(zone.read(number(zone.id), &format!("zones[{index}]"), &mut errors));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(TaxRules { version: self.version, rounding: self.rounding.0, classes, zones, ..TaxRules::default() })
    }
}

impl TaxZoneRequest {
    fn read(&self, id: i64, field: &str, errors: &mut Vec<FieldError>) -> TaxZone {
        let mut places = Vec::with_capacity(self.places.len());
        for (index, place) in self.places.iter().enumerate() {
            match Place::parse(&place.country, place.subdivision.as_deref()) {
                Ok(place) => places.push(place),
                Err(error) => errors.push(FieldError::new(format!("{field}.places[{index}]"), error)),
            }
        }
        let mut rates = Vec::with_capacity(self.rates.len());
        for (index, rate) in self.rates.iter().enumerate() {
            match rate.percent.text().unwrap_or_default().parse::<TaxPercent>() {
                Ok(percent) => rates.push(rate.read(percent)),
                Err(error) => errors.push(FieldError::new(format!("{field}.rates[{index}].percent"), error)),
            }
        }
        TaxZone {
            id: TaxZoneId(id),
            name: self.name.clone(),
            places,
            prices_include_tax: self.prices_include_tax,
            statement: self.statement.clone(),
            reverse_charge: self.reverse_charge.clone(),
            rates,
        }
    }
}

impl TaxRateRequest {
    fn read(&self, percent: TaxPercent) -> TaxRate {
        TaxRate {
            name: self.name.clone(),
            class: self.tax_class_id.map(TaxClassId),
            percent,
            is_compound: self.compound,
            valid_from: read_day(self.valid_from.as_deref()),
            valid_until: read_day(self.valid_until.as_deref()),
        }
    }
}

impl BusinessRules for SetTaxRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.rules().and_then(TaxRules::checked).err().unwrap_or_default()
    }
}
