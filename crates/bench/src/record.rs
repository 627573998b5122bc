//! Writes down the statements that the product's own store sends, so that the bare run sends the same ones and
//! cannot fall behind when a repository changes.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

use crate::Result;
use crate::literal::{Value, parse_list};

/// What separates text and values in diesel's debug form.
const BINDS: &str = "-- binds: ";
/// Statements that set up connections, open and end transactions: the bare run has its own.
const FRAME: [&str; 7] = ["BEGIN", "COMMIT", "SELECT 1; COMMIT", "SAVEPOINT", "RELEASE", "ROLLBACK", "SET "];
/// The store's threads, and the one among them that does no caller's work: it talks to other instances when it has
/// something to say, and whether that falls into a recording is chance.
const STORE: &str = "store-";
const BELL: &str = "store-bell";

static LISTENING: AtomicBool = AtomicBool::new(false);
static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// A statement the store sent.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorded {
    /// Its text.
    pub text: String,
    /// Its values.
    pub values: Vec<Value>,
}

/// Connections that are opened from now on can be listened to.
pub fn install() -> Result<()> {
    set_default_instrumentation(|| {
        let listener: Box<dyn Instrumentation> = Box::new(record_event);
        Some(listener)
    })?;
    Ok(())
}

fn record_event(event: InstrumentationEvent<'_>) {
    if let InstrumentationEvent::StartQuery { query, .. } = event
        && LISTENING.load(Ordering::Acquire)
        && std::thread::current().name().is_some_and(works)
    {
        HEARD.lock().unwrap_or_else(PoisonError::into_inner).push(query.to_string());
    }
}

/// Whether the thread of this name does what callers ask of the store.
fn works(thread: &str) -> bool {
    thread.starts_with(STORE) && thread != BELL
}

/// Runs `work` and gives its result with the statements it sent, those around the transaction left out.
pub fn listen<T>(work: impl FnOnce() -> Result<T>) -> Result<(T, Vec<Recorded>)> {
    LISTENING.store(true, Ordering::Release);
    let result = work();
    LISTENING.store(false, Ordering::Release);
    let heard = std::mem::take(&mut *HEARD.lock().unwrap_or_else(PoisonError::into_inner));
    let statements = heard.iter().filter(|text| !frames(text)).map(|text| read(text)).collect::<Result<Vec<_>>>()?;
    Ok((result?, statements))
}

fn frames(text: &str) -> bool {
    FRAME.iter().any(|word| text.trim_start().starts_with(word))
}

fn read(debug: &str) -> Result<Recorded> {
    let (text, binds) = debug.rsplit_once(BINDS).unwrap_or((debug, "[]"));
    let values = parse_list(binds).map_err(|rest| format!("cannot replay a value of `{text}`: {rest}"))?;
    Ok(Recorded { text: text.trim().to_owned(), values })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_values_are_told_apart() {
        let recorded = read("SELECT 1 FROM t WHERE a = ? -- binds: [\"x\", 2]").expect("readable");
        assert_eq!(recorded.text, "SELECT 1 FROM t WHERE a = ?");
        assert_eq!(recorded.values, [Value::Text("x".to_owned()), Value::Int(2)]);
        assert_eq!(read("SELECT 1").expect("readable").values, []);
        assert!(read("SELECT ? -- binds: [Object {}]").is_err());
    }

    #[test]
    fn only_what_callers_asked_for_is_heard() {
        assert!(["store-writer", "store-reader-3", "store-7"].into_iter().all(works));
        assert!(!["store-bell", "r2d2-worker-0", "main"].into_iter().any(works));
    }

    #[test]
    fn transactions_are_framed_by_the_bare_run_itself() {
        assert!(frames("BEGIN IMMEDIATE"));
        assert!(frames("RELEASE SAVEPOINT work"));
        assert!(!frames("INSERT INTO orders"));
    }
}
