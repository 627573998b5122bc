//! Imports and their rows.

use tierway_application::Store;
use tierway_application::imports::{
    Import, ImportColumn, ImportKind, ImportRow, ImportState, Mapping, NewImport, RowChange, RowCount, RowCounts,
    RowError, RowOutcome, RowPlan,
};
use tierway_kernel::{ImportId, Language, LotId, Message, PageRequest, ProductId, Role, UserId, message};

use super::support::{assert_walks, race, read, user, write};
use crate::builders::{at, new_user};

fn mapping(column: &str) -> Mapping {
    Mapping::from([("sku".to_owned(), column.to_owned())])
}

fn new(by: UserId, name: &str) -> NewImport {
    NewImport {
        kind: ImportKind::StockCount,
        file_name: name.to_owned(),
        file_key: format!("import-{name}.csv"),
        columns: vec![ImportColumn { name: "SKU".to_owned(), samples: vec!["Ä-1".to_owned()] }],
        mapping: mapping("SKU"),
        reason: Some("Year's end".to_owned()),
        total_rows: 9,
        created_by: by,
    }
}

fn add(store: &dyn Store, name: &str, minute: i64) -> Import {
    let owner = user(store, new_user(Role::Manufacturer, &format!("owner-{name}"))).id;
    let new = new(owner, name);
    write(store, move |tx| tx.imports().add(&new, at(minute)))
}

fn get(store: &dyn Store, id: ImportId) -> Import {
    read(store, move |tx| tx.imports().by_id(id)).expect("the import exists")
}

fn row(number: u32, outcome: RowOutcome) -> ImportRow {
    let change = RowChange { field: "counted".to_owned(), from: Some("3".to_owned()), to: "5".to_owned() };
    ImportRow {
        number,
        outcome,
        product_id: Some(ProductId(77)),
        sku: format!("SKU-{number}"),
        plan: RowPlan {
            values: mapping("=1"),
            changes: vec![change],
            count: Some(RowCount { lot_id: Some(LotId(5)), expected: 3, counted: 5 }),
        },
        errors: vec![RowError { column: Message::verbatim("Ä"), message: twin() }],
    }
}

fn twin() -> Message {
    message!("Row {first} has the same {word}.", first = 9, word = "SKU")
}

/// Outcomes in turn, so that each is among a few rows.
fn rows(numbers: std::ops::Range<u32>) -> Vec<ImportRow> {
    numbers.map(|number| row(number, RowOutcome::ALL[number as usize % 4])).collect()
}

fn begin(store: &dyn Store, id: ImportId) -> bool {
    write(store, move |tx| tx.imports().begin_check(id, &mapping("B"), Some("Why")))
}

fn note(store: &dyn Store, id: ImportId, done: u32, rows: Vec<ImportRow>) -> bool {
    write(store, move |tx| tx.imports().add_rows(id, done, &rows))
}

fn move_to(store: &dyn Store, id: ImportId, from: &'static [ImportState], to: ImportState, minute: i64) -> bool {
    write(store, move |tx| tx.imports().move_state(id, from, to, Some(&twin()), at(minute)))
}

pub(super) fn an_added_import_reads_back_as_it_was_given(store: &dyn Store) {
    let import = add(store, "a", 3);
    let expected = Import {
        id: import.id,
        file: new(import.file.created_by, "a"),
        state: ImportState::Uploaded,
        done_rows: 0,
        applied_to: 0,
        counts: RowCounts::default(),
        error: None,
        created_at: at(3),
        checked_at: None,
        finished_at: None,
    };
    assert_eq!(import, expected);
    assert_eq!(get(store, import.id), expected);
    assert_eq!(read(store, |tx| tx.imports().by_id(ImportId(987_654))), None);
}

pub(super) fn checking_counts_its_rows_and_keeps_them(store: &dyn Store) {
    let id = add(store, "a", 0).id;
    assert!(!note(store, id, 0, rows(2..4)), "nobody checks it");
    assert!(begin(store, id) && !begin(store, id), "one check at a time");
    assert!(note(store, id, 0, rows(2..8)) && note(store, id, 6, rows(8..11)));
    assert!(!note(store, id, 6, rows(11..13)), "another has gone on meanwhile");
    let import = get(store, id);
    assert_eq!((import.state, import.done_rows), (ImportState::Checking, 9));
    assert_eq!(import.counts, RowCounts { create: 2, update: 2, same: 3, error: 2 });
    assert_eq!((import.file.mapping, import.file.reason.as_deref()), (mapping("B"), Some("Why")));
    let kept = read(store, move |tx| tx.imports().rows_after(id, &RowOutcome::ALL, 0, 100));
    assert_eq!(kept, rows(2..11));
    assert_eq!((kept[0].errors[0].message.text(), kept[0].errors[0].column.text()), (twin().text(), "{text}"));
}

pub(super) fn a_second_attempt_begins_anew(store: &dyn Store) {
    let id = add(store, "a", 0).id;
    assert!(!write(store, move |tx| tx.imports().clear_rows(id)), "nobody checks it");
    assert!(begin(store, id) && note(store, id, 0, rows(2..8)));
    assert!(write(store, move |tx| tx.imports().clear_rows(id)));
    assert_eq!((get(store, id).done_rows, get(store, id).counts), (0, RowCounts::default()));
    assert!(note(store, id, 0, rows(2..4)));
    assert_eq!(read(store, move |tx| tx.imports().rows_after(id, &RowOutcome::ALL, 0, 100)).len(), 2);
}

pub(super) fn states_move_only_from_the_expected_ones(store: &dyn Store) {
    let id = add(store, "a", 0).id;
    assert!(!move_to(store, id, &[ImportState::Checking], ImportState::Checked, 1));
    assert!(begin(store, id));
    assert!(move_to(store, id, &[ImportState::Checking], ImportState::Checked, 2));
    let import = get(store, id);
    assert_eq!((import.state, import.checked_at, import.finished_at), (ImportState::Checked, Some(at(2)), None));
    assert!(move_to(store, id, &[ImportState::Checked], ImportState::Applying, 3));
    assert!(move_to(store, id, &[ImportState::Applying], ImportState::Failed, 4));
    let import = get(store, id);
    assert_eq!(
        (import.error.as_ref().map(Message::text), import.checked_at, import.finished_at),
        (Some(twin().text()), Some(at(2)), Some(at(4)))
    );
    assert_eq!(import.error.map(|error| error.render(Language::Ms)), Some(twin().render(Language::Ms)));
    assert!(begin(store, id), "what failed may be checked again");
    let import = get(store, id);
    assert_eq!((import.error, import.checked_at, import.finished_at), (None, None, None));
    assert!(move_to(store, id, ImportState::CANCELLABLE, ImportState::Cancelled, 5));
    assert!(!begin(store, id) && !note(store, id, 0, rows(2..3)), "what was given up stays so");
}

pub(super) fn of_many_who_apply_one_succeeds(store: &dyn Store) {
    let id = add(store, "a", 0).id;
    assert!(begin(store, id) && move_to(store, id, &[ImportState::Checking], ImportState::Checked, 1));
    let won = race(8, |_| move_to(store, id, &[ImportState::Checked], ImportState::Applying, 2));
    assert_eq!(won.into_iter().filter(|won| *won).count(), 1);
}

pub(super) fn walking_rows_and_imports_gives_each_once(store: &dyn Store) {
    let id = add(store, "rows", 0).id;
    assert!(begin(store, id) && note(store, id, 0, rows(2..20)));
    let numbers = |outcome: Option<RowOutcome>| -> Vec<u32> {
        rows(2..20)
            .into_iter()
            .filter(|row| outcome.is_none_or(|one| one == row.outcome))
            .map(|row| row.number)
            .collect()
    };
    for outcome in [None, Some(RowOutcome::Same)] {
        assert_walks(store, &numbers(outcome), move |tx, page: &PageRequest| {
            tx.imports().rows(id, outcome, page).map(|page| page.map(|row| row.number))
        });
    }
    let wanted = [RowOutcome::Create, RowOutcome::Update];
    let some = read(store, move |tx| tx.imports().rows_after(id, &wanted, 8, 3));
    assert_eq!(some.iter().map(|row| row.number).collect::<Vec<_>>(), [9, 12, 13]);
    let mut expected = vec![id];
    for number in 1..7 {
        expected.insert(0, add(store, &format!("i{number}"), number / 3).id);
    }
    assert_walks(store, &expected, |tx, page| tx.imports().list(page).map(|page| page.map(|import| import.id)));
}

pub(super) fn old_imports_are_forgotten_with_their_rows(store: &dyn Store) {
    let (old, young) = (add(store, "old", 1).id, add(store, "young", 5).id);
    assert!(begin(store, old) && note(store, old, 0, rows(2..1_202)));
    assert!(begin(store, young) && note(store, young, 0, rows(2..6)));
    assert_eq!(write(store, |tx| tx.imports().purge(at(5))), Vec::<String>::new(), "its rows are still there");
    let purge_rows = || write(store, |tx| tx.imports().purge_rows(at(5)));
    assert_eq!([purge_rows(), purge_rows(), purge_rows()], [1_000, 200, 0], "others write in between");
    assert_eq!(write(store, |tx| tx.imports().purge(at(5))), ["import-old.csv"]);
    assert_eq!(write(store, |tx| tx.imports().purge(at(5))), Vec::<String>::new());
    assert_eq!(read(store, move |tx| tx.imports().by_id(old)), None);
    assert_eq!(read(store, move |tx| tx.imports().rows_after(old, &RowOutcome::ALL, 0, 9)), []);
    assert_eq!(get(store, young).done_rows, 4);
    assert_eq!(read(store, move |tx| tx.imports().rows_after(young, &RowOutcome::ALL, 0, 9)).len(), 4);
}

pub(super) fn a_step_of_applying_is_noted_once(store: &dyn Store) {
    let id = add(store, "file", 0).id;
    let note = |from, to| write(store, move |tx| tx.imports().note_applied(id, from, to));
    assert!(!note(0, 5), "nobody applies it");
    write(store, move |tx| tx.imports().move_state(id, &[ImportState::Uploaded], ImportState::Applying, None, at(1)));
    assert!(note(0, 5));
    assert!(!note(0, 7), "another was faster");
    assert!(note(5, 9));
    assert_eq!(get(store, id).applied_to, 9);
    write(store, move |tx| tx.imports().move_state(id, &[ImportState::Applying], ImportState::Failed, None, at(2)));
    assert!(write(store, move |tx| tx.imports().begin_check(id, &mapping("SKU"), None)));
    assert_eq!(get(store, id).applied_to, 0, "what is checked again begins anew");
}
