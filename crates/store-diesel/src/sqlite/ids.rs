//! Rows by their ids. Diesel compiles `IN (…)` anew each time, because its text depends on how many there are.

use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::{BigInt, Bool};

use super::Db;

/// Whether a column is one of some ids. The last id fills the list up to a power of two, so that a connection keeps few texts.
#[derive(Debug)]
pub(super) struct OneOf<C> {
    column: C,
    ids: Vec<i64>,
}

/// The condition that `column` is one of `ids`.
pub(super) fn one_of<C>(column: C, mut ids: Vec<i64>) -> OneOf<C> {
    if let Some(last) = ids.last().copied() {
        ids.resize(ids.len().next_power_of_two(), last);
    }
    OneOf { column, ids }
}

impl<C: QueryFragment<Db>> QueryFragment<Db> for OneOf<C> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Db>) -> QueryResult<()> {
        self.column.walk_ast(out.reborrow())?;
        for (number, id) in self.ids.iter().enumerate() {
            out.push_sql(if number == 0 { " IN (" } else { ", " });
            out.push_bind_param::<BigInt, i64>(id)?;
        }
        out.push_sql(if self.ids.is_empty() { " IN ()" } else { ")" });
        Ok(())
    }
}

impl<C> QueryId for OneOf<C> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<C: Expression> Expression for OneOf<C> {
    type SqlType = Bool;
}

impl<C: AppearsOnTable<T>, T> AppearsOnTable<T> for OneOf<C> {}
impl<C: SelectableExpression<T>, T> SelectableExpression<T> for OneOf<C> {}
impl<C: diesel::expression::ValidGrouping<G>, G> diesel::expression::ValidGrouping<G> for OneOf<C> {
    type IsAggregate = C::IsAggregate;
}
