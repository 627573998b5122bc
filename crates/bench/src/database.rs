//! Throwaway databases: a folder of their own, and on PostgreSQL a database of their own on the given server. Both
//! are removed when the value goes.

use std::path::{Path, PathBuf};

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tempfile::TempDir;

use crate::Result;
use crate::bare::Link;
use crate::options::{Kind, Options};

/// The settings of the store's own SQLite connections: the same durability, the same caches.
const SQLITE: &str = "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; \
    PRAGMA cache_size = -4096; PRAGMA mmap_size = 67108864; PRAGMA temp_store = MEMORY; \
    PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864;";

/// A database that nothing else uses.
pub struct Database {
    folder: Folder,
    /// Its address and that of the server's maintenance database; `None` on SQLite.
    postgres: Option<(String, String)>,
    name: String,
}

/// Where its files are.
enum Folder {
    /// Removed with the value.
    Throwaway(TempDir),
    /// Left for the next run, and so is the database.
    Kept(PathBuf),
}

#[derive(QueryableByName)]
struct Newest {
    #[diesel(sql_type = Text)]
    version: String,
}

#[derive(QueryableByName)]
struct Key {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// A file that says that a kept database is complete.
const FINISHED: &str = "finished";

impl Database {
    /// Makes an empty one; `purpose` keeps two of one run apart.
    pub fn create(options: &Options, purpose: &str) -> Result<Database> {
        std::fs::create_dir_all(&options.data_dir)?;
        let folder = Folder::Throwaway(tempfile::Builder::new().prefix("bench-").tempdir_in(&options.data_dir)?);
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

    /// Takes the PostgreSQL database of an earlier run that was kept, or makes one to be kept; whether it is new. One that
    /// was not finished is made anew.
    pub fn kept(options: &Options, purpose: &str) -> Result<(Database, bool)> {
        let maintenance = options.url.as_deref().ok_or("PostgreSQL needs --url or TIERWAY_TEST_POSTGRES")?;
        let folder = options.data_dir.join(purpose);
        std::fs::create_dir_all(&folder)?;
        let name = format!("tierway_bench_{purpose}");
        let url = sibling(maintenance, &name);
        let is_there = folder.join(FINISHED).exists() && Link::open(&url, false, "SELECT 1").is_ok();
        if !is_there {
            Link::open(maintenance, false, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"))?;
            Link::open(maintenance, false, &format!("CREATE DATABASE {name}"))?;
        }
        let postgres = Some((url, maintenance.to_owned()));
        Ok((Database { folder: Folder::Kept(folder), postgres, name }, !is_there))
    }

    /// Notes that a kept database is complete.
    pub fn finished(&self) -> Result<()> {
        if let Folder::Kept(folder) = &self.folder {
            std::fs::write(folder.join(FINISHED), "")?;
        }
        Ok(())
    }

    /// The folder for pictures, logs and, on SQLite, the database itself.
    pub fn directory(&self) -> &Path {
        match &self.folder {
            Folder::Throwaway(folder) => folder.path(),
            Folder::Kept(folder) => folder,
        }
    }

    /// The server's `DATABASE_URL`: empty on SQLite.
    pub fn server_url(&self) -> &str {
        self.postgres.as_ref().map_or("", |(url, _)| url)
    }

    /// The SQLite file.
    pub fn file(&self) -> PathBuf {
        self.directory().join(tierway_store_diesel::SQLITE_FILE)
    }

    /// The newest migration, as its folder begins: `2026-11-24-001000`.
    pub fn schema(&self) -> Result<String> {
        let newest = diesel::sql_query("SELECT MAX(version) AS version FROM __diesel_schema_migrations");
        let Newest { version } = match &mut link(self)? {
            Link::Sqlite(connection) => newest.get_result(connection)?,
            Link::Postgres(connection) => newest.get_result(connection)?,
        };
        let parts = [version.get(..4), version.get(4..6), version.get(6..8), version.get(8..)];
        let parts: Option<Vec<&str>> = parts.into_iter().collect();
        Ok(parts.ok_or("the newest migration has no date")?.join("-"))
    }

    /// The keys that a statement finds, as its column `id`.
    pub fn keys(&self, statement: &str) -> Result<Vec<i64>> {
        let statement = diesel::sql_query(statement);
        let keys: Vec<Key> = match &mut link(self)? {
            Link::Sqlite(connection) => statement.load(connection)?,
            Link::Postgres(connection) => statement.load(connection)?,
        };
        Ok(keys.into_iter().map(|key| key.id).collect())
    }

    /// Whether this is SQLite.
    pub fn is_sqlite(&self) -> bool {
        self.postgres.is_none()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let (Folder::Throwaway(_), Some((_, maintenance))) = (&self.folder, &self.postgres) {
            let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
            if let Err(error) = Link::open(maintenance, false, &drop) {
                crate::progress(&format!("{} could not be dropped: {error}", self.name));
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

/// Opens a connection like the store's.
pub fn link(database: &Database) -> Result<Link> {
    if database.is_sqlite() {
        let file = database.file();
        Link::open(file.to_str().ok_or("the folder's name is not UTF-8")?, true, SQLITE)
    } else {
        Link::open(database.server_url(), false, "SET client_min_messages = 'warning'")
    }
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
