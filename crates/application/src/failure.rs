//! Errors of use cases. The messages come from the domain errors; here and in `failure/`, one file per domain, they are
//! mapped to a kind, which the API turns into a status.

mod accounts;
mod catalogue;
mod commissions;
mod inventory;
mod orders;
mod workforce;

use chrono::Duration;
use tierway_accounts::UploadError;
use tierway_kernel::{FieldError, Message, PageError, Refused, Sentence, StoreError, message};

use crate::imports::StateError;

/// A field of a request with the previous value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaleField {
    /// The field and its sentence.
    pub error: FieldError,
    /// The current state, in API form; `None` if it no longer exists, or for other errors.
    pub current: Option<String>,
}

/// Why nothing was done. Every variant but `Store` carries a sentence for the person.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum Failure {
    /// Nobody is signed in (401).
    #[error("Please sign in first.")]
    NotSignedIn,
    /// Wrong username or password, without saying which (401).
    #[error("Invalid credentials. Please try again.")]
    BadCredentials,
    /// Visible but not allowed (403).
    #[error("{0}")]
    Forbidden(Message),
    /// Right password, wrong sign-in page: the sentence, and the page of this account (403).
    #[error("{0}")]
    WrongPortal(&'static str, &'static str),
    /// Does not exist, or not for this caller (404).
    #[error("{0} was not found.")]
    NotFound(&'static str),
    /// Too often; how long to wait (429). Says nothing of what was tried.
    #[error("Too many attempts. Please try again in {wait}.", wait = in_words(*_0))]
    TooMany(Duration),
    /// Against the current state (409).
    #[error("{0}")]
    Conflict(Message),
    /// Fields say what was true before and is no longer (409).
    #[error("{first}", first = first_of(_0))]
    Stale(Vec<StaleField>),
    /// A rule is broken (422).
    #[error("{0}")]
    Rule(Message),
    /// Fields are at fault (422).
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// The idempotency key was used for another request (422).
    #[error("This Idempotency-Key was already used for another request.")]
    KeyReused,
    /// A parameter cannot be read (400).
    #[error("{0}")]
    Malformed(Message),
    /// Uploaded content is too large (413).
    #[error("{0}")]
    TooLarge(Message),
    /// Unsupported type of upload (415).
    #[error("{0}")]
    WrongType(Message),
    /// The store failed; logged only (503 if busy, otherwise 500).
    #[error("the store failed: {cause}", cause = _0.to_string())]
    Store(#[from] StoreError),
    /// File storage is unavailable; logged only (503).
    #[error("the storage of files failed: {0}")]
    Storage(String),
    /// Stored data is corrupt; the message names it (500).
    #[error("{0}")]
    Damaged(Message),
    /// A mail or a webhook's message did not arrive, and why; its job tries again (500).
    #[error("{0}")]
    Undelivered(Message),
    /// An external service failed; logged only (500).
    #[error("an outside service failed: {0}")]
    Outside(String),
}

/// A wait as people say it: never less than it is.
fn in_words(wait: Duration) -> Message {
    let seconds = wait.num_seconds().max(0) + i64::from(wait.subsec_nanos() > 0);
    match seconds {
        ..=1 => "a second".into(),
        2..=119 => message!("{seconds} seconds", seconds),
        _ => message!("{minutes} minutes", minutes = (seconds + 59) / 60),
    }
}

/// The first of the outdated fields speaks for all.
fn first_of(fields: &[StaleField]) -> Message {
    fields.first().map_or_else(|| "Please check the form.".into(), |stale| stale.error.message.clone())
}

impl Failure {
    /// A complaint about one field.
    pub fn field(field: impl Into<String>, message: impl Into<Message>) -> Failure {
        Failure::Fields(vec![FieldError::new(field, message)])
    }

    /// Passes when nothing was found.
    pub(crate) fn unless_none(found: Vec<FieldError>) -> Result<(), Failure> {
        if found.is_empty() { Ok(()) } else { Err(Failure::Fields(found)) }
    }

    /// A rejected upload: too large is 413, everything else an error of the form field.
    pub fn upload(field: &str, error: UploadError) -> Failure {
        match error {
            UploadError::TooLarge => Failure::TooLarge(error.message()),
            _ => Failure::field(field, error),
        }
    }
}

/// Combines the results of two validations, with one error per field.
pub(crate) fn both<A, B>(one: Result<A, Failure>, other: Result<B, Failure>) -> Result<(A, B), Failure> {
    match (one, other) {
        (Ok(one), Ok(other)) => Ok((one, other)),
        (Err(Failure::Fields(mut fields)), Err(Failure::Fields(others))) => {
            for other in others {
                if fields.iter().all(|known| known.field != other.field) {
                    fields.push(other);
                }
            }
            Err(Failure::Fields(fields))
        }
        (Err(failure), _) | (_, Err(failure)) => Err(failure),
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        match refused {
            Refused::NotSignedIn => Failure::NotSignedIn,
            Refused::Forbidden | Refused::Worded(_) => Failure::Forbidden(refused.message()),
        }
    }
}

impl From<PageError> for Failure {
    fn from(error: PageError) -> Failure {
        Failure::Malformed(error.message())
    }
}

impl From<StateError> for Failure {
    fn from(error: StateError) -> Failure {
        Failure::Conflict(error.message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_checks_have_against_fields_is_told_together() {
        let told = |found: &[(&str, &'static str)]| {
            Err::<(), _>(Failure::Fields(found.iter().map(|(field, text)| FieldError::new(*field, *text)).collect()))
        };
        assert_eq!(both(Ok(1), Ok("a")), Ok((1, "a")));
        let together = both(told(&[("a", "One."), ("b", "Two.")]), told(&[("b", "Three."), ("c", "Four.")]));
        assert_eq!(together.map(|_| ()), told(&[("a", "One."), ("b", "Two."), ("c", "Four.")]));
        assert_eq!(both(told(&[("a", "One.")]), Ok(())).map(|_| ()), told(&[("a", "One.")]));
        assert_eq!(both(Ok(()), told(&[("a", "One.")])).map(|_| ()), told(&[("a", "One.")]));
        let busy = || Err::<(), _>(Failure::Store(StoreError::Unavailable));
        assert_eq!(both(busy(), told(&[("a", "One.")])).map(|_| ()), busy());
    }

    #[test]
    fn waits_are_said_in_words_and_never_too_short() {
        for (milliseconds, words) in [
            (0, "a second"),
            (900, "a second"),
            (29_001, "30 seconds"),
            (60_000, "60 seconds"),
            (120_000, "2 minutes"),
            (840_500, "15 minutes"),
        ] {
            let failure = Failure::TooMany(Duration::milliseconds(milliseconds));
            assert_eq!(failure.to_string(), format!("Too many attempts. Please try again in {words}."));
        }
    }
}
