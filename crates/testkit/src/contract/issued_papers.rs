//! Issued documents and their files.

use tierway_application::Store;
use tierway_application::invoicing::{FiledDocument, IssuedDocument, IssuedDocumentFile, NewIssuedDocument};
use tierway_kernel::{IssuedPaperId, OrderId, StoreError};
use tierway_orders::TradeDocumentKind;

use super::support::{product, race, read, refused, user, write};
use crate::builders::{at, new_customer, order_pieces};

fn order(store: &dyn Store, buyer: &str) -> OrderId {
    let (anna, mint) = (user(store, new_customer(buyer)), product(store, &format!("Mint {buyer}"), 9));
    write(store, move |tx| order_pieces(tx, &anna, &mint, 1, at(1))).id
}

fn paper(order_id: OrderId, kind: TradeDocumentKind, number: &str) -> NewIssuedDocument {
    NewIssuedDocument {
        order_id,
        kind,
        number: number.to_owned(),
        content: format!("{{\"title\":\"發票 {number}\"}}"),
        logo: None,
        file_name: "invoice-1".to_owned(),
    }
}

fn issue(store: &dyn Store, new: &NewIssuedDocument, minute: i64) -> bool {
    let new = new.clone();
    write(store, move |tx| tx.issued_papers().issue(&new, at(minute)))
}

fn find(store: &dyn Store, new: &NewIssuedDocument) -> Option<IssuedDocument> {
    let (order, kind, number) = (new.order_id, new.kind, new.number.clone());
    read(store, move |tx| tx.issued_papers().find(order, kind, &number))
}

fn add_file(store: &dyn Store, id: IssuedPaperId, file: &IssuedDocumentFile) -> bool {
    let file = file.clone();
    write(store, move |tx| tx.issued_papers().add_file(id, &file, at(5)))
}

pub(super) fn a_paper_is_issued_once_and_reads_back(store: &dyn Store) {
    let (one, other) = (order(store, "anna"), order(store, "bea"));
    let first =
        NewIssuedDocument { logo: Some("/media/a.svg".to_owned()), ..paper(one, TradeDocumentKind::Invoice, "INV-1") };
    assert_eq!(find(store, &first), None);
    assert!(issue(store, &first, 3));
    let again =
        NewIssuedDocument { content: "{}".to_owned(), logo: None, file_name: "other".to_owned(), ..first.clone() };
    assert!(!issue(store, &again, 4), "it was issued");
    let found = find(store, &first).expect("it is there");
    assert_eq!(found, IssuedDocument { id: found.id, entry: first.clone(), issued_at: at(3), file: None });
    for beside in [
        paper(one, TradeDocumentKind::Receipt, "INV-1"),
        paper(one, TradeDocumentKind::Invoice, "INV-2"),
        NewIssuedDocument { logo: first.logo.clone(), ..paper(other, TradeDocumentKind::Invoice, "INV-1") },
        NewIssuedDocument {
            logo: Some("/media/b.jpg".to_owned()),
            ..paper(one, TradeDocumentKind::CreditNote, "CRN-1")
        },
    ] {
        assert_eq!(find(store, &beside), None);
        assert!(issue(store, &beside, 4));
    }
    let mut logos = read(store, |tx| tx.issued_papers().logos());
    logos.sort();
    assert_eq!(logos, ["/media/a.svg", "/media/b.jpg"]);
    let unknown = paper(OrderId(999), TradeDocumentKind::Invoice, "INV-3");
    let stray = refused(store, move |tx| tx.issued_papers().issue(&unknown, at(4)));
    assert!(matches!(stray, StoreError::Constraint(_)), "{stray:?}");
    let working = paper(one, TradeDocumentKind::PackingSlip, "17");
    let working = refused(store, move |tx| tx.issued_papers().issue(&working, at(4)));
    assert!(matches!(working, StoreError::Constraint(_)), "{working:?}");
}

pub(super) fn a_file_is_written_down_once(store: &dyn Store) {
    let new = paper(order(store, "anna"), TradeDocumentKind::DeliveryNote, "DLN-1");
    issue(store, &new, 3);
    let id = find(store, &new).expect("it is there").id;
    let (first, second) = (IssuedDocumentFile::of(b"first"), IssuedDocumentFile::of(b"second"));
    assert!(add_file(store, id, &first));
    assert!(!add_file(store, id, &second), "it has one");
    assert_eq!(find(store, &new).and_then(|found| found.file), Some(first));
}

pub(super) fn papers_with_files_are_walked_in_order(store: &dyn Store) {
    let order = order(store, "anna");
    let mut expected = Vec::new();
    for number in 1..=5 {
        let new = paper(order, TradeDocumentKind::CreditNote, &format!("CRN-{number}"));
        issue(store, &new, number);
        let (id, file) = (find(store, &new).expect("it is there").id, IssuedDocumentFile::of(new.number.as_bytes()));
        if number != 3 {
            add_file(store, id, &file);
            expected.push(FiledDocument { id, kind: new.kind, number: new.number, file });
        }
    }
    let mut walked = Vec::new();
    let mut after = IssuedPaperId(0);
    loop {
        let part = read(store, move |tx| tx.issued_papers().with_files_after(after, 3));
        let Some(last) = part.last() else { break };
        assert!(part.len() <= 3);
        after = last.id;
        walked.extend(part);
    }
    assert_eq!(walked, expected);
}

pub(super) fn of_many_who_issue_one_paper_one_counts(store: &dyn Store) {
    let new = paper(order(store, "anna"), TradeDocumentKind::Invoice, "INV-1");
    let won = race(4, |number| {
        let new = NewIssuedDocument { content: format!("\"{number}\""), ..new.clone() };
        let is_first = issue(store, &new, 3);
        let found = find(store, &new).expect("it is there");
        let file = IssuedDocumentFile::of(new.content.as_bytes());
        (is_first, add_file(store, found.id, &file), found.entry.content)
    });
    assert_eq!(won.iter().filter(|(issued, _, _)| *issued).count(), 1);
    assert_eq!(won.iter().filter(|(_, filed, _)| *filed).count(), 1);
    assert!(won.iter().all(|(_, _, content)| *content == won[0].2), "all see the same one");
}
