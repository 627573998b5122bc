//! Throwaway databases for tests, of this crate and of others.
//!
//! A SQLite file in a temporary directory; or, when `TIERWAY_TEST_POSTGRES` holds the URL of a PostgreSQL server's
//! maintenance database, a database of its own on that server. Each process migrates one template database and
//! copies it for every test, so that tests and processes can run side by side.
#![allow(clippy::expect_used, reason = "a test without its database should stop at once and say why")]

use std::ops::Deref;
use std::sync::Arc;

use tempfile::TempDir;
use tierway_application::Store;

/// The environment variable that names the test server.
pub const POSTGRES_VARIABLE: &str = "TIERWAY_TEST_POSTGRES";

/// An empty store with the current schema, gone when dropped.
pub struct Fresh {
    /// The store. Clones of it must not outlive the `Fresh`.
    pub store: Arc<dyn Store>,
    database: Database,
}

enum Database {
    Sqlite {
        url: String,
        _directory: TempDir,
    },
    #[cfg(feature = "postgres")]
    Postgres(postgres::Copy),
}

impl Fresh {
    /// A store on the database the environment chooses.
    #[expect(clippy::new_without_default, reason = "each one is a new database, not a default")]
    pub fn new() -> Fresh {
        match std::env::var(POSTGRES_VARIABLE) {
            #[cfg(feature = "postgres")]
            Ok(server) if !server.is_empty() => Fresh::postgres(&server),
            _ => Fresh::sqlite(),
        }
    }

    /// A store on a new SQLite file.
    pub fn sqlite() -> Fresh {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let path = directory.path().join(crate::SQLITE_FILE);
        let store = crate::SqliteStore::open(&path).expect("a new SQLite file");
        let url = format!("sqlite:{}", path.display());
        Fresh { store: Arc::new(store), database: Database::Sqlite { url, _directory: directory } }
    }

    /// A store on a new database of the server whose maintenance database is `server`.
    #[cfg(feature = "postgres")]
    pub fn postgres(server: &str) -> Fresh {
        let copy = postgres::Copy::make(server);
        let store = crate::PostgresStore::connect(copy.url(), 6).expect("the new database answers");
        Fresh { store: Arc::new(store), database: Database::Postgres(copy) }
    }

    /// The URL under which [`crate::open`] opens the same database once more.
    pub fn url(&self) -> &str {
        match &self.database {
            Database::Sqlite { url, .. } => url,
            #[cfg(feature = "postgres")]
            Database::Postgres(copy) => copy.url(),
        }
    }
}

impl Deref for Fresh {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        self.store.as_ref()
    }
}

#[cfg(feature = "postgres")]
mod postgres {
    //! Databases copied from a template.

    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU32, Ordering};

    use diesel::connection::SimpleConnection;
    use diesel::{Connection, PgConnection};

    static TEMPLATE: OnceLock<String> = OnceLock::new();
    static COPIES: AtomicU32 = AtomicU32::new(0);

    /// A database of one test.
    pub(super) struct Copy {
        server: String,
        name: String,
        url: String,
    }

    fn execute(server: &str, sql: &str) {
        let mut connection = PgConnection::establish(server).expect("the test server answers");
        connection.batch_execute(sql).expect("the test server obeys");
    }

    /// The URL of another database on the same server.
    fn url_of(server: &str, database: &str) -> String {
        let (address, options) = server.split_once('?').unwrap_or((server, ""));
        let host = address.rsplit_once('/').map_or(address, |(host, _)| host);
        let separator = if options.is_empty() { "" } else { "?" };
        format!("{host}/{database}{separator}{options}")
    }

    /// The migrated database that this process copies. Its name holds the process id, so that processes that test
    /// different sources on one server do not meet.
    fn template(server: &str) -> &'static str {
        TEMPLATE.get_or_init(|| {
            let name = format!("tierway_template_{}", std::process::id());
            execute(server, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
            execute(server, &format!("CREATE DATABASE {name}"));
            crate::postgres::migrate(&url_of(server, &name)).expect("the migrations run");
            name
        })
    }

    impl Copy {
        pub(super) fn make(server: &str) -> Copy {
            let template = template(server);
            let number = COPIES.fetch_add(1, Ordering::Relaxed);
            let name = format!("tierway_test_{}_{number}", std::process::id());
            execute(server, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
            execute(server, &format!("CREATE DATABASE {name} TEMPLATE {template}"));
            Copy { server: server.to_owned(), url: url_of(server, &name), name }
        }

        pub(super) fn url(&self) -> &str {
            &self.url
        }
    }

    impl Drop for Copy {
        fn drop(&mut self) {
            execute(&self.server, &format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name));
        }
    }
}
