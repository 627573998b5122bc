//! The store behind a real PgBouncer in transaction mode with two connections to the server.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use tempfile::TempDir;
use tierway_application::{Access, Store, Topic, transact_blocking};
use tierway_kernel::StoreError;
use tierway_store_diesel::{DatabaseSettings, OpenError, Pooler, migrate_with, open, open_with};
use tierway_testkit::Fresh;
use tierway_testkit::builders::{add_user, at, new_customer, quantity};
use tierway_testkit::contract::support::{product, race, read, refused, write};

use crate::execute;

/// A PgBouncer beside the server, on a socket in its directory.
struct Bouncer {
    child: Child,
    url: String,
    _configuration: TempDir,
}

impl Bouncer {
    /// Starts one for this database.
    fn before(database: &Fresh) -> Bouncer {
        static PORTS: AtomicU16 = AtomicU16::new(0);
        let url = database.url();
        let (server, name) = url.rsplit_once('/').unwrap();
        let (before, port) = server.rsplit_once(':').unwrap();
        let socket = before.rsplit_once('@').unwrap().1.replace("%2F", "/");
        // Sockets have numbers, not ports: only this process counts them in its directory of another process's server.
        let own = 1024 + u16::try_from(std::process::id() % 20_000).unwrap() + PORTS.fetch_add(1, Ordering::Relaxed);
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("pgbouncer.ini");
        let configuration = format!(
            "[databases]\n* = host={socket} port={port} user=postgres\n[pgbouncer]\nlisten_addr =\nlisten_port = {own}\n\
             unix_socket_dir = {socket}\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 2\n\
             max_client_conn = 100\n"
        );
        std::fs::write(&file, configuration).unwrap();
        let mut command = Command::new("pgbouncer");
        let id = Command::new("id").arg("-u").output().unwrap().stdout;
        if id.starts_with(b"0") {
            command.args(["-u", "postgres"]);
            let shared = std::os::unix::fs::PermissionsExt::from_mode(0o755);
            std::fs::set_permissions(directory.path(), shared).unwrap();
        }
        let child = command.arg(&file).stderr(Stdio::null()).spawn();
        let child = child.expect("pgbouncer is installed: scripts/postgres-test does it");
        let bouncer = Bouncer { child, url: format!("{before}:{own}/{name}"), _configuration: directory };
        let place = format!("{socket}/.s.PGSQL.{own}");
        for _ in 0..1000 {
            if std::os::unix::net::UnixStream::connect(&place).is_ok() {
                return bouncer;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("pgbouncer does not listen");
    }

    /// How the store is told of it.
    fn settings(&self, database: &Fresh) -> DatabaseSettings {
        DatabaseSettings {
            url: self.url.clone(),
            direct_url: database.url().to_owned(),
            pooler: Pooler::Transaction,
            connections: 8,
            slow: None,
        }
    }

    fn store(&self, database: &Fresh) -> Arc<dyn Store> {
        open_with(&self.settings(database), Path::new("")).unwrap()
    }
}

impl Drop for Bouncer {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ended = self.child.kill();
        self.child.wait().unwrap();
    }
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn works_of_many_threads_share_two_connections_without_a_failure() {
    let database = Fresh::postgres();
    let bouncer = Bouncer::before(&database);
    let stores = [bouncer.store(&database), bouncer.store(&database)];
    let lime = product(&*stores[0], "Lime", 1_000).id;
    race(8, |thread| {
        let store = &*stores[thread % 2];
        for round in 0..40 {
            let key = format!("{thread}-{round}");
            let written = key.clone();
            write(store, move |tx| tx.settings().set(&written, "value", at(0)));
            assert_eq!(read(store, move |tx| tx.settings().get(&key)), Some("value".to_owned()));
            assert!(write(store, move |tx| tx.stock().reserve(lime, quantity(1), at(0))));
            let name = format!("buyer-{thread}-{round}");
            let again = name.clone();
            write(store, move |tx| add_user(tx, &new_customer(&name)).map(|_| ()));
            let taken = refused(store, move |tx| add_user(tx, &new_customer(&again)).map(|_| ()));
            assert_eq!(taken, StoreError::Taken("users.username_key"));
        }
    });
    let levels = read(&*stores[1], move |tx| tx.stock().levels(&[lime]));
    assert_eq!(levels.iter().map(|level| level.reserved).collect::<Vec<_>>(), [320]);
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn limits_hold_within_the_transaction_and_meet_nobody_else() {
    let database = Fresh::postgres();
    let bouncer = Bouncer::before(&database);
    let store = bouncer.store(&database);
    let tells = "CREATE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.value = current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' || \
         current_setting('idle_in_transaction_session_timeout'); RETURN NEW; END $$";
    execute(&database, tells).unwrap();
    execute(&database, "CREATE TRIGGER told BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION told()").unwrap();
    write(&*store, |tx| tx.settings().set("patient", "", at(0)));
    assert_eq!(read(&*store, |tx| tx.settings().get("patient")), Some("30s 10s 1min".to_owned()));
    // Somebody else's connection is given what the store has used.
    let others = "DO $$ BEGIN IF current_setting('statement_timeout') <> '0' THEN RAISE 'left behind'; END IF; \
         IF (SELECT count(*) FROM pg_prepared_statements) > 0 THEN RAISE 'prepared'; END IF; END $$";
    for _ in 0..4 {
        use diesel::connection::SimpleConnection;
        use diesel::{Connection, PgConnection};
        PgConnection::establish(&bouncer.url).unwrap().batch_execute(others).unwrap();
    }
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn instances_hear_of_each_other_around_the_pooler() {
    let database = Fresh::postgres();
    let bouncer = Bouncer::before(&database);
    let (first, second) = (bouncer.store(&database), bouncer.store(&database));
    let before = second.revision(Topic::Orders);
    // Its ears may not be open yet: a word that is lost is said again.
    for _ in 0..500 {
        let told = transact_blocking(&*first, Access::Write, |tx| {
            tx.changed(Topic::Orders);
            Ok(())
        });
        told.unwrap();
        std::thread::sleep(Duration::from_millis(20));
        if second.revision(Topic::Orders) > before {
            return;
        }
    }
    panic!("the other instance hears nothing");
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_pooler_that_nobody_speaks_of_is_named_at_the_start() {
    let database = Fresh::postgres();
    let bouncer = Bouncer::before(&database);
    let said = |settings: &DatabaseSettings| match open_with(settings, Path::new("")) {
        Err(error @ OpenError::Pooled(_)) => error.to_string(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it opens"),
    };
    let unsaid = said(&DatabaseSettings::at(&bouncer.url));
    assert!(unsaid.contains("DATABASE_POOLER=transaction") && unsaid.contains("DATABASE_DIRECT_URL"), "{unsaid}");
    assert!(matches!(migrate_with(&DatabaseSettings::at(&bouncer.url), Path::new("")), Err(OpenError::Pooled(_))));
    let whole = bouncer.settings(&database);
    let without = said(&DatabaseSettings { direct_url: String::new(), ..whole.clone() });
    assert!(without.starts_with("DATABASE_POOLER=transaction needs DATABASE_DIRECT_URL"), "{without}");
    let around = said(&DatabaseSettings { direct_url: bouncer.url.clone(), ..whole });
    assert!(around.starts_with("DATABASE_DIRECT_URL leads to a pooler"), "{around}");
    // The server itself is no pooler, whoever else comes and goes.
    race(4, |_| drop(open(database.url(), Path::new("")).unwrap()));
}
