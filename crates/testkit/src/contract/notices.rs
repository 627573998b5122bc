//! Notices.

use chrono::NaiveDate;
use tierway_application::Store;
use tierway_kernel::{Message, NoticeId, UserId, message};
use tierway_workforce::{
    Audience, MailChoice, NewNotice, NoticeFilter, NoticePreference, Subject, SubjectKind, UpdatedNotice,
};

use super::support::{all, assert_walks, read, user, write};
use crate::builders::{at, new_customer, new_employee};

fn group(name: &str) -> Audience {
    Audience::Group(name.to_owned())
}

fn add(store: &dyn Store, audience: Audience, title: &str, minute: i64) -> NoticeId {
    let new = NewNotice {
        audience,
        kind: "stock_update".to_owned(),
        subject: Some(Subject::new(SubjectKind::PurchaseOrder, 12)),
        title: Message::verbatim(title),
        message: message!("About {what}.", what = title.to_owned()),
    };
    write(store, move |tx| tx.notices().add(&new, at(minute))).id
}

fn titles(store: &dyn Store, user: UserId, groups: &[&str], filter: NoticeFilter) -> Vec<String> {
    let groups: Vec<String> = groups.iter().map(|group| (*group).to_owned()).collect();
    let page = read(store, move |tx| tx.notices().list(user, &groups, &filter, &all()));
    assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
    page.items.into_iter().map(|notice| notice.entry.title.to_string()).collect()
}

pub(super) fn a_notice_reads_back_and_is_unread(store: &dyn Store) {
    let anna = user(store, new_customer("anna")).id;
    for audience in [Audience::User(anna), group("warehouse")] {
        let id = add(store, audience.clone(), "Coils", 4);
        let notice = read(store, move |tx| tx.notices().by_id(id, anna)).expect("the notice exists");
        assert_eq!((notice.id, &notice.entry.audience), (id, &audience));
        assert_eq!(notice.entry.kind, "stock_update");
        assert_eq!(notice.entry.subject, Some(Subject::new(SubjectKind::PurchaseOrder, 12)));
        assert_eq!((notice.entry.title, &notice.entry.message), ("Coils".into(), &"About Coils.".into()));
        let words = (notice.entry.message.text(), notice.entry.message.values().len());
        assert_eq!(words, ("About {what}.", 1), "with the values, to be said in another language");
        assert_eq!((notice.read_at, notice.created_at), (None, at(4)));
    }
    assert_eq!(read(store, move |tx| tx.notices().by_id(NoticeId(987_654), anna)), None);
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
    write(store, move |tx| tx.notices().mark_read(read_one, emil, at(5)));
    write(store, move |tx| tx.notices().mark_read(read_one, emil, at(6)));
    write(store, move |tx| tx.notices().mark_read(NoticeId(987_654), emil, at(6)));
    let read_at = read(store, move |tx| tx.notices().by_id(read_one, emil)).and_then(|notice| notice.read_at);
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

pub(super) fn what_one_has_read_is_unread_for_another(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let eva = user(store, new_employee("eva")).id;
    let id = add(store, group("manager"), "to managers", 1);
    write(store, move |tx| tx.notices().mark_read(id, emil, at(5)));
    let unread = || NoticeFilter { group: None, unread: true };
    assert!(titles(store, emil, &["manager"], unread()).is_empty());
    assert_eq!(titles(store, eva, &["manager"], unread()), ["to managers"]);
    let times = |reader| {
        let groups = ["manager".to_owned()];
        let page = read(store, move |tx| tx.notices().list(reader, &groups, &NoticeFilter::default(), &all()));
        page.items.into_iter().map(|notice| notice.read_at).collect::<Vec<_>>()
    };
    assert_eq!((times(emil), times(eva)), (vec![Some(at(5))], vec![None]));
}

pub(super) fn everything_is_marked_once_up_to_a_number_and_in_one_group(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    add(store, group("manager"), "manager 1", 1);
    let last = add(store, Audience::User(emil), "own 2", 2);
    add(store, group("manager"), "manager 3", 3);
    add(store, group("employee"), "employee 4", 4);
    add(store, group("purchaser"), "for others", 5);
    let mark = |group: Option<&'static str>, up_to| {
        write(store, move |tx| {
            let groups = ["manager".to_owned(), "employee".to_owned()];
            tx.notices().mark_all(emil, &groups, group, up_to, at(9))
        })
    };
    let count = || {
        let filter = NoticeFilter { group: None, unread: true };
        let groups = ["manager".to_owned(), "employee".to_owned()];
        read(store, move |tx| tx.notices().count(emil, &groups, &filter))
    };
    assert_eq!(count(), 4);
    assert_eq!(mark(Some("purchaser"), None), 0, "Emil is no purchaser");
    assert_eq!((mark(None, Some(last)), count()), (2, 2));
    assert_eq!((mark(Some("manager"), None), count()), (1, 1));
    assert_eq!((mark(None, None), count()), (1, 0));
    assert_eq!(mark(None, None), 0, "nothing is marked twice");
}

pub(super) fn words_of_a_group_s_notices_about_a_thing_are_replaced(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    for (to, title, minute) in [
        (group("manager"), "To approve", 1),
        (group("manager"), "To approve", 3),
        (group("manager"), "Other", 4),
        (group("purchaser"), "To approve", 5),
        (Audience::User(emil), "To approve", 6),
    ] {
        add(store, to, title, minute);
    }
    let reword = |id| {
        let subject = Subject::new(SubjectKind::PurchaseOrder, id);
        let was = UpdatedNotice { subject, title: "To approve", since: at(2) };
        let message = message!("{number} was approved.", number = 12);
        write(store, move |tx| tx.notices().reword("manager", &was, &"Approved".into(), &message))
    };
    assert_eq!((reword(13), reword(12), reword(12)), (0, 1, 0), "by subject, time, group and title, once");
    let see = |groups: &[&str]| titles(store, emil, groups, NoticeFilter::default());
    assert_eq!(see(&["manager", "purchaser"]), ["To approve", "To approve", "Other", "Approved", "To approve"]);
    let managers =
        read(store, move |tx| tx.notices().list(emil, &["manager".to_owned()], &NoticeFilter::default(), &all()));
    let approved = managers.items.into_iter().find(|notice| notice.entry.title == "Approved").expect("it is listed");
    assert_eq!(approved.entry.message.text(), "{number} was approved.", "its values are of the new words");
}

pub(super) fn many_notices_are_written_and_followed_by_number(store: &dyn Store) {
    let before = read(store, |tx| tx.notices().newest());
    let old = add(store, group("manager"), "old", 1);
    let new = |number: i64| NewNotice {
        audience: Audience::Group("manager".to_owned()),
        kind: "order".to_owned(),
        subject: None,
        title: Message::verbatim(number.to_string()),
        message: "".into(),
    };
    write(store, move |tx| tx.notices().add_many(&(0..1201).map(new).collect::<Vec<_>>(), at(5)));
    write(store, |tx| tx.notices().add_many(&[], at(6)));
    let since = |after, minute, limit| read(store, move |tx| tx.notices().since(after, at(minute), limit));
    let all = since(before, 1000, 5000);
    assert_eq!((all.len(), all[0].id), (1202, old));
    assert!(all.windows(2).all(|pair| pair[0].id < pair[1].id), "by number");
    assert_eq!(read(store, |tx| tx.notices().newest()), all[1201].id);
    assert_eq!(since(old, 1000, 3).len(), 3);
    assert_eq!(since(all[1201].id, 5, 5000).len(), 1201, "what is young is read again");
    assert!(since(all[1201].id, 6, 5000).is_empty());
}

pub(super) fn a_muted_kind_is_listed_and_not_unread(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let eva = user(store, new_employee("eva")).id;
    add(store, group("manager"), "to managers", 1);
    assert!(read(store, move |tx| tx.notices().preferences(emil)).is_empty());
    let choose = |is_muted, mail| {
        let choice = NoticePreference { kind: "stock_update".to_owned(), is_muted, mail };
        write(store, move |tx| tx.notices().set_preferences(emil, std::slice::from_ref(&choice)));
        let kept = read(store, move |tx| tx.notices().preferences(emil));
        assert_eq!(kept, [NoticePreference { kind: "stock_update".to_owned(), is_muted, mail }]);
    };
    choose(false, MailChoice::Digest);
    choose(true, MailChoice::None);
    let unread = || NoticeFilter { group: None, unread: true };
    assert!(titles(store, emil, &["manager"], unread()).is_empty());
    assert_eq!(titles(store, emil, &["manager"], NoticeFilter::default()), ["to managers"]);
    assert_eq!(titles(store, eva, &["manager"], unread()), ["to managers"]);
    let muted = |kind: &'static str| read(store, move |tx| tx.notices().muted_by(kind, &[emil, eva]));
    assert_eq!((muted("stock_update"), muted("order")), (vec![emil], vec![]));
}

pub(super) fn a_digest_is_claimed_once_a_day(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let eva = user(store, new_employee("eva")).id;
    for (reader, kind, mail) in [
        (eva, "order", MailChoice::Digest),
        (eva, "payout", MailChoice::Digest),
        (emil, "order", MailChoice::Digest),
        (emil, "payout", MailChoice::None),
    ] {
        let choice = NoticePreference { kind: kind.to_owned(), is_muted: false, mail };
        write(store, move |tx| tx.notices().set_preferences(reader, std::slice::from_ref(&choice)));
    }
    let readers = |after, limit| read(store, move |tx| tx.notices().digest_readers(after, limit));
    assert_eq!(readers(UserId(0), 9), [emil, eva]);
    assert_eq!((readers(UserId(0), 1), readers(emil, 9)), (vec![emil], vec![eva]));
    let day = |number| NaiveDate::from_ymd_opt(2026, 3, number).expect("a day");
    let claim = |reader, day| write(store, move |tx| tx.notices().claim_digest(reader, day, 3, at(1)));
    assert!(claim(emil, day(1)));
    assert!(!claim(emil, day(1)));
    assert!(claim(emil, day(2)) && claim(eva, day(1)));
}

pub(super) fn unread_notices_of_a_time_and_some_kinds_are_found(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let eva = user(store, new_employee("eva")).id;
    add(store, group("manager"), "too early", 9);
    add(store, group("manager"), "first", 10);
    let read_one = add(store, group("manager"), "read", 11);
    add(store, Audience::User(emil), "own", 12);
    add(store, Audience::User(eva), "another's", 12);
    add(store, group("manager"), "last", 19);
    add(store, group("manager"), "too late", 20);
    write(store, move |tx| tx.notices().mark_read(read_one, emil, at(30)));
    // What is muted can be mailed all the same.
    let muted = NoticePreference { kind: "stock_update".to_owned(), is_muted: true, mail: MailChoice::Digest };
    write(store, move |tx| tx.notices().set_preferences(emil, std::slice::from_ref(&muted)));
    let find = |kinds: &[&str], limit| {
        let kinds: Vec<String> = kinds.iter().map(|kind| (*kind).to_owned()).collect();
        let found = read(store, move |tx| {
            let groups = ["manager".to_owned()];
            tx.notices().unread_between(emil, &groups, &kinds, at(10)..at(20), limit)
        });
        (found.0.into_iter().map(|notice| notice.entry.title.to_string()).collect::<Vec<_>>(), found.1)
    };
    let titles = |titles: &[&str]| titles.iter().map(|title| (*title).to_owned()).collect::<Vec<_>>();
    assert_eq!(find(&["order", "stock_update"], 9), (titles(&["last", "own", "first"]), 3));
    assert_eq!(find(&["stock_update"], 2), (titles(&["last", "own"]), 3), "the newest, and how many there are");
    assert_eq!(find(&["order"], 9), (Vec::new(), 0));
    assert_eq!(find(&[], 9), (Vec::new(), 0));
}

pub(super) fn what_an_interrupted_stream_missed_is_unread_and_newer(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let last = add(store, group("manager"), "brought before", 1);
    add(store, group("manager"), "first", 2);
    let read_one = add(store, group("manager"), "read", 3);
    add(store, group("purchaser"), "for others", 4);
    add(store, Audience::User(emil), "own", 5);
    write(store, move |tx| tx.notices().mark_read(read_one, emil, at(30)));
    let missed = |after, minute, limit| {
        let found = read(store, move |tx| tx.notices().missed(emil, &["manager".to_owned()], after, at(minute), limit));
        found.into_iter().map(|notice| notice.entry.title.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(missed(last, 100, 9), ["first", "own"], "by number");
    assert_eq!(missed(last, 100, 1), ["own"], "of too many the newest");
    assert_eq!(missed(NoticeId(i64::MAX), 2, 9), ["first", "own"], "what is young may have become visible late");
    assert!(missed(NoticeId(i64::MAX), 100, 9).is_empty());
    let mute = NoticePreference { kind: "stock_update".to_owned(), is_muted: true, mail: MailChoice::None };
    write(store, move |tx| tx.notices().set_preferences(emil, std::slice::from_ref(&mute)));
    assert!(missed(last, 1, 9).is_empty(), "muted kinds are not sent");
}
