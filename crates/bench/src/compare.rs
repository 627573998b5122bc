//! `tierway-bench compare BEFORE AFTER`: what two runs differ in by more than a share that is usual between runs.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Parser;
use serde_json::{Map, Value};

use crate::Result;
use crate::journal::{MORE_IS_BETTER, databases};

/// A difference of at most this share says nothing.
const USUAL: f64 = 0.15;

/// Prints what changed by more than 15 % between two runs.
#[derive(Debug, Parser)]
#[command(name = "compare")]
pub struct Compared {
    /// The JSON file of the run before.
    before: PathBuf,
    /// That of the run after it.
    after: PathBuf,
}

/// Reads both and prints.
pub fn print(compared: &Compared) -> Result<()> {
    let (before, after) = (read(&compared.before)?, read(&compared.after)?);
    let lines = changes(&before, &after);
    let mut out = std::io::stdout();
    if lines.is_empty() {
        writeln!(out, "Nothing changed by more than {:.0} %.", USUAL * 100.0)?;
    }
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

fn read(file: &Path) -> Result<Value> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(serde_json::from_str(&text).map_err(|error| format!("{} is no run: {error}", file.display()))?)
}

fn changes(before: &Value, after: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    for (database, now) in databases(after).into_iter().flatten() {
        let Some(then) = databases(before).and_then(|all| all.get(database)) else {
            lines.push(format!("{database}: not in the run before"));
            continue;
        };
        let part = |all: &Value, name: &str| all.get(name).and_then(Value::as_object).cloned();
        for name in names(then, now) {
            match (part(then, &name), part(now, &name)) {
                (Some(then), Some(now)) => {
                    lines.extend(of_part(&then, &now).map(|line| format!("{database}: {name}: {line}")));
                }
                (None, _) => lines.push(format!("{database}: {name}: new")),
                (_, None) => lines.push(format!("{database}: {name}: gone")),
            }
        }
    }
    lines
}

/// The parts of both runs, each once.
fn names(then: &Value, now: &Value) -> Vec<String> {
    let mut names: Vec<String> =
        [then, now].into_iter().filter_map(Value::as_object).flat_map(Map::keys).cloned().collect();
    names.sort();
    names.dedup();
    names
}

fn of_part(then: &Map<String, Value>, now: &Map<String, Value>) -> impl Iterator<Item = String> {
    now.iter().filter_map(|(what, after)| {
        let (before, after) = (then.get(what)?.as_f64()?, after.as_f64()?);
        let change = if before == after { 0.0 } else { (after - before) / before };
        if change.abs() <= USUAL {
            return None;
        }
        let better = (change > 0.0) == MORE_IS_BETTER.contains(&what.as_str());
        let verdict = if better { "better" } else { "worse" };
        Some(format!("{what} {} → {} ({:+.0} %, {verdict})", short(before), short(after), change * 100.0))
    })
}

/// Three digits or a little more.
fn short(value: f64) -> String {
    if value.abs() >= 100.0 { format!("{value:.0}") } else { format!("{value:.2}") }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_changed_by_more_than_fifteen_percent_is_said_with_its_direction() {
        let run = |parts: Value| json!({ "databases": { "SQLite": parts } });
        let before = run(json!({
            "order": { "a second": 1000.0, "p99 ms": 10.0, "p50 ms": 2.0 },
            "start": { "idle MB": 57.0 },
            "list": { "a second": 5.0 },
        }));
        let after = run(json!({
            "order": { "a second": 800.0, "p99 ms": 8.0, "p50 ms": 2.2, "server CPU µs": 7.0 },
            "start": { "idle MB": 70.0 },
            "page": { "a second": 5.0 },
        }));
        let mut lines = changes(&before, &after);
        lines.sort();
        assert_eq!(
            lines,
            [
                "SQLite: list: gone",
                "SQLite: order: a second 1000 → 800 (-20 %, worse)",
                "SQLite: order: p99 ms 10.00 → 8.00 (-20 %, better)",
                "SQLite: page: new",
                "SQLite: start: idle MB 57.00 → 70.00 (+23 %, worse)",
            ]
        );
        assert_eq!(changes(&before, &before), Vec::<String>::new());
        assert_eq!(changes(&json!({}), &before), ["SQLite: not in the run before"]);
    }
}
