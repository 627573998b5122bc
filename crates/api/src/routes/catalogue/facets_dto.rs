//! Responses of the facets operations.

use tierway_catalogue::{Facet, FacetKey, Facets};

use crate::dto::*;

/// Product counts by facet, for the given filters.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductFacetsResponse {
    /// Products that pass all filters.
    #[schema(example = 42)]
    pub total: u64,
    /// The facets, always all of them in the same order.
    pub facets: Vec<ProductFacet>,
}

/// One facet. Its counts ignore its own filter, so that they say how many products another value would show.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductFacet {
    /// Which.
    pub key: ProductFacetKey,
    /// Display name.
    #[schema(example = "Flavour")]
    pub label: &'static str,
    /// Values that occur, at most 50: texts by count, numbers upwards.
    pub values: Vec<ProductFacetValue>,
}

/// A value and how many products have it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductFacetValue {
    /// A text; a number in decimal; `true` or `false`.
    #[schema(example = "Mango Ice")]
    pub value: String,
    /// How many.
    #[schema(example = 7)]
    pub count: u64,
}

/// Search facets.
pub type ProductFacetKey = Name<FacetKey>;

impl From<Facet> for ProductFacet {
    fn from(facet: Facet) -> ProductFacet {
        let value = |counted: tierway_catalogue::FacetCount| ProductFacetValue {
            value: counted.value.to_string(),
            count: counted.count,
        };
        ProductFacet {
            key: facet.key.into(),
            label: facet.key.label(),
            values: facet.values.into_iter().map(value).collect(),
        }
    }
}

impl From<Facets> for ProductFacetsResponse {
    fn from(facets: Facets) -> ProductFacetsResponse {
        ProductFacetsResponse {
            total: facets.total,
            facets: facets.facets.into_iter().map(ProductFacet::from).collect(),
        }
    }
}
