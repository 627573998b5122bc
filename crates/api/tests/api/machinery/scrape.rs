//! Parses `/metrics` as a collector does.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::http::Method;

use crate::support::{Answer, TestApp};

/// Somebody on the machine itself.
pub const LOCAL: &str = "127.0.0.1:40001";

/// A snapshot of the metrics.
pub struct Scrape {
    /// The types by the name under which a series is asked for: counters end in `_total`, information in `_info`.
    pub types: BTreeMap<String, String>,
    samples: Vec<Sample>,
}

struct Sample {
    name: String,
    labels: BTreeMap<String, String>,
    value: f64,
}

impl Scrape {
    /// Reads them on the machine itself.
    pub async fn of(app: &TestApp) -> Scrape {
        let answer = app.guest().request(Method::GET, "/metrics").at_address(LOCAL).send().await;
        assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
        Scrape::read(&answer)
    }

    /// Contents of a response.
    pub fn read(answer: &Answer) -> Scrape {
        let text = answer.text();
        assert!(text.ends_with("\n# EOF\n"), "{text}");
        let typed = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
        let types = typed.map(|(name, kind)| (series(name, kind), kind.to_owned())).collect();
        let samples = text.lines().filter(|line| !line.starts_with('#')).map(Sample::read).collect();
        Scrape { types, samples }
    }

    /// How many samples there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// The one sample of this name with these labels, perhaps among others.
    #[track_caller]
    pub fn value(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let found: Vec<&Sample> = self.found(name, labels).collect();
        assert_eq!(found.len(), 1, "samples of {name} with {labels:?}");
        found[0].value
    }

    /// The sum of the samples of this name with these labels.
    pub fn sum(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        self.found(name, labels).map(|sample| sample.value).sum()
    }

    /// The values of a label.
    pub fn values_of(&self, label: &str) -> BTreeSet<&str> {
        self.samples.iter().filter_map(|sample| sample.labels.get(label)).map(String::as_str).collect()
    }

    /// The labels that samples of a series have, but for the bounds of histograms.
    pub fn labels(&self, name: &str) -> BTreeSet<&str> {
        let of_series = self.samples.iter().filter(|sample| sample.is_of(name));
        of_series.flat_map(|sample| sample.labels.keys()).map(String::as_str).filter(|label| *label != "le").collect()
    }

    fn found<'s>(&'s self, name: &'s str, labels: &'s [(&str, &str)]) -> impl Iterator<Item = &'s Sample> {
        let has = |sample: &Sample| {
            labels.iter().all(|(label, value)| sample.labels.get(*label).is_some_and(|found| found == value))
        };
        self.samples.iter().filter(move |sample| sample.name == name && has(sample))
    }
}

/// The name under which a series is asked for.
fn series(name: &str, kind: &str) -> String {
    match kind {
        "counter" => format!("{name}_total"),
        "info" => format!("{name}_info"),
        _ => name.to_owned(),
    }
}

impl Sample {
    fn read(line: &str) -> Sample {
        let (head, value) = line.rsplit_once(' ').unwrap();
        let (name, labels) = head.split_once('{').unwrap_or((head, "}"));
        let labels = labels.strip_suffix('}').unwrap();
        let pair = |text: &str| {
            let (label, value) = text.split_once('=').unwrap();
            (label.to_owned(), value.trim_matches('"').to_owned())
        };
        let labels = labels.split(',').filter(|text| !text.is_empty()).map(pair).collect();
        Sample { name: name.to_owned(), labels, value: value.parse().unwrap() }
    }

    fn is_of(&self, series: &str) -> bool {
        let parts = ["_bucket", "_sum", "_count"];
        self.name == series || parts.iter().any(|part| self.name.strip_suffix(part) == Some(series))
    }
}
