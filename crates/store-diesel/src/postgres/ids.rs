//! Rows by their ids, which go to the server as one value.

use diesel::dsl::EqAny;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

/// The condition that `column` is one of `ids`.
pub(super) fn one_of<C>(column: C, ids: Vec<i64>) -> EqAny<C, Vec<i64>>
where
    C: ExpressionMethods + Expression<SqlType = BigInt>,
{
    column.eq_any(ids)
}
