//! Throttles in the store. The rules are in the domain.

use tierway_accounts::{Throttle, ThrottleRepository};
use tierway_application::Store;
use tierway_kernel::StoreError;

use super::support::{read, refused, write};
use crate::builders::at;

fn known(store: &dyn Store, key: &'static str) -> Option<Throttle> {
    read(store, move |tx| tx.throttles().peek(&[key])).pop().flatten()
}

fn keep(throttles: &mut dyn ThrottleRepository, key: &str, minute: i64) -> Result<Throttle, StoreError> {
    let throttle = Throttle { failures: 7, blocked_until: Some(at(minute + 5)), ..throttles.take(key, at(minute))? };
    throttles.put(key, &throttle, at(minute))?;
    Ok(throttle)
}

pub(super) fn a_throttle_reads_back_and_is_cleared(store: &dyn Store) {
    assert_eq!(known(store, "a"), None);
    assert_eq!(write(store, |tx| tx.throttles().take("a", at(1))), Throttle::new(at(1)));
    assert_eq!(known(store, "a"), Some(Throttle::new(at(1))));
    let kept = write(store, |tx| keep(tx.throttles(), "a", 3));
    assert_eq!((kept.failures, kept.window_started_at), (7, at(1)), "taking changes nothing of it");
    let freed = Throttle { blocked_until: None, ..kept };
    write(store, move |tx| tx.throttles().put("b", &freed, at(4)));
    assert_eq!(known(store, "b"), None, "only what was taken is kept");
    let both = read(store, |tx| tx.throttles().peek(&["b", "a", "c"]));
    assert_eq!(both, [None, Some(kept), None]);
    write(store, |tx| tx.throttles().clear("b"));
    assert_eq!(known(store, "a"), Some(kept));
    write(store, |tx| tx.throttles().clear("a"));
    assert_eq!(known(store, "a"), None);
    assert_eq!(read(store, |tx| tx.throttles().peek(&[])), []);
}

pub(super) fn what_is_taken_and_rolled_back_was_never_there(store: &dyn Store) {
    refused(store, |tx| {
        keep(tx.throttles(), "a", 1)?;
        Err::<(), _>(StoreError::Failed("on purpose".to_owned()))
    });
    assert_eq!(known(store, "a"), None);
}

pub(super) fn old_throttles_are_forgotten(store: &dyn Store) {
    for (key, minute) in [("old", 0), ("older", -9), ("young", 5), ("touched", 0)] {
        write(store, move |tx| keep(tx.throttles(), key, minute));
    }
    write(store, |tx| tx.throttles().take("touched", at(6)));
    assert_eq!(write(store, |tx| tx.throttles().purge(at(5))), 2);
    let left = read(store, |tx| tx.throttles().peek(&["old", "older", "young", "touched"]));
    assert_eq!(left.iter().map(Option::is_some).collect::<Vec<_>>(), [false, false, true, true]);
}
