//! Asks PostgreSQL for the types of a statement's parameters, because recorded values have lost theirs.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Text};

use crate::Result;
use crate::bare::Link;

#[derive(QueryableByName)]
struct Types {
    #[diesel(sql_type = Array<Text>)]
    types: Vec<String>,
}

/// The names of the types of `$1`, `$2` …
pub fn parameter_types(link: &mut Link, text: &str) -> Result<Vec<String>> {
    let Link::Postgres(connection) = link else { return Err("only PostgreSQL has typed parameters".into()) };
    connection.batch_execute(&format!("PREPARE tierway_bench AS {text}"))?;
    let types: Types = diesel::sql_query(
        "SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'tierway_bench'",
    )
    .get_result(connection)?;
    connection.batch_execute("DEALLOCATE tierway_bench")?;
    Ok(types.types)
}
