//! Issue reports.

use tierway_application::Store;
use tierway_kernel::{BusinessZone, IssueId, IssuePhotoId, ProductId, StoreError, UserId};
use tierway_workforce::{
    Issue, IssueCounts, IssueEventKind, IssueFilter, IssueParts, IssuePriority, IssueStatus, NewIssue, NewIssueEvent,
    NewIssuePhoto, Resolutions,
};

use super::support::{all, assert_walks, product, race, read, refused, user, write};
use crate::builders::{at, new_employee};

pub(super) fn issue(description: &str, reporter: UserId) -> NewIssue {
    NewIssue {
        issue_type: "Product Issue: Leaking".to_owned(),
        description: description.to_owned(),
        priority: IssuePriority::High,
        reported_by: Some(reporter),
        employee_code: Some("E-7".to_owned()),
        department: Some("warehouse".to_owned()),
        product_id: None,
        lot_id: None,
        order_id: None,
    }
}

pub(super) fn report(store: &dyn Store, new: NewIssue, minute: i64) -> Issue {
    write(store, move |tx| tx.issues().add(&new, at(minute)))
}

fn photo(key: &str) -> NewIssuePhoto {
    NewIssuePhoto { storage_key: key.to_owned(), size: 9, width: 3, height: 4 }
}

pub(super) fn an_issue_reads_back_and_changes_by_its_version(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let mint = product(store, "Mint", 3).id;
    let new = NewIssue { product_id: Some(mint), ..issue("Zwei Stück tropfen.", emil) };
    let stored = report(store, new.clone(), 1);
    assert_eq!((&stored.entry, stored.status, stored.version), (&new, IssueStatus::Open, 1));
    assert_eq!((stored.created_at, stored.updated_at, stored.assigned_to), (at(1), at(1), None));
    let id = stored.id;
    assert_eq!(read(store, move |tx| tx.issues().by_id(id)), Some(stored.clone()));
    assert_eq!(write(store, move |tx| tx.issues().lock(id)), Some(stored.clone()));
    assert_eq!(read(store, |tx| tx.issues().by_id(IssueId(987_654))), None);
    assert!(read(store, move |tx| tx.issues().is_product_named(mint)));
    assert!(!read(store, |tx| tx.issues().is_product_named(ProductId(987_654))));
    let solved = Issue {
        entry: NewIssue { priority: IssuePriority::Low, ..new },
        status: IssueStatus::Solved,
        assigned_to: Some(emil),
        resolved_by: Some(emil),
        resolved_at: Some(at(4)),
        updated_at: at(4),
        ..stored
    };
    let given = solved.clone();
    assert!(write(store, move |tx| tx.issues().save(&given)));
    let given = solved.clone();
    assert!(!write(store, move |tx| tx.issues().save(&given)), "the version has gone on");
    assert_eq!(read(store, move |tx| tx.issues().by_id(id)), Some(Issue { version: 2, ..solved.clone() }));
    let open = Issue {
        status: IssueStatus::Open,
        assigned_to: None,
        resolved_by: None,
        resolved_at: None,
        version: 2,
        ..solved
    };
    let given = open.clone();
    assert!(write(store, move |tx| tx.issues().save(&given)));
    assert_eq!(read(store, move |tx| tx.issues().by_id(id)), Some(Issue { version: 3, ..open }));
}

pub(super) fn issues_of_unknown_things_are_refused(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let unknown = NewIssue { product_id: Some(ProductId(987_654)), ..issue("x", emil) };
    for new in [unknown, issue("x", UserId(987_654))] {
        let error = refused(store, move |tx| tx.issues().add(&new, at(1)));
        assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
    }
    let error = refused(store, move |tx| tx.issues().add_comment(IssueId(987_654), emil, "x", at(1)));
    assert!(matches!(error, StoreError::Constraint(_)), "{error:?}");
}

pub(super) fn each_filter_of_issues_holds_alone_and_together(store: &dyn Store) {
    let (emil, eva) = (user(store, new_employee("emil")).id, user(store, new_employee("eva")).id);
    let mint = product(store, "Mint", 3).id;
    let plain = report(store, issue("100% plain", emil), 1);
    let urgent = NewIssue { priority: IssuePriority::Urgent, product_id: Some(mint), ..issue("BRÖSELT", emil) };
    let urgent = report(store, urgent, 2);
    let given = Issue { assigned_to: Some(eva), ..urgent.clone() };
    write(store, move |tx| tx.issues().save(&given));
    let given = Issue {
        status: IssueStatus::Unsolved,
        resolved_at: Some(at(3)),
        resolved_by: Some(eva),
        assigned_to: Some(eva),
        ..plain.clone()
    };
    write(store, move |tx| tx.issues().save(&given));
    let found = |filter: IssueFilter| {
        let page = read(store, move |tx| tx.issues().list(&filter, &all()));
        assert_eq!(page.total as usize, page.items.len());
        page.items.into_iter().map(|issue| issue.id).collect::<Vec<_>>()
    };
    let text = |text: &str| IssueFilter { text: Some(text.to_owned()), ..IssueFilter::default() };
    assert_eq!(found(IssueFilter::default()), [urgent.id, plain.id]);
    assert_eq!(found(IssueFilter { status: Some(IssueStatus::Open), ..IssueFilter::default() }), [urgent.id]);
    assert_eq!(found(IssueFilter { status: Some(IssueStatus::Unsolved), ..IssueFilter::default() }), [plain.id]);
    assert_eq!(found(IssueFilter { priority: Some(IssuePriority::High), ..IssueFilter::default() }), [plain.id]);
    assert_eq!(found(IssueFilter { assigned_to: Some(eva), ..IssueFilter::default() }), [urgent.id, plain.id]);
    assert_eq!(found(IssueFilter { assigned_to: Some(emil), ..IssueFilter::default() }), []);
    assert_eq!(found(IssueFilter { product_id: Some(mint), ..IssueFilter::default() }), [urgent.id]);
    assert_eq!(found(text("brösel")), [urgent.id]);
    assert_eq!(found(text("0% P")), [plain.id]);
    assert_eq!(found(text("leak")), [urgent.id, plain.id]);
    assert_eq!(found(text(&format!(" #{} ", urgent.id.0))), [urgent.id], "by its number");
    let number = IssueFilter { status: Some(IssueStatus::Open), ..text(&plain.id.0.to_string()) };
    assert_eq!(found(number), [], "with the other filters");
    let both = IssueFilter { status: Some(IssueStatus::Open), assigned_to: Some(eva), ..text("leaking") };
    assert_eq!(found(both), [urgent.id]);
    let counts = read(store, move |tx| tx.issues().counts(Some(eva)));
    assert_eq!(counts, IssueCounts { open: 1, solved: 0, unsolved: 1, mine: 1 });
    assert_eq!(read(store, |tx| tx.issues().counts(None)).mine, 0);
}

pub(super) fn walking_issues_over_ties_gives_each_once(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let mut expected: Vec<IssueId> =
        (0..7).map(|number| report(store, issue(&format!("number {number}"), emil), number / 3).id).collect();
    expected.reverse();
    assert_walks(store, &expected, |tx, page| {
        tx.issues().list(&IssueFilter::default(), page).map(|page| page.map(|issue| issue.id))
    });
}

pub(super) fn comments_photos_and_history_read_back_oldest_first(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let (one, other) = (report(store, issue("one", emil), 1).id, report(store, issue("other", emil), 1).id);
    let comments = write(store, move |tx| {
        tx.issues().add_comment(other, emil, "elsewhere", at(1))?;
        Ok(vec![
            tx.issues().add_comment(one, emil, "Größer als gedacht", at(2))?,
            tx.issues().add_comment(one, emil, "b", at(2))?,
        ])
    });
    assert_eq!((comments[0].author_id, comments[0].text.as_str()), (emil, "Größer als gedacht"));
    assert_eq!(read(store, move |tx| tx.issues().comments(one)), comments);
    let kept = write(store, move |tx| tx.issues().add_photo(one, &photo("issue-1.jpg"), Some(emil), at(3)));
    assert_eq!((&kept.file, kept.added_by, kept.created_at), (&photo("issue-1.jpg"), Some(emil), at(3)));
    assert_eq!(read(store, move |tx| tx.issues().photos(one)), std::slice::from_ref(&kept));
    let id = kept.id;
    assert_eq!(read(store, move |tx| tx.issues().photo(one, id)), Some(kept));
    assert_eq!(read(store, move |tx| tx.issues().photo(other, id)), None, "it is another issue's");
    assert_eq!(read(store, move |tx| tx.issues().photo(one, IssuePhotoId(987_654))), None);
    let mut parts = read(store, move |tx| tx.issues().parts(&[one, other]));
    parts.sort_by_key(|parts| parts.issue_id);
    let expected =
        [IssueParts { issue_id: one, comments: 2, photos: 1 }, IssueParts { issue_id: other, comments: 1, photos: 0 }];
    assert_eq!(parts, expected);
    let entry = |kind, detail: Option<&str>| NewIssueEvent {
        kind,
        person: Some(emil),
        detail: detail.map(str::to_owned),
        actor_id: None,
    };
    let entries = [
        entry(IssueEventKind::Reported, None),
        entry(IssueEventKind::Assigned, None),
        entry(IssueEventKind::Priority, Some("low")),
    ];
    let given = entries.clone();
    write(store, move |tx| given.iter().try_for_each(|event| tx.issues().add_event(one, event, at(4))));
    let events = read(store, move |tx| tx.issues().events(one, 9));
    assert_eq!(events.iter().map(|event| event.entry.clone()).collect::<Vec<_>>(), entries);
    let latest = read(store, move |tx| tx.issues().events(one, 2));
    assert_eq!(latest, events[1..]);
}

pub(super) fn figures_of_issues_add_up(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let day = 24 * 60;
    for (minute, priority, solved) in [
        (5, IssuePriority::Urgent, None),
        (6, IssuePriority::Low, Some(66)),
        (day + 1, IssuePriority::Low, None),
        (day + 2, IssuePriority::Low, Some(day + 32)),
    ] {
        let stored = report(store, NewIssue { priority, ..issue("x", emil) }, minute);
        if let Some(minute) = solved {
            let done = Issue { status: IssueStatus::Solved, resolved_at: Some(at(minute)), ..stored };
            write(store, move |tx| tx.issues().save(&done));
        }
    }
    let open = read(store, |tx| tx.issues().open_by_priority());
    assert_eq!(open, [(IssuePriority::Low, 1), (IssuePriority::Urgent, 1)]);
    let today = at(5).date_naive();
    let runs = BusinessZone::UTC.runs(today, today + chrono::Days::new(2));
    let (reported, resolved) =
        read(store, move |tx| Ok((tx.issues().reported_by_day(&runs)?, tx.issues().resolved_by_day(&runs)?)));
    assert_eq!(reported, [(at(5).date_naive(), 2), (at(day + 1).date_naive(), 2)]);
    assert_eq!(resolved, [(at(66).date_naive(), 1), (at(day + 32).date_naive(), 1)]);
    let sums = read(store, move |tx| tx.issues().resolutions(at(0), at(3 * day)));
    assert_eq!(sums, Resolutions { issues: 2, micros: 90 * 60_000_000 });
    let later = read(store, move |tx| tx.issues().resolutions(at(67), at(3 * day)));
    assert_eq!(later.issues, 1);
    assert_eq!(read(store, move |tx| tx.issues().resolutions(at(9 * day), at(10 * day))), Resolutions::default());
}

pub(super) fn of_two_decisions_about_an_issue_one_counts(store: &dyn Store) {
    let emil = user(store, new_employee("emil")).id;
    let stored = report(store, issue("x", emil), 1);
    let decisions = [IssueStatus::Solved, IssueStatus::Unsolved];
    let saved = race(2, |number| {
        let done = Issue { status: decisions[number], resolved_at: Some(at(2)), ..stored.clone() };
        write(store, move |tx| tx.issues().save(&done))
    });
    assert_ne!(saved[0], saved[1], "exactly one decision counts");
    let id = stored.id;
    let now = read(store, move |tx| tx.issues().by_id(id)).expect("there is one").status;
    assert_eq!(now, decisions[usize::from(saved[1])]);
}
