//! The activity log.

use tierway_accounts::{ActivityAction, ActivityFilter, NewActivity};
use tierway_application::Store;
use tierway_kernel::{Message, MessageValue, Role, UserId, message};

use super::support::{all, assert_walks, read, user, write};
use crate::builders::{at, new_customer};

fn entry(user_id: Option<UserId>, action: ActivityAction, description: &str) -> NewActivity {
    NewActivity {
        user_id,
        subject_id: None,
        action,
        description: Message::verbatim(description),
        address: Some("2001:db8::1".to_owned()),
        user_agent: None,
    }
}

fn append(store: &dyn Store, new: NewActivity, minute: i64) {
    write(store, move |tx| tx.activity().append(&new, at(minute)));
}

fn listed(store: &dyn Store, filter: ActivityFilter) -> Vec<String> {
    let page = read(store, move |tx| tx.activity().list(&filter, &all()));
    assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
    page.items.into_iter().map(|row| row.entry.description.to_string()).collect()
}

pub(super) fn entries_read_back_newest_first(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let entries = [
        entry(Some(anna), ActivityAction::Login, "Anna signed in."),
        entry(None, ActivityAction::Setting, "The platform changed a setting."),
    ];
    append(store, entries[1].clone(), 9);
    append(store, entries[0].clone(), 3);
    let page = read(store, |tx| tx.activity().list(&ActivityFilter::default(), &all()));
    let [second, first] = page.items.as_slice() else { panic!("two entries, not {}", page.items.len()) };
    assert_eq!((&second.entry, second.created_at), (&entries[1], at(9)));
    assert_eq!((&first.entry, first.created_at), (&entries[0], at(3)));
    let described = message!("Approved {name} ({role}).", name = "Anna".to_owned(), role = Role::Agent);
    append(store, NewActivity { description: described, ..entries[1].clone() }, 9);
    let newest = read(store, |tx| tx.activity().list(&ActivityFilter::default(), &all())).items.remove(0);
    assert_eq!(newest.entry.description, "Approved Anna (agent).");
    let role = newest.entry.description.values().get("role");
    assert!(matches!(role, Some(MessageValue::Message(_))), "to be said in another language: {role:?}");
    for (number, action) in ActivityAction::ALL.into_iter().enumerate() {
        append(store, entry(Some(anna), action, action.as_str()), 10 + number as i64);
        let filter = ActivityFilter { actions: vec![action], from: Some(at(10)), ..ActivityFilter::default() };
        assert_eq!(listed(store, filter), [action.as_str()], "every action can be kept and found");
    }
}

pub(super) fn each_filter_of_the_log_holds_alone_and_together(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    let ben = user(store, new_customer("ben")).id;
    append(store, entry(Some(anna), ActivityAction::Login, "a-in"), 1);
    append(store, entry(Some(ben), ActivityAction::Login, "b-in"), 2);
    append(store, entry(Some(anna), ActivityAction::Logout, "a-out"), 3);
    append(store, entry(None, ActivityAction::Stock, "system"), 4);
    let none = ActivityFilter::default;
    assert_eq!(listed(store, none()), ["system", "a-out", "b-in", "a-in"]);
    assert_eq!(listed(store, ActivityFilter { user_id: Some(anna), ..none() }), ["a-out", "a-in"]);
    assert_eq!(listed(store, ActivityFilter { actions: vec![ActivityAction::Login], ..none() }), ["b-in", "a-in"]);
    let both = vec![ActivityAction::Login, ActivityAction::Logout];
    assert_eq!(listed(store, ActivityFilter { actions: both, ..none() }), ["a-out", "b-in", "a-in"]);
    assert_eq!(listed(store, ActivityFilter { from: Some(at(3)), ..none() }), ["system", "a-out"], "from includes");
    assert_eq!(listed(store, ActivityFilter { to: Some(at(3)), ..none() }), ["b-in", "a-in"], "to excludes");
    let together = ActivityFilter {
        user_id: Some(anna),
        actions: vec![ActivityAction::Logout],
        from: Some(at(2)),
        to: Some(at(4)),
    };
    assert_eq!(listed(store, together), ["a-out"]);
}

pub(super) fn walking_the_log_over_ties_gives_every_entry_once(store: &dyn Store) {
    let mut expected: Vec<String> = Vec::new();
    for number in 0..9 {
        let text = format!("entry {number}");
        append(store, entry(None, ActivityAction::Order, &text), number / 4);
        expected.insert(0, text);
    }
    assert_walks(store, &expected, |tx, page| {
        tx.activity()
            .list(&ActivityFilter::default(), page)
            .map(|page| page.map(|row| row.entry.description.to_string()))
    });
}

pub(super) fn what_others_did_about_somebody_is_theirs_too(store: &dyn Store) {
    let [anna, ben] = ["anna", "ben"].map(|name| user(store, new_customer(name)).id);
    let about = |by, subject: UserId, description| NewActivity {
        subject_id: Some(subject),
        ..entry(by, ActivityAction::Session, description)
    };
    append(store, entry(Some(anna), ActivityAction::Login, "Anna signed in."), 1);
    append(store, about(Some(ben), anna, "Ben looked."), 2);
    append(store, entry(Some(anna), ActivityAction::Logout, "Anna signed out."), 3);
    append(store, about(Some(anna), anna, "Anna looked at herself."), 4);
    append(store, about(None, anna, "The platform looked."), 5);
    append(store, entry(Some(ben), ActivityAction::Login, "Ben signed in."), 6);
    let of = |user: UserId| ActivityFilter { user_id: Some(user), ..ActivityFilter::default() };
    let annas =
        ["The platform looked.", "Anna looked at herself.", "Anna signed out.", "Ben looked.", "Anna signed in."];
    assert_eq!(listed(store, of(anna)), annas);
    assert_eq!(listed(store, of(ben)), ["Ben signed in.", "Ben looked."]);
    let looks = ActivityFilter { actions: vec![ActivityAction::Session], to: Some(at(5)), ..of(anna) };
    assert_eq!(listed(store, looks), ["Anna looked at herself.", "Ben looked."]);
    let whole = read(store, move |tx| tx.activity().list(&of(anna), &all())).items;
    assert_eq!(whole[3].entry.subject_id, Some(anna));
    assert_walks(store, &whole, move |tx, page| tx.activity().list(&of(anna), page));
}
