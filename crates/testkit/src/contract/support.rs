//! Helpers: running cases against a store.

use std::sync::Barrier;

use tierway_accounts::{NewUser, User};
use tierway_application::{Access, Failure, Store, Transaction, transact_blocking};
use tierway_catalogue::Product;
use tierway_kernel::{BusinessZone, Page, PageRequest, StoreError};

use crate::builders::{add_product, add_user, product_draft};

/// Runs `work` in a writing transaction that must commit.
pub fn write<T, F>(store: &dyn Store, work: F) -> T
where
    F: FnMut(&mut dyn Transaction) -> Result<T, StoreError> + Send + 'static,
    T: Send + 'static,
{
    attempt(store, Access::Write, work).expect("the transaction commits")
}

/// Runs `work` in a reading transaction that must succeed.
pub fn read<T, F>(store: &dyn Store, work: F) -> T
where
    F: FnMut(&mut dyn Transaction) -> Result<T, StoreError> + Send + 'static,
    T: Send + 'static,
{
    attempt(store, Access::Read, work).expect("reading succeeds")
}

/// Runs `work` in a writing transaction that must fail, and says how.
pub fn refused<T, F>(store: &dyn Store, work: F) -> StoreError
where
    F: FnMut(&mut dyn Transaction) -> Result<T, StoreError> + Send + 'static,
    T: Send + 'static,
{
    attempt(store, Access::Write, work).err().expect("the store refuses this")
}

/// Runs `work` and returns its outcome.
pub fn attempt<T, F>(store: &dyn Store, access: Access, mut work: F) -> Result<T, StoreError>
where
    F: FnMut(&mut dyn Transaction) -> Result<T, StoreError> + Send + 'static,
    T: Send + 'static,
{
    transact_blocking(store, access, move |tx| work(tx).map_err(Failure::from)).map_err(|failure| match failure {
        Failure::Store(error) => error,
        other => panic!("a store answered with {other:?}"),
    })
}

/// Stores an account.
pub fn user(store: &dyn Store, new: NewUser) -> User {
    write(store, move |tx| add_user(tx, &new))
}

/// Stores a built product with `pieces` on the shelf.
pub fn product(store: &dyn Store, name: &str, pieces: i64) -> Product {
    let draft = product_draft(name);
    write(store, move |tx| add_product(tx, &draft, pieces))
}

/// Takes some orders that have changed into the sums; false when there were none.
pub fn rollup_some(store: &dyn Store, zone: BusinessZone, most: u32) -> bool {
    write(store, move |tx| tx.sales().rollup_orders(zone, most))
}

/// Takes all orders that have changed into the sums.
pub fn fold_all(store: &dyn Store, zone: BusinessZone) {
    while rollup_some(store, zone, 500) {}
}

/// The first page, as long as pages get.
pub fn all() -> PageRequest {
    PageRequest::first(tierway_kernel::MAX_LIMIT)
}

/// Walks a list in pages of `limit` and returns all items. Every page must state `total`, hold no more than the limit,
/// and come to an end.
pub fn walk<T, F>(store: &dyn Store, limit: u32, total: u64, list: F) -> Vec<T>
where
    F: Fn(&mut dyn Transaction, &PageRequest) -> Result<Page<T>, StoreError> + Clone + Send + 'static,
    T: Send + 'static,
{
    let mut items = Vec::new();
    let mut request = PageRequest::first(limit);
    loop {
        let (list, wanted) = (list.clone(), request.clone());
        let page = read(store, move |tx| list(tx, &wanted));
        assert_eq!(page.total, total, "every page states the total");
        assert!(page.items.len() <= limit as usize, "a page holds at most its limit");
        items.extend(page.items);
        let Some(next) = page.next else { return items };
        assert!(items.len() < total as usize, "a full list has no next page");
        // Over the wire and back: a cursor must survive that.
        let cursor = tierway_kernel::Cursor::decode(&next.encode()).expect("an encoded cursor reads back");
        request = PageRequest { limit, cursor: Some(cursor) };
    }
}

/// Walks in pages of 1, 2, 3 and 7 and checks that every walk gives exactly `expected`.
pub fn assert_walks<T, F>(store: &dyn Store, expected: &[T], list: F)
where
    F: Fn(&mut dyn Transaction, &PageRequest) -> Result<Page<T>, StoreError> + Clone + Send + 'static,
    T: Send + PartialEq + std::fmt::Debug + 'static,
{
    for limit in [1, 2, 3, 7] {
        assert_eq!(walk(store, limit, expected.len() as u64, list.clone()), expected, "in pages of {limit}");
    }
}

/// Runs `work` on `count` threads that start together, each with its number, and returns all outcomes.
pub fn race<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let start = Barrier::new(count);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..count)
            .map(|number| {
                let (start, work) = (&start, &work);
                scope.spawn(move || {
                    start.wait();
                    work(number)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread of a race panics")).collect()
    })
}
