//! Settings.

use tierway_application::settings::NewSettingEntry;
use tierway_application::{Access, Store, StoredSetting, Topic, transact_blocking};

use tierway_kernel::UserId;

use super::support::{all, assert_walks, read, user, write};
use crate::builders::{at, new_customer};

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

pub(super) fn a_setting_is_replaced_from_what_it_was_only(store: &dyn Store) {
    let replace = |from: Option<&'static str>, to: &'static str| {
        write(store, move |tx| tx.settings().replace("holdDays", from, to, at(1)))
    };
    assert!(!replace(Some("14"), "7"), "nothing was set");
    assert!(replace(None, "14"));
    assert!(!replace(None, "7"), "it is set by now");
    assert!(replace(Some("14"), "7"));
    assert!(!replace(Some("14"), "21"), "somebody was faster");
    assert_eq!(read(store, |tx| tx.settings().get("holdDays")).as_deref(), Some("7"));
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

fn entry(key: &str, from: Option<&str>, to: &str, user_id: Option<UserId>) -> NewSettingEntry {
    NewSettingEntry { key: key.to_owned(), from: from.map(str::to_owned), to: to.to_owned(), user_id }
}

pub(super) fn what_settings_were_is_kept_by_key(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let entries = [
        entry("minimumAge", Some("21"), "18", Some(anna)),
        entry("company_logo", None, "/media/a.svg", None),
        entry("minimumAge", Some("18"), "", Some(anna)),
    ];
    for (minute, entry) in entries.iter().cloned().enumerate() {
        write(store, move |tx| tx.settings().note(&entry, at(minute as i64)));
    }
    let kept = read(store, |tx| tx.settings().history(None, &all()));
    assert_eq!(kept.total, 3);
    let shown: Vec<_> = kept.items.into_iter().map(|row| (row.entry, row.created_at)).collect();
    let expected: Vec<_> = entries.iter().cloned().enumerate().map(|(n, entry)| (entry, at(n as i64))).rev().collect();
    assert_eq!(shown, expected);
    let of_age = read(store, |tx| tx.settings().history(Some("minimumAge"), &all()));
    assert_eq!(of_age.items.into_iter().map(|row| row.entry.to).collect::<Vec<_>>(), ["", "18"]);
    assert_eq!(read(store, |tx| tx.settings().history(Some("unknown"), &all())).total, 0);
    let stranger = entry("minimumAge", None, "1", Some(UserId(987)));
    let noted = transact_blocking(store, Access::Write, move |tx| Ok(tx.settings().note(&stranger, at(9))?));
    assert!(noted.is_err(), "nobody unknown changes settings");
}

pub(super) fn walking_the_history_over_ties_gives_each_once(store: &dyn Store) {
    let mut expected = Vec::new();
    for number in 0..9 {
        let to = number.to_string();
        expected.insert(0, to.clone());
        write(store, move |tx| tx.settings().note(&entry("minimumAge", None, &to, None), at(number / 4)));
    }
    assert_walks(store, &expected, |tx, page| {
        tx.settings().history(Some("minimumAge"), page).map(|page| page.map(|row| row.entry.to))
    });
}
