//! Uploading and downloading documents.

use tierway_accounts::{Document, DocumentKind};
use tierway_application::accounts::{
    Upload, check_uploads, discard_uploads, find_document, list_user_documents, read_document, store_uploads,
};
use tierway_application::{Failure, FileArea};
use tierway_kernel::{Actor, DocumentId};
use tierway_testkit::builders::{actor, document, new_agent, new_customer, new_employee};

use crate::support::{World, refusal};

fn upload(kind: DocumentKind, name: &str, bytes: &[u8]) -> Upload {
    Upload { kind, file_name: Some(name.to_owned()), bytes: bytes.to_vec() }
}

#[test]
fn documents_are_kept_under_keys_nobody_can_guess() {
    let world = World::default();
    let services = world.fakes.services();
    let pdf = upload(DocumentKind::IdDocument, "../../pass.svg", b"%PDF-1.7");
    let kept = store_uploads(&services, &[pdf.clone(), pdf]).unwrap();
    assert_eq!(kept[0].file_name, "pass.pdf");
    assert_ne!(kept[0].storage_key, kept[1].storage_key);
    assert_eq!(world.fakes.files.keys(FileArea::Private).len(), 2);
    discard_uploads(&services, &kept);
    assert!(world.fakes.files.keys(FileArea::Private).is_empty());
}

#[test]
fn one_bad_document_keeps_none() {
    let world = World::default();
    let good = upload(DocumentKind::IdDocument, "a.pdf", b"%PDF-1.7");
    let bad = upload(DocumentKind::WalletProof, "b.png", b"<svg onload='alert(1)'/>");
    let expected = ("walletProof".to_owned(), "Please upload a PDF, JPG, JPEG or PNG file.".to_owned());
    assert_eq!(refusal(check_uploads(&[good.clone(), bad.clone()])), expected);
    assert!(store_uploads(&world.fakes.services(), &[good, bad]).is_err());
    assert!(world.fakes.files.keys(FileArea::Private).is_empty());
}

#[test]
fn documents_are_for_the_person_the_admin_and_the_employees_owner() {
    let world = World::default();
    let (admin, owner) = (world.admin(), world.owner());
    let agent = world.user(new_agent("anna"));
    let employee = world.employee(new_employee("emil"), None);
    let stranger = actor(&world.user(new_customer("cleo")));
    let mut stored: Vec<Document> = Vec::new();
    for user in [agent.id, employee.id] {
        let add = move |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
            Ok(tx.documents().add(user, &document(DocumentKind::IdDocument), context.now)?)
        };
        stored.push(world.run(&Actor::System, add).unwrap());
    }
    let open = |actor: &Actor, id: DocumentId| world.run(actor, move |tx, context| find_document(tx, context, id));
    let unseen = Err(Failure::NotFound("This document"));
    for document in &stored {
        assert!(open(&admin, document.id).is_ok());
        assert_eq!(open(&stranger, document.id), unseen);
    }
    assert!(open(&actor(&agent), stored[0].id).is_ok());
    assert_eq!(open(&actor(&agent), stored[1].id), unseen);
    assert_eq!(open(&owner, stored[0].id), unseen);
    assert!(open(&owner, stored[1].id).is_ok());
    assert_eq!(open(&admin, DocumentId(404)), unseen);
    let id = agent.id;
    let listed = world.run(&stranger, move |tx, context| list_user_documents(tx, context, id));
    assert_eq!(listed, Err(Failure::NotFound("This user")));
    let lost = read_document(&world.fakes.services(), &stored[0]);
    assert_eq!(lost, Err(Failure::NotFound("This document")));
}
