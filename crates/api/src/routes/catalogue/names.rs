//! Small closed vocabularies of the catalogue on the wire, so that the generated client names every value.

use tierway_application::catalogue::{DeleteOutcome, ProductOrder};
use tierway_catalogue::{ProductSort, StatusFilter, Tier};

use crate::dto::*;

/// Whether a product is on sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ProductStatus {
    Active,
    Discontinued,
}

/// Which products a list shows.
pub type ProductStatusFilter = Name<StatusFilter>;

/// Predefined product lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProductListFilter {
    /// Products below the purchaser's alert mark (50 by default).
    LowStock,
}

/// Sort order of a product list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProductSortName {
    /// The best match first; without words by name.
    Relevance,
    /// By name.
    Name,
    /// By name, from the end of the alphabet.
    #[serde(rename = "-name")]
    NameDescending,
    /// By agent price, products without one last; decided on the server for every viewer.
    Price,
    /// By agent price, highest first, products without one first.
    #[serde(rename = "-price")]
    PriceDescending,
    /// By category.
    Category,
    /// By category, from the end of the alphabet.
    #[serde(rename = "-category")]
    CategoryDescending,
    /// Newest first.
    Newest,
    /// Oldest first.
    Oldest,
    /// Lowest stock balance first. Requires permission to see stock figures.
    Stock,
    /// Highest stock balance first. Requires permission to see stock figures.
    #[serde(rename = "-stock")]
    StockDescending,
    /// By pieces sold in the last 30 days, what is in stock first; the 200 best are ranked every hour. After them the
    /// newest first.
    #[serde(rename = "best_selling")]
    BestSelling,
}

/// How a line is bought.
pub type TierName = Name<Tier>;

/// Outcome of deleting a product.
pub type DeleteOutcomeName = Name<DeleteOutcome>;

impl From<ProductSortName> for ProductOrder {
    fn from(name: ProductSortName) -> ProductOrder {
        match name {
            ProductSortName::Relevance => ProductOrder::Relevance,
            ProductSortName::Name => ProductOrder::By(ProductSort::Name),
            ProductSortName::NameDescending => ProductOrder::By(ProductSort::NameDescending),
            ProductSortName::Price => ProductOrder::By(ProductSort::Price),
            ProductSortName::PriceDescending => ProductOrder::By(ProductSort::PriceDescending),
            ProductSortName::Category => ProductOrder::By(ProductSort::Category),
            ProductSortName::CategoryDescending => ProductOrder::By(ProductSort::CategoryDescending),
            ProductSortName::Newest => ProductOrder::By(ProductSort::Newest),
            ProductSortName::Oldest => ProductOrder::By(ProductSort::Oldest),
            ProductSortName::Stock => ProductOrder::By(ProductSort::Stock),
            ProductSortName::StockDescending => ProductOrder::By(ProductSort::StockDescending),
            ProductSortName::BestSelling => ProductOrder::By(ProductSort::BestSelling),
        }
    }
}

impl TierName {
    /// The tier a stored line names; lines are only ever stored with one of the three.
    pub fn of_line(text: &str) -> TierName {
        Tier::parse(text).unwrap_or_default().into()
    }
}
