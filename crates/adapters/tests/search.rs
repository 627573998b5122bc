//! Property tests of the search: after any sequence of changes it finds, counts and ranks like a naive full scan, and
//! like a rebuilt index.
#![allow(clippy::unwrap_used, reason = "a failed expectation here fails a test")]

use std::sync::Arc;

use proptest::prelude::*;
use tierway_adapters::CatalogueSearch;
use tierway_application::catalogue::products_changed;
use tierway_application::{Access, ProductSearch, Store, Transaction, transact_blocking};
use tierway_catalogue::{Between, ProductDraft, SearchQuestion, SearchSort};
use tierway_kernel::{Page, PageRequest, ProductId, StoreError};
use tierway_testkit::builders::{at, money, product_draft, quantity};
use tierway_testkit::{Fresh, NaiveSearch};

/// Too short for typos, of which the naive search knows none.
const WORDS: [&str; 6] = ["ice", "pod", "kit", "ic", "äpf", "50ml"];
/// Long enough for typos.
const LONG: [&str; 7] = ["mango", "mangos", "mengo", "strawberry", "strawbery", "mangosteen", "papaya20"];
/// The typed text.
const TYPED: [&str; 9] =
    ["mango", "mnago", "mang", "strawberri", "strwbery", "mango strawberry", "papaya20", "mangoteen", "berry"];

/// A change of the catalogue; numbers choose products and texts.
#[derive(Debug, Clone)]
enum Step {
    Put {
        which: usize,
        words: (usize, usize),
        kind: usize,
        price: i64,
        active: bool,
    },
    Remove {
        which: usize,
    },
    /// The first of these sells best, then the other.
    Rank {
        first: usize,
        second: usize,
    },
    Ask {
        word: usize,
        kinds: usize,
        categories: usize,
        puffs: i64,
        active: Option<bool>,
        limit: u32,
    },
    /// What has changed becomes part of the large index.
    Fold,
    /// The process ends and another opens the index.
    Reopen,
}

fn step() -> impl Strategy<Value = Step> {
    let put = (0..12_usize, (0..6_usize, 0..6_usize), 0..4_usize, 0..3_i64, any::<bool>())
        .prop_map(|(which, words, kind, price, active)| Step::Put { which, words, kind, price, active });
    let ask = (0..8_usize, 0..4_usize, 0..3_usize, 0..4_i64, any::<Option<bool>>(), 1..8_u32).prop_map(
        |(word, kinds, categories, puffs, active, limit)| Step::Ask { word, kinds, categories, puffs, active, limit },
    );
    let remove = (0..12_usize).prop_map(|which| Step::Remove { which });
    let rank = (0..12_usize, 0..12_usize).prop_map(|(first, second)| Step::Rank { first, second });
    prop_oneof![8 => put, 2 => remove, 2 => rank, 4 => ask, 1 => Just(Step::Fold), 1 => Just(Step::Reopen)]
}

fn draft(which: usize, words: (usize, usize), kind: usize, price: i64, is_active: bool) -> ProductDraft {
    let mut draft =
        product_draft(&format!("{} {} {}", WORDS[words.0], WORDS[words.1], LONG[(which + kind) % LONG.len()]));
    draft.details.attributes.flavour = (kind > 0).then(|| format!("F{kind}"));
    draft.details.attributes.puff_count = (kind > 1).then(|| quantity(price));
    ProductDraft {
        sku: format!("S{which}"),
        category: format!("K{kind}"),
        description: String::new(),
        agent_price: (price > 0).then(|| money(&format!("{price}.00"))),
        is_active,
        ..draft
    }
}

/// Carries out a change as the use cases do.
fn change(tx: &mut dyn Transaction, known: &mut [Option<ProductId>], step: &Step) -> Result<(), StoreError> {
    let id = match *step {
        Step::Put { which, words, kind, price, active } => {
            let draft = draft(which, words, kind, price, active);
            let id = match known[which] {
                Some(id) => tx.products().update(id, &draft, at(1))?.unwrap().id,
                None => {
                    let id = tx.products().add(&draft, at(0))?.id;
                    tx.stock().open(id)?;
                    id
                }
            };
            known[which] = Some(id);
            id
        }
        Step::Remove { which } => {
            let Some(id) = known[which].take() else { return Ok(()) };
            tx.stock().close(id)?;
            tx.products().remove(id)?;
            id
        }
        Step::Rank { first, second } => {
            let best: Vec<ProductId> = [first, second].into_iter().filter_map(|which| known[which]).collect();
            let ranked: Vec<(ProductId, i64)> = best.into_iter().rev().zip(1..).collect();
            let changed = tx.products().set_best_sellers(&ranked)?;
            return products_changed(tx, &changed, at(1));
        }
        Step::Ask { .. } | Step::Fold | Step::Reopen => return Ok(()),
    };
    products_changed(tx, &[id], at(1))
}

fn walk(
    tx: &mut dyn Transaction,
    search: &dyn ProductSearch,
    question: &SearchQuestion,
    sort: SearchSort,
    limit: u32,
) -> Result<Vec<ProductId>, StoreError> {
    let mut ids = Vec::new();
    let mut request = PageRequest::first(limit);
    loop {
        let Page { items, total, next } = search.find(tx, question, sort, &request)?;
        ids.extend(items);
        let Some(next) = next else {
            assert_eq!(ids.len() as u64, total, "a walk gives as many as were promised");
            return Ok(ids);
        };
        request.cursor = Some(next);
    }
}

fn compare(
    tx: &mut dyn Transaction,
    search: &CatalogueSearch,
    question: &SearchQuestion,
    limit: u32,
) -> Result<(), StoreError> {
    let naive = NaiveSearch;
    for sort in [
        SearchSort::Name,
        SearchSort::NameDescending,
        SearchSort::Price,
        SearchSort::PriceDescending,
        SearchSort::Category,
        SearchSort::CategoryDescending,
        SearchSort::Newest,
        SearchSort::Oldest,
        SearchSort::BestSelling,
    ] {
        let found = walk(tx, search, question, sort, limit)?;
        assert_eq!(found, walk(tx, &naive, question, sort, 200)?, "{question:?} {sort:?}");
    }
    let mut ranked = walk(tx, search, question, SearchSort::Relevance, limit)?;
    assert_eq!(ranked, walk(tx, search, question, SearchSort::Relevance, 200)?, "{question:?}");
    let mut all = walk(tx, &naive, question, SearchSort::Name, 200)?;
    ranked.sort_unstable();
    all.sort_unstable();
    assert_eq!(ranked, all, "{question:?}");
    assert_eq!(search.facets(tx, question)?, naive.facets(tx, question)?, "{question:?}");
    let new = CatalogueSearch::new();
    for typed in TYPED {
        let typos = SearchQuestion { text: Some(typed.to_owned()), ..question.clone() };
        let found = walk(tx, search, &typos, SearchSort::Relevance, limit)?;
        assert_eq!(found, walk(tx, &new, &typos, SearchSort::Relevance, 200)?, "{typos:?}");
        assert_eq!(search.facets(tx, &typos)?, new.facets(tx, &typos)?, "{typos:?}");
    }
    Ok(())
}

fn question(step: &Step) -> Option<(SearchQuestion, u32)> {
    let Step::Ask { word, kinds, categories, puffs, active, limit } = *step else { return None };
    let question = SearchQuestion {
        text: WORDS.get(word).map(|word| (*word).to_owned()),
        is_active: active,
        flavours: (1..=kinds).map(|kind| format!("F{kind}")).collect(),
        categories: (1..=categories).map(|kind| format!("K{kind}")).collect(),
        puffs: Between { min: (puffs > 0).then_some(puffs), max: None },
        ..SearchQuestion::default()
    };
    Some((question, limit))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn any_walk_of_changes_is_found_as_by_reading_everything(steps in prop::collection::vec(step(), 1..40)) {
        let store = Fresh::sqlite();
        let directory = tempfile::tempdir().unwrap();
        let open = || Arc::new(CatalogueSearch::in_directory(directory.path().to_owned()));
        let (mut search, mut known) = (open(), vec![None; 12]);
        for step in steps {
            match step {
                Step::Fold => search.fold().unwrap(),
                Step::Reopen => {
                    // The thread of the store may still hold it.
                    while Arc::strong_count(&search) > 1 {
                        std::thread::yield_now();
                    }
                    drop(search);
                    search = open();
                }
                _ => {}
            }
            let (search, before) = (search.clone(), known);
            known = transact_blocking(&*store, Access::Write, move |tx| {
                let mut known = before.clone();
                change(tx, &mut known, &step)?;
                if let Some((question, limit)) = question(&step) {
                    compare(tx, &search, &question, limit)?;
                }
                Ok(known)
            })
            .unwrap();
        }
    }
}

#[test]
fn many_changes_at_once_are_followed() {
    let fresh = Fresh::sqlite();
    let store: &dyn Store = &*fresh;
    let search = Arc::new(CatalogueSearch::new());
    let mut steps: Vec<Vec<Step>> = Vec::new();
    for round in 0..30_usize {
        let put = |which| Step::Put { which, words: (round % 6, which % 6), kind: which % 4, price: 1, active: true };
        steps.push((0..12).map(put).collect());
    }
    let mut known = vec![None; 12];
    for round in steps {
        let (search, before) = (search.clone(), known);
        known = transact_blocking(store, Access::Write, move |tx| {
            let mut known = before.clone();
            for step in &round {
                change(tx, &mut known, step)?;
            }
            let everything = SearchQuestion { text: Some("ic".to_owned()), ..SearchQuestion::default() };
            compare(tx, &search, &everything, 5)?;
            Ok(known)
        })
        .unwrap();
    }
}
