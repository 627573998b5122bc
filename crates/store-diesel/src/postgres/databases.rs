//! Creating and dropping databases on a PostgreSQL server through its maintenance database. Names are trusted.

use diesel::connection::SimpleConnection as _;

use super::connection::establish;
use crate::OpenError;

/// Makes a database on the server whose maintenance database is at `server`, in place of one of the same name, as a copy
/// of `template` if one is named. Gives the new database's URL.
pub fn create_database(server: &str, name: &str, template: Option<&str>) -> Result<String, OpenError> {
    drop_database(server, name)?;
    // Copying the files takes half of what writing every page to the log does.
    let template = template.map(|template| format!(" TEMPLATE {template} STRATEGY FILE_COPY")).unwrap_or_default();
    execute(server, &format!("CREATE DATABASE {name}{template}"))?;
    Ok(url_of(server, name))
}

/// Drops a database if it exists, disconnecting its clients.
pub fn drop_database(server: &str, name: &str) -> Result<(), OpenError> {
    execute(server, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
}

fn execute(server: &str, sql: &str) -> Result<(), OpenError> {
    let mut connection = establish(server).map_err(|error| OpenError::Unreachable(error.to_string()))?;
    connection.batch_execute(sql).map_err(|error| OpenError::Failed(error.to_string()))
}

/// The URL of another database on the same server.
fn url_of(server: &str, database: &str) -> String {
    let (address, options) = server.split_once('?').unwrap_or((server, ""));
    let host = address.rsplit_once('/').map_or(address, |(host, _)| host);
    let separator = if options.is_empty() { "" } else { "?" };
    format!("{host}/{database}{separator}{options}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_database_keeps_host_and_options() {
        assert_eq!(url_of("postgres://ada@localhost:5433/postgres", "shop"), "postgres://ada@localhost:5433/shop");
        assert_eq!(
            url_of("postgres://%2Ftmp/postgres?sslmode=disable", "shop"),
            "postgres://%2Ftmp/shop?sslmode=disable"
        );
    }
}
