//! Decisions about one document.
#![allow(clippy::unwrap_used, reason = "a failing test may stop")]

use chrono::{DateTime, NaiveDate};

use super::*;
use crate::document::tests::document;
use crate::{Document, DocumentKind};

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn today() -> NaiveDate {
    day("2026-11-21")
}

fn form(decision: &str, reason: &str, note: &str, expires_on: &str) -> DecisionForm {
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    DecisionForm {
        decision: some(decision),
        reason: some(reason),
        note: some(note),
        expires_on: some(expires_on),
        was: None,
    }
}

fn fault(form: &DecisionForm) -> (String, String) {
    match DocumentDecision::parse(form, today()) {
        Err(DocumentError::Fields(errors)) => (errors[0].field.clone(), errors[0].message.to_string()),
        other => (String::new(), format!("{other:?}")),
    }
}

#[test]
fn a_refusal_names_a_listed_reason_and_other_is_explained() {
    let choose = ("reason".to_owned(), "Please choose why the document is refused.".to_owned());
    assert_eq!(fault(&form("refuse", "", "", "")), choose);
    assert_eq!(fault(&form("refuse", "ugly", "", "")), choose);
    let explain = ("note".to_owned(), "Please say what is wrong with the document.".to_owned());
    assert_eq!(fault(&form("refuse", "other", "  ", "")), explain);
    for reason in RefusalReason::ALL {
        let decision = DocumentDecision::parse(&form("refuse", reason.as_str(), " Page 2. ", "1999-01-01"), today());
        let expected = DocumentDecision {
            state: ReviewState::Refused,
            reason: Some(reason),
            note: Some("Page 2.".to_owned()),
            expires_on: None,
            was: ReviewState::Pending,
        };
        assert_eq!(decision, Ok(expected));
        assert_eq!(reason.sentence().is_none(), reason == RefusalReason::Other);
    }
}

#[test]
fn an_acceptance_has_no_reason_and_may_read_off_the_last_day() {
    let decision = DocumentDecision::parse(&form("accept", "unreadable", "", "2027-03-31"), today()).unwrap();
    assert_eq!((decision.state, decision.reason), (ReviewState::Accepted, None));
    assert_eq!(decision.expires_on, Some(day("2027-03-31")));
    assert_eq!(DocumentDecision::parse(&form("accept", "", "", ""), today()), Ok(DocumentDecision::accepted()));
}

#[test]
fn unreadable_forms_name_the_field() {
    assert_eq!(fault(&form("", "", "", "")).0, "decision");
    assert_eq!(fault(&form("maybe", "", "", "")).0, "decision");
    assert_eq!(fault(&form("accept", "", &"x".repeat(501), "")).0, "note");
    for date in ["2026-11-20", "31.03.2027", "2027-02-30", "2027-3-1", "9999-01-01"] {
        assert_eq!(fault(&form("accept", "", "", date)).0, "expiresOn", "{date}");
    }
}

#[test]
fn the_last_day_counts_as_valid() {
    assert_eq!(last_day(Some("2026-11-21"), today()), Ok(Some(today())));
    assert_eq!(last_day(Some("  "), today()), Ok(None));
    assert_eq!(last_day(None, today()), Ok(None));
}

#[test]
fn a_document_is_decided_once_and_only_while_it_counts() {
    let accept = DocumentDecision::accepted();
    let open = document(1, DocumentKind::IdDocument);
    assert_eq!(accept.check(&open, today()), Ok(()));
    for (state, word) in [(ReviewState::Accepted, "accepted"), (ReviewState::Refused, "refused")] {
        let decided = Document { review: Review { state, ..Review::default() }, ..open.clone() };
        assert_eq!(accept.check(&decided, today()), Err(DocumentError::AlreadyDecided(word)));
    }
    let replaced = Document { replaced_at: Some(DateTime::UNIX_EPOCH), ..open };
    assert_eq!(accept.check(&replaced, today()), Err(DocumentError::Replaced));
}

#[test]
fn a_refusal_is_taken_back_by_whoever_knows_of_it() {
    let from =
        |decision: &str, was: &str| DecisionForm { was: Some(was.to_owned()), ..form(decision, "unreadable", "", "") };
    let back = DocumentDecision::parse(&from("accept", "refused"), today()).unwrap();
    let refused = Review { state: ReviewState::Refused, ..Review::default() };
    let open = document(1, DocumentKind::IdDocument);
    assert_eq!(back.check(&Document { review: refused, ..open.clone() }, today()), Ok(()));
    assert_eq!(back.check(&open, today()), Err(DocumentError::AlreadyDecided("pending")));
    assert_eq!(fault(&from("refuse", "refused")).0, "was");
    assert_eq!(fault(&from("accept", "accepted")).0, "was");
    assert_eq!(DocumentDecision::parse(&from("accept", "pending"), today()), Ok(DocumentDecision::accepted()));
}

#[test]
fn what_has_expired_is_not_accepted_unless_it_says_otherwise() {
    let old = Document { expires_on: Some(day("2026-11-20")), ..document(1, DocumentKind::IdDocument) };
    assert!(matches!(DocumentDecision::accepted().check(&old, today()), Err(DocumentError::Fields(_))));
    let read_again = DocumentDecision { expires_on: Some(day("2027-11-20")), ..DocumentDecision::accepted() };
    assert_eq!(read_again.check(&old, today()), Ok(()));
    let refused = DocumentDecision::parse(&form("refuse", "expired", "", ""), today()).unwrap();
    assert_eq!(refused.check(&old, today()), Ok(()));
}
