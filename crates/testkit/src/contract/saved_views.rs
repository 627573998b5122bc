//! Saved views: a person's own, by list.

use tierway_accounts::{SavedView, SavedViewInput};
use tierway_application::Store;
use tierway_kernel::{SavedViewId, UserId};

use super::support::{read, refused, user, write};
use crate::builders::{at, new_customer};

fn input(list: &str, name: &str, query: &str) -> SavedViewInput {
    SavedViewInput { list: list.to_owned(), name: name.to_owned(), query: query.to_owned() }
}

fn add(store: &dyn Store, user: UserId, view: SavedViewInput) -> SavedView {
    write(store, move |tx| tx.saved_views().add(user, &view, at(1)))
}

fn of_list(store: &dyn Store, user: UserId, list: &'static str) -> Vec<SavedView> {
    read(store, move |tx| tx.saved_views().of_list(user, list))
}

pub(super) fn views_read_back_by_list_in_the_order_they_were_added(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    let late = add(store, anna, input("/orders#", "Überfällig", "status=pending&sort=-total"));
    let all = add(store, anna, input("/orders#", "All", ""));
    let people = add(store, anna, input("/users#", "All", "role=agent"));
    let berts = add(store, bert, input("/orders#", "All", "q=%E2%82%AC"));
    let expected = SavedView {
        id: late.id,
        user_id: anna,
        list: "/orders#".to_owned(),
        name: "Überfällig".to_owned(),
        query: "status=pending&sort=-total".to_owned(),
    };
    assert_eq!(late, expected);
    assert_eq!(of_list(store, anna, "/orders#"), [late.clone(), all.clone()]);
    assert_eq!(of_list(store, anna, "/orders"), [], "a key is no beginning of another");
    assert_eq!(of_list(store, bert, "/orders#"), [berts]);
    assert_eq!(read(store, move |tx| tx.saved_views().of_user(anna)), [late, all, people]);
    let nobodys = input("/orders#", "All", "");
    refused(store, move |tx| tx.saved_views().add(UserId(987_654), &nobodys, at(1)));
}

pub(super) fn a_view_changes_and_goes_for_its_owner_only(store: &dyn Store) {
    let (anna, bert) = (user(store, new_customer("anna")).id, user(store, new_customer("bert")).id);
    let view = add(store, anna, input("/orders#", "Late", "status=pending"));
    let other = add(store, anna, input("/orders#", "All", ""));
    let changed = SavedView { name: "Paid".to_owned(), query: "status=paid".to_owned(), ..view.clone() };
    let (given, theirs) = (changed.clone(), SavedView { user_id: bert, ..changed.clone() });
    assert!(!write(store, move |tx| tx.saved_views().save(&theirs, at(2))));
    assert!(write(store, move |tx| tx.saved_views().save(&given, at(2))));
    assert_eq!(of_list(store, anna, "/orders#"), [changed.clone(), other.clone()]);
    let id = other.id;
    assert!(!write(store, move |tx| tx.saved_views().remove(bert, id)));
    assert!(write(store, move |tx| tx.saved_views().remove(anna, id)));
    assert!(!write(store, move |tx| tx.saved_views().remove(anna, id)));
    assert!(!write(store, move |tx| tx.saved_views().remove(anna, SavedViewId(987_654))));
    assert_eq!(of_list(store, anna, "/orders#"), [changed]);
}
