//! A statement as it goes to the database: recorded text and bound values, kept prepared by the connection, with
//! nothing of the product around it.

use diesel::backend::Backend;
use diesel::deserialize::{self, QueryableByName};
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::result::QueryResult;
use diesel::row::{Field, NamedRow, Row};
use diesel::serialize::ToSql;
use diesel::sql_types::{Array, BigInt, Bool, HasSqlType, Integer, Nullable, Text, Untyped};
use diesel::sqlite::Sqlite;

use crate::literal::Value;

/// A value ready to be bound.
#[derive(Debug, Clone, PartialEq)]
pub enum Bind {
    /// A number of 64 bits; NULL of any type on SQLite.
    Long(Option<i64>),
    /// A number of 32 bits.
    Int(Option<i32>),
    /// A truth value.
    Bool(Option<bool>),
    /// A text.
    Text(Option<String>),
    /// Numbers in an array, PostgreSQL only.
    Longs(Vec<i64>),
}

impl Bind {
    /// The value as SQLite binds it, which lets each value say its own type.
    pub fn untyped(value: &Value) -> Option<Bind> {
        Some(match value {
            Value::Null => Bind::Long(None),
            Value::Bool(value) => Bind::Bool(Some(*value)),
            Value::Int(value) => Bind::Long(Some(*value)),
            Value::Text(text) => Bind::Text(Some(text.clone())),
            Value::List(_) => return None,
        })
    }

    /// The value as a parameter of one of PostgreSQL's types; `None` when it does not fit.
    pub fn typed(value: &Value, type_name: &str) -> Option<Bind> {
        Some(match (type_name, value) {
            ("bigint", Value::Null) => Bind::Long(None),
            ("bigint", Value::Int(value)) => Bind::Long(Some(*value)),
            ("integer", Value::Null) => Bind::Int(None),
            ("integer", Value::Int(value)) => Bind::Int(Some(i32::try_from(*value).ok()?)),
            ("boolean", Value::Null) => Bind::Bool(None),
            ("boolean", Value::Bool(value)) => Bind::Bool(Some(*value)),
            ("text" | "character varying", Value::Null) => Bind::Text(None),
            ("text" | "character varying", Value::Text(text)) => Bind::Text(Some(text.clone())),
            ("bigint[]", Value::List(values)) => Bind::Longs(values.iter().map(whole).collect::<Option<_>>()?),
            _ => return None,
        })
    }
}

fn whole(value: &Value) -> Option<i64> {
    match value {
        Value::Int(value) => Some(*value),
        _ => None,
    }
}

/// A statement with its values. `pieces` is the text cut at the placeholders.
#[derive(Debug, Clone, Copy)]
pub struct Bare<'a> {
    /// One more than there are values.
    pub pieces: &'a [String],
    /// The values, in order.
    pub binds: &'a [Bind],
}

fn push<'b, DB>(bind: &'b Bind, out: &mut AstPass<'_, 'b, DB>) -> QueryResult<()>
where
    DB: Backend + HasSqlType<BigInt> + HasSqlType<Integer> + HasSqlType<Bool> + HasSqlType<Text>,
    Option<i64>: ToSql<Nullable<BigInt>, DB>,
    Option<i32>: ToSql<Nullable<Integer>, DB>,
    Option<bool>: ToSql<Nullable<Bool>, DB>,
    Option<String>: ToSql<Nullable<Text>, DB>,
{
    match bind {
        Bind::Long(value) => out.push_bind_param::<Nullable<BigInt>, _>(value),
        Bind::Int(value) => out.push_bind_param::<Nullable<Integer>, _>(value),
        Bind::Bool(value) => out.push_bind_param::<Nullable<Bool>, _>(value),
        Bind::Text(value) => out.push_bind_param::<Nullable<Text>, _>(value),
        Bind::Longs(_) => Err(diesel::result::Error::QueryBuilderError("arrays are PostgreSQL's".into())),
    }
}

impl QueryFragment<Sqlite> for Bare<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Sqlite>) -> QueryResult<()> {
        for (number, piece) in self.pieces.iter().enumerate() {
            if let Some(bind) = number.checked_sub(1).and_then(|at| self.binds.get(at)) {
                push(bind, &mut out)?;
            }
            out.push_sql(piece);
        }
        Ok(())
    }
}

impl QueryFragment<Pg> for Bare<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        for (number, piece) in self.pieces.iter().enumerate() {
            match number.checked_sub(1).and_then(|at| self.binds.get(at)) {
                Some(Bind::Longs(values)) => out.push_bind_param::<Array<BigInt>, _>(values)?,
                Some(bind) => push(bind, &mut out)?,
                None => {}
            }
            out.push_sql(piece);
        }
        Ok(())
    }
}

impl QueryId for Bare<'_> {
    type QueryId = ();
    // The connection keeps it prepared by its text.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl Query for Bare<'_> {
    type SqlType = Untyped;
}

impl<Conn> diesel::RunQueryDsl<Conn> for Bare<'_> {}

/// A row that is read and dropped; every field is looked at.
#[derive(Debug)]
pub struct AnyRow {
    /// Fields that were not NULL.
    pub filled: usize,
}

/// A row of which only the column `id` matters.
#[derive(Debug)]
pub struct MadeRow {
    /// The new row's id.
    pub id: i64,
}

impl<DB: Backend> QueryableByName<DB> for AnyRow {
    fn build<'a>(row: &impl NamedRow<'a, DB>) -> deserialize::Result<Self> {
        let is_filled = |at: &usize| Row::get(row, *at).is_some_and(|field| !field.is_null());
        Ok(AnyRow { filled: (0..row.field_count()).filter(is_filled).count() })
    }
}

impl<DB> QueryableByName<DB> for MadeRow
where
    DB: Backend + HasSqlType<BigInt>,
    i64: deserialize::FromSql<BigInt, DB>,
{
    fn build<'a>(row: &impl NamedRow<'a, DB>) -> deserialize::Result<Self> {
        NamedRow::get::<BigInt, i64>(row, "id").map(|id| MadeRow { id })
    }
}

/// Cuts a statement at its placeholders, `?` or `$1`, outside of quotes.
pub fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut quote = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let numbered = letter == '$' && letters.peek().is_some_and(char::is_ascii_digit);
        if quote.is_none() && (letter == '?' || numbered) {
            while numbered && letters.next_if(char::is_ascii_digit).is_some() {}
            pieces.push(String::new());
            continue;
        }
        match quote {
            Some(open) if open == letter => quote = None,
            None if matches!(letter, '\'' | '"' | '`') => quote = Some(letter),
            _ => {}
        }
        if let Some(piece) = pieces.last_mut() {
            piece.push(letter);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_at_placeholders_only() {
        assert_eq!(
            pieces("SELECT `a?` FROM t WHERE x = ? AND y = '$1?'"),
            ["SELECT `a?` FROM t WHERE x = ", " AND y = '$1?'"]
        );
        assert_eq!(pieces("VALUES ($1, $12) RETURNING \"id\""), ["VALUES (", ", ", ") RETURNING \"id\""]);
        assert_eq!(pieces("COMMIT"), ["COMMIT"]);
    }

    #[test]
    fn values_take_the_type_of_their_parameter() {
        assert_eq!(Bind::typed(&Value::Int(3), "integer"), Some(Bind::Int(Some(3))));
        assert_eq!(Bind::typed(&Value::Null, "text"), Some(Bind::Text(None)));
        assert_eq!(Bind::typed(&Value::List(vec![Value::Int(1)]), "bigint[]"), Some(Bind::Longs(vec![1])));
        assert_eq!(Bind::typed(&Value::Int(3), "jsonb"), None);
    }
}
