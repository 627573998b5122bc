//! The report: markdown tables on standard output, to be pasted into docs/performance.md.

use std::fmt::Write as _;

use chrono::{DateTime, Utc};

use crate::figures::Figures;
use crate::server::Memory;

/// When, and of what, figures are.
pub fn measured(began: DateTime<Utc>, schema: &str) -> String {
    let processors = std::thread::available_parallelism().map_or(0, usize::from);
    let (version, day) = (env!("CARGO_PKG_VERSION"), began.format("%-d %B %Y"));
    format!("\nMeasured on {day}: version {version}, schema {schema}, {processors} processors.\n")
}

/// A ratio the product aims at.
pub struct Aim<'a> {
    /// What is compared.
    pub name: &'a str,
    /// The server's rate over the rate it is held against.
    pub ratio: f64,
    /// The least it should be.
    pub least: f64,
}

/// Memory and start of one server.
pub struct Footprint<'a> {
    /// Which data it ran on.
    pub name: &'a str,
    /// From process start to the first product list.
    pub first_answer_ms: f64,
    /// Idle after start.
    pub idle: Memory,
    /// After the load, where there was one.
    pub loaded: Option<Memory>,
}

/// The tables of one database.
pub struct Report<'a> {
    /// The heading.
    pub title: &'a str,
    /// Phases against the server.
    pub served: &'a [Figures],
    /// Phases of bare statements.
    pub bare: &'a [Figures],
    /// The ratios.
    pub aims: &'a [Aim<'a>],
    /// Memory and start.
    pub footprints: &'a [Footprint<'a>],
}

impl Report<'_> {
    /// The report as text.
    pub fn markdown(&self) -> String {
        let mut text = format!("## {}\n\n", self.title);
        text.push_str("| request | req/s | p50 ms | p99 ms | errors | server CPU µs |\n|---|--:|--:|--:|--:|--:|\n");
        self.served.iter().for_each(|figures| text.push_str(&row(figures, true)));
        text.push_str("\n| bare statements | ops/s | p50 ms | p99 ms | errors |\n|---|--:|--:|--:|--:|\n");
        self.bare.iter().for_each(|figures| text.push_str(&row(figures, false)));
        text.push_str("\n| ratio | measured | aim | |\n|---|--:|--:|---|\n");
        for aim in self.aims {
            let verdict = if aim.ratio >= aim.least { "met" } else { "missed" };
            let _infallible = writeln!(text, "| {} | {:.2} | ≥ {} | {verdict} |", aim.name, aim.ratio, aim.least);
        }
        text.push_str(
            "\n| server with | start to first answer | idle memory | after the load | peak |\n|---|--:|--:|--:|--:|\n",
        );
        for footprint in self.footprints {
            let loaded = footprint.loaded.map_or_else(|| "–".to_owned(), |memory| format!("{:.0} MB", memory.now));
            let peak = footprint.loaded.unwrap_or(footprint.idle).peak;
            let _infallible = writeln!(
                text,
                "| {} | {:.0} ms | {:.0} MB | {loaded} | {peak:.0} MB |",
                footprint.name, footprint.first_answer_ms, footprint.idle.now,
            );
        }
        self.faults(&mut text);
        text
    }

    fn faults(&self, text: &mut String) {
        for figures in self.served.iter().chain(self.bare) {
            if let Some(fault) = &figures.first_fault {
                let _infallible = writeln!(text, "\nFirst error of \"{}\": {fault}", figures.name);
            }
        }
    }
}

fn row(figures: &Figures, with_processor: bool) -> String {
    let Figures { name, rate, p50, p99, faults, server_micros, .. } = figures;
    let mut row = format!("| {name} | {} | {p50:.2} | {p99:.2} | {faults} |", rounded(*rate));
    if with_processor {
        row.push_str(&server_micros.map_or_else(|| " – |".to_owned(), |micros| format!(" {micros:.0} |")));
    }
    row.push('\n');
    row
}

/// Whole above 10, else with one place.
fn rounded(rate: f64) -> String {
    if rate >= 10.0 { format!("{rate:.0}") } else { format!("{rate:.1}") }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::figures::Sample;

    #[test]
    fn the_tables_say_what_was_measured_and_which_aim_is_met() {
        let mut sample = Sample::default();
        sample.good(Duration::from_micros(1500));
        sample.fault(|| "status 500: oh".to_owned());
        let figures = [sample.figures("plaintext", Duration::from_secs(1))];
        let aims = [
            Aim { name: "list / plaintext", ratio: 0.6, least: 0.5 },
            Aim { name: "order / bare", ratio: 0.4, least: 0.5 },
        ];
        let idle = Memory { now: 40.2, peak: 41.0 };
        let footprints = [Footprint { name: "demo data", first_answer_ms: 120.4, idle, loaded: None }];
        let report = Report { title: "SQLite", served: &figures, bare: &figures, aims: &aims, footprints: &footprints };
        let text = report.markdown();
        for line in [
            "## SQLite",
            "| plaintext | 1.0 | 1.50 | 1.50 | 1 | – |",
            "| list / plaintext | 0.60 | ≥ 0.5 | met |",
            "| order / bare | 0.40 | ≥ 0.5 | missed |",
            "| demo data | 120 ms | 40 MB | – | 41 MB |",
            "First error of \"plaintext\": status 500: oh",
        ] {
            assert!(text.contains(line), "{line} is missing in:\n{text}");
        }
    }

    /// Whoever changes the schema measures anew, on both databases.
    #[test]
    fn the_published_figures_are_of_the_newest_schema() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let migrations = std::fs::read_dir(root.join("migrations/postgres")).expect("the migrations");
        let names = migrations.map(|entry| entry.expect("a migration").file_name().to_string_lossy().into_owned());
        let newest = names.max().expect("a migration").split('_').next().expect("its version").to_owned();
        let published = std::fs::read_to_string(root.join("docs/performance.md")).expect("the document");
        let named: Vec<_> = published.split(", schema ").skip(1).filter_map(|after| after.split(',').next()).collect();
        assert_eq!(named, [newest.as_str(); 2], "docs/performance.md holds figures of another schema");
    }
}
