//! The search index on disk: it is reused if it is complete and belongs to the database, and rebuilt otherwise; changes
//! are found immediately and never lost.
#![allow(clippy::unwrap_used, reason = "a failed expectation here fails a test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tierway_adapters::{CatalogueSearch, kept_search};
use tierway_application::catalogue::products_changed;
use tierway_application::{Access, Failure, ProductSearch as _, Store, Transaction, transact_blocking};
use tierway_catalogue::{ProductDraft, SearchQuestion, SearchSort};
use tierway_kernel::{PageRequest, ProductId};
use tierway_testkit::Fresh;
use tierway_testkit::builders::{at, product_draft};

fn open(directory: &Path) -> Arc<CatalogueSearch> {
    Arc::new(CatalogueSearch::in_directory(directory.to_owned()))
}

fn add(store: &dyn Store, name: &str) -> ProductId {
    let draft = ProductDraft { sku: name.to_owned(), ..product_draft(name) };
    transact_blocking(store, Access::Write, move |tx| {
        let id = tx.products().add(&draft, at(0))?.id;
        tx.stock().open(id)?;
        products_changed(tx, &[id], at(0))?;
        Ok(id)
    })
    .unwrap()
}

/// Renames a product, with or without a log entry.
fn rename(store: &dyn Store, id: ProductId, name: &str, is_noted: bool) {
    let draft = product_draft(name);
    transact_blocking(store, Access::Write, move |tx| {
        tx.products().update(id, &ProductDraft { sku: format!("N{}", id.0), ..draft.clone() }, at(1))?;
        if is_noted {
            products_changed(tx, &[id], at(1))?;
        }
        Ok(())
    })
    .unwrap();
}

fn remove(store: &dyn Store, id: ProductId) {
    transact_blocking(store, Access::Write, move |tx| {
        tx.stock().close(id)?;
        tx.products().remove(id)?;
        Ok(products_changed(tx, &[id], at(2))?)
    })
    .unwrap();
}

/// Searches in a transaction. Afterwards nothing else uses the search, so that dropping it frees its directory.
fn read<T: Send + 'static>(
    store: &dyn Store,
    search: &Arc<CatalogueSearch>,
    ask: impl Fn(&mut dyn Transaction, &CatalogueSearch) -> Result<T, Failure> + Send + 'static,
) -> T {
    let holders = Arc::strong_count(search);
    let asked = Arc::clone(search);
    let answer = transact_blocking(store, Access::Read, move |tx| ask(tx, &asked)).unwrap();
    while Arc::strong_count(search) > holders {
        std::thread::yield_now();
    }
    answer
}

/// The ids of what is found; the facets count as many.
fn found(store: &dyn Store, search: &Arc<CatalogueSearch>, text: &str) -> Vec<i64> {
    let question = SearchQuestion { text: Some(text.to_owned()), ..SearchQuestion::default() };
    read(store, search, move |tx, search| {
        let page = search.find(tx, &question, SearchSort::Newest, &PageRequest::first(200))?;
        assert_eq!(search.facets(tx, &question)?.total, page.total);
        assert_eq!(page.items.len() as u64, page.total);
        Ok(page.items.into_iter().rev().map(|id| id.0).collect())
    })
}

/// A store with two products, one renamed without a log entry, and the directory of an earlier index.
fn prepared() -> (Fresh, tempfile::TempDir) {
    let (store, directory) = (Fresh::sqlite(), tempfile::tempdir().unwrap());
    let mango = add(&*store, "Mango");
    add(&*store, "Mint");
    assert_eq!(found(&*store, &open(directory.path()), "mango"), [mango.0]);
    rename(&*store, mango, "Papaya", false);
    (store, directory)
}

/// Whether the index in the directory was opened and not rebuilt, which knows the silent change.
fn is_opened(store: &dyn Store, directory: &Path) -> bool {
    let search = open(directory);
    let (before, now) = (found(store, &search, "mango").len(), found(store, &search, "papaya").len());
    assert_eq!(before + now, 1);
    before == 1
}

#[test]
fn an_index_on_disk_is_opened_and_goes_on_from_the_log() {
    let (store, directory) = prepared();
    assert!(is_opened(&*store, directory.path()));
    let cola = add(&*store, "Cola");
    rename(&*store, ProductId(2), "Cherry", true);
    let search = open(directory.path());
    assert_eq!(found(&*store, &search, "cola"), [cola.0], "added while nobody followed");
    assert_eq!((found(&*store, &search, "mint"), found(&*store, &search, "cherry")), (vec![], vec![2]));
    assert_eq!(found(&*store, &search, "mango"), [1], "nothing was built anew");
    remove(&*store, cola);
    assert_eq!(found(&*store, &search, "cola"), Vec::<i64>::new());
    search.fold().unwrap();
    drop(search);
    assert_eq!(kept_search(directory.path()).unwrap().unwrap().products, 2);
    assert_eq!(found(&*store, &open(directory.path()), "cola"), Vec::<i64>::new());
    assert!(is_opened(&*store, directory.path()));
}

/// The files of the index by what they are.
fn files(directory: &Path) -> Vec<(String, PathBuf)> {
    let named = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let kind = if name.ends_with(".json") { name } else { name.rsplit('.').next().unwrap().to_owned() };
        (kind, path)
    };
    let files = fs::read_dir(directory.join("index")).unwrap().map(|entry| named(entry.unwrap().path()));
    files.filter(|(kind, _)| kind != "lock").collect()
}

#[test]
fn damaged_files_are_built_anew() {
    let (_store, whole) = prepared();
    let kinds: Vec<String> = files(whole.path()).into_iter().map(|(kind, _)| kind).collect();
    assert!(
        ["meta.json", "idx", "term", "fast"].iter().all(|kind| kinds.iter().any(|known| known == kind)),
        "{kinds:?}"
    );
    for (kind, damage) in kinds.iter().flat_map(|kind| ["changed", "cut", "gone"].map(|damage| (kind, damage))) {
        let (store, directory) = prepared();
        let (_, path) = files(directory.path()).into_iter().find(|(known, _)| known == kind).unwrap();
        let mut bytes = fs::read(&path).unwrap();
        bytes[0] ^= 0x55;
        bytes.truncate(if damage == "cut" { bytes.len() / 2 } else { bytes.len() });
        fs::write(&path, bytes).unwrap();
        if damage == "gone" {
            fs::remove_file(&path).unwrap();
        }
        assert!(!is_opened(&*store, directory.path()), "{kind} {damage} is used");
        assert!(is_opened_again(&*store, directory.path()), "{kind} {damage} was not built anew");
    }
}

/// Whether what was rebuilt is whole.
fn is_opened_again(store: &dyn Store, directory: &Path) -> bool {
    rename(store, ProductId(2), "Orange", false);
    let search = open(directory);
    found(store, &search, "mint").len() == 1 && found(store, &search, "orange").is_empty()
}

#[test]
fn an_index_of_other_rules_is_built_anew() {
    let (store, directory) = prepared();
    let path = directory.path().join("index/meta.json");
    let meta = fs::read_to_string(&path).unwrap();
    let rules = meta.find("rules").unwrap() + 12;
    let other =
        format!("{}{}{}", &meta[..rules], if meta.as_bytes()[rules] == b'0' { '1' } else { '0' }, &meta[rules + 1..]);
    fs::write(&path, other).unwrap();
    assert!(kept_search(directory.path()).unwrap_err().contains("other rules"));
    assert!(!is_opened(&*store, directory.path()));
    assert!(is_opened_again(&*store, directory.path()));
}

#[test]
fn an_index_of_another_database_is_built_anew() {
    let (_, directory) = prepared();
    let store = Fresh::sqlite();
    let search = open(directory.path());
    assert_eq!(found(&*store, &search, "mango"), Vec::<i64>::new(), "it is empty");
    drop(search);
    let (_, directory) = prepared();
    for name in ["Cola", "Cherry", "Vanilla"] {
        // Its log is another one from the first row on.
        transact_blocking(&*store, Access::Write, |tx| Ok(tx.catalogue_log().note(&[ProductId(2)], at(7))?)).unwrap();
        add(&*store, name);
    }
    let search = open(directory.path());
    assert_eq!((found(&*store, &search, "mint"), found(&*store, &search, "cola")), (vec![], vec![1]));
}

#[test]
fn a_second_process_keeps_its_index_in_memory() {
    let (store, directory) = prepared();
    let first = open(directory.path());
    assert_eq!(found(&*store, &first, "mango"), [1]);
    let second = open(directory.path());
    assert_eq!(found(&*store, &second, "papaya"), [1], "it reads the catalogue");
    let cola = add(&*store, "Cola");
    for search in [&first, &second] {
        assert_eq!(found(&*store, search, "cola"), [cola.0]);
        search.fold().unwrap();
        assert_eq!(found(&*store, search, "cola"), [cola.0]);
    }
    assert_eq!(kept_search(directory.path()).unwrap().unwrap().products, 3, "the files are the first one's");
    drop(first);
    read(&*store, &second, |tx, search| Ok(search.prepare(tx)?));
    assert_eq!(found(&*store, &second, "mango"), [1], "it goes on from what the first one left");
    assert_eq!(found(&*store, &open(directory.path()), "papaya"), [1], "and has the directory for itself");
}

#[test]
fn a_directory_that_cannot_be_written_is_done_without() {
    let (store, directory) = prepared();
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    assert_eq!(found(&*store, &open(&file.join("search")), "papaya"), [1]);
}

/// Many are changed while the large part is made again and again; each change is found at once, and none is lost.
#[test]
fn folding_in_the_background_loses_nothing() {
    const ROUNDS: usize = 120;
    let (store, directory) = (Fresh::sqlite(), tempfile::tempdir().unwrap());
    let search = open(directory.path());
    let ids: Vec<ProductId> = (0..20).map(|n| add(&*store, &format!("Ware{n}"))).collect();
    let (ends, folds) = (AtomicBool::new(false), std::sync::atomic::AtomicUsize::new(0));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !ends.load(Ordering::Acquire) {
                search.fold().unwrap();
                folds.fetch_add(1, Ordering::AcqRel);
            }
        });
        for round in 0..ROUNDS {
            let id = ids[round % ids.len()];
            if round % 7 == 6 {
                let gone = add(&*store, &format!("Short{round}"));
                assert_eq!(found(&*store, &search, &format!("short{round}")), [gone.0]);
                remove(&*store, gone);
                assert_eq!(found(&*store, &search, &format!("short{round}")), Vec::<i64>::new());
            }
            rename(&*store, id, &format!("Name{round}x Shelf"), true);
            assert_eq!(found(&*store, &search, &format!("name{round}x")), [id.0], "round {round}");
            if let Some(before) = round.checked_sub(ids.len()) {
                assert_eq!(found(&*store, &search, &format!("name{before}x")), Vec::<i64>::new(), "round {round}");
            }
            assert_eq!(found(&*store, &search, "shelf").len(), ids.len().min(round + 1), "round {round}");
        }
        ends.store(true, Ordering::Release);
    });
    assert!(folds.load(Ordering::Acquire) > 1);
    search.fold().unwrap();
    drop(search);
    let search = open(directory.path());
    assert_eq!(found(&*store, &search, "shelf"), ids.iter().map(|id| id.0).collect::<Vec<_>>());
    assert_eq!(found(&*store, &search, "ware"), Vec::<i64>::new());
    assert_eq!(kept_search(directory.path()).unwrap().unwrap().products, ids.len() as u64);
}
