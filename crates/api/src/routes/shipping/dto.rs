//! The response of shipping zones.

use tierway_application::shipping::ShippingView;
use tierway_orders::{ShippingBand, ShippingBasis, ShippingMethod, ShippingSurcharge, ShippingZone};

use super::options::ShippingDays;
use crate::dto::*;
use crate::routes::taxes::dto::TaxPlaceResponse;

/// What the cost of a shipping method goes by.
pub type ShippingBasisName = Name<ShippingBasis>;

/// The shipping zones.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShippingResponse {
    /// Version; send it back with a change.
    #[schema(example = 3)]
    pub version: i64,
    /// What a piece of a product without a weight counts for rates by weight, in grams, by the setting `unweighedGrams`.
    #[schema(example = 100)]
    pub unweighed_grams: u32,
    /// The cost outside all zones, by the setting `shippingCost`.
    pub flat_cost: WireMoney,
    /// Zones.
    pub zones: Vec<ShippingZoneResponse>,
}

/// Places with the shipping methods that are offered there.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShippingZoneResponse {
    /// Identity.
    #[schema(example = 1)]
    pub id: i64,
    /// Its name.
    #[schema(example = "West Malaysia")]
    pub name: String,
    /// Countries and subdivisions; a subdivision takes precedence over its country in another zone.
    pub places: Vec<TaxPlaceResponse>,
    /// The methods in the order in which buyers see them; the first is the default.
    pub methods: Vec<ShippingMethodResponse>,
}

/// A shipping method with its rates.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShippingMethodResponse {
    /// One of the listed shipping methods.
    #[schema(example = "Standard Shipping")]
    pub method: String,
    /// What its cost goes by.
    pub basis: ShippingBasisName,
    /// Its rates, rising from 0; of a flat one exactly one.
    pub bands: Vec<ShippingBandResponse>,
    /// cm³ per kg for the volumetric weight; absent where only the actual weight counts.
    #[schema(example = 5000)]
    pub divisor: Option<u32>,
    /// The amount of goods without tax from which on it is free, surcharges excepted.
    pub free_from: Option<WireMoney>,
    /// What is charged besides.
    pub surcharges: Vec<ShippingSurchargeResponse>,
    /// How long it takes; absent where that is not said.
    pub days: Option<ShippingDays>,
    /// The page that tracks a parcel, with `{number}` for its number.
    #[schema(example = "https://track.example.com/{number}")]
    pub tracking_url: Option<String>,
}

/// A rate and where it starts.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShippingBandResponse {
    /// From how many grams, pieces or cents of goods without tax on, by the basis.
    #[schema(example = 1000)]
    pub from: i64,
    /// What shipping costs from there on, until the next rate.
    pub cost: WireMoney,
}

/// What is charged besides the rate.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShippingSurchargeResponse {
    /// Its name, on screens and documents.
    #[schema(example = "Remote area")]
    pub name: String,
    /// How much.
    pub cost: WireMoney,
    /// Beginnings of the postcodes it is for; without any it is always charged.
    #[schema(example = json!(["87", "88"]))]
    pub postcodes: Vec<String>,
}

impl From<ShippingView> for ShippingResponse {
    fn from(view: ShippingView) -> ShippingResponse {
        ShippingResponse {
            version: view.rules.version,
            unweighed_grams: view.unweighed_grams,
            flat_cost: WireMoney(view.flat_cost),
            zones: view.rules.zones.into_iter().map(ShippingZoneResponse::from).collect(),
        }
    }
}

impl From<ShippingZone> for ShippingZoneResponse {
    fn from(zone: ShippingZone) -> ShippingZoneResponse {
        ShippingZoneResponse {
            id: zone.id.0,
            name: zone.name,
            places: zone.places.into_iter().map(TaxPlaceResponse::from).collect(),
            methods: zone.methods.into_iter().map(ShippingMethodResponse::from).collect(),
        }
    }
}

impl From<ShippingMethod> for ShippingMethodResponse {
    fn from(method: ShippingMethod) -> ShippingMethodResponse {
        let band = |band: ShippingBand| ShippingBandResponse { from: band.from, cost: WireMoney(band.cost) };
        let surcharge = |one: ShippingSurcharge| ShippingSurchargeResponse {
            name: one.name,
            cost: WireMoney(one.cost),
            postcodes: one.postcodes,
        };
        ShippingMethodResponse {
            method: method.method,
            basis: method.basis.into(),
            bands: method.bands.into_iter().map(band).collect(),
            divisor: method.divisor,
            free_from: method.free_from.map(WireMoney),
            surcharges: method.surcharges.into_iter().map(surcharge).collect(),
            days: method.days.map(ShippingDays::from),
            tracking_url: method.tracking_url,
        }
    }
}
