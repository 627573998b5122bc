//! Everything a run measures on one database, one part after the other.

use std::sync::Arc;
use std::thread;

use chrono::{DateTime, Utc};
use tierway_adapters::SystemClock;
use tierway_kernel::Clock as _;

use crate::bare_phases::{self, BareRun};
use crate::database::Database;
use crate::figures::Figures;
use crate::options::{Kind, Options};
use crate::report::{Aim, Footprint, Report, measured};
use crate::scenario::{self, Scenario};
use crate::searching::Searched;
use crate::server::{self, Server};
use crate::streams::{self, Followed};
use crate::tally::Tally;
use crate::yardstick::Yardstick;
use crate::{Result, fill, inside, millis, progress, record, searching};

/// What a run gave.
pub struct Outcome {
    /// On which database.
    pub database: Kind,
    /// The newest migration of its schema.
    pub schema: String,
    /// When it began.
    pub began: DateTime<Utc>,
    /// Phases against the server.
    pub served: Vec<Figures>,
    /// Phases of bare statements.
    pub bare: Vec<Figures>,
    /// Memory and start.
    pub footprints: Vec<Footprint<'static>>,
    /// The large catalogue, unless it was left out.
    pub searched: Option<Searched>,
    /// Those who follow their notices, unless they were left out.
    pub followed: Option<Followed>,
}

/// One thing that was tried.
pub struct Part {
    /// Its name, different from every other's.
    pub name: String,
    /// What went wrong.
    pub fault: Option<String>,
}

impl Outcome {
    /// Runs everything that is wanted.
    pub fn take(options: &Options) -> Result<Outcome> {
        let began = SystemClock.now();
        let searched = options.wants("search").then(|| searching::measure(options)).transpose()?;
        let followed = options.wants(streams::NAME).then(|| streams::measure(options)).transpose()?;
        record::install()?;
        let mut footprints = Vec::new();
        if !options.quick {
            footprints.push(demo(options)?);
        }
        let database = Database::create(options, "load")?;
        let (served, bare, full) = load(options, &database)?;
        footprints.push(full);
        let schema = database.schema()?;
        Ok(Outcome { database: options.database, schema, began, served, bare, footprints, searched, followed })
    }

    /// The report as text.
    pub fn markdown(&self) -> String {
        let Outcome { database, schema, served, bare, footprints, .. } = self;
        let aims = self.aims();
        let mut text = Report { title: &database.to_string(), served, bare, aims: &aims, footprints }.markdown();
        text.push_str(&measured(self.began, schema));
        if let Some(followed) = &self.followed {
            text.push_str(&followed.markdown());
        }
        if let Some(searched) = &self.searched {
            text.push_str(&searched.markdown());
        }
        text
    }

    /// The ratios the product aims at.
    pub fn aims(&self) -> Vec<Aim<'static>> {
        let searched = self.searched.iter().flat_map(|searched| &searched.questions);
        let searched: Vec<&Figures> = searched.map(|(figures, _)| figures).collect();
        aims(&self.served, &self.bare, &searched)
    }

    /// What was tried, in the order of the report.
    pub fn parts(&self) -> Vec<Part> {
        let part = |prefix: &str, figures: &Figures| Part {
            name: format!("{prefix}{}", figures.name),
            fault: figures.fault(),
        };
        let mut parts: Vec<Part> = self.served.iter().map(|figures| part("", figures)).collect();
        parts.extend(self.bare.iter().map(|figures| part("statements: ", figures)));
        let searched = self.searched.iter().flat_map(|searched| &searched.questions);
        parts.extend(searched.map(|(figures, _)| part("", figures)));
        parts.extend(self.followed.iter().map(|_| Part { name: "notice streams".to_owned(), fault: None }));
        parts
    }
}

/// The server and the bare statements in turns.
fn load(options: &Options, database: &Database) -> Result<(Vec<Figures>, Vec<Figures>, Footprint<'static>)> {
    progress(&format!("Filling {} products …", options.products()));
    let (filled, operations) = inside::prepare(options, database)?;
    let filled = Arc::new(filled);
    let server = Server::start(&options.binary, database)?;
    thread::sleep(options.settling());
    let idle = server.memory()?;
    // Once the server is up: its start takes all statistics out of an SQLite file.
    let yardstick = Yardstick::lay(&mut bare_phases::link(database)?)?;
    let cookies =
        scenario::cookies(server.address, options.connections(), &|number| fill::login(number % fill::CUSTOMERS))?;
    let admin = scenario::cookies(server.address, 1, &|_| fill::ADMIN.to_owned())?.remove(0);
    let scenario = Scenario { server: &server, database, filled: &filled, options, cookies, admin };
    let bare_run = BareRun { options, database, filled: &filled, operations: &operations, yardstick: &yardstick };
    let (mut served, mut bare) = (Tally::default(), Tally::default());
    for round in 0..options.rounds() {
        progress(&format!("Round {}, the server:", round + 1));
        scenario.round(round, &mut served)?;
        progress(&format!("Round {}, bare statements:", round + 1));
        bare_run.round(round, &mut bare)?;
    }
    thread::sleep(options.settling());
    let (first_answer_ms, loaded) = (millis(server.first_answer), Some(server.memory()?));
    let full = Footprint { name: "this catalogue", first_answer_ms, idle, loaded };
    Ok((served.figures(), bare.figures(), full))
}

/// Memory and start with the demo data, on which nothing is loaded.
fn demo(options: &Options) -> Result<Footprint<'static>> {
    progress("Demo data …");
    let database = Database::create(options, "demo")?;
    server::run(&options.binary, &database, &["migrate"])?;
    server::run(&options.binary, &database, &["seed"])?;
    let server = Server::start(&options.binary, &database)?;
    thread::sleep(options.settling());
    let idle = server.memory()?;
    Ok(Footprint { name: "demo data", first_answer_ms: millis(server.first_answer), idle, loaded: None })
}

/// The ratios of the phases that were run.
fn aims(served: &[Figures], bare: &[Figures], searched: &[&Figures]) -> Vec<Aim<'static>> {
    // A phase and its bare statements may have one name.
    fn rate<'a>(mut all: impl Iterator<Item = &'a Figures>, name: &str) -> Option<f64> {
        all.find(|figures| figures.name == name && figures.rate > 0.0).map(|figures| figures.rate)
    }
    let searched = || searched.iter().copied();
    let ours_of = |name: &str| rate(served.iter().chain(searched()), name);
    let whole_of = |name: &str| rate(bare.iter().chain(searched()).chain(served), name);
    [
        ("guest's list of 50 / plaintext", scenario::GUEST_LIST, scenario::PLAINTEXT, 0.5),
        ("the same as brotli / plaintext", scenario::BROTLI_LIST, scenario::PLAINTEXT, 0.5),
        ("guest's product by id / plaintext", scenario::GUEST_PRODUCT, scenario::PLAINTEXT, 0.4),
        ("customer's product by id / plaintext", scenario::OWN_PRODUCT, scenario::PLAINTEXT, 0.15),
        ("order of 3 lines / bare statements", scenario::ORDER, bare_phases::ORDER, 0.5),
        ("customer's list of 50 / yardstick", scenario::OWN_LIST, bare_phases::YARD_LIST, 3.0),
        ("customer's product by id / yardstick", scenario::OWN_PRODUCT, bare_phases::YARD_PRODUCT, 1.0),
        ("order of 3 lines / yardstick", scenario::ORDER, bare_phases::YARD_ORDER, 0.6),
        ("search with facets / yardstick", searching::FACETS, searching::YARD_SEARCH, 1.0),
    ]
    .into_iter()
    .filter_map(|(name, ours, whole, least)| Some(Aim { name, ratio: ours_of(ours)? / whole_of(whole)?, least }))
    .collect()
}
