//! Throwaway databases: a SQLite file in a directory in memory, where the machine has one; or, when
//! [`POSTGRES_VARIABLE`] names a PostgreSQL server, a database of its own on that server.
//!
//! Each process runs the migrations once, into a template that every test copies, so that tests and processes run in
//! parallel.

use std::fs::File;
use std::ops::Deref;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tempfile::TempDir;
use tierway_application::Store;
use tierway_store_diesel::{PostgresStore, SQLITE_FILE, SqliteStore, create_database, drop_database, migrate};

/// The environment variable that holds the URL of the test server's maintenance database.
pub const POSTGRES_VARIABLE: &str = "TIERWAY_TEST_POSTGRES";
/// The in-memory file system of Linux.
const IN_MEMORY: &str = "/dev/shm";
/// How long works wait for a thread: machines that test are busy, and no test is about that.
const PATIENCE: Duration = Duration::from_secs(60);
/// Connections of a store on PostgreSQL.
const CONNECTIONS: u32 = 9;

/// An empty store with the current schema, removed on drop.
pub struct Fresh {
    /// The store. Clones of it must not outlive the `Fresh`.
    pub store: Arc<dyn Store>,
    database: Database,
}

enum Database {
    Sqlite { url: String, _directory: TempDir },
    Postgres(Copy),
}

impl Default for Fresh {
    fn default() -> Fresh {
        Fresh::new()
    }
}

impl Fresh {
    /// A store on the database the environment chooses.
    pub fn new() -> Fresh {
        match postgres_server() {
            Some(server) => Fresh::postgres_on(&server),
            None => Fresh::sqlite(),
        }
    }

    /// A store on a new SQLite file.
    pub fn sqlite() -> Fresh {
        let directory = directory();
        let path = directory.path().join(SQLITE_FILE);
        std::fs::write(&path, sqlite_template()).expect("the new SQLite file is written");
        let store = SqliteStore::open_with(&path, PATIENCE).expect("the new SQLite file opens");
        let url = format!("sqlite:{}", path.display());
        Fresh { store: Arc::new(store), database: Database::Sqlite { url, _directory: directory } }
    }

    /// A store on a new PostgreSQL database, for tests that are ignored unless there is a server.
    pub fn postgres() -> Fresh {
        let server = postgres_server();
        let server = server.unwrap_or_else(|| panic!("this test needs a PostgreSQL server: run `make postgres-test`"));
        Fresh::postgres_on(&server)
    }

    fn postgres_on(server: &str) -> Fresh {
        let copy = Copy::make(server);
        let store = PostgresStore::connect_with(&copy.url, CONNECTIONS, PATIENCE).expect("the new database answers");
        Fresh { store: Arc::new(store), database: Database::Postgres(copy) }
    }

    /// The URL under which [`tierway_store_diesel::open`] opens the same database once more.
    pub fn url(&self) -> &str {
        match &self.database {
            Database::Sqlite { url, .. } => url,
            Database::Postgres(copy) => &copy.url,
        }
    }
}

impl Deref for Fresh {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        self.store.as_ref()
    }
}

/// The server of the environment, if it names one.
pub fn postgres_server() -> Option<String> {
    std::env::var(POSTGRES_VARIABLE).ok().filter(|server| !server.is_empty())
}

/// A directory in memory where there is one that can be written to, else wherever temporary files go.
fn directory() -> TempDir {
    let mut builder = tempfile::Builder::new();
    let builder = builder.prefix("tierway-test-");
    let in_memory = Path::new(IN_MEMORY);
    let made = if in_memory.is_dir() { builder.tempdir_in(in_memory) } else { builder.tempdir() };
    made.or_else(|_| builder.tempdir()).expect("a temporary directory")
}

/// The bytes of an empty SQLite file with the current schema.
fn sqlite_template() -> &'static [u8] {
    static TEMPLATE: OnceLock<Vec<u8>> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        let directory = directory();
        migrate("", directory.path()).expect("the migrations run");
        let path = directory.path().join(SQLITE_FILE);
        // Everything is in the one file once the last connection has closed.
        let beside = File::open(path.with_file_name(format!("{SQLITE_FILE}-wal"))).and_then(|file| file.metadata());
        assert!(beside.map_or(true, |log| log.len() == 0), "the template has a log beside it");
        std::fs::read(path).expect("the template is read")
    })
}

/// A PostgreSQL database of one test, copied from the process's template.
struct Copy {
    server: String,
    name: String,
    url: String,
}

impl Copy {
    fn make(server: &str) -> Copy {
        static COPIES: AtomicU32 = AtomicU32::new(0);
        let number = COPIES.fetch_add(1, Ordering::Relaxed);
        let name = format!("tierway_test_{}_{number}", std::process::id());
        let url = create_database(server, &name, Some(postgres_template(server))).expect("the test server obeys");
        Copy { server: server.to_owned(), name, url }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        drop_database(&self.server, &self.name).expect("the test server obeys");
    }
}

/// The name of a migrated database. It holds the process id, so that processes that test different sources on one server
/// do not meet.
fn postgres_template(server: &str) -> &'static str {
    static TEMPLATE: OnceLock<String> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        let name = format!("tierway_template_{}", std::process::id());
        let url = create_database(server, &name, None).expect("the test server obeys");
        migrate(&url, Path::new(".")).expect("the migrations run");
        name
    })
}
