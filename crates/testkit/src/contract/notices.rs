//! Notices.

use tierway_application::Store;
use tierway_kernel::{NoticeId, UserId};
use tierway_workforce::{Audience, NewNotice, NoticeFilter};

use super::support::{all, assert_walks, read, user, write};
use crate::builders::{at, new_customer, new_employee};

fn group(name: &str) -> Audience {
    Audience::Group(name.to_owned())
}

fn add(store: &dyn Store, audience: Audience, title: &str, minute: i64) -> NoticeId {
    let new = NewNotice {
        audience,
        kind: "stock_update".to_owned(),
        title: title.to_owned(),
        message: format!("About {title}."),
    };
    write(store, move |tx| tx.notices().add(&new, at(minute))).id
}

fn titles(store: &dyn Store, user: UserId, groups: &[&str], filter: NoticeFilter) -> Vec<String> {
    let groups: Vec<String> = groups.iter().map(|group| (*group).to_owned()).collect();
    let page = read(store, move |tx| tx.notices().list(user, &groups, &filter, &all()));
    assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
    page.items.into_iter().map(|notice| notice.entry.title).collect()
}

pub(super) fn a_notice_reads_back_and_is_unread(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    for audience in [Audience::User(anna), group("warehouse")] {
        let id = add(store, audience.clone(), "Coils", 4);
        let notice = read(store, move |tx| tx.notices().by_id(id)).expect("the notice exists");
        assert_eq!((notice.id, &notice.entry.audience), (id, &audience));
        assert_eq!(notice.entry.kind, "stock_update");
        assert_eq!((notice.entry.title.as_str(), notice.entry.message.as_str()), ("Coils", "About Coils."));
        assert_eq!((notice.read_at, notice.created_at), (None, at(4)));
    }
    assert_eq!(read(store, |tx| tx.notices().by_id(NoticeId(987_654))), None);
}

pub(super) fn a_person_sees_their_own_and_their_groups_notices(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let eva = user(store, new_employee("eva")).id;
    add(store, group("manager"), "to managers", 3);
    add(store, Audience::User(emil), "to Emil", 4);
    add(store, Audience::User(eva), "to Eva", 1);
    add(store, group("employee"), "to employees", 2);
    let see = |user, groups: &[&str]| titles(store, user, groups, NoticeFilter::default());
    assert_eq!(see(emil, &["employee", "manager"]), ["to Emil", "to managers", "to employees"]);
    assert_eq!(see(eva, &["employee"]), ["to employees", "to Eva"]);
    assert_eq!(see(eva, &[]), ["to Eva"]);
}

pub(super) fn a_group_filter_leaves_only_groups_the_person_is_in(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    add(store, group("manager"), "to managers", 1);
    add(store, group("employee"), "to employees", 2);
    add(store, group("purchaser"), "to purchasers", 3);
    add(store, Audience::User(emil), "to Emil", 4);
    let of = |name: &str| {
        let filter = NoticeFilter { group: Some(name.to_owned()), unread: false };
        titles(store, emil, &["employee", "manager"], filter)
    };
    assert_eq!(of("manager"), ["to managers"]);
    assert_eq!(of("employee"), ["to employees"]);
    assert!(of("purchaser").is_empty(), "Emil is no purchaser");
}

pub(super) fn the_first_reading_time_stays_and_leaves_the_unread(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let read_one = add(store, Audience::User(emil), "read", 1);
    add(store, Audience::User(emil), "unread", 2);
    write(store, move |tx| tx.notices().mark_read(read_one, at(5)));
    write(store, move |tx| tx.notices().mark_read(read_one, at(6)));
    write(store, |tx| tx.notices().mark_read(NoticeId(987_654), at(6)));
    let read_at = read(store, move |tx| tx.notices().by_id(read_one)).and_then(|notice| notice.read_at);
    assert_eq!(read_at, Some(at(5)));
    assert_eq!(titles(store, emil, &[], NoticeFilter { group: None, unread: true }), ["unread"]);
    assert_eq!(titles(store, emil, &[], NoticeFilter::default()), ["unread", "read"]);
}

pub(super) fn walking_notices_over_ties_gives_each_once(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let mut expected = Vec::new();
    for number in 0..9 {
        let audience = if number % 2 == 0 { Audience::User(emil) } else { group("manager") };
        expected.insert(0, add(store, audience, "notice", number / 4));
        add(store, group("others"), "not for Emil", number / 4);
    }
    assert_walks(store, &expected, move |tx, page| {
        let groups = ["manager".to_owned(), "employee".to_owned()];
        tx.notices().list(emil, &groups, &NoticeFilter::default(), page).map(|page| page.map(|notice| notice.id))
    });
}
