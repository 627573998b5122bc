//! Hand-written statements for contested writes. Diesel does not cache its own UPDATEs and upserts; these have a fixed
//! text, so every connection caches them as prepared statements (saves a round trip and a plan on PostgreSQL).

use std::marker::PhantomData;

use diesel::backend::Backend;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::result::QueryResult;
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, HasSqlType, Nullable, Text};

/// A value for one `?` of a statement.
#[derive(Debug)]
pub(crate) enum Value<'a> {
    /// A number or a time.
    Int(i64),
    /// A text.
    Text(&'a str),
    /// A number or nothing.
    MaybeInt(Option<i64>),
    /// A text or nothing.
    MaybeText(Option<&'a str>),
}

/// A statement with `?` for each value. It may end in `RETURNING` columns of the types `A`, by default one whole number.
#[derive(Debug)]
pub(crate) struct Statement<'a, A = BigInt> {
    text: &'a str,
    values: &'a [Value<'a>],
    is_kept: bool,
    answer: PhantomData<A>,
}

impl<'a> Statement<'a> {
    /// The statement `text` with its values in order.
    pub(crate) fn new(text: &'a str, values: &'a [Value<'a>]) -> Statement<'a> {
        Statement::answering(text, values)
    }
}

impl<'a, A> Statement<'a, A> {
    /// The same for a statement with other column types.
    pub(crate) fn answering(text: &'a str, values: &'a [Value<'a>]) -> Statement<'a, A> {
        Statement { text, values, is_kept: true, answer: PhantomData }
    }

    /// The same for a one-off text, not cached.
    pub(crate) fn only_once(self) -> Statement<'a, A> {
        Statement { is_kept: false, ..self }
    }
}

impl<DB, A> QueryFragment<DB> for Statement<'_, A>
where
    DB: Backend + HasSqlType<BigInt> + HasSqlType<Text>,
    i64: ToSql<BigInt, DB>,
    str: ToSql<Text, DB>,
    Option<i64>: ToSql<Nullable<BigInt>, DB>,
    for<'t> Option<&'t str>: ToSql<Nullable<Text>, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        if !self.is_kept {
            out.unsafe_to_cache_prepared();
        }
        let mut values = self.values.iter();
        for (number, part) in self.text.split('?').enumerate() {
            if number > 0 {
                match values.next() {
                    Some(Value::Int(value)) => out.push_bind_param::<BigInt, i64>(value)?,
                    Some(Value::Text(value)) => out.push_bind_param::<Text, str>(value)?,
                    Some(Value::MaybeInt(value)) => out.push_bind_param::<Nullable<BigInt>, Option<i64>>(value)?,
                    Some(Value::MaybeText(value)) => out.push_bind_param::<Nullable<Text>, Option<&str>>(value)?,
                    None => {}
                }
            }
            out.push_sql(part);
        }
        Ok(())
    }
}

impl<A> QueryId for Statement<'_, A> {
    type QueryId = ();
    // Kept prepared by its text, of which there are few.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<A> Query for Statement<'_, A> {
    type SqlType = A;
}

impl<Conn, A> diesel::RunQueryDsl<Conn> for Statement<'_, A> {}
