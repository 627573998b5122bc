//! Responses of tax operations.

use tierway_application::taxes::TaxView;
use tierway_kernel::{Country, Place};
use tierway_orders::{Rounding, TaxRate, TaxZone};

use crate::dto::*;
use crate::name::Name;

/// What is rounded to whole cents.
pub type TaxRoundingName = Name<Rounding>;

/// The tax rules.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxResponse {
    /// Version; send it back with a change.
    #[schema(example = 3)]
    pub version: i64,
    /// Whether taxes are rounded once for a document or for each line.
    pub rounding: TaxRoundingName,
    /// Classes of products.
    pub classes: Vec<TaxClassResponse>,
    /// Zones.
    pub zones: Vec<TaxZoneResponse>,
    /// The rate outside all zones in percent, by the setting `taxBasisPoints`.
    #[schema(example = "6")]
    pub default_rate: String,
}

/// A class of products that are taxed alike.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TaxClassResponse {
    /// Identity.
    #[schema(example = 2)]
    pub id: i64,
    /// Its name.
    #[schema(example = "E-liquids")]
    pub name: String,
    /// Products in it.
    #[schema(example = 12)]
    pub products: u64,
}

/// Places that are taxed alike.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxZoneResponse {
    /// Identity.
    #[schema(example = 1)]
    pub id: i64,
    /// Its name.
    #[schema(example = "United Kingdom")]
    pub name: String,
    /// Countries and subdivisions; a subdivision takes precedence over its country in another zone.
    pub places: Vec<TaxPlaceResponse>,
    /// Whether the prices that buyers there see include the tax.
    pub prices_include_tax: bool,
    /// A sentence on documents.
    #[schema(example = "Export, no VAT.")]
    pub statement: Option<String>,
    /// The sentence on documents of buyers who account for the tax themselves; absent where nobody does.
    #[schema(example = "Reverse charge: the customer accounts for the tax.")]
    pub reverse_charge: Option<String>,
    /// Its rates; without any, nothing is due.
    pub rates: Vec<TaxRateResponse>,
}

/// A country, or a subdivision of one.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TaxPlaceResponse {
    /// ISO 3166-1 alpha-2.
    #[schema(example = "GB")]
    pub country: &'static str,
    /// ISO 3166-2; absent for the whole country.
    #[schema(example = "GB-ENG")]
    pub subdivision: Option<&'static str>,
    /// Its name.
    #[schema(example = "England, United Kingdom")]
    pub name: String,
}

/// A rate of a zone.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxRateResponse {
    /// Its name on documents.
    #[schema(example = "VAT")]
    pub name: String,
    /// The class it is for; absent for the standard rate.
    #[schema(example = 2)]
    pub tax_class_id: Option<i64>,
    /// In percent, with up to four decimals.
    #[schema(example = "20")]
    pub percent: String,
    /// Whether it is charged on the taxes before it, too.
    pub compound: bool,
    /// The first day on which it applies, in the business time zone.
    #[schema(example = "2026-01-01")]
    pub valid_from: Option<NaiveDate>,
    /// The last such day.
    #[schema(example = "2026-12-31")]
    pub valid_until: Option<NaiveDate>,
}

/// All countries.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlacesResponse {
    /// By name.
    pub countries: Vec<CountryResponse>,
}

/// A country.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CountryResponse {
    /// ISO 3166-1 alpha-2.
    #[schema(example = "MY")]
    pub country: &'static str,
    /// Its English name.
    #[schema(example = "Malaysia")]
    pub name: &'static str,
    /// Its subdivisions, by name.
    pub subdivisions: Vec<SubdivisionResponse>,
}

/// A subdivision of a country.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SubdivisionResponse {
    /// ISO 3166-2.
    #[schema(example = "MY-10")]
    pub code: &'static str,
    /// Its name.
    #[schema(example = "Selangor")]
    pub name: &'static str,
}

impl From<TaxView> for TaxResponse {
    fn from(view: TaxView) -> TaxResponse {
        let TaxView { rules, products, default_rate } = view;
        let classes = rules.classes.into_iter().map(|class| TaxClassResponse {
            id: class.id.0,
            name: class.name,
            products: products.get(&class.id).copied().unwrap_or_default(),
        });
        TaxResponse {
            version: rules.version,
            rounding: rules.rounding.into(),
            classes: classes.collect(),
            zones: rules.zones.into_iter().map(TaxZoneResponse::from).collect(),
            default_rate: default_rate.to_string(),
        }
    }
}

impl From<TaxZone> for TaxZoneResponse {
    fn from(zone: TaxZone) -> TaxZoneResponse {
        TaxZoneResponse {
            id: zone.id.0,
            name: zone.name,
            places: zone.places.into_iter().map(TaxPlaceResponse::from).collect(),
            prices_include_tax: zone.prices_include_tax,
            statement: zone.statement,
            reverse_charge: zone.reverse_charge,
            rates: zone.rates.into_iter().map(TaxRateResponse::from).collect(),
        }
    }
}

impl From<Place> for TaxPlaceResponse {
    fn from(place: Place) -> TaxPlaceResponse {
        TaxPlaceResponse { country: place.country(), subdivision: place.subdivision(), name: place.name() }
    }
}

impl From<TaxRate> for TaxRateResponse {
    fn from(rate: TaxRate) -> TaxRateResponse {
        TaxRateResponse {
            name: rate.name,
            tax_class_id: rate.class.map(|class| class.0),
            percent: rate.percent.to_string(),
            compound: rate.is_compound,
            valid_from: rate.valid_from,
            valid_until: rate.valid_until,
        }
    }
}

impl From<&Country> for CountryResponse {
    fn from(country: &Country) -> CountryResponse {
        let part = |(code, name)| SubdivisionResponse { code, name };
        let subdivisions = country.subdivisions().into_iter().map(part).collect();
        CountryResponse { country: country.code, name: country.name, subdivisions }
    }
}
