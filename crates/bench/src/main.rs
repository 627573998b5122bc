//! `tierway-bench`: bounded load against the release server on loopback and, next to it, the same statements straight
//! against the same database. A tool for `make bench`; docs/performance.md explains the figures. It is not shipped.

use std::io::Write;

use clap::Parser;

mod bare;
mod bare_phases;
mod chance;
mod common;
mod compare;
mod database;
mod figures;
mod fill;
mod http;
mod inside;
mod journal;
mod literal;
mod load;
mod operations;
mod options;
mod orders;
mod outcome;
mod parameters;
mod quick;
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
mod yardstick;

pub(crate) use common::{Result, millis, progress};
use compare::Compared;
use options::Options;
use outcome::Outcome;

fn main() -> std::process::ExitCode {
    let done = match std::env::args_os().nth(1) {
        Some(word) if word == "compare" => compare::print(&Compared::parse_from(std::env::args_os().skip(1))),
        _ => measure(&Options::parse()),
    };
    match done {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            progress(&format!("tierway-bench: {error}"));
            std::process::ExitCode::FAILURE
        }
    }
}

fn measure(options: &Options) -> Result<()> {
    if let Some(orders) = options.orders {
        let answered = orders::measure(options, orders)?;
        writeln!(std::io::stdout(), "{}", answered.markdown())?;
        return Ok(());
    }
    if options.quick {
        return quick::look(options);
    }
    let outcome = Outcome::take(options)?;
    writeln!(std::io::stdout(), "{}", outcome.markdown())?;
    if let Some(file) = &options.json {
        journal::add(file, &outcome)?;
        progress(&format!("The figures are in {}.", file.display()));
    }
    if outcome.parts().iter().any(|part| part.fault.is_some()) {
        return Err("some requests failed; see the report".into());
    }
    Ok(())
}
