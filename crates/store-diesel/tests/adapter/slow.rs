//! Slow statements and use cases are logged with their request, and without parameter values.

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tempfile::NamedTempFile;
use tierway_store_diesel::{DatabaseSettings, open_with};
use tierway_testkit::builders::at;
use tierway_testkit::contract::support::{read, write};

/// The log of this program; the store's threads write to it too.
fn log() -> &'static NamedTempFile {
    static LOG: OnceLock<NamedTempFile> = OnceLock::new();
    LOG.get_or_init(|| {
        let file = NamedTempFile::new().unwrap();
        let writer: Arc<File> = Arc::new(file.reopen().unwrap());
        let log = tracing_subscriber::fmt().with_ansi(false).with_max_level(tracing::Level::WARN).with_writer(writer);
        log.init();
        file
    })
}

/// The lines about slow statements of one request.
fn lines_of(request: &str) -> Vec<String> {
    lines("slow statement", request)
}

/// The lines of one request with this message.
fn lines(message: &str, request: &str) -> Vec<String> {
    let whole = std::fs::read_to_string(log().path()).unwrap();
    let is_it = |line: &&str| line.contains(message) && line.contains(request);
    whole.lines().filter(is_it).map(str::to_owned).collect()
}

on_each!(a_slow_statement_names_its_request_and_no_values, |database| {
    log();
    let request = format!("request-of-{:?}", std::thread::current().id());
    let watched = DatabaseSettings { slow: Some(Duration::ZERO), ..DatabaseSettings::at(database.url()) };
    let store = open_with(&watched, Path::new("")).unwrap();
    let quiet = DatabaseSettings { slow: Some(Duration::from_secs(600)), ..DatabaseSettings::at(database.url()) };
    let quiet = open_with(&quiet, Path::new("")).unwrap();
    tracing::error_span!("request", id = %request).in_scope(|| {
        write(&*store, |tx| tx.settings().set("anna", "secret@mail.example", at(0)));
        assert!(read(&*store, |tx| tx.settings().get("anna")).is_some());
    });
    let lines = lines_of(&request);
    assert!(lines.iter().any(|line| line.contains("settings") && line.contains("millis=")), "{lines:?}");
    assert!(!lines.iter().any(|line| line.contains("anna") || line.contains("secret@")), "{lines:?}");
    tracing::error_span!("request", id = %format!("quick-{request}")).in_scope(|| {
        assert!(read(&*quiet, |tx| tx.settings().get("anna")).is_some());
    });
    assert_eq!(lines_of(&format!("quick-{request}")), Vec::<String>::new());
});

on_each!(a_slow_use_case_names_its_request_and_operation, |database| {
    log();
    let request = format!("use-case-of-{:?}", std::thread::current().id());
    let watched = DatabaseSettings { slow: Some(Duration::ZERO), ..DatabaseSettings::at(database.url()) };
    let store = open_with(&watched, Path::new("")).unwrap();
    let quiet = open_with(&DatabaseSettings { slow: None, ..watched }, Path::new("")).unwrap();
    tracing::error_span!("request", id = %request, operation = "writeSetting").in_scope(|| {
        write(&*store, |tx| tx.settings().set("anna", "1", at(0)));
    });
    tracing::error_span!("request", id = %request, operation = "readSetting").in_scope(|| {
        assert!(read(&*store, |tx| tx.settings().get("anna")).is_some());
    });
    tracing::error_span!("request", id = %request, operation = "readQuietly").in_scope(|| {
        assert!(read(&*quiet, |tx| tx.settings().get("anna")).is_some());
    });
    let lines = lines("slow use case", &request);
    for operation in ["writeSetting", "readSetting"] {
        let named = |line: &&String| line.contains(operation) && line.contains("millis=");
        assert_eq!(lines.iter().filter(named).count(), 1, "{operation} in {lines:?}");
    }
    assert!(!lines.iter().any(|line| line.contains("readQuietly")), "{lines:?}");
});
