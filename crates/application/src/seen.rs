//! Two people change one thing: whoever saves second says what they have seen, so that the first one's change is not taken
//! back unseen.

use crate::Failure;

/// Fails when a thing is not what whoever changes it has seen. `None`: they do not say what they saw, and their change
/// counts whatever others did in the meantime.
pub type Seen<'a, T> = Option<&'a dyn Fn(&T) -> Result<(), Failure>>;

/// Passes when the thing is as it was seen; `now` reads it, and is asked only where somebody says what they saw. Whoever
/// asks holds what they are about to change, so that it stays so until the transaction ends.
pub fn check_seen<T>(seen: Seen<'_, T>, now: impl FnOnce() -> Result<T, Failure>) -> Result<(), Failure> {
    seen.map_or(Ok(()), |check| check(&now()?))
}
