//! Document records.

use tierway_accounts::DocumentKind;
use tierway_application::Store;
use tierway_kernel::{DocumentId, UserId};

use super::support::{read, refused, user, write};
use crate::builders::{at, document, new_agent, new_customer};

pub(super) fn documents_read_back_and_list_oldest_first(store: &dyn Store) {
    let gabe = user(store, new_agent("gabe")).id;
    let anna = user(store, new_customer("anna")).id;
    let stored = write(store, move |tx| {
        let late = tx.documents().add(gabe, &document(DocumentKind::WalletProof), at(2))?;
        let early = tx.documents().add(gabe, &document(DocumentKind::IdDocument), at(1))?;
        tx.documents().add(anna, &document(DocumentKind::IdDocument), at(0))?;
        Ok([early, late])
    });
    let [early, late] = &stored;
    let given = document(DocumentKind::IdDocument);
    assert_eq!((early.user_id, early.kind, early.created_at), (gabe, given.kind, at(1)));
    assert_eq!((&early.file_name, &early.media_type), (&given.file_name, &given.media_type));
    assert_eq!((early.size, &early.storage_key), (given.size, &given.storage_key));
    assert_eq!(read(store, move |tx| tx.documents().of_user(gabe)), stored);
    let id = late.id;
    assert_eq!(read(store, move |tx| tx.documents().by_id(id)).as_ref(), Some(late));
    assert_eq!(read(store, |tx| tx.documents().by_id(DocumentId(987_654))), None);
}

pub(super) fn documents_of_unknown_users_are_refused(store: &dyn Store) {
    let unknown = UserId(987_654);
    refused(store, move |tx| tx.documents().add(unknown, &document(DocumentKind::IdDocument), at(0)));
    assert_eq!(read(store, move |tx| tx.documents().of_user(unknown)), []);
}
