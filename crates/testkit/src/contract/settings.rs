//! Settings.

use tierway_application::{Store, StoredSetting, Topic};

use super::support::{read, write};
use crate::builders::at;

pub(super) fn a_setting_reads_back_and_is_replaced(store: &dyn Store) {
    write(store, |tx| tx.settings().set("holdDays", "14", at(0)));
    write(store, |tx| tx.settings().set("agentRate", "0.50", at(0)));
    write(store, |tx| tx.settings().set("agentRate", "0.75", at(1)));
    assert_eq!(read(store, |tx| tx.settings().get("agentRate")).as_deref(), Some("0.75"));
    let setting = |key: &str, value: &str, minute| StoredSetting {
        key: key.to_owned(),
        value: value.to_owned(),
        updated_at: at(minute),
    };
    let everything = [setting("agentRate", "0.75", 1), setting("holdDays", "14", 0)];
    assert_eq!(read(store, |tx| tx.settings().all()), everything);
}

pub(super) fn unset_settings_are_missing(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.settings().get("agentRate")), None);
    assert_eq!(read(store, |tx| tx.settings().all()), []);
    write(store, |tx| tx.settings().set("agentRate", "", at(0)));
    assert_eq!(read(store, |tx| tx.settings().get("agentRate")).as_deref(), Some(""), "an empty text is a value");
}

pub(super) fn setting_one_raises_the_revision(store: &dyn Store) {
    let start = store.revision(Topic::Settings);
    read(store, |tx| tx.settings().all());
    assert_eq!(store.revision(Topic::Settings), start);
    write(store, |tx| tx.settings().set("agentRate", "0.75", at(0)));
    assert!(store.revision(Topic::Settings) > start);
}
