//! Rules of issues.

use chrono::{DateTime, TimeDelta, Utc};
use rstest::rstest;
use tierway_kernel::{Actor, IssueId, Role, SignedIn, UserId};

use super::*;

fn actor(role: Role, position: Option<&str>) -> Actor {
    let position = position.map(str::to_owned);
    Actor::User(SignedIn { id: UserId(7), role, position, verified: true, referred_by: None })
}

fn at(hour: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::hours(hour)
}

fn issue(status: IssueStatus) -> Issue {
    let decided = status != IssueStatus::Open;
    Issue {
        id: IssueId(1),
        entry: NewIssue {
            issue_type: "Product Issue: Leaking".to_owned(),
            description: "Two coils leak.".to_owned(),
            priority: IssuePriority::High,
            reported_by: Some(UserId(3)),
            employee_code: None,
            department: None,
            product_id: None,
            lot_id: None,
            order_id: None,
        },
        status,
        assigned_to: None,
        resolved_by: decided.then_some(UserId(5)),
        resolved_at: decided.then_some(at(1)),
        version: 4,
        created_at: at(0),
        updated_at: at(1),
    }
}

#[rstest]
#[case("Leaking", Some("Product Issue: Leaking"))]
#[case("  leaking \n pods ", Some("Product Issue: leaking pods"))]
#[case("Product Issue: Leaking", Some("Product Issue: Leaking"))]
#[case("product issue - Leaking", Some("Product Issue: Leaking"))]
#[case("Product Issue: Product Issue: Leaking", Some("Product Issue: Leaking"))]
#[case("Product issues everywhere", Some("Product Issue: Product issues everywhere"))]
#[case("Größe stimmt nicht", Some("Product Issue: Größe stimmt nicht"))]
#[case("Product Issue:", None)]
#[case("  ", None)]
fn the_prefix_stands_once(#[case] given: &str, #[case] kept: Option<&str>) {
    assert_eq!(parse_issue_type(given).as_deref(), kept);
}

#[test]
fn an_issue_is_named_by_its_number() {
    for text in ["7", "#7", " #7 "] {
        assert_eq!(parse_issue_number(text), Some(IssueId(7)), "{text}");
    }
    for text in ["", "#", "leak", "7 pods"] {
        assert_eq!(parse_issue_number(text), None, "{text}");
    }
}

#[test]
fn a_report_needs_type_and_description() {
    let errors = IssueDraft { priority: Some("odd".to_owned()), ..IssueDraft::default() }.parse().unwrap_err();
    let fields: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["issueType", "description", "priority"]);
    let draft = IssueDraft {
        issue_type: Some("Leaking".to_owned()),
        description: Some(" Two coils leak. ".to_owned()),
        ..IssueDraft::default()
    };
    let (issue_type, description, priority) = draft.parse().unwrap();
    assert_eq!((issue_type.as_str(), description.as_str()), ("Product Issue: Leaking", "Two coils leak."));
    assert_eq!(priority, IssuePriority::High);
    let urgent = IssueDraft { priority: Some("Urgent".to_owned()), ..draft };
    assert_eq!(urgent.parse().unwrap().2, IssuePriority::Urgent);
}

#[test]
fn photos_are_told_by_their_content_and_counted() {
    assert!(check_photo(&[0x89, b'P', b'N', b'G', 0]).is_ok());
    assert!(check_photo(&[0xFF, 0xD8, 0xFF, 0]).is_ok());
    assert!(check_photo(b"RIFF0000WEBPVP8 ").is_ok());
    for other in [b"GIF89a".as_slice(), b"%PDF-", b"<svg", b"RIFF0000AVI ", b""] {
        assert!(check_photo(other).is_err());
    }
    assert!(check_photo_count(7, 1).is_ok());
    assert!(check_photo_count(7, 2).is_err());
}

#[test]
fn comments_are_trimmed_and_bounded() {
    assert_eq!(check_comment(" Seen. "), Ok("Seen.".to_owned()));
    assert!(check_comment(" ").is_err());
    assert!(check_comment(&"ä".repeat(2000)).is_ok());
    assert!(check_comment(&"ä".repeat(2001)).is_err());
}

#[rstest]
#[case(Actor::System, true)]
#[case(Actor::Guest, false)]
#[case(actor(Role::Admin, None), true)]
#[case(actor(Role::Manufacturer, None), true)]
#[case(actor(Role::Employee, Some("Manager")), true)]
#[case(actor(Role::Employee, Some(" supervisor ")), true)]
#[case(actor(Role::Warehouse, Some("PURCHASER")), true)]
#[case(actor(Role::Employee, Some("driver")), false)]
#[case(actor(Role::Warehouse, None), false)]
#[case(actor(Role::Dealer, Some("Manager")), false)]
fn who_decides(#[case] who: Actor, #[case] decides: bool) {
    assert_eq!(may_decide_issues(&who), decides);
    let change = IssueChange { status: Some(IssueStatus::Solved), ..IssueChange::default() };
    let outcome = plan_issue_change(&issue(IssueStatus::Open), &change, &who, at(2));
    assert_eq!(outcome.is_ok(), decides);
    assert_eq!(issue_targets(&issue(IssueStatus::Open), &who).len(), if decides { 2 } else { 0 });
    assert_eq!(issue_targets(&issue(IssueStatus::Unsolved), &who).len(), usize::from(decides));
    if !decides {
        assert_eq!(outcome.unwrap_err(), IssueError::NotAllowed);
    }
}

/// From × to.
#[rstest]
#[case(IssueStatus::Open, IssueStatus::Open, Err(IssueError::AlreadySo(IssueStatus::Open)))]
#[case(IssueStatus::Open, IssueStatus::Solved, Ok(IssueEventKind::Solved))]
#[case(IssueStatus::Open, IssueStatus::Unsolved, Ok(IssueEventKind::Unsolved))]
#[case(IssueStatus::Solved, IssueStatus::Open, Ok(IssueEventKind::Reopened))]
#[case(IssueStatus::Solved, IssueStatus::Solved, Err(IssueError::AlreadySo(IssueStatus::Solved)))]
#[case(IssueStatus::Solved, IssueStatus::Unsolved, Err(IssueError::AlreadySo(IssueStatus::Solved)))]
#[case(IssueStatus::Unsolved, IssueStatus::Open, Ok(IssueEventKind::Reopened))]
#[case(IssueStatus::Unsolved, IssueStatus::Solved, Err(IssueError::AlreadySo(IssueStatus::Unsolved)))]
#[case(IssueStatus::Unsolved, IssueStatus::Unsolved, Err(IssueError::AlreadySo(IssueStatus::Unsolved)))]
fn only_open_issues_are_decided(
    #[case] from: IssueStatus,
    #[case] to: IssueStatus,
    #[case] expected: Result<IssueEventKind, IssueError>,
) {
    let change = IssueChange { status: Some(to), ..IssueChange::default() };
    let outcome = plan_issue_change(&issue(from), &change, &actor(Role::Employee, Some("Manager")), at(2));
    match expected {
        Err(error) => assert_eq!(outcome.unwrap_err(), error),
        Ok(kind) => {
            let (after, events) = outcome.unwrap();
            assert_eq!((after.status, events.len(), events[0].kind), (to, 1, kind));
            let decided = to != IssueStatus::Open;
            assert_eq!(after.resolved_by, decided.then_some(UserId(7)));
            assert_eq!((after.resolved_at, after.updated_at), (decided.then_some(at(2)), at(2)));
        }
    }
}

#[test]
fn priority_and_person_change_while_it_is_open() {
    let manager = actor(Role::Employee, Some("Manager"));
    let change = IssueChange {
        priority: Some(IssuePriority::Urgent),
        assigned_to: Some(Some(UserId(9))),
        expected_version: Some(4),
        ..IssueChange::default()
    };
    let (after, events) = plan_issue_change(&issue(IssueStatus::Open), &change, &manager, at(2)).unwrap();
    assert_eq!((after.entry.priority, after.assigned_to), (IssuePriority::Urgent, Some(UserId(9))));
    let kinds: Vec<_> = events.iter().map(|event| event.kind).collect();
    assert_eq!(kinds, [IssueEventKind::Priority, IssueEventKind::Assigned]);
    let (same, none) =
        plan_issue_change(&after, &IssueChange { expected_version: None, ..change }, &manager, at(3)).unwrap();
    assert_eq!((same, none.len()), (after.clone(), 0));
    let free = IssueChange { assigned_to: Some(None), ..IssueChange::default() };
    let (_, events) = plan_issue_change(&after, &free, &manager, at(3)).unwrap();
    assert_eq!((events[0].kind, events[0].person), (IssueEventKind::Unassigned, Some(UserId(9))));
    let stale = IssueChange { expected_version: Some(3), ..change };
    assert_eq!(plan_issue_change(&issue(IssueStatus::Open), &stale, &manager, at(2)), Err(IssueError::Stale));
    let urgent = IssueChange { priority: change.priority, ..IssueChange::default() };
    let handed_on = IssueChange { assigned_to: change.assigned_to, ..IssueChange::default() };
    for one in [&urgent, &handed_on] {
        let decided = plan_issue_change(&issue(IssueStatus::Solved), one, &manager, at(2));
        assert_eq!(decided, Err(IssueError::Decided(IssueStatus::Solved)));
    }
    let again = IssueChange { status: Some(IssueStatus::Open), ..change };
    let (open, events) = plan_issue_change(&issue(IssueStatus::Solved), &again, &manager, at(2)).unwrap();
    assert_eq!((open.status, open.entry.priority, events.len()), (IssueStatus::Open, IssuePriority::Urgent, 3));
}

#[test]
fn the_average_is_in_tenths_of_hours() {
    assert_eq!(Resolutions::default().average_tenths_of_hours(), None);
    let hour = 3_600_000_000;
    assert_eq!(Resolutions { issues: 2, micros: 3 * hour }.average_tenths_of_hours(), Some(15));
    assert_eq!(Resolutions { issues: 3, micros: hour }.average_tenths_of_hours(), Some(3));
}
