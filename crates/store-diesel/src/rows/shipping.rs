//! Shipping zones. The methods of a zone are one document of JSON, with amounts in cents.

use diesel::prelude::*;
use serde::{Deserialize, Serialize};
use tierway_kernel::{Money, Place, ShippingZoneId, StoreError};
use tierway_orders::{DeliveryDays, ShippingBand, ShippingBasis, ShippingMethod, ShippingSurcharge, ShippingZone};

use super::{to_json, unreadable};
use crate::schema::shipping_zones;

/// A zone as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = shipping_zones)]
pub(crate) struct ShippingZoneRow {
    pub(crate) id: i64,
    name: String,
    methods: String,
}

impl ShippingZoneRow {
    /// The zone with its places.
    pub(crate) fn into_zone(self, places: Vec<Place>) -> Result<ShippingZone, StoreError> {
        let broken = |_| unreadable("shipping_zones.methods", &self.methods);
        let documents: Vec<MethodDocument> = serde_json::from_str(&self.methods).map_err(broken)?;
        let methods = documents.into_iter().map(MethodDocument::into_method).collect::<Result<_, _>>()?;
        Ok(ShippingZone { id: ShippingZoneId(self.id), name: self.name, places, methods })
    }
}

/// A method as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct MethodDocument {
    method: String,
    basis: String,
    /// Start and cost of each.
    bands: Vec<(i64, i64)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divisor: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    free_from: Option<i64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    surcharges: Vec<SurchargeDocument>,
    #[serde(skip_serializing_if = "Option::is_none")]
    days: Option<(u8, u8)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tracking_url: Option<String>,
}

/// A surcharge as it is stored.
#[derive(Serialize, Deserialize)]
struct SurchargeDocument {
    name: String,
    cost: i64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    postcodes: Vec<String>,
}

/// The methods of a zone as they are stored.
pub(crate) fn write_methods(methods: &[ShippingMethod]) -> Result<String, StoreError> {
    to_json(&methods.iter().map(MethodDocument::of).collect::<Vec<_>>())
}

impl MethodDocument {
    fn of(method: &ShippingMethod) -> MethodDocument {
        let surcharge = |one: &ShippingSurcharge| SurchargeDocument {
            name: one.name.clone(),
            cost: one.cost.minor(),
            postcodes: one.postcodes.clone(),
        };
        MethodDocument {
            method: method.method.clone(),
            basis: method.basis.as_str().to_owned(),
            bands: method.bands.iter().map(|band| (band.from, band.cost.minor())).collect(),
            divisor: method.divisor,
            free_from: method.free_from.map(Money::minor),
            surcharges: method.surcharges.iter().map(surcharge).collect(),
            days: method.days.map(|days| (days.from, days.to)),
            tracking_url: method.tracking_url.clone(),
        }
    }

    fn into_method(self) -> Result<ShippingMethod, StoreError> {
        let basis = ShippingBasis::parse(&self.basis);
        let surcharge = |one: SurchargeDocument| ShippingSurcharge {
            name: one.name,
            cost: Money::of(one.cost),
            postcodes: one.postcodes,
        };
        Ok(ShippingMethod {
            method: self.method,
            basis: basis.ok_or_else(|| unreadable("shipping_zones.methods", &self.basis))?,
            bands: self.bands.into_iter().map(|(from, cost)| ShippingBand { from, cost: Money::of(cost) }).collect(),
            divisor: self.divisor,
            free_from: self.free_from.map(Money::of),
            surcharges: self.surcharges.into_iter().map(surcharge).collect(),
            days: self.days.map(|(from, to)| DeliveryDays { from, to }),
            tracking_url: self.tracking_url,
        })
    }
}
