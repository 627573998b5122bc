//! `products.tax_class_id`, which is read with a product and has no room in diesel's table of products.

use diesel::backend::Backend;
use diesel::expression::{AppearsOnTable, Expression, SelectableExpression, ValidGrouping, is_aggregate};
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::result::QueryResult;
use diesel::sql_types::{BigInt, Nullable};

/// The column; a text of SQL in its place would keep statements from being prepared.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TaxClassColumn;

impl Expression for TaxClassColumn {
    type SqlType = Nullable<BigInt>;
}

impl QueryId for TaxClassColumn {
    type QueryId = TaxClassColumn;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<Source> AppearsOnTable<Source> for TaxClassColumn {}

impl<Source> SelectableExpression<Source> for TaxClassColumn {}

impl<Grouping> ValidGrouping<Grouping> for TaxClassColumn {
    type IsAggregate = is_aggregate::No;
}

impl<DB: Backend> QueryFragment<DB> for TaxClassColumn {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        out.push_identifier("products")?;
        out.push_sql(".");
        out.push_identifier("tax_class_id")
    }
}
