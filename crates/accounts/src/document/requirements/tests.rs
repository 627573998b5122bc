//! Missing documents, approval, replacement.
#![allow(clippy::unwrap_used, reason = "a failing test may stop")]

use chrono::{DateTime, NaiveDate};
use tierway_kernel::{DocumentId, Role};

use super::DocumentKind::{BankStatement, BusinessLicense, IdDocument, ShopPhotos, WalletProof};
use super::*;
use crate::Review;
use crate::document::tests::document;

fn today() -> NaiveDate {
    "2026-11-21".parse().unwrap()
}

fn in_state(id: i64, kind: DocumentKind, state: ReviewState) -> Document {
    let reason = (state == ReviewState::Refused).then_some(RefusalReason::Unreadable);
    let note = reason.map(|_| "Page 2.".to_owned());
    Document { review: Review { state, reason, note, ..Review::default() }, ..document(id, kind) }
}

fn refused(id: i64, kind: DocumentKind) -> Document {
    in_state(id, kind, ReviewState::Refused)
}

fn ended(id: i64, kind: DocumentKind) -> Document {
    Document { expires_on: today().pred_opt(), ..in_state(id, kind, ReviewState::Accepted) }
}

fn replaced(document: Document) -> Document {
    Document { replaced_at: Some(DateTime::UNIX_EPOCH), ..document }
}

#[test]
fn a_document_lacks_when_it_is_missing_refused_or_expired() {
    let documents = [refused(1, IdDocument), ended(2, WalletProof)];
    let lacking = outstanding_documents(Role::Agent, &documents, today());
    let expected = [
        MissingDocument {
            kind: IdDocument,
            why: MissingReason::Refused,
            reason: Some(RefusalReason::Unreadable),
            note: Some("Page 2.".to_owned()),
        },
        MissingDocument { kind: WalletProof, why: MissingReason::Expired, reason: None, note: None },
    ];
    assert_eq!(lacking, expected);
    let whys = |documents: &[Document]| -> Vec<MissingReason> {
        outstanding_documents(Role::Agent, documents, today()).iter().map(|lacking| lacking.why).collect()
    };
    assert_eq!(whys(&[]), [MissingReason::Missing, MissingReason::Missing]);
    assert_eq!(whys(&[replaced(document(1, IdDocument)), document(2, WalletProof)]), [MissingReason::Missing]);
    assert_eq!(whys(&[document(1, IdDocument), in_state(2, WalletProof, ReviewState::Accepted)]), []);
}

#[test]
fn the_last_day_is_still_valid() {
    let last = Document { expires_on: Some(today()), ..document(1, IdDocument) };
    assert!(!last.has_expired(today()) && last.is_valid(today()));
    assert!(last.has_expired(today().succ_opt().unwrap()));
}

#[test]
fn one_photo_that_stands_is_enough() {
    let rest = [document(1, BusinessLicense), document(2, BankStatement)];
    let with = |photos: &[Document]| [rest.to_vec(), photos.to_vec()].concat();
    assert_eq!(
        check_approval(Role::Dealer, &with(&[refused(3, ShopPhotos), document(4, ShopPhotos)]), today()),
        Ok(())
    );
    let error = check_approval(Role::Dealer, &with(&[refused(3, ShopPhotos)]), today()).unwrap_err();
    assert_eq!(error.to_string(), "This account cannot be approved yet. Refused: Shop Photos.");
}

#[test]
fn approval_names_every_document_that_lacks() {
    let error = check_approval(Role::Dealer, &[refused(1, BankStatement), ended(2, ShopPhotos)], today()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "This account cannot be approved yet. Missing: Company License. Refused: Bank Statement. Expired: Shop Photos."
    );
}

#[test]
fn roles_without_required_documents_are_always_approvable() {
    for role in Role::ALL {
        let free = required_documents(role).is_empty();
        assert_eq!(check_approval(role, &[], today()).is_ok(), free, "{role}");
    }
    assert_eq!(outstanding_documents(Role::Employee, &[], today()).len(), 2, "asked for all the same");
}

#[test]
fn a_new_document_takes_the_place_of_the_current_one() {
    let documents = [replaced(document(1, IdDocument)), refused(2, IdDocument), document(3, WalletProof)];
    assert_eq!(replaced_by_new(IdDocument, &documents, today()), Ok(vec![DocumentId(2)]));
    assert_eq!(replaced_by_new(WalletProof, &documents, today()), Ok(vec![DocumentId(3)]));
    assert_eq!(replaced_by_new(BusinessLicense, &documents, today()), Ok(vec![]));
}

#[test]
fn a_new_photo_joins_those_that_stand_and_replaces_the_others() {
    let documents = [document(1, ShopPhotos), refused(2, ShopPhotos), ended(3, ShopPhotos)];
    assert_eq!(replaced_by_new(ShopPhotos, &documents, today()), Ok(vec![DocumentId(2), DocumentId(3)]));
    let full: Vec<Document> = (0..10).map(|id| document(id, ShopPhotos)).collect();
    assert_eq!(replaced_by_new(ShopPhotos, &full, today()), Err(UploadError::TooMany));
    let nine = [&full[..9], &[refused(10, ShopPhotos)]].concat();
    assert_eq!(replaced_by_new(ShopPhotos, &nine, today()), Ok(vec![DocumentId(10)]));
}

#[test]
fn reminders_reach_so_many_days_ahead() {
    assert_eq!(remind_until(today(), 30), "2026-12-21".parse().unwrap());
    assert_eq!(remind_until(today(), 0), today());
    assert_eq!(remind_until(today(), -1), today());
}
