//! Two instances of the product over one database.

use std::collections::HashMap;
use std::sync::Arc;

use tierway_application::jobs::{JobCounts, run_due};
use tierway_application::mail::{NewMail, post};
use tierway_application::{Access, Services, Store, Topic, transact_blocking};
use tierway_kernel::Actor;
use tierway_store_diesel::PostgresStore;
use tierway_testkit::Fakes;
use tierway_testkit::Fresh;
use tierway_testkit::builders::{at, quantity};
use tierway_testkit::contract::support::{product, race, read, write};

use crate::execute;

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_hundred_jobs_run_once_each_on_two_instances() {
    let database = Fresh::postgres();
    let second = PostgresStore::connect(database.url(), 6).unwrap();
    let fakes = Fakes::new();
    for number in 0..100 {
        let context = fakes.context(Actor::System);
        let mail = NewMail {
            to: "anna@mail.example".to_owned(),
            subject: format!("Mail {number}"),
            body: String::new(),
            link_for: None,
        };
        transact_blocking(&*database, Access::Write, move |tx| post(tx, &context, mail.clone())).unwrap();
    }
    let services: Arc<Services> = Arc::new(fakes.services());
    let instances: [&dyn Store; 2] = [&*database, &second];
    // Four workers on each; one that finds nothing may only have come while another held the last rows.
    let run = race(8, |number| {
        let store = instances[number % 2];
        let mut count = 0;
        while run_due(store, &services).unwrap() {
            count += 1;
        }
        (number % 2, count)
    });
    let of = |instance| run.iter().filter(|(on, _)| *on == instance).map(|(_, count)| count).sum::<usize>();
    assert_eq!(of(0) + of(1), 100);
    assert!(of(0) > 0 && of(1) > 0, "both instances work: {run:?}");
    let mut sent: HashMap<String, usize> = HashMap::new();
    for mail in fakes.mailer.sent() {
        *sent.entry(mail.subject).or_default() += 1;
    }
    assert_eq!((sent.len(), sent.values().max()), (100, Some(&1)));
    let counts = read(&*database, |tx| tx.jobs().counts(at(0)));
    assert_eq!(counts, JobCounts { done: 100, ..JobCounts::default() });
}

/// The other instance hears of each topic by word, not by looking.
#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn an_instance_hears_of_every_change_of_another() {
    let database = Fresh::postgres();
    let second = PostgresStore::connect(database.url(), 6).unwrap();
    let changed = |topic| {
        let before = second.revision(topic);
        // Its ears may not be open yet: a word that is lost is said again.
        for _ in 0..100 {
            transact_blocking(&*database, Access::Write, move |tx| {
                tx.changed(topic);
                Ok(())
            })
            .unwrap();
            for _ in 0..20 {
                if second.revision(topic) > before {
                    return true;
                }
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
        false
    };
    let unheard: Vec<Topic> = Topic::ALL.into_iter().filter(|topic| !changed(*topic)).collect();
    assert_eq!(unheard, []);
}

/// A broadcast message arrives at the other instances, not at its sender.
#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn an_instance_hears_what_another_tells() {
    let database = Fresh::postgres();
    let second = PostgresStore::connect(database.url(), 6).unwrap();
    let word = "Aoife O'Brien \"is here\" \\ Grüße";
    let heard = || {
        for _ in 0..100 {
            // Its ears may not be open yet: a word that is lost is said again.
            database.broadcast(word.to_owned());
            for _ in 0..20 {
                let heard = second.take_broadcasts();
                if !heard.is_empty() {
                    return heard;
                }
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
        Vec::new()
    };
    assert_eq!(heard().first().map(String::as_str), Some(word));
    assert_eq!(database.take_broadcasts(), Vec::<String>::new());
}

/// Who somebody is is remembered only while changes of others are heard of. A connection that listens and is lost is
/// noticed and reopened.
#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn an_instance_knows_when_it_hears_nothing() {
    let database = Fresh::postgres();
    let within_seconds = |wanted: bool| {
        for _ in 0..1_500 {
            if database.listener().is_some() == wanted {
                return true;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        false
    };
    assert!(within_seconds(true), "it listens");
    let first = database.listener();
    let listeners = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    execute(&database, listeners).unwrap();
    assert!(within_seconds(false), "it notices");
    assert!(within_seconds(true) && database.listener() != first, "it listens again, by another connection");
}

/// The stock of a product as another instance sees it: told by its number, and of no other product.
#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn an_instance_hears_whose_stock_has_changed() {
    let database = Fresh::postgres();
    let second = PostgresStore::connect(database.url(), 6).unwrap();
    let (mint, lime) = (product(&*database, "Mint", 900).id, product(&*database, "Lime", 900).id);
    let soon = |told: &dyn Fn() -> bool| {
        for _ in 0..1_000 {
            if told() {
                return true;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        false
    };
    assert!(soon(&|| second.listener().is_some()));
    // What was said before the second of two other words has been heard with it.
    for _ in 0..2 {
        let before = second.revision(Topic::Jobs);
        transact_blocking(&*database, Access::Write, |tx| {
            tx.changed(Topic::Jobs);
            Ok(())
        })
        .unwrap();
        assert!(soon(&|| second.revision(Topic::Jobs) > before));
    }
    let seen = second.stock_revision();
    write(&*database, move |tx| tx.stock().reserve(mint, quantity(1), at(1)));
    assert!(soon(&|| second.has_stock_changed(&[mint], seen)));
    assert!(!second.has_stock_changed(&[lime], seen));
}
