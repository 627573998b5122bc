//! Settings.

use tierway_application::Store;

use super::support::{read, write};
use crate::builders::at;

pub(super) fn a_setting_reads_back_and_is_replaced(store: &dyn Store) {
    write(store, |tx| tx.settings().set("agentRate", "0.50", at(0)));
    write(store, |tx| tx.settings().set("holdDays", "14", at(0)));
    write(store, |tx| tx.settings().set("agentRate", "0.75", at(1)));
    assert_eq!(read(store, |tx| tx.settings().get("agentRate")).as_deref(), Some("0.75"));
    let mut everything = read(store, |tx| tx.settings().all());
    everything.sort();
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(everything, [pair("agentRate", "0.75"), pair("holdDays", "14")]);
}

pub(super) fn unset_settings_are_missing(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.settings().get("agentRate")), None);
    assert_eq!(read(store, |tx| tx.settings().all()), []);
    write(store, |tx| tx.settings().set("agentRate", "", at(0)));
    assert_eq!(read(store, |tx| tx.settings().get("agentRate")).as_deref(), Some(""), "an empty text is a value");
}
