//! Recipients and preferences per kind.

use std::collections::HashSet;

use tierway_kernel::{SignedIn, UserId};

use super::*;

fn actor(role: Role, position: Option<&str>) -> Actor {
    let position = position.map(str::to_owned);
    Actor::User(SignedIn { id: UserId(1), role, position, verified: true, referred_by: None })
}

fn kinds(role: Role, position: Option<&str>) -> Vec<&'static str> {
    let actor = actor(role, position);
    all_preferences(&actor, &[]).into_iter().map(|(kind, _)| kind.as_str()).collect()
}

fn chosen(kind: &str) -> NoticePreference {
    NoticePreference { kind: kind.to_owned(), is_muted: true, mail: MailChoice::Digest }
}

fn input(kind: &str) -> NoticePreferenceChange {
    NoticePreferenceChange { kind: kind.to_owned(), is_muted: None, mail: None }
}

#[test]
fn each_kind_has_a_name_and_a_title_of_its_own() {
    let names: HashSet<&str> = NoticeKind::ALL.iter().map(|kind| kind.as_str()).collect();
    let titles: HashSet<String> = NoticeKind::ALL.iter().map(|kind| kind.title().to_string()).collect();
    assert_eq!((names.len(), titles.len()), (NoticeKind::ALL.len(), NoticeKind::ALL.len()));
}

#[test]
fn roles_and_positions_say_which_kinds_reach_somebody() {
    let plain = ["issue", "mention", "approval", "document", "password"];
    assert_eq!(kinds(Role::Employee, Some("driver")), plain);
    let manager = [
        "order",
        "stock_update",
        "lot_hold",
        "lot_expired",
        "issue",
        "mention",
        "purchase_order",
        "approval",
        "document",
        "password",
    ];
    assert_eq!(kinds(Role::Employee, Some(" Manager ")), manager);
    let purchaser = [
        "order",
        "stock_update",
        "low_stock",
        "issue",
        "mention",
        "purchase_order",
        "approval",
        "document",
        "password",
    ];
    assert_eq!(kinds(Role::Employee, Some("purchaser")), purchaser);
    assert_eq!(kinds(Role::Customer, None), ["order", "back_in_stock", "approval", "document", "password"]);
    assert_eq!(kinds(Role::Customer, Some("Manager")), kinds(Role::Customer, None), "customers have no position");
    let agent = ["order", "back_in_stock", "payout", "bonus", "approval", "document", "password", "webhook"];
    assert_eq!(kinds(Role::Agent, None), agent);
    let sub_agent = ["order", "back_in_stock", "payout", "approval", "document", "password", "webhook"];
    assert_eq!(kinds(Role::SubAgent, None), sub_agent);
    let admin = [
        "order",
        "issue",
        "mention",
        "purchase_order",
        "registration",
        "document",
        "password",
        "webhook",
        "passwordReset",
    ];
    assert_eq!(kinds(Role::Admin, None), admin);
    assert!(all_preferences(&Actor::Guest, &[]).is_empty());
    assert!(all_preferences(&Actor::System, &[]).is_empty());
}

/// The table as the screens' test reads it, which looks for a page for each kind and reader.
fn as_json() -> String {
    let list = |names: Vec<String>| format!("[{}]", names.join(","));
    let quoted = |name: &str| format!("\"{name}\"");
    let row = |kind: &NoticeKind| {
        let subjects = kind.subjects().iter().map(|kind| kind.map_or("null".to_owned(), |kind| quoted(kind.as_str())));
        let roles = Role::ALL.iter().filter(|role| kind.roles().contains(**role)).map(|role| quoted(role.as_str()));
        let positions = kind.positions().iter().map(|position| quoted(position));
        let (subjects, roles, positions) = (list(subjects.collect()), list(roles.collect()), list(positions.collect()));
        let kind = kind.as_str();
        format!(r#"{{"kind":"{kind}","subjects":{subjects},"roles":{roles},"positions":{positions}}}"#)
    };
    list(NoticeKind::ALL.iter().map(row).collect())
}

#[test]
fn the_screens_know_the_table() {
    let known: String =
        include_str!("../../../../../frontend/src/testing/noticeKinds.json").split_whitespace().collect();
    assert_eq!(known, as_json());
}

#[test]
fn what_was_set_stands_and_the_rest_is_told_at_once_without_mail() {
    let customer = actor(Role::Customer, None);
    let all = all_preferences(&customer, &[chosen("order"), chosen("of before")]);
    let chosen = |at: usize| (all[at].1.kind.as_str(), all[at].1.is_muted, all[at].1.mail);
    assert_eq!(chosen(0), ("order", true, MailChoice::Digest));
    assert_eq!(chosen(2), ("approval", false, MailChoice::None));
    assert_eq!(all.len(), 5);
}

#[test]
fn only_own_kinds_can_be_chosen_and_each_once() {
    let customer = actor(Role::Customer, None);
    assert!(changed_preferences(&customer, &[], &[input("order"), input("password")]).is_ok());
    let faults = changed_preferences(&customer, &[], &[input("order"), input("issue"), input("order"), input("odd")]);
    let faults: Vec<(String, String)> =
        faults.unwrap_err().into_iter().map(|error| (error.field, error.message.to_string())).collect();
    let none = "You do not receive notifications of this kind.".to_owned();
    let expected = [
        ("kinds[1].kind".to_owned(), none.clone()),
        ("kinds[2].kind".to_owned(), "This kind is listed twice.".to_owned()),
        ("kinds[3].kind".to_owned(), none),
    ];
    assert_eq!(faults, expected);
}

#[test]
fn what_is_not_named_of_a_kind_stays() {
    let customer = actor(Role::Customer, None);
    let loud = NoticePreferenceChange { is_muted: Some(false), ..input("order") };
    let mailed = NoticePreferenceChange { mail: Some(MailChoice::Digest), ..input("password") };
    let kept = changed_preferences(&customer, &[chosen("order")], &[loud, mailed]).unwrap();
    let kept: Vec<_> = kept.iter().map(|one| (one.kind.as_str(), one.is_muted, one.mail)).collect();
    assert_eq!(kept, [("order", false, MailChoice::Digest), ("password", false, MailChoice::Digest)]);
}
