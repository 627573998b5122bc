//! The request that replaces the shipping zones.

use tierway_application::shipping::SetShipping;
use tierway_kernel::{FieldError, Money, MoneyError, Place, ShippingZoneId};
use tierway_orders::{DeliveryDays, ShippingBand, ShippingMethod, ShippingRules, ShippingSurcharge, ShippingZone};

use super::dto::ShippingBasisName;
use super::options::ShippingDays;
use crate::dto::*;
use crate::form::{BusinessRules, amount_fault};
use crate::numeric::Numeric;
use crate::routes::taxes::request::TaxPlaceRequest;

/// The new shipping zones; they take the place of all the old ones.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({
    "version": 1, "unweighedGrams": 100,
    "zones": [{
        "name": "West Malaysia", "places": [{ "country": "MY" }],
        "methods": [
            {
                "method": "Standard Shipping", "basis": "weight", "divisor": 5000, "freeFrom": "200.00",
                "bands": [{ "from": 0, "cost": "8.00" }, { "from": 1000, "cost": "12.00" }],
                "surcharges": [{ "name": "Remote area", "cost": "5.00", "postcodes": ["87", "88"] }],
                "days": { "from": 2, "to": 4 }, "trackingUrl": "https://track.example.com/{number}"
            },
            { "method": "Pick-Up", "basis": "flat", "bands": [{ "from": 0, "cost": "0.00" }] }
        ]
    }]
}))]
pub struct SetShippingRequest {
    /// The version the user saw.
    pub version: i64,
    /// What a piece of a product without a weight counts for rates by weight, in grams; unchanged if omitted.
    pub unweighed_grams: Option<i64>,
    /// Zones, at most 50. One that is left out is removed.
    #[serde(default)]
    pub zones: Vec<ShippingZoneRequest>,
}

/// A zone.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ShippingZoneRequest {
    /// Which one; a new one if omitted.
    pub id: Option<i64>,
    /// Its name, at most 60 characters; unique, ignoring case.
    pub name: String,
    /// Countries and subdivisions, at most 200; each is in one zone only.
    #[serde(default)]
    pub places: Vec<TaxPlaceRequest>,
    /// At least one method, each once, in the order in which buyers see them; the first is the default.
    #[serde(default)]
    pub methods: Vec<ShippingMethodRequest>,
}

/// A shipping method with its rates.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShippingMethodRequest {
    /// One of the listed shipping methods.
    #[schema(example = "Standard Shipping")]
    pub method: String,
    /// What its cost goes by.
    pub basis: ShippingBasisName,
    /// Its rates, 1 to 30, the first from 0, rising; of a flat one exactly one.
    #[serde(default)]
    pub bands: Vec<ShippingBandRequest>,
    /// cm³ per kg for the volumetric weight, 1,000 to 10,000; only the actual weight counts if omitted. Only by weight.
    #[schema(example = 5000)]
    pub divisor: Option<i64>,
    /// The amount of goods without tax from which on it is free, surcharges excepted; never if omitted.
    pub free_from: Option<Numeric>,
    /// What is charged besides, at most 10.
    #[serde(default)]
    pub surcharges: Vec<ShippingSurchargeRequest>,
    /// How long it takes, 0 to 120 days.
    pub days: Option<ShippingDays>,
    /// The page that tracks a parcel: an address with https and `{number}` in it, at most 200 characters.
    #[schema(example = "https://track.example.com/{number}")]
    pub tracking_url: Option<String>,
}

/// A rate and where it starts.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ShippingBandRequest {
    /// From how many grams, pieces or cents of goods without tax on, by the basis; at most 1,000,000,000.
    #[schema(example = 1000)]
    pub from: i64,
    /// What shipping costs from there on, until the next rate; at most 100,000.00.
    pub cost: Numeric,
}

/// What is charged besides the rate.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct ShippingSurchargeRequest {
    /// Its name on screens and documents, at most 60 characters.
    #[schema(example = "Remote area")]
    pub name: String,
    /// How much, at most 100,000.00.
    pub cost: Numeric,
    /// Beginnings of the postcodes it is for, at most 100, each of 1 to 10 letters or digits; always charged if omitted.
    #[serde(default)]
    #[schema(example = json!(["87", "88"]))]
    pub postcodes: Vec<String>,
}

impl SetShippingRequest {
    /// The zones, or what cannot be read of them: places and amounts.
    pub fn command(&self) -> Result<SetShipping, Vec<FieldError>> {
        let mut errors = Vec::new();
        // Numbers for new ones that have none: below those that a client may choose.
        let mut zones = Vec::with_capacity(self.zones.len());
        for ((index, zone), new) in self.zones.iter().enumerate().zip(i64::MIN..) {
            let id = zone.id.filter(|id| *id != 0).unwrap_or(new);
            zones.push(zone.read(id, &format!("zones[{index}]"), &mut errors));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let rules = ShippingRules { version: self.version, zones, ..ShippingRules::default() };
        Ok(SetShipping { rules, unweighed_grams: self.unweighed_grams })
    }
}

impl ShippingZoneRequest {
    fn read(&self, id: i64, field: &str, errors: &mut Vec<FieldError>) -> ShippingZone {
        let mut places = Vec::with_capacity(self.places.len());
        for (index, place) in self.places.iter().enumerate() {
            match Place::parse(&place.country, place.subdivision.as_deref()) {
                Ok(place) => places.push(place),
                Err(error) => errors.push(FieldError::new(format!("{field}.places[{index}]"), error)),
            }
        }
        let mut methods = Vec::with_capacity(self.methods.len());
        for (index, method) in self.methods.iter().enumerate() {
            methods.push(method.read(&format!("{field}.methods[{index}]"), errors));
        }
        ShippingZone { id: ShippingZoneId(id), name: self.name.clone(), places, methods }
    }
}

impl ShippingMethodRequest {
    fn read(&self, field: &str, errors: &mut Vec<FieldError>) -> ShippingMethod {
        let mut bands = Vec::with_capacity(self.bands.len());
        for (index, band) in self.bands.iter().enumerate() {
            let cost = cost(&band.cost, format!("{field}.bands[{index}].cost"), errors);
            bands.push(ShippingBand { from: band.from, cost });
        }
        let mut surcharges = Vec::with_capacity(self.surcharges.len());
        for (index, one) in self.surcharges.iter().enumerate() {
            let cost = cost(&one.cost, format!("{field}.surcharges[{index}].cost"), errors);
            surcharges.push(ShippingSurcharge { name: one.name.clone(), cost, postcodes: one.postcodes.clone() });
        }
        let free_from = self.free_from.as_ref().filter(|amount| !amount.is_empty());
        // What does not fit is beyond all limits, and is refused with them.
        let day = |days: i64| u8::try_from(days).unwrap_or(u8::MAX);
        ShippingMethod {
            method: self.method.clone(),
            basis: self.basis.0,
            bands,
            divisor: self.divisor.map(|divisor| u32::try_from(divisor).unwrap_or(0)),
            free_from: free_from.map(|amount| cost(amount, format!("{field}.freeFrom"), errors)),
            surcharges,
            days: self.days.map(|days| DeliveryDays { from: day(days.from), to: day(days.to) }),
            tracking_url: self.tracking_url.clone(),
        }
    }
}

/// An amount, which is required.
fn cost(amount: &Numeric, field: String, errors: &mut Vec<FieldError>) -> Money {
    let read = amount.text().map_or(Err(MoneyError::Malformed), |text| text.parse::<Money>());
    read.unwrap_or_else(|error| {
        errors.push(FieldError::new(field, amount_fault(error)));
        Money::ZERO
    })
}

impl BusinessRules for SetShippingRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.command().map_or_else(|unread| unread, |command| command.faults())
    }
}
