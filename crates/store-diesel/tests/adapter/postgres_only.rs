//! PostgreSQL only: lost connections, aborted transactions, deadlocks.

use std::sync::{Arc, Barrier};
use std::time::Duration;

use tierway_application::{Access, Failure, Transaction, Verdict, Work, transact_blocking};
use tierway_kernel::StoreError;
use tierway_store_diesel::{DatabaseSettings, open_unlimited};
use tierway_testkit::Fresh;
use tierway_testkit::builders::{add_user, at, new_customer, quantity};
use tierway_testkit::contract::support::{product, read, write};

use crate::execute;

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_work_that_hides_a_failed_statement_does_not_pass_for_committed() {
    let database = Fresh::postgres();
    let hidden = transact_blocking(&*database, Access::Write, |tx| {
        tx.settings().set("key", "value", at(0))?;
        add_user(tx, &new_customer("anna"))?;
        let _hidden = add_user(tx, &new_customer("anna"));
        Ok(())
    });
    assert!(matches!(hidden, Err(Failure::Store(StoreError::Failed(_)))), "{hidden:?}");
    assert_eq!(read(&*database, |tx| tx.settings().all()), []);
}

/// Somebody waits for it.
struct Waiting {
    ended: std::sync::mpsc::Sender<Result<(), StoreError>>,
}

impl Work for Waiting {
    fn run(&mut self, tx: &mut dyn Transaction) -> Verdict {
        tx.settings().set("waiting", "", at(0)).map_or(Verdict::RollBack, |()| Verdict::Commit)
    }

    fn has_waiting_caller(&self) -> bool {
        true
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        self.ended.send(outcome).unwrap();
    }
}

/// A trigger writes down the limits of the connection that writes.
#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn statements_take_as_long_as_whoever_waits_has_patience() {
    let database = Fresh::postgres();
    let tells = "CREATE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN NEW.value = current_setting('statement_timeout') || ' ' || current_setting('lock_timeout'); \
         RETURN NEW; END $$";
    execute(&database, tells).unwrap();
    execute(&database, "CREATE TRIGGER told BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION told()").unwrap();
    let thorough = open_unlimited(&DatabaseSettings::at(database.url()), std::path::Path::new(".")).unwrap();
    write(&*database, |tx| tx.settings().set("served", "", at(0)));
    write(&*thorough, |tx| tx.settings().set("thorough", "", at(0)));
    let (ended, ends) = std::sync::mpsc::channel();
    database.store.submit(Access::Write, Box::new(Waiting { ended }));
    assert_eq!(ends.recv().unwrap(), Ok(()));
    let told = |key: &'static str| read(&*database, move |tx| tx.settings().get(key)).unwrap();
    assert_eq!([told("waiting"), told("served"), told("thorough")], ["10s 2s", "30s 10s", "0 10s"]);
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn lost_connections_are_replaced_without_a_failed_request() {
    let database = Fresh::postgres();
    for _ in 0..3 {
        write(&*database, |tx| tx.settings().set("key", "value", at(0)));
        let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()";
        execute(&database, others).unwrap();
        std::thread::sleep(Duration::from_millis(50));
        assert_eq!(read(&*database, |tx| tx.settings().get("key")), Some("value".to_owned()));
    }
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_deadlock_is_tried_again() {
    let database = Fresh::postgres();
    let (mint, lime) = (product(&*database, "Mint", 9).id, product(&*database, "Lime", 9).id);
    let both_hold_one = Arc::new(Barrier::new(2));
    std::thread::scope(|scope| {
        for (first, second) in [(mint, lime), (lime, mint)] {
            let (both_hold_one, store) = (Arc::clone(&both_hold_one), Arc::clone(&database.store));
            scope.spawn(move || {
                let mut attempts = 0;
                write(store.as_ref(), move |tx| {
                    attempts += 1;
                    assert!(tx.stock().reserve(first, quantity(1), at(0))?);
                    if attempts == 1 {
                        both_hold_one.wait();
                    }
                    tx.stock().reserve(second, quantity(1), at(0))
                })
            });
        }
    });
    let reserved = read(&*database, move |tx| tx.stock().levels(&[mint, lime]));
    assert_eq!(reserved.iter().map(|level| level.reserved).collect::<Vec<_>>(), [2, 2]);
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_new_database_is_migrated_once_by_several_programs() {
    let database = Fresh::postgres();
    execute(&database, "DROP SCHEMA public CASCADE; CREATE SCHEMA public").unwrap();
    let migrate = |_| tierway_store_diesel::migrate(database.url(), std::path::Path::new("unused")).unwrap();
    let run = tierway_testkit::contract::support::race(4, migrate);
    assert_eq!(run.iter().filter(|count| **count > 0).count(), 1, "one of them migrates: {run:?}");
}
