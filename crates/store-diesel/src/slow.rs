//! Logging of slow statements and use cases: duration, and a statement's text, never its values. The log line names the
//! request and its operation by their span.

use std::time::{Duration, Instant};

use diesel::connection::{Instrumentation, InstrumentationEvent};

/// Most characters of a text that are logged.
const LONGEST: usize = 2_000;

/// Diesel's separator between a statement and its values.
const VALUES: &str = " -- binds: ";

/// Watches one connection.
#[derive(Debug)]
pub(crate) struct SlowStatements {
    slow: Duration,
    begun: Option<Instant>,
}

impl SlowStatements {
    /// Watches for statements that take at least so long.
    pub(crate) fn from(slow: Duration) -> SlowStatements {
        SlowStatements { slow, begun: None }
    }
}

impl Instrumentation for SlowStatements {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartQuery { .. } => self.begun = Some(Instant::now()),
            InstrumentationEvent::FinishQuery { query, error, .. } => {
                let took = self.begun.take().map_or(Duration::ZERO, |begun| begun.elapsed());
                if took >= self.slow {
                    let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
                    let statement = text_of(&query.to_string());
                    tracing::warn!(millis, failed = error.is_some(), statement, "slow statement");
                }
            }
            _ => {}
        }
    }
}

/// Runs a use case, and logs it when it takes at least so long.
pub(crate) fn watched<T>(slow: Option<Duration>, run: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let ended = run();
    let took = begun.elapsed();
    if slow.is_some_and(|slow| took >= slow) {
        tracing::warn!(millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX), "slow use case");
    }
    ended
}

/// A statement without its values and not too long.
fn text_of(query: &str) -> String {
    // The values come last, and may hold anything: the first mark is the one.
    let text = query.split_once(VALUES).map_or(query, |(text, _)| text).trim_end();
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use std::sync::Arc;

    use diesel::prelude::*;
    use diesel::sql_types::Text;

    use super::*;

    fn logged(slow: Duration, work: impl FnOnce(&mut SqliteConnection)) -> String {
        let file = tempfile::NamedTempFile::new().unwrap();
        let log = Arc::new(file.reopen().unwrap());
        let log = tracing_subscriber::fmt().with_ansi(false).with_writer(log).finish();
        let mut connection = SqliteConnection::establish(":memory:").unwrap();
        connection.set_instrumentation(SlowStatements::from(slow));
        tracing::subscriber::with_default(log, || {
            let request = tracing::error_span!("request", id = "the-request");
            request.in_scope(|| work(&mut connection));
        });
        std::fs::read_to_string(file.path()).unwrap()
    }

    fn ask(connection: &mut SqliteConnection) {
        let asked = diesel::select(diesel::dsl::sql::<Text>("").bind::<Text, _>("anna@mail.example -- binds: []"));
        assert!(asked.get_result::<String>(connection).is_ok());
    }

    #[test]
    fn a_slow_statement_is_logged_with_its_request_and_without_its_values() {
        let log = logged(Duration::ZERO, ask);
        for part in ["WARN", "slow statement", "the-request", "SELECT", "failed=false"] {
            assert!(log.contains(part), "{part} in {log}");
        }
        assert!(!log.contains("anna"), "{log}");
        assert_eq!(logged(Duration::from_secs(600), ask), "");
    }

    #[test]
    fn long_texts_are_cut() {
        let cut = text_of(&"ü".repeat(3_000));
        assert_eq!((cut.chars().count(), cut.chars().last()), (LONGEST + 1, Some('…')));
        assert_eq!(text_of("SELECT 1 -- binds: [\"secret\"]"), "SELECT 1");
    }
}
