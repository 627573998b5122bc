//! Optimistic concurrency: an update sends the values the editor saw, so that concurrent changes are not overwritten.

use crate::Failure;

/// Fails if a thing no longer matches what the editor saw. `None`: not checked.
pub type Seen<'a, T> = Option<&'a dyn Fn(&T) -> Result<(), Failure>>;

/// Succeeds if the thing still matches; `now` reads it, only if needed. The caller has locked what it is about to
/// change.
pub fn check_seen<T>(seen: Seen<'_, T>, now: impl FnOnce() -> Result<T, Failure>) -> Result<(), Failure> {
    seen.map_or(Ok(()), |check| check(&now()?))
}
