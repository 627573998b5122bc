//! Which documents belong to which role.

use chrono::{DateTime, Duration};
use tierway_kernel::{DocumentId, Role, UserId};

use super::DocumentKind::{BankStatement, BusinessLicense, EmploymentLetter, IdDocument, ShopPhotos, WalletProof};
use super::{Document, DocumentKind, Review, lacks_required, missing_documents, required_documents};

/// A current, unreviewed document; later ids came in later.
pub(crate) fn document(id: i64, kind: DocumentKind) -> Document {
    Document {
        id: DocumentId(id),
        user_id: UserId(1),
        kind,
        file_name: "paper.pdf".to_owned(),
        media_type: "application/pdf".to_owned(),
        size: 9,
        storage_key: format!("doc-{id}.pdf"),
        created_at: DateTime::UNIX_EPOCH + Duration::minutes(id),
        review: Review::default(),
        expires_on: None,
        replaced_at: None,
        reminded_at: None,
    }
}

#[test]
fn each_role_hands_in_its_documents() {
    for role in Role::ALL {
        let expected: &[DocumentKind] = match role {
            Role::Dealer => &[BusinessLicense, BankStatement, ShopPhotos],
            Role::Agent | Role::SubAgent => &[IdDocument, WalletProof],
            _ => &[],
        };
        assert_eq!(required_documents(role), expected, "{role}");
    }
}

#[test]
fn missing_documents_are_those_not_handed_in() {
    assert_eq!(missing_documents(Role::Dealer, &[BankStatement, BankStatement]), [BusinessLicense, ShopPhotos]);
    assert_eq!(missing_documents(Role::Agent, &[IdDocument, WalletProof]), []);
    assert_eq!(missing_documents(Role::Customer, &[]), []);
    assert!(lacks_required(Role::Dealer, &[ShopPhotos]));
    assert!(!lacks_required(Role::Dealer, &[]));
}

#[test]
fn an_employees_two_are_missed_though_not_required() {
    for role in [Role::Employee, Role::Warehouse] {
        assert_eq!(missing_documents(role, &[]), [IdDocument, EmploymentLetter]);
        assert!(!lacks_required(role, &[IdDocument, EmploymentLetter]), "asked for, not required");
        assert_eq!(missing_documents(role, &[EmploymentLetter]), [IdDocument]);
    }
}

#[test]
fn shop_photos_are_pictures_only() {
    for kind in DocumentKind::ALL {
        assert_eq!(kind.accepts_pdf(), kind != ShopPhotos, "{kind:?}");
    }
}
