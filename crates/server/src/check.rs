//! `tierway check`: verifies stored figures and issued documents (`tierway_application::book_faults`), and inspects the
//! search index.

use std::path::Path;

use tierway_adapters::kept_search;
use tierway_application::{Access, Failure, Store, transact_blocking};

/// A message about the search index on disk. A damaged index is not an error: the server rebuilds it.
pub fn search_index(store: &dyn Store, directory: &Path) -> Result<String, Failure> {
    let kept = match kept_search(directory) {
        Ok(Some(kept)) => kept,
        Ok(None) => return Ok("There is no search index on disk; the server builds it at its start.".to_owned()),
        Err(cause) => {
            return Ok(format!(
                "The search index on disk cannot be used ({cause}); the server builds it anew at its start."
            ));
        }
    };
    let later = kept.last + 1..=i64::MAX;
    let behind = transact_blocking(store, Access::Read, move |tx| {
        Ok(tx.catalogue_log().changes(std::slice::from_ref(&later))?.len())
    })?;
    Ok(format!(
        "The search index on disk is whole, with {} products; the server reads {behind} changes since then at its start.",
        kept.products
    ))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use diesel::connection::SimpleConnection as _;
    use diesel::{Connection as _, SqliteConnection};
    use std::sync::Arc;
    use tierway_adapters::CatalogueSearch;
    use tierway_application::analytics::rollup_orders;
    use tierway_application::invoicing::{IssuedDocumentFile, NewIssuedDocument};
    use tierway_application::{FileArea, Files as _, ProductSearch as _, book_faults};
    use tierway_orders::TradeDocumentKind;
    use tierway_testkit::builders::{add_product, add_user, at, new_customer, order_pieces, product_draft, quantity};
    use tierway_testkit::{Fresh, MemoryFiles};

    /// The errors without checking files.
    fn faults_of(store: &dyn Store) -> Result<Vec<String>, Failure> {
        book_faults(store, &MemoryFiles::default())
    }

    /// A store in which a customer has ordered 3 of 10 lamps and, optionally, 2 more are reserved without an order.
    fn store(stray: bool) -> Fresh {
        let store = Fresh::sqlite();
        transact_blocking(&*store, Access::Write, move |tx| {
            let lamp = add_product(tx, &product_draft("Lamp"), 10)?;
            let buyer = add_user(tx, &new_customer("carla"))?;
            order_pieces(tx, &buyer, &lamp, 3, at(1))?;
            if stray {
                tx.stock().reserve(lamp.id, quantity(2), at(2))?;
            }
            Ok(())
        })
        .unwrap();
        store
    }

    #[test]
    fn sums_that_fit_are_no_fault() {
        assert_eq!(faults_of(&*store(false)).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn the_search_index_is_told_of_whatever_its_state() {
        let (store, directory) = (store(false), tempfile::tempdir().unwrap());
        let told = || search_index(&*store, directory.path()).unwrap();
        assert_eq!(told(), "There is no search index on disk; the server builds it at its start.");
        let search = Arc::new(CatalogueSearch::in_directory(directory.path().to_owned()));
        let read = Arc::clone(&search);
        transact_blocking(&*store, Access::Read, move |tx| Ok(read.prepare(tx)?)).unwrap();
        let whole = |changes: u8| {
            format!(
                "The search index on disk is whole, with 1 products; the server reads {changes} changes since then at its start."
            )
        };
        assert_eq!(told(), whole(0), "also while a server uses it");
        transact_blocking(&*store, Access::Write, |tx| {
            add_product(tx, &product_draft("Torch"), 1)?;
            Ok(())
        })
        .unwrap();
        assert_eq!(told(), whole(1));
        std::fs::write(directory.path().join("index/meta.json"), "{}").unwrap();
        assert!(told().starts_with("The search index on disk cannot be used ("), "{}", told());
    }

    #[test]
    fn pieces_on_hold_without_a_lot_are_told() {
        let store = store(false);
        transact_blocking(&*store, Access::Write, |tx| {
            let product = tierway_kernel::ProductId(1);
            tx.stock().shift(product, tierway_inventory::StockChange::Hold(quantity(2)), at(3))?;
            Ok(())
        })
        .unwrap();
        assert_eq!(faults_of(&*store).unwrap(), ["Product 1: its lots do not match its balance and held pieces."]);
    }

    #[test]
    fn sums_of_a_day_that_its_orders_do_not_say_are_told() {
        let store = store(false);
        rollup_orders(&*store).unwrap();
        assert_eq!(faults_of(&*store).unwrap(), Vec::<String>::new());
        let file = store.url().trim_start_matches("sqlite:");
        SqliteConnection::establish(file).unwrap().batch_execute("DELETE FROM daily_sales").unwrap();
        let told = faults_of(&*store).unwrap();
        assert_eq!(told.len(), 9, "each side is told: {told:?}");
        assert!(told[0].ends_with(": the sums by all are not what the orders say."), "{told:?}");
    }

    #[test]
    fn a_reservation_without_an_order_is_told() {
        assert_eq!(faults_of(&*store(true)).unwrap(), ["Product 1: 5 pieces are reserved, but open orders hold 3."]);
    }

    #[test]
    fn files_of_issued_papers_that_are_missing_or_changed_are_told() {
        let (store, files) = (store(false), MemoryFiles::default());
        let papers = [
            ("INV-1", TradeDocumentKind::Invoice),
            ("DLN-1", TradeDocumentKind::DeliveryNote),
            ("RCP-1", TradeDocumentKind::Receipt),
        ];
        let issued = papers.map(|(number, kind)| (number, kind, IssuedDocumentFile::of(number.as_bytes())));
        for (number, _, file) in &issued {
            files.put(FileArea::Private, &file.key(), number.as_bytes()).unwrap();
        }
        let rows = issued.clone();
        transact_blocking(&*store, Access::Write, move |tx| {
            for (number, kind, file) in &rows {
                let new = NewIssuedDocument {
                    order_id: tierway_kernel::OrderId(1),
                    kind: *kind,
                    number: (*number).to_owned(),
                    content: "{}".to_owned(),
                    logo: None,
                    file_name: "paper".to_owned(),
                };
                tx.issued_papers().issue(&new, at(4))?;
                let id = tx.issued_papers().find(new.order_id, *kind, number)?.unwrap().id;
                tx.issued_papers().add_file(id, file, at(5))?;
            }
            Ok(())
        })
        .unwrap();
        assert_eq!(book_faults(&*store, &files).unwrap(), Vec::<String>::new());
        let [invoice, note, _] = issued.map(|(_, _, file)| file.key());
        files.put(FileArea::Private, &invoice, b"INV-2").unwrap();
        files.remove(FileArea::Private, &note).unwrap();
        let told = [
            format!("The invoice INV-1: its file {invoice} has been changed."),
            format!("The delivery note DLN-1: its file {note} is missing."),
        ];
        assert_eq!(book_faults(&*store, &files).unwrap(), told);
    }
}
