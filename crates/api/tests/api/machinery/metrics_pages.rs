//! The metrics page and the dashboard cover exactly the exported metrics.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;

use super::scrape::Scrape;
use crate::support::TestApp;

fn page(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operations");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

/// Everything that is given out; each request here is answered, so that there are samples of every series.
async fn numbers() -> Scrape {
    let app = TestApp::start().await;
    app.guest().get("/health/live").await.expect(200);
    Scrape::of(&app).await
}

/// The names in backticks.
fn names(cell: &str) -> BTreeSet<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[actix_web::test]
async fn the_page_has_a_row_for_each_series_and_no_other() {
    let (numbers, text) = (numbers().await, page("metrics.md"));
    let (_, series) = text.split_once("## Series").unwrap();
    let (series, labels) = series.split_once("## Labels").unwrap();
    let rows: BTreeMap<&str, Vec<&str>> = series
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>())
        .map(|cells| (cells[0].trim_matches('`'), cells))
        .collect();
    let documented: BTreeSet<&str> = rows.keys().copied().collect();
    assert_eq!(documented, numbers.types.keys().map(String::as_str).collect::<BTreeSet<_>>());
    for (name, cells) in rows {
        assert_eq!(cells.len(), 5, "{name}");
        assert_eq!(cells[1], numbers.types[name], "the type of {name}");
        assert_eq!(names(cells[2]), numbers.labels(name), "the labels of {name}");
        assert!(names(cells[2]).iter().all(|label| labels.contains(&format!("`{label}`"))), "{name}");
    }
}

/// The words of a query that are names of series.
fn series_in(query: &str) -> impl Iterator<Item = &str> {
    let words = query.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words.filter(|word| word.starts_with("tierway_") || word.starts_with("process_"))
}

fn queries(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value.as_str() {
                    Some(text) if ["expr", "query", "definition"].contains(&name.as_str()) => {
                        found.push(text.to_owned())
                    }
                    _ => queries(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| queries(item, found)),
        _ => {}
    }
}

#[actix_web::test]
async fn the_dashboard_uses_each_series_and_no_other() {
    let numbers = numbers().await;
    let dashboard: Value = serde_json::from_str(&page("grafana-dashboard.json")).unwrap();
    let mut found = Vec::new();
    queries(&dashboard, &mut found);
    let used: BTreeSet<&str> = found.iter().flat_map(|query| series_in(query)).collect();
    let given = |name: &&str| {
        let kind = numbers.types.get(*name).map(String::as_str);
        let of_histogram = name.strip_suffix("_bucket").is_some_and(|base| numbers.types.contains_key(base));
        of_histogram || kind.is_some_and(|kind| kind != "histogram")
    };
    let unknown: Vec<&&str> = used.iter().filter(|name| !given(name)).collect();
    assert!(unknown.is_empty(), "the product does not give out {unknown:?}");
    let shown: BTreeSet<&str> = used.iter().map(|name| name.strip_suffix("_bucket").unwrap_or(name)).collect();
    assert_eq!(shown, numbers.types.keys().map(String::as_str).collect::<BTreeSet<_>>());
}
