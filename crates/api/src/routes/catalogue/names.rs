//! Small closed vocabularies of the catalogue on the wire, so that the generated client names every value.

use serde::{Deserialize, Serialize};
use tierway_application::catalogue::DeleteOutcome;
use tierway_catalogue::{ProductSort, StatusFilter, Tier};
use utoipa::ToSchema;

/// Whether a product is on sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ProductStatus {
    Active,
    Discontinued,
}

/// Which products a list shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ProductStatusFilter {
    Active,
    Discontinued,
    All,
}

/// Special lists of products.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProductListFilter {
    /// Products below the purchaser's alert mark (50 by default).
    LowStock,
}

/// How a list of products is ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProductSortName {
    /// By name.
    Name,
    /// By agent price, products without one last; decided on the server for every viewer.
    Price,
    /// By category.
    Category,
    /// Newest first.
    Newest,
}

/// How a line is bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are the specification's")]
pub enum TierName {
    Unit,
    Pack,
    Bulk,
}

/// What became of a product that was to be deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DeleteOutcomeName {
    Deleted,
    Discontinued,
}

impl From<ProductStatusFilter> for StatusFilter {
    fn from(name: ProductStatusFilter) -> StatusFilter {
        match name {
            ProductStatusFilter::Active => StatusFilter::Active,
            ProductStatusFilter::Discontinued => StatusFilter::Discontinued,
            ProductStatusFilter::All => StatusFilter::All,
        }
    }
}

impl From<ProductSortName> for ProductSort {
    fn from(name: ProductSortName) -> ProductSort {
        match name {
            ProductSortName::Name => ProductSort::Name,
            ProductSortName::Price => ProductSort::Price,
            ProductSortName::Category => ProductSort::Category,
            ProductSortName::Newest => ProductSort::Newest,
        }
    }
}

impl From<Tier> for TierName {
    fn from(tier: Tier) -> TierName {
        match tier {
            Tier::Unit => TierName::Unit,
            Tier::Pack => TierName::Pack,
            Tier::Bulk => TierName::Bulk,
        }
    }
}

impl TierName {
    /// The tier a stored line names; lines are only ever stored with one of the three.
    pub fn of_line(text: &str) -> TierName {
        Tier::parse(text).unwrap_or_default().into()
    }
}

impl From<DeleteOutcome> for DeleteOutcomeName {
    fn from(outcome: DeleteOutcome) -> DeleteOutcomeName {
        match outcome {
            DeleteOutcome::Deleted => DeleteOutcomeName::Deleted,
            DeleteOutcome::Discontinued => DeleteOutcomeName::Discontinued,
        }
    }
}
