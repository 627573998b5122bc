//! The figures of a run as JSON, so that two runs can be compared: part → what was measured → value, for each database.

use std::collections::BTreeMap;
use std::path::Path;
use std::thread;

use serde_json::{Map, Value, json};

use crate::Result;
use crate::figures::Figures;
use crate::outcome::Outcome;
use crate::report::Footprint;

/// What grows when the product gets faster; of everything else less is better.
pub const MORE_IS_BETTER: [&str; 2] = ["a second", "ratio"];

/// Parts with what was measured of each.
type Parts = BTreeMap<String, BTreeMap<String, f64>>;

/// Adds a run to the file, beside that of the other database.
pub fn add(file: &Path, outcome: &Outcome) -> Result<()> {
    let mut databases = match std::fs::read_to_string(file) {
        Ok(text) => databases(&serde_json::from_str(&text)?).cloned().unwrap_or_default(),
        Err(_) => Map::new(),
    };
    databases.insert(outcome.database.to_string(), json!(parts(outcome)));
    let whole = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "schema": outcome.schema,
        "began": outcome.began.to_rfc3339(),
        "processors": thread::available_parallelism().map_or(0, usize::from),
        "databases": databases,
    });
    std::fs::write(file, format!("{whole:#}\n"))?;
    Ok(())
}

/// The databases of a file.
pub fn databases(whole: &Value) -> Option<&Map<String, Value>> {
    whole.get("databases")?.as_object()
}

fn parts(outcome: &Outcome) -> Parts {
    let mut parts = Parts::new();
    let mut note = |part: String, measured: &[(&str, Option<f64>)]| {
        let values = measured.iter().filter_map(|(what, value)| Some(((*what).to_owned(), (*value)?)));
        parts.entry(part).or_default().extend(values);
    };
    outcome.served.iter().for_each(|figures| note(figures.name.clone(), &of_phase(figures)));
    outcome.bare.iter().for_each(|figures| note(format!("statements: {}", figures.name), &of_phase(figures)));
    outcome.aims().iter().for_each(|aim| note(aim.name.to_owned(), &[("ratio", Some(aim.ratio))]));
    outcome
        .footprints
        .iter()
        .for_each(|footprint| note(format!("server with {}", footprint.name), &of_server(footprint)));
    if let Some(searched) = &outcome.searched {
        searched.questions.iter().for_each(|(figures, _)| note(figures.name.clone(), &of_phase(figures)));
        note(
            "index".to_owned(),
            &[
                ("built ms", Some(searched.built_ms)),
                ("opened ms", Some(searched.opened_ms)),
                ("memory MB", Some(searched.memory)),
            ],
        );
    }
    if let Some(followed) = &outcome.followed {
        let millis = |time| Some(crate::millis(time));
        let measured = [
            ("opened ms", millis(followed.opened)),
            ("half ms", millis(followed.half())),
            ("slowest ms", millis(followed.slowest())),
            ("memory MB", Some(followed.open.now)),
            ("peak MB", Some(followed.open.peak)),
        ];
        note(crate::streams::NAME.to_owned(), &measured);
    }
    parts
}

fn of_phase(figures: &Figures) -> [(&'static str, Option<f64>); 4] {
    let Figures { rate, p50, p99, server_micros, .. } = figures;
    [("a second", Some(*rate)), ("p50 ms", Some(*p50)), ("p99 ms", Some(*p99)), ("server CPU µs", *server_micros)]
}

fn of_server(footprint: &Footprint<'_>) -> [(&'static str, Option<f64>); 4] {
    let Footprint { first_answer_ms, idle, loaded, .. } = footprint;
    [
        ("start ms", Some(*first_answer_ms)),
        ("idle MB", Some(idle.now)),
        ("loaded MB", loaded.map(|memory| memory.now)),
        ("peak MB", Some(loaded.unwrap_or(*idle).peak)),
    ]
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::DateTime;

    use super::*;
    use crate::figures::Sample;
    use crate::options::Kind;
    use crate::server::Memory;

    fn outcome(database: Kind) -> Outcome {
        let mut sample = Sample::default();
        sample.good(Duration::from_millis(4));
        let idle = Memory { now: 41.0, peak: 44.0 };
        Outcome {
            database,
            schema: "2026-11-24-001000".to_owned(),
            began: DateTime::UNIX_EPOCH,
            served: vec![sample.clone().figures("sign-in", Duration::from_secs(1))],
            bare: vec![sample.figures("sign-in", Duration::from_secs(2))],
            footprints: vec![Footprint { name: "demo data", first_answer_ms: 120.0, idle, loaded: None }],
            searched: None,
            followed: None,
        }
    }

    #[test]
    fn both_databases_stand_in_one_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("run.json");
        add(&file, &outcome(Kind::Sqlite)).expect("written");
        add(&file, &outcome(Kind::Postgres)).expect("written");
        let whole: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("there")).expect("JSON");
        assert_eq!(whole["schema"], "2026-11-24-001000");
        for database in ["SQLite", "PostgreSQL"] {
            let parts = &whole["databases"][database];
            assert_eq!(parts["sign-in"]["a second"], 1.0);
            assert_eq!(parts["statements: sign-in"]["a second"], 0.5);
            assert_eq!(parts["sign-in"]["p99 ms"], 4.0);
            assert_eq!(parts["server with demo data"]["idle MB"], 41.0);
            assert!(parts["sign-in"].get("server CPU µs").is_none());
        }
    }
}
