//! Throwaway databases: a folder of their own, and on PostgreSQL a database of their own on the given server. Both
//! are removed when the value goes.

use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::Result;
use crate::bare::Link;
use crate::options::{Kind, Options};

/// A database that nothing else uses.
pub struct Database {
    folder: TempDir,
    /// Its address and that of the server's maintenance database; `None` on SQLite.
    postgres: Option<(String, String)>,
    name: String,
}

impl Database {
    /// Makes an empty one; `purpose` keeps two of one run apart.
    pub fn create(options: &Options, purpose: &str) -> Result<Database> {
        std::fs::create_dir_all(&options.data_dir)?;
        let folder = tempfile::Builder::new().prefix("bench-").tempdir_in(&options.data_dir)?;
        let name = format!("tierway_bench_{purpose}_{}", std::process::id());
        let postgres = match (options.database, &options.url) {
            (Kind::Sqlite, _) => None,
            (Kind::Postgres, None) => return Err("PostgreSQL needs --url or TIERWAY_TEST_POSTGRES".into()),
            (Kind::Postgres, Some(maintenance)) => {
                Link::open(maintenance, false, &format!("CREATE DATABASE {name}"))?;
                Some((sibling(maintenance, &name), maintenance.clone()))
            }
        };
        Ok(Database { folder, postgres, name })
    }

    /// The folder for pictures, logs and, on SQLite, the database itself.
    pub fn directory(&self) -> &Path {
        self.folder.path()
    }

    /// The server's `DATABASE_URL`: empty on SQLite.
    pub fn server_url(&self) -> &str {
        self.postgres.as_ref().map_or("", |(url, _)| url)
    }

    /// The SQLite file.
    pub fn file(&self) -> PathBuf {
        self.directory().join(tierway_store_diesel::SQLITE_FILE)
    }

    /// Whether this is SQLite.
    pub fn is_sqlite(&self) -> bool {
        self.postgres.is_none()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some((_, maintenance)) = &self.postgres {
            let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
            if let Err(error) = Link::open(maintenance, false, &drop) {
                crate::tell(&format!("{} could not be dropped: {error}", self.name));
            }
        }
    }
}

/// The address of another database on the same server.
fn sibling(url: &str, name: &str) -> String {
    let (address, parameters) = url.split_once('?').map_or((url, None), |(address, rest)| (address, Some(rest)));
    let start = address.find("://").map_or(0, |at| at + 3);
    let end = address[start..].find('/').map_or(address.len(), |at| start + at);
    let parameters = parameters.map_or_else(String::new, |parameters| format!("?{parameters}"));
    format!("{}/{name}{parameters}", &address[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_name_of_the_database_changes() {
        assert_eq!(sibling("postgres://u@%2Ftmp%2Fx:54999/postgres", "b"), "postgres://u@%2Ftmp%2Fx:54999/b");
        assert_eq!(sibling("postgres://u@host/postgres?sslmode=disable", "b"), "postgres://u@host/b?sslmode=disable");
        assert_eq!(sibling("postgres://host", "b"), "postgres://host/b");
    }
}
