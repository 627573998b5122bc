//! Parameters of exports that are not those of their list.

use tierway_application::catalogue::ProductQuery;
use tierway_kernel::PageRequest;

use crate::dto::*;
use crate::routes::catalogue::ProductFilterParams;
use crate::routes::catalogue::names::{ProductListFilter, ProductSortName};
use crate::routes::imports::names::ImportOutcomeName;

/// Parameters of product and stock exports other than search words and filters.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ExportProductsParams {
    /// `low-stock`: products below the purchasing alert level. Requires permission to see stock figures.
    #[param(inline)]
    pub filter: Option<ProductListFilter>,
    /// Only the product with this SKU, ignoring case.
    pub sku: Option<String>,
    /// Only the product with this barcode.
    pub barcode: Option<String>,
    /// Sort order, as in the list.
    #[param(inline)]
    pub sort: Option<ProductSortName>,
}

impl ExportProductsParams {
    /// The products of the table, read page by page.
    pub fn query(self, filters: ProductFilterParams) -> ProductQuery {
        ProductQuery {
            page: PageRequest::first(1),
            filters: filters.into(),
            sku: self.sku,
            barcode: self.barcode,
            low_stock: self.filter.is_some(),
            order: self.sort.map(Into::into),
            store: None,
        }
    }
}

/// Parameters of the report of an import.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ExportImportParams {
    /// Only rows with this outcome.
    pub outcome: Option<ImportOutcomeName>,
}
