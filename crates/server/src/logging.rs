//! The log, on standard error: text for people or one JSON object a line.

use std::io::{IsTerminal as _, stderr};

use tracing_subscriber::EnvFilter;

use crate::stop::Stop;

/// Starts logging with a filter such as `info` or `warn,tierway_api=debug`.
pub fn start(filter: &str, format: &str) -> Result<(), Stop> {
    let filter = if filter.trim().is_empty() { "info,actix_server=warn" } else { filter };
    let filter =
        EnvFilter::try_new(filter).map_err(|error| Stop::because(format!("RUST_LOG cannot be read: {error}.")))?;
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    match format {
        "json" => builder.json().flatten_event(true).init(),
        "text" | "" => builder.with_ansi(stderr().is_terminal()).init(),
        other => return Err(Stop::because(format!("LOG_FORMAT must be text or json, not {other:?}."))),
    }
    Ok(())
}
