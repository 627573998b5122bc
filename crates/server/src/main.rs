//! The `tierway` binary: pure wiring. [`config`] reads command line and environment, [`wiring`] puts adapters behind
//! ports, and each command is a few lines here or a file of its own.

mod admin;
mod allocator;
mod backup;
mod check;
mod config;
mod jobs;
mod logging;
mod serve;
mod setup;
mod stop;
mod wiring;
mod worker;

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser as _;
use tierway_adapters::SystemClock;
use tierway_kernel::Clock as _;

use backup::Source;
use config::{BackupOptions, Cli, Command, DataOptions, RestoreOptions, SeedOptions};
use stop::Stop;

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(code) => code,
        Err(reason) => {
            // Nothing to do if standard error is closed.
            let _unheard = writeln!(std::io::stderr(), "tierway: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode, Stop> {
    match command {
        Command::Serve(options) => {
            allocator::purge_soon();
            serve::serve(&options)?;
        }
        Command::Migrate(data) => migrate(&data)?,
        Command::Seed(options) => plant(&options)?,
        Command::Openapi => print_line(tierway_api::openapi::json().map_err(Stop::because)?.trim_end())?,
        Command::Backup(options) => back_up(&options)?,
        Command::Restore(options) => return put_back(&options),
        Command::Check(data) => return prove(&data),
        Command::Admin(options) => print_line(admin::run(&options)?)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn migrate(data: &DataOptions) -> Result<(), Stop> {
    match tierway_store_diesel::migrate_with(&data.database.settings(), &data.data_dir).map_err(Stop::because)? {
        0 => print_line("The database schema is up to date."),
        1 => print_line("The database schema is up to date: 1 migration was run."),
        many => print_line(format!("The database schema is up to date: {many} migrations were run.")),
    }
}

fn plant(options: &SeedOptions) -> Result<(), Stop> {
    if options.list {
        return print_line(tierway_demo::accounts::table());
    }
    let store = wiring::store(&options.data)?;
    let services = wiring::services(&options.data, "", None, wiring::clock(&*store)?)?;
    let summary = tierway_demo::run(&*store, services).map_err(Stop::because)?;
    print_line(format!("Planted {summary}."))
}

fn back_up(options: &BackupOptions) -> Result<(), Stop> {
    let source = Source { data: options.data.clone(), files: wiring::files(&options.data)? };
    let manifest = backup::make(&source, &options.to, SystemClock.now())?;
    let rows: u64 = manifest.database.rows.values().sum();
    let files = manifest.parts.iter().filter(|part| !part.name.starts_with("database/")).count();
    print_line(format!("Wrote {rows} rows and {files} files to {}.", options.to.display()))
}

fn put_back(options: &RestoreOptions) -> Result<ExitCode, Stop> {
    let target = Source { data: options.data.clone(), files: wiring::files(&options.data)? };
    let manifest = backup::restore(&target, &options.file)?;
    print_line(format!("Restored the backup of {}.", manifest.created_at.format("%-d %B %Y, %H:%M:%S UTC")))?;
    prove(&options.data)
}

fn prove(data: &DataOptions) -> Result<ExitCode, Stop> {
    let store = wiring::unlimited_store(data)?;
    let faults = tierway_application::book_faults(&*store, &*wiring::files(data)?).map_err(Stop::because)?;
    print_line(check::search_index(&*store, &data.search_place()).map_err(Stop::because)?)?;
    if faults.is_empty() {
        print_line(
            "Stock levels and lots equal the ledger, reservations equal the open orders, issued papers are what was issued.",
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    print_line(faults.join("\n"))?;
    Ok(ExitCode::FAILURE)
}

/// Prints a line.
fn print_line(text: impl std::fmt::Display) -> Result<(), Stop> {
    writeln!(std::io::stdout(), "{text}").map_err(Stop::because)
}
