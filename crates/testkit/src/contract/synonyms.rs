//! Search synonyms.

use tierway_application::Store;
use tierway_catalogue::SynonymTable;

use super::support::{read, write};

pub(super) fn the_table_is_replaced_by_who_saw_it(store: &dyn Store) {
    let table = |version, groups: &[Vec<String>]| SynonymTable { version, groups: groups.to_vec() };
    assert_eq!(read(store, |tx| tx.synonyms().table()), table(1, &[]), "it begins empty");
    let groups =
        vec![vec!["vape juice".to_owned(), "E-Liquid".to_owned()], vec!["果汁".to_owned(), "Saft \"".to_owned()]];
    let given = groups.clone();
    assert!(write(store, move |tx| tx.synonyms().set(1, &given)));
    assert_eq!(read(store, |tx| tx.synonyms().version()), 2);
    assert_eq!(read(store, |tx| tx.synonyms().table()), table(2, &groups));
    assert!(!write(store, |tx| tx.synonyms().set(1, &[])), "somebody was faster");
    assert_eq!(read(store, |tx| tx.synonyms().table()), table(2, &groups));
    assert!(write(store, |tx| tx.synonyms().set(2, &[])));
    assert_eq!(read(store, |tx| tx.synonyms().table()), table(3, &[]));
}
