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
mod orders;
mod parameters;
mod record;
mod report;
mod scenario;
mod searching;
mod server;
mod statement;
mod streams;
mod tally;
mod template;
mod wares;

use bare_phases::BareRun;
use database::Database;
use figures::Figures;
use options::{Kind, Options};
use report::{Aim, Footprint, Report};
use scenario::Scenario;
use server::Server;
use tally::Tally;

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
    if let Some(orders) = options.orders {
        let answered = orders::measure(options, orders)?;
        writeln!(std::io::stdout(), "{}", answered.markdown())?;
        return Ok(());
    }
    let searched = options.wants("search").then(|| searching::measure(options)).transpose()?;
    let followed = options.wants(streams::NAME).then(|| streams::measure(options)).transpose()?;
    record::install()?;
    let demo = demo(options)?;
    let database = Database::create(options, "load")?;
    tell(&format!("Filling {} products …", options.products));
    let (filled, operations) = inside::prepare(options, &database)?;
    let filled = Arc::new(filled);
    let server = Server::start(&options.binary, &database)?;
    thread::sleep(SETTLING);
    let idle = server.memory()?;
    let cookies =
        scenario::cookies(server.address, options.connections, &|number| fill::login(number % fill::CUSTOMERS))?;
    let scenario = Scenario { server: &server, filled: &filled, options, cookies };
    let bare_run = BareRun { options, database: &database, filled: &filled, operations: &operations };
    let (mut served, mut bare) = (Tally::default(), Tally::default());
    for round in 0..options.rounds() {
        tell(&format!("Round {}, the server:", round + 1));
        scenario.round(round, &mut served)?;
        tell(&format!("Round {}, bare statements:", round + 1));
        bare_run.round(round, &mut bare)?;
    }
    thread::sleep(SETTLING);
    let (first_answer_ms, loaded) = (millis(server.first_answer), Some(server.memory()?));
    let full = Footprint { name: "this catalogue", first_answer_ms, idle, loaded };
    report(options, &served.figures(), &bare.figures(), &[demo, full])?;
    if let Some(followed) = followed {
        writeln!(std::io::stdout(), "{}", followed.markdown())?;
    }
    if let Some(searched) = searched {
        writeln!(std::io::stdout(), "{}", searched.markdown())?;
        if searched.questions.iter().any(|(figures, _)| figures.faults > 0) {
            return Err("some questions failed; see the report".into());
        }
    }
    Ok(())
}

fn report(options: &Options, served: &[Figures], bare: &[Figures], footprints: &[Footprint<'_>]) -> Result<()> {
    let title = match options.database {
        Kind::Sqlite => "SQLite",
        Kind::Postgres => "PostgreSQL",
    };
    let report = Report { title, served, bare, aims: &aims(served, bare), footprints };
    writeln!(std::io::stdout(), "{}", report.markdown())?;
    if served.iter().chain(bare).any(|figures| figures.faults > 0 || figures.count == 0) {
        return Err("some requests failed; see the report".into());
    }
    Ok(())
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

/// The ratios the product aims at, of the phases that were run.
fn aims(served: &[Figures], bare: &[Figures]) -> Vec<Aim<'static>> {
    let rate = |figures: &[Figures], name: &str| {
        figures.iter().find(|figures| figures.name == name).map(|figures| figures.rate).filter(|rate| *rate > 0.0)
    };
    let aim = |name: &'static str, ours: &str, whole: Option<f64>, least: f64| {
        Some(Aim { name, ratio: rate(served, ours)? / whole?, least })
    };
    [
        aim("guest's list of 50 / plaintext", scenario::GUEST_LIST, rate(served, scenario::PLAINTEXT), 0.5),
        aim("the same as brotli / plaintext", scenario::BROTLI_LIST, rate(served, scenario::PLAINTEXT), 0.5),
        aim("guest's product by id / bare statements", scenario::GUEST_PRODUCT, rate(bare, bare_phases::PRODUCT), 0.3),
        aim(
            "customer's product by id / bare statements",
            scenario::OWN_PRODUCT,
            rate(bare, bare_phases::OWN_PRODUCT),
            0.3,
        ),
        aim("order of 3 lines / bare statements", scenario::ORDER, rate(bare, bare_phases::ORDER), 0.5),
    ]
    .into_iter()
    .flatten()
    .collect()
}
