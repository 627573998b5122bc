//! Links that download a backup.

use tierway_application::Store;
use tierway_application::backups::BackupLink;
use tierway_kernel::UserId;

use super::support::{refused, user, write};
use crate::builders::{at, new_customer};

fn link(key: &str, user_id: UserId, until: i64) -> BackupLink {
    BackupLink { key_hash: key.to_owned(), name: "one".to_owned(), user_id, expires_at: at(until) }
}

fn add(store: &dyn Store, link: BackupLink, minute: i64) {
    write(store, move |tx| tx.backup_links().add(&link, at(minute)));
}

fn consume(store: &dyn Store, key: &'static str, name: &'static str, user: UserId, minute: i64) -> bool {
    write(store, move |tx| tx.backup_links().consume(key, name, user, at(minute)))
}

pub(super) fn a_link_works_once_for_its_backup_and_person_while_it_lives(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    add(store, link("a", anna, 5), 0);
    assert!(!consume(store, "b", "one", anna, 1), "an unknown key");
    assert!(!consume(store, "a", "two", anna, 1), "another backup");
    assert!(!consume(store, "a", "one", bert, 1), "another person");
    assert!(!consume(store, "a", "one", anna, 5), "too late");
    assert!(consume(store, "a", "one", anna, 4), "none of that has used it up");
    assert!(!consume(store, "a", "one", anna, 4), "twice");
}

pub(super) fn a_new_link_removes_those_that_have_expired(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    add(store, link("old", anna, 5), 0);
    add(store, link("live", anna, 9), 4);
    add(store, link("new", anna, 10), 5);
    // A clock that went back does not bring it back.
    assert!(!consume(store, "old", "one", anna, 1));
    assert!(consume(store, "live", "one", anna, 6));
    assert!(consume(store, "new", "one", anna, 6));
    let nobodys = link("nobody's", UserId(987_654), 20);
    refused(store, move |tx| tx.backup_links().add(&nobodys, at(6)));
}
