//! `tierway-bench`: bounded load against the release server on loopback and, next to it, the same statements straight
//! against the same database. A tool for `make bench`; docs/performance.md explains the figures. It is not shipped.

use std::io::Write;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use clap::Parser;

mod bare;
mod bare_phases;
mod chance;
mod database;
mod figures;
mod fill;
mod http;
mod inside;
mod literal;
mod load;
mod operations;
mod options;
mod parameters;
mod record;
mod report;
mod scenario;
mod server;
mod statement;
mod template;

use database::Database;
use figures::Figures;
use fill::Filled;
use options::{Kind, Options};
use report::{Aim, Footprint, Report};
use scenario::Scenario;
use server::Server;

/// Any reason to stop, as a sentence.
type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// How long a server that was just started is left alone before its memory is read.
const SETTLING: Duration = Duration::from_secs(2);

fn main() -> std::process::ExitCode {
    match measure(&Options::parse()) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            tell(&format!("tierway-bench: {error}"));
            std::process::ExitCode::FAILURE
        }
    }
}

/// Says what is going on, beside the report.
#[expect(clippy::print_stderr, reason = "a command tells its user what it does")]
fn tell(text: &str) {
    eprintln!("{text}");
}

fn measure(options: &Options) -> Result<()> {
    record::install()?;
    let mut footprints = Vec::new();
    let mut served = Vec::new();
    if !options.bare_only {
        footprints.push(demo(options)?);
    }
    let database = Database::create(options, "load")?;
    tell(&format!("Filling {} products …", options.products));
    let (filled, operations) = inside::prepare(options, &database)?;
    if !options.bare_only {
        let (figures, footprint) = load_server(options, &database, &filled)?;
        served = figures;
        footprints.push(footprint);
    }
    tell("Bare statements:");
    let bare = bare_phases::run_all(options, &database, &Arc::new(filled), &operations)?;
    let aims = if options.bare_only { Vec::new() } else { aims(&served, &bare) };
    let title = match options.database {
        Kind::Sqlite => "SQLite",
        Kind::Postgres => "PostgreSQL",
    };
    let report = Report { title, served: &served, bare: &bare, aims: &aims, footprints: &footprints };
    writeln!(std::io::stdout(), "{}", report.markdown())?;
    if served.iter().chain(&bare).any(|figures| figures.faults > 0 || figures.count == 0) {
        return Err("some requests failed; see the report".into());
    }
    Ok(())
}

/// All phases against a server on this database.
fn load_server(options: &Options, database: &Database, filled: &Filled) -> Result<(Vec<Figures>, Footprint<'static>)> {
    let server = Server::start(&options.binary, database)?;
    thread::sleep(SETTLING);
    let idle = server.memory()?;
    tell("Load against the server:");
    let served = Scenario { server: &server, filled, bounds: options.bounds() }.run()?;
    thread::sleep(SETTLING);
    let loaded = Some(server.memory()?);
    Ok((served, Footprint { name: "this catalogue", first_answer_ms: millis(server.first_answer), idle, loaded }))
}

/// Memory and start with the demo data, on which nothing is loaded.
fn demo(options: &Options) -> Result<Footprint<'static>> {
    tell("Demo data …");
    let database = Database::create(options, "demo")?;
    server::run(&options.binary, &database, &["migrate"])?;
    server::run(&options.binary, &database, &["seed"])?;
    let server = Server::start(&options.binary, &database)?;
    thread::sleep(SETTLING);
    let idle = server.memory()?;
    Ok(Footprint { name: "demo data", first_answer_ms: millis(server.first_answer), idle, loaded: None })
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// The ratios of issue "the trade loop".
fn aims(served: &[Figures], bare: &[Figures]) -> Vec<Aim<'static>> {
    let rate = |figures: &[Figures], name: &str| {
        figures.iter().find(|figures| figures.name == name).map_or(0.0, |figures| figures.rate)
    };
    let ratio = |name: &str, of: (&[Figures], &str)| rate(served, name) / rate(of.0, of.1).max(1e-9);
    vec![
        Aim {
            name: "guest list of 50 / plaintext",
            ratio: ratio(scenario::GUEST_LIST, (served, scenario::PLAINTEXT)),
            least: 0.5,
        },
        Aim {
            name: "guest product by id / bare statements",
            ratio: ratio(scenario::GUEST_PRODUCT, (bare, bare_phases::PRODUCT)),
            least: 0.3,
        },
        Aim {
            name: "order of 3 lines / bare statements",
            ratio: ratio(scenario::ORDER, (bare, bare_phases::ORDER)),
            least: 0.5,
        },
    ]
}
