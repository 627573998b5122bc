//! A backup made while orders are placed, restored into an empty installation, on the database chosen by the
//! environment.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use tempfile::TempDir;
use tierway_accounts::User;
use tierway_adapters::LocalFiles;
use tierway_application::{Access, FileArea, Files as _, Store, transact_blocking};
use tierway_catalogue::Product;
use tierway_kernel::OrderId;
use tierway_testkit::Fresh;
use tierway_testkit::builders::{add_product, add_user, at, new_customer, order_pieces, product_draft};

use super::archive::verify;
use super::*;

use crate::config::{DataOptions, DatabaseOptions};

/// A place with a database and files.
struct Place {
    directory: TempDir,
    source: Source,
    files: Arc<LocalFiles>,
}

/// What is backed up in `directory`; nothing is there yet.
pub(super) fn source_in(directory: &std::path::Path) -> Source {
    let data = DataOptions {
        data_dir: directory.to_owned(),
        database: DatabaseOptions::at(""),
        media_url: String::new(),
        backup_dir: None,
    };
    Source { data, files: Arc::new(LocalFiles::open(directory).unwrap()) }
}

impl Place {
    fn of(database_url: &str) -> Place {
        let directory = tempfile::tempdir().unwrap();
        let files = Arc::new(LocalFiles::open(directory.path()).unwrap());
        let data = DataOptions {
            data_dir: directory.path().to_owned(),
            database: DatabaseOptions::at(database_url),
            media_url: String::new(),
            backup_dir: None,
        };
        Place { source: Source { data, files: files.clone() }, files, directory }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn store(&self) -> Arc<dyn Store> {
        tierway_store_diesel::open(&self.source.data.database.url, &self.source.data.data_dir).unwrap()
    }
}

/// Where a backup of `origin` can be restored: no file yet, or a new database of the server.
fn empty_place(origin: &Fresh) -> (Place, Option<Fresh>) {
    if origin.url().starts_with("sqlite:") {
        return (Place::of(""), None);
    }
    let fresh = Fresh::new();
    (Place::of(fresh.url()), Some(fresh))
}

fn people(store: &dyn Store) -> (User, Product) {
    transact_blocking(store, Access::Write, |tx| {
        let product = add_product(tx, &product_draft("Mängö \"Ice\" ’s"), 100_000)?;
        Ok((add_user(tx, &new_customer("carla"))?, product))
    })
    .unwrap()
}

fn order(store: &dyn Store, buyer: &User, product: &Product) -> OrderId {
    let (buyer, product) = (buyer.clone(), product.clone());
    transact_blocking(store, Access::Write, move |tx| Ok(order_pieces(tx, &buyer, &product, 1, at(1))?.id)).unwrap()
}

fn picture(number: usize) -> Vec<u8> {
    (0..2000 + number).map(|place| (place * number % 251) as u8).collect()
}

/// Places orders until stopped; the acknowledged ones can be read.
fn order_on(
    store: &Arc<dyn Store>,
    buyer: &User,
    product: &Product,
    stop: &Arc<AtomicBool>,
    acknowledged: &Arc<Mutex<Vec<OrderId>>>,
) -> std::thread::JoinHandle<()> {
    let (store, buyer, product) = (Arc::clone(store), buyer.clone(), product.clone());
    let (stop, acknowledged) = (Arc::clone(stop), Arc::clone(acknowledged));
    std::thread::spawn(move || {
        while !stop.load(Ordering::Acquire) {
            let id = order(&*store, &buyer, &product);
            acknowledged.lock().unwrap().push(id);
        }
    })
}

#[test]
fn what_was_answered_before_a_backup_under_load_is_there_after_the_restore() {
    let origin = Fresh::new();
    let place = Place::of(origin.url());
    let (buyer, product) = people(&*origin.store);
    for number in 0..20 {
        place.files.put(FileArea::Media, &format!("p-{number}.jpg"), &picture(number)).unwrap();
    }
    place.files.put(FileArea::Private, "d-1.pdf", b"%PDF-1.7 private").unwrap();
    let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::default());
    let threads: Vec<_> = (0..3).map(|_| order_on(&origin.store, &buyer, &product, &stop, &acknowledged)).collect();
    while acknowledged.lock().unwrap().len() < 100 {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let before = acknowledged.lock().unwrap().clone();
    let file = place.file("one.tar.zst");
    let manifest = make(&place.source, &file, at(5)).unwrap();
    let during = acknowledged.lock().unwrap().len();
    stop.store(true, Ordering::Release);
    threads.into_iter().for_each(|thread| thread.join().unwrap());
    assert!(manifest.database.rows["orders"] >= before.len() as u64);
    assert!(manifest.database.rows["orders"] <= during as u64 + 3, "later ones are not in it");

    let (target, _database) = empty_place(&origin);
    assert_eq!(restore(&target.source, &file).unwrap(), manifest);
    let store = target.store();
    assert_eq!(tierway_application::book_faults(&*store, &*target.files).unwrap(), Vec::<String>::new());
    let rows = manifest.database.rows["orders"];
    transact_blocking(&*store, Access::Read, move |tx| {
        for id in &before {
            assert!(tx.orders().by_id(*id)?.is_some(), "order {id} was acknowledged");
        }
        assert_eq!(tx.products().by_ids(&[tierway_kernel::ProductId(1)])?[0].name, "Mängö \"Ice\" ’s");
        Ok(())
    })
    .unwrap();
    for number in 0..20 {
        assert_eq!(target.files.get(FileArea::Media, &format!("p-{number}.jpg")).unwrap(), picture(number));
    }
    assert_eq!(target.files.get(FileArea::Private, "d-1.pdf").unwrap(), b"%PDF-1.7 private");
    // Numbering continues.
    let next = order(&*store, &buyer, &product);
    assert!(next.0 > i64::try_from(rows).unwrap(), "{next} after {rows}");
    drop(store);
    let again = restore(&target.source, &file).unwrap_err().to_string();
    assert!(again.contains("only"), "{again}");
}

#[test]
fn files_alone_are_not_overwritten_either() {
    let origin = Fresh::new();
    let place = Place::of(origin.url());
    people(&*origin.store);
    let file = place.file("one.tar.zst");
    make(&place.source, &file, at(5)).unwrap();
    let (target, _database) = empty_place(&origin);
    target.files.put(FileArea::Private, "mine.pdf", b"mine").unwrap();
    let refused = restore(&target.source, &file).unwrap_err().to_string();
    assert!(refused.contains("there are files in private"), "{refused}");
    assert_eq!(target.files.list(FileArea::Private).unwrap().len(), 1);
}

#[test]
fn a_damaged_backup_is_refused_before_anything_is_touched() {
    let origin = Fresh::new();
    let place = Place::of(origin.url());
    people(&*origin.store);
    place.files.put(FileArea::Media, "a.jpg", &picture(7)).unwrap();
    let file = place.file("one.tar.zst");
    make(&place.source, &file, at(5)).unwrap();
    verify(&file).unwrap();
    let whole = std::fs::read(&file).unwrap();
    let mut flipped = whole.clone();
    let middle = flipped.len() / 2;
    flipped[middle] ^= 0x40;
    let half = whole[..whole.len() / 2].to_vec();
    let (target, _database) = empty_place(&origin);
    for (name, bytes) in [("flipped", flipped), ("half", half), ("text", b"no backup".to_vec()), ("empty", Vec::new())]
    {
        let path = place.file(name);
        std::fs::write(&path, bytes).unwrap();
        let refused = restore(&target.source, &path).unwrap_err().to_string();
        assert!(refused.contains("is damaged or not a Tierway backup"), "{name}: {refused}");
        assert_eq!(target.files.list(FileArea::Media).unwrap(), []);
    }
    restore(&target.source, &file).unwrap();
}

#[test]
fn nothing_is_left_of_a_backup_that_fails_and_none_is_overwritten() {
    let origin = Fresh::new();
    let place = Place::of(origin.url());
    let backups = place.file("backups");
    std::fs::create_dir(&backups).unwrap();
    let nowhere = Place::of("sqlite:/nonexistent/nothing.sqlite3");
    make(&nowhere.source, &backups.join("one.tar.zst"), at(5)).unwrap_err();
    assert_eq!(std::fs::read_dir(&backups).unwrap().count(), 0);
    make(&place.source, &backups.join("one.tar.zst"), at(5)).unwrap();
    make(&place.source, &backups.join("one.tar.zst"), at(6)).unwrap_err();
    assert_eq!(std::fs::read_dir(&backups).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn a_backup_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let origin = Fresh::new();
    let place = Place::of(origin.url());
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for (name, left_over) in [("one.tar.zst", false), ("two.tar.zst", true)] {
        let archive = place.file(name);
        if left_over {
            // Leftovers of an interrupted backup may be world-readable.
            let part = place.file("two.tar.zst.part");
            std::fs::write(&part, "half").unwrap();
            std::fs::set_permissions(&part, std::fs::Permissions::from_mode(0o644)).unwrap();
        }
        make(&place.source, &archive, at(5)).unwrap();
        assert_eq!(mode(&archive), 0o600, "{name}");
    }
}
