//! Recipients of a notice.

use chrono::DateTime;
use tierway_kernel::{Actor, NoticeId, Role, SignedIn, UserId};

use super::{Audience, NewNotice, Notice, groups_of, may_read};

fn actor(id: i64, role: Role, position: Option<&str>) -> Actor {
    let position = position.map(str::to_owned);
    Actor::User(SignedIn { id: UserId(id), role, position, verified: true, referred_by: None })
}

fn notice(audience: Audience) -> Notice {
    let entry = NewNotice { audience, kind: "order".to_owned(), subject: None, title: "".into(), message: "".into() };
    Notice { id: NoticeId(1), entry, read_at: None, created_at: DateTime::UNIX_EPOCH }
}

#[test]
fn a_person_is_in_the_groups_of_their_role_and_position() {
    assert_eq!(groups_of(&actor(1, Role::Warehouse, None)), ["warehouse"]);
    assert_eq!(groups_of(&actor(1, Role::Employee, Some(" Manager "))), ["employee", "manager"]);
    assert!(groups_of(&Actor::Guest).is_empty());
    assert!(groups_of(&Actor::System).is_empty());
}

#[test]
fn a_personal_notice_is_for_that_person_alone() {
    let personal = notice(Audience::User(UserId(7)));
    assert!(may_read(&personal, &actor(7, Role::Customer, None)));
    assert!(!may_read(&personal, &actor(8, Role::Admin, None)));
    assert!(!may_read(&personal, &Actor::Guest));
    assert!(!may_read(&personal, &Actor::System));
}

#[test]
fn a_group_notice_is_for_the_group() {
    let managers = notice(Audience::Group("manager".to_owned()));
    assert!(may_read(&managers, &actor(1, Role::Employee, Some("MANAGER"))));
    assert!(!may_read(&managers, &actor(1, Role::Employee, Some("Supervisor"))));
    assert!(!may_read(&managers, &actor(1, Role::Employee, None)));
    assert!(!may_read(&managers, &Actor::Guest));
    let warehouse = notice(Audience::Group("warehouse".to_owned()));
    assert!(may_read(&warehouse, &actor(1, Role::Warehouse, Some("driver"))));
}
